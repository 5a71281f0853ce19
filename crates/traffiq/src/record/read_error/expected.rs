//! What a text lacks where it goes wrong: each is a sentence that says what stands there by the rules of the notation.

use thiserror::Error;

use crate::record::text::{TITLE, VERSION};

/// What would have been right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    #[error("a record begins with the line `{} {}`", TITLE, VERSION)]
    Title,
    #[error("here the word `{0}` must stand")]
    Word(&'static str),
    #[error("behind `scenario` stands `times-square` or `central-park`")]
    Layout,
    #[error("who plays is `person`, `rookie`, `cabbie`, `captain` or `ace`")]
    Driver,
    #[error("behind `stock` stands `by hand`, `seed` and its 64 digits, or `code` and its text")]
    StockSource,
    #[error("here the name of a tile must stand, such as `RBGW`: the first of its turnings by R, B, G, W")]
    Tile,
    #[error("here the four sides of a tile must stand as it lies, clockwise from north, such as `BGRB`")]
    Sides,
    #[error("here a cell must stand, column and row, such as `51.50`")]
    Cell,
    #[error("here a crossing must stand, avenue and street, such as `51/50`")]
    Crossing,
    #[error("a ride is written in one word, from where to where, such as `51/50>51/52`")]
    Ride,
    #[error("behind `spare` stands `ns` or `ew`, the way in which the street runs")]
    Axis,
    #[error("what happens next is turn {0}: `{0}:`, a space and its acts, such as `{0}: draw RBGW`")]
    Turn(u16),
    #[error("here an act must stand: `lay`, `taxi`, `truck` or `draw`, or `pass` as the whole turn")]
    Act,
    #[error("behind a lay stand `taxi`, `truck` or `spare`, at last `beats`, or `;` and the next act")]
    BehindLay,
    #[error("behind a ride stands `spare`, at last `beats`, or `;` and the next act")]
    BehindRide,
    #[error("here a tile of the board must stand as it lies, such as `BGRB`, or `....` where none lies")]
    BoardTile,
    #[error("here a player must stand by number, the first one at the table as 1")]
    PlayerNumber,
    #[error("here `taxi` or `truck` must stand")]
    Vehicle,
    #[error("here a supply must stand, taxis and trucks, such as `8/3`")]
    Supply,
    #[error("here a hand must stand: how many tiles, or their names with commas between, `-` for none")]
    HandOrCount,
    #[error("here a number must stand, without zeros in front")]
    Number,
    #[error("here must stand what was done in this turn, such as `lay,draw`, or `-`")]
    Deeds,
    #[error("here must stand how many turns of the last round are left, or `-` before it")]
    TurnsLeft,
}
