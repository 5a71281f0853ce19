//! What any game table needs around the game: today the first page. Yew components only; whatever touches the
//! browser itself belongs to [`platform`](crate::platform), whatever knows a rule of the game to
//! [`space_taxi`](crate::space_taxi).

mod home;

pub use home::Home;
