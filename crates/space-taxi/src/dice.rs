//! The dice: from one secret seed to every throw of a game, the same each time it is asked.
//!
//! Nobody should have to trust the dice, so they are fixed before the first throw and can be checked after the last.
//! A [`Seed`] decides every face through a published generator; its [`Commitment`] can be shown at the start without
//! giving anything away, and proves at the end that the seed was not exchanged. `docs/DICE.md` tells the whole
//! derivation, with numbers to check another program by. Changing a single face here breaks every game ever recorded.
//!
//! Pure. No clock, no web and no source of chance may enter: the seed is an argument. What the players do may not enter
//! either: a face depends on whose throw it is, never on what was placed, taken back or thrown before.

mod moment;
mod tally;
mod throws;

/// What the dice follow from.
pub use game_core::{Commitment, NotHex, Seed};
pub use moment::Moment;
pub use tally::{DiceTally, Spread};
pub use throws::{next_throw, throw_of};
