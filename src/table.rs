//! The table as people see it: what they have picked, what lies where, and what may be done next.
//!
//! Three steps, each blind to the next: [`TableState`] holds the record and what was picked, and changes only by an
//! [`Intent`]; [`TableModel`] is plain data, worked out from it, that says where every piece lies; components draw the
//! model and decide nothing. The first two are pure and tested on the host. No rule is decided here: whatever is
//! allowed is asked of the rules.

mod act;
mod board;
mod cards;
#[cfg(target_arch = "wasm32")]
pub mod draw;
mod formula;
mod model;
pub mod moves;
mod names;
mod news;
mod pick;
mod piece_names;
mod prompts;
mod state;
mod still;
mod tray;
mod why;

pub use act::Intent;
pub use board::{BoardModel, MineModel, PadModel, SeatModel};
pub use cards::{CardModel, Role, RoundCell};
pub use formula::{FormulaModel, FuelCell, GroupCell, LegendModel};
pub use model::TableModel;
pub use names::{driver_name, level_name, species_name};
pub use news::{Happening, News};
pub use pick::{Die, JokerChoice, Pick, Undecided};
pub use piece_names::{die_name, mine_name, pad_name, seat_name, tile_name, tray_die_name};
pub use prompts::{what_to_place, why_blocked};
pub use state::{Scene, TableState};
pub use tray::{ActionsModel, Blocked, KeepNone, PickerModel, Primary, TileState, TilesModel, TrayDie, TrayModel};
pub use why::Why;
