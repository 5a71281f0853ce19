//! The game as a guest on somebody's website: what the website may want ([`Options`]), what it may say ([`Order`]), what becomes
//! of that ([`Scene`]), what it is told ([`telegram`]), and how high the frame has to be ([`height`]). All of it is plain data;
//! docs/EMBEDDING.md is its description for webmasters.

pub mod accent;
pub mod deeds;
pub mod height;
mod json;
pub mod options;
pub mod order;
pub mod origin;
pub mod pile;
mod query;
mod seats;
pub mod telegram;
pub mod visit;

pub use accent::Accent;
pub use deeds::{Deed, Scene};
pub use options::{BadOption, Options, Show, StartAt};
pub use order::{BadOrder, Order};
pub use pile::Pile;
pub use query::pairs;
pub use visit::Visit;
