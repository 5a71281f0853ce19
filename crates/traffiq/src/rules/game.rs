//! The whole game: one transition, from a game and an act to the next game.

mod compete;
mod lay;
mod ride;
mod start;
mod turn;

pub use start::BadDeal;
pub use turn::Deed;

use arrayvec::ArrayVec;

use self::compete::Effects;
use super::ACTIONS_A_TURN;
use super::act::Act;
use super::city::City;
use super::competing::Contest;
use super::layout::CITY_TILES;
use super::place::Crossing;
use super::players::{ByPlayer, Player, Table};
use super::refusal::Refusal;
use super::tile::Tile;
use super::vehicles::{Cars, Fleet, MOST_CARS, Vehicle};

/// The tiles of a player, in the order in which they came.
pub type Hand = ArrayVec<Tile, { CITY_TILES.len() }>;
/// The tiles that can still be drawn, in the order of [`CITY_TILES`].
pub type Stock = ArrayVec<Tile, { CITY_TILES.len() }>;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Somebody's last vehicle stands in the city.
    AllPlaced,
    /// Everyone has had a last turn after the last tile was drawn.
    LastRound,
    /// Nobody has laid or drawn a tile for two rounds.
    Quiet,
}

/// What an act brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub game: Game,
    /// The streets on which vehicles of the act arrived, with the strengths before anybody left.
    pub contests: ArrayVec<Contest, 8>,
    /// Who left, in reading order.
    pub beaten: ArrayVec<(Crossing, Vehicle), MOST_CARS>,
}

/// A game of Manhattan TraffIQ at any moment, as somebody sees it who may look at every tile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    pub(super) city: City,
    pub(super) cars: Cars,
    pub(super) supplies: ByPlayer<Fleet>,
    pub(super) hands: ByPlayer<Hand>,
    pub(super) stock: Stock,
    pub(super) player: Player,
    pub(super) deeds: ArrayVec<Deed, ACTIONS_A_TURN>,
    pub(super) turn: u16,
    /// Turns in a row in which nobody has laid or drawn a tile.
    pub(super) quiet: u8,
    pub(super) turns_left: Option<u8>,
    pub(super) end: Option<End>,
}

impl Game {
    /// The game after this act.
    ///
    /// # Errors
    /// If the rules forbid it; nothing has changed then.
    pub fn apply(&self, act: &Act) -> Result<Self, Refusal> {
        let mut game = self.clone();
        game.perform(act)?;
        Ok(game)
    }

    /// The game after this act, and what came of it.
    ///
    /// # Errors
    /// If the rules forbid it.
    pub fn outcome(&self, act: &Act) -> Result<Outcome, Refusal> {
        let mut game = self.clone();
        let Effects { contests, beaten } = game.perform(act)?;
        Ok(Outcome { game, contests, beaten })
    }

    /// How many play.
    #[must_use]
    pub fn table(&self) -> Table {
        self.supplies.table()
    }

    /// The tiles that lie.
    #[must_use]
    pub const fn city(&self) -> &City {
        &self.city
    }

    /// The vehicles that stand in the city.
    #[must_use]
    pub const fn cars(&self) -> &Cars {
        &self.cars
    }

    /// The vehicles that a player could still put down.
    #[must_use]
    pub fn supply(&self, player: Player) -> Fleet {
        self.supplies[player]
    }

    /// A player's tiles.
    #[must_use]
    pub fn hand(&self, player: Player) -> &[Tile] {
        &self.hands[player]
    }

    /// The tiles that can still be drawn, in the order of [`CITY_TILES`].
    #[must_use]
    pub fn stock(&self) -> &[Tile] {
        &self.stock
    }

    /// Whose turn it is; after the game, whose turn was the last.
    #[must_use]
    pub const fn player(&self) -> Player {
        self.player
    }

    /// What has been done in this turn.
    #[must_use]
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// The number of the turn, counted from 1 through the whole game.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Turns in a row, before this one, in which nobody has laid or drawn a tile.
    #[must_use]
    pub const fn quiet_turns(&self) -> u8 {
        self.quiet
    }

    /// In the last round, how many turns are left, this one included.
    #[must_use]
    pub const fn turns_left(&self) -> Option<u8> {
        self.turns_left
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// What a player's vehicles in the city are worth.
    #[must_use]
    pub fn points(&self, player: Player) -> u8 {
        self.cars.fleet(player).points()
    }

    /// Who has the most points once the game is over; several may share it, and before it nobody does.
    #[must_use]
    pub fn winners(&self) -> ArrayVec<Player, 4> {
        if self.end.is_none() {
            return ArrayVec::new();
        }
        let points = ByPlayer::new(self.table(), |player| self.points(player));
        let most = points.values().max();
        points.iter().filter(|(_, points)| Some(*points) == most).map(|(player, _)| player).collect()
    }

    /// Does the act in this game. What is refused may leave it half done, so this is for a copy.
    fn perform(&mut self, act: &Act) -> Result<Effects, Refusal> {
        match act {
            Act::Lay(lay) => return self.lay(lay),
            Act::Ride(ride) => return self.ride(ride),
            Act::Draw(tile) => self.draw(*tile)?,
            Act::EndTurn if self.end.is_some() => return Err(Refusal::GameOver),
            Act::EndTurn => self.end_turn(),
        }
        Ok(Effects::default())
    }
}
