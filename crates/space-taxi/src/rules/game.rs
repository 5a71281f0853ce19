//! The whole game: one transition, from a game and an action to the next game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::coins::Coins;
use super::fare::{Fare, full_of_groups};
use super::illegal::Illegal;
use super::mode::Mode;
use super::placement::{Placement, placements};
use super::players::{ByPlayer, MOST_PLAYERS, Player};
use super::round::{Round, TurnResult};
use super::turn::{Progress, Throw, Turn};

/// No mode has more rounds.
const MOST_ROUNDS: usize = 5;

/// What can happen in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// The dice fall. The rules never roll: whoever drives the game says how.
    Throw(Throw),
    Place(Placement),
    /// After a launch, this many coins are paid for points; none is a choice as well.
    Spend(u8),
}

/// A launched turn, waiting for the coins to be settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flight {
    pub turn: Turn,
    pub fare: Fare,
    /// Coins taken for a taxi full of groups; they are in the purse already.
    pub bonus: u8,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    ToThrow(Turn),
    ToPlace(Turn, Throw),
    ToSpend(Flight),
    /// The round is settled; the opener's throw starts the next.
    RoundOver,
    GameOver,
}

/// The player is not at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("nobody sits at this place")]
pub struct NoSuchPlayer;

/// A game of Space Taxi at any moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    mode: Mode,
    coins: Coins,
    rounds: ArrayVec<Round, MOST_ROUNDS>,
    opener: Player,
    /// How the turns of the running round ended, in the order of play.
    results: ArrayVec<TurnResult, MOST_PLAYERS>,
    phase: Phase,
}

impl Game {
    /// A new game in which `opener` throws first.
    ///
    /// # Errors
    /// If the opener is not at this table.
    pub fn new(mode: Mode, opener: Player) -> Result<Self, NoSuchPlayer> {
        if mode.player(opener.index()).is_none() {
            return Err(NoSuchPlayer);
        }
        Ok(Self {
            mode,
            coins: Coins::dealt(mode),
            rounds: ArrayVec::new(),
            opener,
            results: ArrayVec::new(),
            phase: Phase::ToThrow(Turn::FRESH),
        })
    }

    /// The game after this action.
    ///
    /// # Errors
    /// If the rules forbid it; nothing has changed then.
    pub fn apply(&self, action: &Action) -> Result<Self, Illegal> {
        match (&self.phase, action) {
            (Phase::GameOver, _) => Err(Illegal::GameOver),
            (_, Action::Throw(throw)) => self.thrown(throw),
            (Phase::ToPlace(turn, throw), Action::Place(placement)) => self.placed(turn, throw, placement),
            (Phase::ToSpend(flight), Action::Spend(coins)) => self.spent(flight, *coins),
            (Phase::ToSpend(_), Action::Place(_)) => Err(Illegal::NotSpentYet),
            (_, Action::Place(_)) => Err(Illegal::NothingThrown),
            (_, Action::Spend(_)) => Err(Illegal::NothingToPayFor),
        }
    }

    /// Whether the rules allow this action now.
    #[must_use]
    pub fn is_legal(&self, action: &Action) -> bool {
        self.apply(action).is_ok()
    }

    /// Everything that may be done with the thrown dice, each choice once; nothing if no throw lies on the table.
    #[must_use]
    pub fn legal_placements(&self) -> Vec<Placement> {
        match &self.phase {
            Phase::ToPlace(turn, throw) => placements(turn, throw, self.coins.purse(self.player())),
            _ => Vec::new(),
        }
    }

    /// The turn that waits for its next throw.
    ///
    /// # Errors
    /// If something else must be done first, or the game is over.
    pub fn turn_to_throw(&self) -> Result<Turn, Illegal> {
        match self.phase {
            Phase::ToThrow(turn) => Ok(turn),
            Phase::RoundOver => Ok(Turn::FRESH),
            Phase::ToPlace(..) => Err(Illegal::NotPlacedYet),
            Phase::ToSpend(_) => Err(Illegal::NotSpentYet),
            Phase::GameOver => Err(Illegal::GameOver),
        }
    }

    /// How many play.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Where the coins are.
    #[must_use]
    pub const fn coins(&self) -> &Coins {
        &self.coins
    }

    /// What the game waits for.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The rounds that are settled.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The round that is being played, counted from 1; between rounds and after the game, the one just settled.
    #[must_use]
    pub fn round_number(&self) -> u8 {
        let settled = self.rounds.len() as u8;
        match self.phase {
            Phase::RoundOver | Phase::GameOver => settled,
            _ => settled + 1,
        }
    }

    /// Who opened the running round, or opens the next one.
    #[must_use]
    pub const fn opener(&self) -> Player {
        self.opener
    }

    /// Who acts next. After the game it is whoever would have opened another round.
    #[must_use]
    pub fn player(&self) -> Player {
        self.mode.left_of(self.opener, self.results.len())
    }

    /// How the player's turn of the running round ended, if it has.
    #[must_use]
    pub fn result(&self, player: Player) -> Option<TurnResult> {
        self.mode.player(player.index())?;
        let players = usize::from(self.mode.player_count());
        let place_in_order = (player.index() + players - self.opener.index()) % players;
        self.results.get(place_in_order).copied()
    }

    /// The player's points from all settled rounds.
    #[must_use]
    pub fn total(&self, player: Player) -> u16 {
        self.rounds.iter().map(|round| u16::from(round.score(player))).sum()
    }

    /// Who has the most points once the game is over; several may share it, and before it nobody does.
    #[must_use]
    pub fn winners(&self) -> Vec<Player> {
        if self.phase != Phase::GameOver {
            return Vec::new();
        }
        let totals = ByPlayer::new(self.mode, |player| self.total(player));
        let most = totals.values().max();
        totals.iter().filter(|(_, total)| Some(*total) == most).map(|(player, _)| player).collect()
    }

    fn thrown(&self, throw: &Throw) -> Result<Self, Illegal> {
        let turn = self.turn_to_throw()?;
        if !turn.is_due(throw) {
            return Err(Illegal::WrongDice);
        }
        Ok(Self { phase: Phase::ToPlace(turn, *throw), ..self.clone() })
    }

    fn placed(&self, turn: &Turn, throw: &Throw, placement: &Placement) -> Result<Self, Illegal> {
        let player = self.player();
        let purse = self.coins.purse(player);
        let progress = turn.place(throw, purse, placement)?;
        let paid = self.coins.clone().paid(player, placement.price());
        let coins = paid.expect("the turn accepts no joker that the purse cannot pay");
        let game = Self { coins, ..self.clone() };
        Ok(match progress {
            Progress::ThrowOn(turn) => Self { phase: Phase::ToThrow(turn), ..game },
            Progress::LiftOff(turn, fare) => game.lifted_off(turn, fare),
            Progress::Misfire(_) => game.with_result(TurnResult::Misfire),
        })
    }

    fn lifted_off(self, turn: Turn, fare: Fare) -> Self {
        let player = self.player();
        let (coins, bonus) = if full_of_groups(&turn.taxi()) { self.coins.with_bonus(player) } else { (self.coins, 0) };
        Self { coins, phase: Phase::ToSpend(Flight { turn, fare, bonus }), ..self }
    }

    fn spent(&self, flight: &Flight, coins: u8) -> Result<Self, Illegal> {
        let player = self.player();
        let purse = self.coins.purse(player);
        let paid = self.coins.clone().paid(player, coins).ok_or(Illegal::CoinsUnaffordable { coins, purse })?;
        let result = TurnResult::Launch { fare: flight.fare, bonus: flight.bonus, paid: coins };
        Ok(Self { coins: paid, ..self.clone() }.with_result(result))
    }

    /// Ends the turn, and with it the round and the game if it was their last.
    fn with_result(mut self, result: TurnResult) -> Self {
        self.results.push(result);
        if self.results.len() < usize::from(self.mode.player_count()) {
            return Self { phase: Phase::ToThrow(Turn::FRESH), ..self };
        }
        let round = Round::settled(self.mode, self.opener, &self.results);
        self.opener = round.next_opener();
        self.results.clear();
        self.rounds.push(round);
        let over = self.rounds.len() == usize::from(self.mode.rounds());
        Self { phase: if over { Phase::GameOver } else { Phase::RoundOver }, ..self }
    }
}
