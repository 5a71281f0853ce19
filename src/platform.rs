//! The only room that touches `web_sys` and `js_sys`. Nothing here knows a rule of the game or draws.

pub mod page;
pub mod panic;
