//! Why a text that somebody wants to open is no game, in words of the page.

use super::notices::Notice;
use super::refusal::{name_fault, refusal};
use super::saves::Merged;
use super::seating::NameFault;
use crate::words::{Arg, Message, say};
use space_taxi::record::{BadOpening, Driver, Expected, ReadError, Reason};
use space_taxi::rules::{ALL_COINS, Face, NumberTile, Species};

/// What is wrong with it, and where.
#[must_use]
pub fn fault(error: &ReadError) -> Message {
    let told = match reason(&error.reason) {
        Some(reason) => say::import_fault(error.column, error.line, reason),
        None => say::import_fault_there(error.column, error.line),
    };
    if has_remedy(&error.reason) { told } else { say::import_mend(told) }
}

/// Whether the words for it already say what to do.
const fn has_remedy(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::NotText
            | Reason::TooLong
            | Reason::NewerVersion
            | Reason::Compact(_)
            | Reason::Name(_)
            | Reason::Opening(BadOpening::NamesAlike)
            | Reason::Refused(_)
            | Reason::NotDue
    )
}

/// What came of a file with all games.
#[must_use]
pub fn merge_told(merged: &Merged) -> Vec<Message> {
    let mut told = vec![say::games_in_file(merged.added)];
    if merged.known > 0 {
        told.push(say::games_known_in_file(merged.known));
    }
    if merged.unread > 0 {
        told.push(say::games_unread_in_file(merged.unread));
    }
    told.extend(merged.refused.map(|error| Notice::from(error).words().0));
    told
}

/// The reason, where there are words for it.
pub(super) fn reason(reason: &Reason) -> Option<Message> {
    Some(match reason {
        Reason::Expected(expected) => lacking(*expected),
        Reason::TooMuch => say::import_too_much(),
        Reason::NotText => say::import_no_text(),
        Reason::TooLong => say::import_too_large(),
        Reason::NewerVersion => say::import_newer(),
        Reason::Compact(_) => say::import_damaged(),
        Reason::Name(name) => name_fault(NameFault::Bad(*name)),
        Reason::Opening(BadOpening::NamesAlike) => name_fault(NameFault::Taken),
        Reason::UnknownName | Reason::Opening(BadOpening::NoSuchOpener) => say::import_unknown_name(),
        Reason::Refused(refused) => refusal(refused),
        Reason::NoPassenger(_)
        | Reason::NoSpecies(_)
        | Reason::NoFuel(_)
        | Reason::NoCrystal(_)
        | Reason::SecondCrystal => say::import_no_die(),
        Reason::WrongDice { .. } => say::import_wrong_dice(),
        Reason::LostUnsaid => say::import_lost_unsaid(),
        Reason::LostAlready => say::import_lost_already(),
        Reason::NoTile(number) => say::import_no_tile(NumberTile::Four.number(), *number),
        Reason::WrongTile { said, dice } => say::import_wrong_tile(*dice, *said),
        Reason::ThrowNumber(number) => say::import_throw_number(*number, format!("{number}:")),
        Reason::Disagrees(line) => say::import_by_the_rules(line.as_str()),
        Reason::NotDue => say::import_not_due(),
        _ => return None,
    })
}

/// What must stand there instead.
fn lacking(expected: Expected) -> Message {
    match expected {
        Expected::Title => say::import_title("space-taxi 1"),
        Expected::Word(word) => say::import_word(word),
        Expected::Mode => say::import_one_of(Arg::any_of(["table", "solo"])),
        Expected::Driver => say::import_one_of(Arg::any_of(Driver::ALL.map(Driver::word))),
        Expected::DiceSource => say::import_one_of(Arg::any_of(["by hand", "seed", "code"])),
        Expected::Species => {
            say::import_one_of(Arg::any_of(Species::ALL.iter().map(|species| species.initial().to_string())))
        }
        Expected::Throw(number) => say::import_throw(number, format!("{number}:")),
        Expected::Dice => say::import_dice("OAj f14 s3"),
        Expected::Placement | Expected::Tile => say::import_placement("-> 0", "-> 2: AA"),
        Expected::Arrow => say::import_arrow("->"),
        Expected::Spend => say::import_spend("spend 0", "spend"),
        Expected::Coins => say::import_coins(ALL_COINS),
        // These stand in positions, which nobody writes into the field.
        Expected::DiceOrNone
        | Expected::Rounds
        | Expected::Tiles
        | Expected::Seats
        | Expected::Fuel
        | Expected::Crystal => say::import_expected(),
    }
}
