//! The names under which small texts are remembered beside games and settings. A page that is released must read them for ever, so
//! they stand in one place, and every one is in the sample of each version (`tests/data/saves`).

/// How the table was laid last.
pub const TABLE: &str = "table";
/// Whether it was offered to install the page, and told that the browser may clear what is kept.
pub const INSTALL: &str = "install";
/// The tips that were read.
pub const TIPS: &str = "tips";
/// The games that are played without a coach.
pub const UNCOACHED: &str = "uncoached";
/// How far games were seen.
pub const SEEN: &str = "seen";
/// The daily flight that counts, before its day.
pub const DAILY: &str = "daily:";

/// All of them.
pub const NAMES: [&str; 6] = [TABLE, INSTALL, TIPS, UNCOACHED, SEEN, DAILY];
