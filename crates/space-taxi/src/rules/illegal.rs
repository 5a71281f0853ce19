//! Why an action is refused.

use thiserror::Error;

use super::JOKER_PRICE;
use super::tiles::NumberTile;

/// The part of the rules that an action breaks, so that the page can open the rules there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Throwing, placing and spending follow one another.
    Turn,
    /// All dice that are not yet placed are thrown, and only thrown dice are placed.
    Throw,
    /// Each number tile is used once and places as many dice as it says.
    NumberTiles,
    /// A thumbs-up becomes an alien for its price in coins.
    Joker,
    /// A smuggling die that falls below its last number is lost.
    Smuggling,
    /// Coins are paid for points from one's own purse, after a launch.
    Spending,
    /// A finished game is over.
    End,
}

/// What is wrong with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("the dice must be thrown first")]
    NothingThrown,
    #[error("the thrown dice must be placed first")]
    NotPlacedYet,
    #[error("the coins must be settled first")]
    NotSpentYet,
    #[error("coins can be paid for points only after a launch")]
    NothingToPayFor,
    #[error("all dice that are not yet placed are thrown, no others")]
    WrongDice,
    #[error("a die is placed that was not thrown")]
    NotThrown,
    #[error("{0} dice are placed, but no tile is higher than 4")]
    TooManyDice(u8),
    #[error("tile {} has been turned over already", .0.number())]
    TileTurned(NumberTile),
    #[error("jokers cost more than there is: {} coins needed, {purse} in the purse", jokers * JOKER_PRICE)]
    JokersUnaffordable { jokers: u8, purse: u8 },
    #[error("the smuggling die fell below its last number and is lost")]
    CrystalLost,
    #[error("more coins are paid than there are: {coins} paid, {purse} in the purse")]
    CoinsUnaffordable { coins: u8, purse: u8 },
}

impl Illegal {
    /// The rule that is broken.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::GameOver => Rule::End,
            Self::NothingThrown | Self::NotPlacedYet | Self::NotSpentYet => Rule::Turn,
            Self::WrongDice | Self::NotThrown => Rule::Throw,
            Self::TooManyDice(_) | Self::TileTurned(_) => Rule::NumberTiles,
            Self::JokersUnaffordable { .. } => Rule::Joker,
            Self::CrystalLost => Rule::Smuggling,
            Self::NothingToPayFor | Self::CoinsUnaffordable { .. } => Rule::Spending,
        }
    }
}
