//! Why foreign text cannot be read: where it goes wrong and what is wrong there, precise enough to show to a player.

mod expected;

use thiserror::Error;

use super::compact::Unreadable;
use super::log::Refused;
use super::opening::BadOpening;
use super::position::BadPosition;
use crate::rules::{DiceLeft, NumberTile, Species, UnreachableTurn};
pub use expected::Expected;
use game_core::BadCode;
use game_core::BadName;
use game_core::NotHex;
use game_core::bits::CutShort;

/// Why a text could not be read, and where.
pub type ReadError = game_core::ReadError<Reason>;

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    #[error(transparent)]
    Expected(#[from] Expected),
    #[error("nothing more is expected on this line")]
    TooMuch,
    #[error("this is no text: its signs are not UTF-8")]
    NotText,
    #[error("the text is too long for a game")]
    TooLong,
    #[error("this was written by a newer version of the game")]
    NewerVersion,
    #[error(transparent)]
    Compact(Unreadable),
    #[error("no die has a face of this number")]
    NoSuchFace,
    #[error(transparent)]
    Name(#[from] BadName),
    #[error(transparent)]
    Opening(#[from] BadOpening),
    #[error("the seed is not right: {0}")]
    Seed(#[from] NotHex),
    #[error(transparent)]
    Code(#[from] BadCode),
    #[error("nobody at the table has this name")]
    UnknownName,
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error(transparent)]
    Unreachable(#[from] UnreachableTurn),
    #[error(transparent)]
    Position(#[from] BadPosition),
    #[error("`{0}` is no passenger die; they are O, A, M, T, X and j, fuel begins with f, smuggling with s")]
    NoPassenger(char),
    #[error("`{0}` is no species; they are O, A, M, T and X")]
    NoSpecies(char),
    #[error("`{0}` is no fuel die; they show 1 to 6")]
    NoFuel(char),
    #[error("`{0}` is no number of the smuggling die; it shows 1 to 8")]
    NoCrystal(char),
    #[error("there is only one smuggling die")]
    SecondCrystal,
    #[error("these are not the dice left to throw: due are {}, but here are {}", in_words(*.due), in_words(*.thrown))]
    WrongDice { due: DiceLeft, thrown: DiceLeft },
    #[error("no {0:?} is left in the throw; a thumbs-up that becomes one is written `j={initial}`", initial = .0.initial())]
    JokerUnmarked(Species),
    #[error("each joker is a word of its own, such as `j=X`")]
    JokerWord,
    #[error("the smuggling die did not fall below its last number, so it is not lost")]
    NotLost,
    #[error("the smuggling die fell below its last number, so it is lost: `lost` must stand among the dice placed")]
    LostUnsaid,
    #[error("the crystal is gone already: a smuggling die that is lost stays beside the board")]
    LostAlready,
    #[error(
        "tile 0 places nothing, but the lost smuggling die must be placed: it counts as one of another tile's dice"
    )]
    LostUnderTileZero,
    #[error("the smuggling die fell as {0}")]
    CrystalFellAs(u8),
    #[error("there is no tile {0}; they are 0 to {highest}", highest = NumberTile::Four.number())]
    NoTile(u8),
    #[error("a tile places as many dice as it says: this is tile {said}, and the dice written are {dice}")]
    WrongTile { said: u8, dice: u8 },
    #[error("the throws of a turn are counted from 1: this is throw {0}, written `{0}:`")]
    ThrowNumber(u8),
    #[error("by the rules this line would be `{0}`")]
    Disagrees(String),
    #[error("by the rules this line does not belong here; what follows from the rules may be left out")]
    NotDue,
}

/// `5 passenger dice, 1 fuel die and the smuggling die`.
fn in_words(dice: DiceLeft) -> String {
    let some = |count: u8, kind: &str| match count {
        0 => None,
        1 => Some(format!("1 {kind} die")),
        _ => Some(format!("{count} {kind} dice")),
    };
    let smuggling = dice.smuggling.then(|| "the smuggling die".to_owned());
    let kinds: Vec<_> =
        [some(dice.passengers, "passenger"), some(dice.fuel, "fuel"), smuggling].into_iter().flatten().collect();
    match kinds.split_last() {
        None => "no dice".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
    }
}

impl From<Unreadable> for Reason {
    fn from(unreadable: Unreadable) -> Self {
        match unreadable {
            Unreadable::TooLong => Self::TooLong,
            _ => Self::Compact(unreadable),
        }
    }
}

impl From<CutShort> for Reason {
    fn from(_: CutShort) -> Self {
        Unreadable::CutShort.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_told_as_people_tell_them() {
        let told = |passengers, fuel, smuggling| in_words(DiceLeft { passengers, fuel, smuggling });
        assert_eq!(told(6, 3, true), "6 passenger dice, 3 fuel dice and the smuggling die");
        assert_eq!(told(1, 1, false), "1 passenger die and 1 fuel die");
        assert_eq!(told(0, 0, true), "the smuggling die");
        assert_eq!(told(0, 0, false), "no dice");
    }
}
