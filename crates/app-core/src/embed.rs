//! The page embedded in somebody's website, as far as that is the same for any game: the website's colour and origin, what its address asks for, and
//! how high the frame has to be.

pub mod accent;
pub mod height;
pub mod origin;
mod query;

pub use accent::Accent;
pub use query::pairs;
