//! Space Taxi's page without the page: what people see, hear and do, as plain data that is tested on the host.
//!
//! The table itself first: what they have picked, what lies where, and what may be done next.
//! Three steps, each blind to the next: [`TableState`] holds the record and what was picked, and changes only by an
//! [`Intent`]; [`TableModel`] is plain data, worked out from it, that says where every piece lies; components draw the
//! model and decide nothing. The first two are pure and tested on the host. No rule is decided here: whatever is
//! allowed is asked of the rules.
//!
//! Then what is around it: who sits where ([`seating`]), what is kept ([`saves`]), where the page is ([`route`]), what a website may want ([`embed`]), how a
//! piece moves ([`motion`]) and sounds ([`sound`]), what is announced ([`announce`]), the first flight, the daily one, review and replay.

mod act;
pub mod announce;
mod board;
pub mod board_text;
pub mod busy;
mod cards;
pub mod channel;
pub mod coaching;
pub mod computers;
pub mod confirmation;
pub mod cues;
pub mod current_game;
pub mod daily;
pub mod dead_link;
pub mod dice_stats;
pub mod embed;
mod feats;
pub mod fingerprint;
pub mod first_flight;
mod formula;
pub mod gate;
pub mod hotkeys;
pub mod import_faults;
pub mod keeping;
mod last_die;
pub mod last_scene;
mod model;
pub mod motion;
pub mod moves;
mod names;
mod news;
pub mod notices;
pub mod personal_best;
mod pick;
pub mod pictured;
mod piece_names;
mod position_model;
mod prompts;
pub mod read_aloud;
pub mod refusal;
pub mod replay;
pub mod review_rows;
pub mod route;
pub mod rule_boards;
pub mod rule_now;
pub mod saves;
pub mod seating;
mod solo_turns;
pub mod sound;
mod stakes;
pub mod standings;
mod state;
pub mod tips;
mod tray;
pub mod turn_call;
pub mod turn_log;
mod why;

pub use act::Intent;
pub use board::{BoardModel, MineModel, PadModel, SeatModel};
pub use cards::{CardModel, Role, RoundCell};
pub use feats::Feats;
pub use formula::{FormulaModel, FuelCell, GroupCell, LegendModel};
pub use last_die::LastDie;
pub use model::{RoundSoFar, TableModel};
pub use names::{driver_name, level_name, species_name};
pub use news::{Happening, News};
pub use pick::{Die, JokerChoice, Pick, Undecided};
pub use piece_names::{die_name, mine_name, pad_name, seat_name, tile_name, tray_die_name};
pub use prompts::{what_to_place, why_blocked};
pub use solo_turns::{SoloTurn, TurnSum};
pub use stakes::{Chance, Stake, Stakes};
pub use state::{Scene, TableState};
pub use tray::{ActionsModel, Blocked, KeepNone, PickerModel, Primary, TileState, TilesModel, TrayDie, TrayModel};
pub use why::Why;
