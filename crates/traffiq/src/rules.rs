//! The rules of the game: what lies on the table, what may be done, and what it brings.
//!
//! Pure. No web, no clock, no randomness, no input or output may enter: the tile that is drawn comes in from outside, as part of an
//! [`Act`]. There is one transition, [`Game::apply`], and it either gives the game that follows or says with a [`Refusal`] why not.
//!
//! Whatever is listed stands in reading order: by row, then by column.

mod act;
mod around;
mod city;
mod colour;
mod competing;
mod direction;
mod game;
mod grid;
mod layout;
mod lists;
mod place;
mod players;
mod refusal;
mod rides;
mod set_up;
mod street;
mod tile;
mod turns;
mod vehicles;

pub use act::{Act, Arrival, Lay, Ride, Spare, Spared};
pub use city::City;
pub use colour::Colour;
pub use competing::Contest;
pub use direction::{Axis, Direction};
pub use game::{BadDeal, Deed, End, Game, Hand, Outcome, Stock};
pub use layout::{CITY_TILES, Layout};
pub use place::{Cell, Crossing};
pub use players::{ByPlayer, Player, Table};
pub use refusal::Refusal;
pub use set_up::{BadSetUp, SetUp};
pub use street::Street;
pub use tile::{Sides, Tile};
pub use turns::{Step, WholeTurn};
pub use vehicles::{Cars, Fleet, Kind, Vehicle};

/// What a turn has room for.
pub const ACTIONS_A_TURN: usize = 2;
/// What everybody is dealt.
pub const TILES_DEALT: usize = 2;
