//! What is seen and heard around the table: one part a file, a component where it has a state or an effect of its own. It
//! decides nothing that a test could not see: that is done in the plain modules of the [shell](super), which also build on
//! the host.

mod app;
mod art;
mod boxed_effect;
mod choice;
mod computers;
mod confirm;
mod delivery;
mod effects;
mod focusing;
mod game_room;
mod home;
mod hurry;
mod keeper;
mod languages;
mod later;
mod looking;
mod menu_sheet;
mod moves;
mod pilot;
mod preferences;
mod promise;
mod resumed;
mod routing;
mod screen;
mod seat_row;
mod set_up;
mod shape;
mod sheet;
mod sheets;
mod sole_table;
mod speech;
mod start;
mod toast;
mod watched;

pub use app::App;
