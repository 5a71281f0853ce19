//! How many play, and what follows from it.

use super::players::Player;
use super::{ALL_COINS, STARTING_COINS};

/// The table: three to five players, or one alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// A solo flight: nobody is struck, the total is the result.
    Solo,
    Three,
    Four,
    Five,
}

impl Mode {
    /// Every mode.
    pub const ALL: [Self; 4] = [Self::Solo, Self::Three, Self::Four, Self::Five];

    /// The mode for this many players, if the game can be played by them.
    #[must_use]
    pub fn for_players(count: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| usize::from(mode.player_count()) == count)
    }

    /// How many play.
    #[must_use]
    pub const fn player_count(self) -> u8 {
        match self {
            Self::Solo => 1,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
        }
    }

    /// How many rounds a game has.
    #[must_use]
    pub const fn rounds(self) -> u8 {
        match self {
            Self::Solo | Self::Three => 5,
            Self::Four | Self::Five => 4,
        }
    }

    /// The coins that are left when everyone has theirs.
    #[must_use]
    pub const fn supply(self) -> u8 {
        ALL_COINS - STARTING_COINS * self.player_count()
    }

    /// Whether the lowest result of a round is struck.
    #[must_use]
    pub const fn strikes(self) -> bool {
        !matches!(self, Self::Solo)
    }

    /// The players in seating order, clockwise.
    pub fn players(self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator {
        (0..self.player_count()).map(Player::at)
    }

    /// The player at this place in seating order, if there is one.
    #[must_use]
    pub fn player(self, index: usize) -> Option<Player> {
        self.players().nth(index)
    }

    /// Who sits `steps` places to the left of `player`: play goes clockwise, to the left.
    #[must_use]
    pub fn left_of(self, player: Player, steps: usize) -> Player {
        let count = usize::from(self.player_count());
        Player::at(((player.index() + steps) % count) as u8)
    }
}
