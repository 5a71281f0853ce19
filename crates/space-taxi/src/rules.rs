//! The rules of the game: what lies on the table, what may be done, and what it brings.
//!
//! Pure. No web, no clock, no randomness, no input or output may enter: the dice of a throw come in from outside, as an
//! [`Action`] like any other. There is one transition, [`Game::apply`], and it either gives the game that follows or
//! says which [`Rule`] forbids the action.

mod coins;
mod faces;
mod fare;
mod game;
mod handful;
mod illegal;
mod mode;
mod placement;
mod players;
mod round;
mod taxi;
mod tiles;
mod turn;

pub use coins::Coins;
pub use faces::{Crystal, Face, FuelFace, NoSuchFace, PassengerFace, Species};
pub use fare::{Factor, Fare, Launch, full_of_groups, group_points};
pub use game::{Action, Flight, Game, NoSuchPlayer, Phase};
pub use handful::{FuelDice, Handful, PassengerDice};
pub use illegal::{Illegal, Rule};
pub use mode::Mode;
pub use placement::{Placement, placements};
pub use players::{ByPlayer, NoSuchTable, Player};
pub use round::{Round, TurnResult, struck_result};
pub use taxi::{Smuggling, Taxi, Wings};
pub use tiles::{NumberTile, NumberTiles};
pub use turn::{DiceLeft, Progress, Throw, Turn, UnreachableTurn};

/// All the Space Coins there are.
pub const ALL_COINS: u8 = 27;
/// What a player begins with.
pub const STARTING_COINS: u8 = 3;
/// What it costs to turn a joker into an alien.
pub const JOKER_PRICE: u8 = 1;
/// The least fuel that lifts a taxi off: its passengers count once, and once more for each unit on top.
pub const LEAST_FUEL: u8 = 7;
/// The most fuel that does; more is a misfire, as less is.
pub const MOST_FUEL: u8 = 10;
/// What a taxi full of groups earns.
pub const FULL_TAXI_COINS: u8 = 2;
/// What one coin buys after a launch.
pub const POINTS_PER_COIN: u8 = 2;
