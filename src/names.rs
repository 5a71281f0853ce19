//! What the game is called where programs meet. These names are kept for ever: other versions of the page and other websites know them.

/// What all keys of the storage begin with, and the names of caches, locks and channels: `static/theme.js`, `static/rescue.js` and `static/sw.js` say
/// it as well.
pub const GAME: &str = "space-taxi";
/// The protocol between the page and the website around it: `static/embed.js` says it as well.
pub const PROTOCOL: &str = "spaceTaxi";
