//! Space Taxi's page in Yew: one component or hook a file, and what all of them need in the [`contexts`]. [`draw`] draws the table, [`screens`] and
//! [`sheets`] what is around it. It decides nothing that a test could not see: that is done in the plain modules of [`table`](crate::table).

pub mod animations;
pub mod art;
pub mod coach_answers;
pub mod computer_turns;
pub mod contexts;
pub mod daily_flown;
pub mod draw;
pub mod effects;
pub mod embedded;
pub mod focusing;
pub mod game;
pub mod game_actions;
pub mod haste;
pub mod in_view;
pub mod lifecycle;
pub mod live_region;
pub mod page_notices;
pub mod page_saves;
pub mod pilot;
pub mod promise;
pub mod replay_state;
pub mod resumed;
pub mod reviewed;
pub mod routing;
pub mod screens;
pub mod seed;
pub mod sheet_frame;
pub mod sheets;
pub mod sole_table;
pub mod speaker;
pub mod start;
pub mod tablet;
pub mod tips;
pub mod turn_call;
pub mod updates;
