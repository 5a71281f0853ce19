//! What a text lacks where it goes wrong: each is a sentence that says what stands there by the rules of the notation.

use thiserror::Error;

use crate::record::position::Position;
use crate::record::text::{TITLE, VERSION};
use crate::rules::ALL_COINS;

/// What would have been right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    #[error("a record begins with the line `{} {}`", TITLE, VERSION)]
    Title,
    #[error("here the word `{0}` must stand")]
    Word(&'static str),
    #[error("behind `mode` stands `table` or `solo`")]
    Mode,
    #[error("who plays is `person`, `rookie`, `cabbie`, `captain` or `ace`")]
    Driver,
    #[error("behind `dice` stands `by hand`, `seed` and its 64 digits, or `code` and its text")]
    DiceSource,
    #[error(
        "now all dice that are not yet placed are thrown: throw {0} of the turn is written `{0}:`, a space and its dice, \
         such as `OAAXXj f245 s3`"
    )]
    Throw(u8),
    #[error("here dice must stand, such as `OAj`, `f14` or `s3`")]
    Dice,
    #[error("here dice must stand, such as `OAj f14 s3`, or `-` before the throw")]
    DiceOrNone,
    #[error("thrown dice are placed first: `->`, a tile and its dice, such as `-> 2: AA`, or `-> 0`")]
    Placement,
    #[error("`->` stands once behind a throw, as a word of its own: a space before it and one behind it")]
    Arrow,
    #[error("behind `->` stands a tile: `0`, which places nothing, or `1:` to `4:`, a space and as many dice")]
    Tile,
    #[error("a thumbs-up becomes one of the species O, A, M, T and X")]
    Species,
    #[error("after a launch the coins come first: `spend` and how many are paid for points, `spend 0` where none are")]
    Spend,
    #[error("here a number of coins must stand, from 0 to {} and without zeros in front", ALL_COINS)]
    Coins,
    #[error("here the number of rounds left must stand, from 1 to {}", Position::MOST_ROUNDS)]
    Rounds,
    #[error("here tiles must stand, such as `0234`, or `-`")]
    Tiles,
    #[error("here seats must stand, such as `AAX`, or `-`")]
    Seats,
    #[error("here fuel must stand, such as `14`, or `-`")]
    Fuel,
    #[error("here must stand `-`, a number to reach such as `4+`, a mined one such as `=6`, or `lost`")]
    Crystal,
}
