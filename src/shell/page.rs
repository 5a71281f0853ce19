//! What is seen and heard around the table: one part a file, a component where it has a state or an effect of its own. It
//! decides nothing that a test could not see: that is done in the plain modules of the [shell](super), which also build on
//! the host.

mod about;
mod app;
mod art;
mod boxed_effect;
mod choice;
mod coach;
mod computers;
mod confirm;
mod dice_sheet;
mod driver_choice;
mod effects;
mod focusing;
mod game_room;
mod games;
mod home;
mod hurry;
mod import;
mod keeper;
mod keys_sheet;
mod languages;
mod menu_sheet;
mod moves;
mod pilot;
mod players_sheet;
mod preferences;
mod promise;
mod replay;
mod review_chart;
mod review_sheet;
mod review_source;
mod routing;
mod rules_sheet;
mod seat_row;
mod set_up;
mod settings_sheet;
mod shape;
mod sheet;
mod sheets;
mod speech;
mod spreads;
mod start;
mod toast;
mod turns_sheet;

pub use app::App;
