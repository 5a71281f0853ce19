//! Where the 27 Space Coins are: in the purses and in the supply, never anywhere else.

use super::mode::Mode;
use super::players::{ByPlayer, Player};
use super::{FULL_TAXI_COINS, STARTING_COINS};

/// All the coins in the game. They only ever change hands, so there are always as many.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Coins {
    purses: ByPlayer<u8>,
    supply: u8,
}

impl Coins {
    /// Three for each player, the rest in the supply.
    #[must_use]
    pub fn dealt(mode: Mode) -> Self {
        Self { purses: ByPlayer::new(mode, |_| STARTING_COINS), supply: mode.supply() }
    }

    /// What the player holds.
    #[must_use]
    pub fn purse(&self, player: Player) -> u8 {
        self.purses[player]
    }

    /// What every player holds.
    #[must_use]
    pub const fn purses(&self) -> &ByPlayer<u8> {
        &self.purses
    }

    /// What lies in the supply.
    #[must_use]
    pub const fn supply(&self) -> u8 {
        self.supply
    }

    /// The coins after the player has paid into the supply; `None` if the purse does not hold as many.
    #[must_use]
    pub(super) fn paid(mut self, player: Player, coins: u8) -> Option<Self> {
        self.purses[player] = self.purses[player].checked_sub(coins)?;
        self.supply += coins;
        Some(self)
    }

    /// The coins after the player has taken the full-taxi bonus, and what was there to be taken.
    #[must_use]
    pub(super) fn with_bonus(mut self, player: Player) -> (Self, u8) {
        let bonus = self.supply.min(FULL_TAXI_COINS);
        self.supply -= bonus;
        self.purses[player] += bonus;
        (self, bonus)
    }
}
