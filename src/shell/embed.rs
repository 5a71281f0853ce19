//! The game as a guest on somebody's website: what the website may want ([`Options`]), what it may say ([`Order`]), what it
//! is told ([`telegram`]), and how high the frame has to be ([`height`]). All of it is plain data; docs/EMBEDDING.md is its
//! description for webmasters. Only the part of the page that comes later uses it: nobody else is a guest.

pub mod accent;
pub mod height;
mod json;
pub mod options;
pub mod order;
mod query;
pub mod telegram;

pub use accent::Accent;
pub use options::{BadOption, Options, Show, StartAt};
pub use order::{BadOrder, Order};
pub use query::pairs;
