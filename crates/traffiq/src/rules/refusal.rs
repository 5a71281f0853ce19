//! Why an act is refused.

use thiserror::Error;

use super::direction::Direction;
use super::vehicles::Kind;

/// What is wrong with an act: the first that applies, in the order in which they stand here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Error)]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("two actions are done")]
    TwoActionsDone,
    #[error("tiles are laid first")]
    LaidFirst,
    #[error("after drawing only drawing")]
    OnlyDrawing,
    #[error("one ride of a kind a turn")]
    OneRideOfAKind,
    #[error("the stock is empty")]
    StockEmpty,
    /// Nobody can choose a tile; only a record can be wrong about the one that came.
    #[error("this tile is not in the stock")]
    NotInStock,
    #[error("the tile is not in the hand")]
    NotInHand,
    #[error("there is a tile already")]
    CellTaken,
    #[error("it touches no tile with a side")]
    TouchesNothing,
    #[error("its side {} does not match", .0.letter())]
    SideDiffers(Direction),
    #[error("no crossing was completed there")]
    NotCompleted,
    #[error("two cars on one crossing")]
    TwoOnOneCrossing,
    #[error("no {} left", .0.word())]
    NoneLeft(Kind),
    #[error("no such car there")]
    NoSuchCar,
    #[error("it cannot ride there")]
    CannotRide,
    #[error("that street was not at stake")]
    NotAtStake,
    #[error("that street is spared already")]
    SparedAlready,
}
