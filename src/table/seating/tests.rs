//! The table as it is laid, and as it is laid again.

use super::*;
use space_taxi::dice::Seed;
use space_taxi::record::{BadName, Level};

fn dice(byte: u8) -> DiceSource {
    DiceSource::Seed(Seed::from_bytes([byte; 32]))
}

fn table() -> Seating {
    Seating::new(["Mila", "Otto", "Noor", "Zoe", "Ben"].map(str::to_owned))
}

#[test]
fn a_table_is_laid_again_as_it_was() {
    let ace = Driver::Computer(Level::Ace);
    let laid = table().for_mode(Mode::Four).named(1, "Őrs").driven(2, ace).coached(false).beginning_with(3);
    assert_eq!((laid.drivers()[2], laid.has_coach()), (ace, false));
    assert_eq!(laid.to_text().parse(), Ok(laid));
}

#[test]
fn a_table_that_was_kept_before_there_were_computers_has_none() {
    assert_eq!("3 0\nMila\nOtto\nNoor\nZoe\nBen".parse(), Ok(table()));
}

#[test]
fn other_texts_are_no_table() {
    for text in ["", "3 0", "2 0\na\nb\nc\nd\ne", "3 3\na\nb\nc\nd\ne", "3 0\na\nb\nc", "3 0 robot\na\nb\nc\nd\ne", "x"]
    {
        assert_eq!(text.parse::<Seating>(), Err(NoSeating), "{text:?}");
    }
}

#[test]
fn a_name_that_is_missing_or_taken_is_found_at_its_seat() {
    let laid = table().named(0, "  ").named(2, " otto ");
    assert_eq!(laid.fault(0), Some(NameFault::Bad(BadName::Empty)));
    assert_eq!(laid.fault(1), None);
    assert_eq!(laid.fault(2), Some(NameFault::Taken));
    assert_eq!(laid.first_fault(), Some(0));
    assert!(laid.opening(dice(0)).is_err());
}

#[test]
fn names_at_seats_that_are_not_used_are_no_fault() {
    assert_eq!(table().named(4, "Mila").first_fault(), None);
    assert_eq!(table().for_mode(Mode::Five).named(4, "Mila").first_fault(), Some(4));
}

#[test]
fn whoever_begins_sits_at_the_table() {
    assert_eq!(table().for_mode(Mode::Five).beginning_with(4).for_mode(Mode::Three).begins(), 0);
    assert_eq!(table().beginning_with(3).begins(), 0);
}

#[test]
fn the_lot_favours_nobody() {
    let mut drawn = [0; 3];
    for byte in 0..=255 {
        let laid = table().beginning_by_lot(&[byte, 0]);
        if byte < 255 {
            drawn[laid.begins()] += 1;
        }
    }
    assert_eq!(drawn, [85; 3]);
}

#[test]
fn spaces_around_a_name_are_forgiven() {
    let opening = table().named(0, " Anna  Maria ").opening(dice(1)).unwrap();
    assert_eq!(opening.name(opening.opener()).as_str(), "Anna Maria");
}

#[test]
fn a_rematch_has_the_same_players() {
    let rookie = Driver::Computer(Level::Rookie);
    let played = table().for_mode(Mode::Four).named(3, "Zip").driven(3, rookie);
    let laid = table().again(&played.opening(dice(2)).unwrap(), 2);
    assert_eq!(laid.drivers(), [Driver::Person, Driver::Person, Driver::Person, rookie]);
    assert_eq!((laid.names(), laid.begins()), (&["Mila", "Otto", "Noor", "Zip"].map(str::to_owned)[..], 2));
}

#[test]
fn against_computers_whoever_sits_first_plays_a_rookie_and_a_cabbie_and_begins() {
    let laid = table().for_mode(Mode::Five).driven(0, Driver::Computer(Level::Ace)).named(0, "Eva").beginning_with(4);
    let opening = laid.coached(false).against_computers().opening(dice(3)).unwrap();
    let seats: Vec<_> = opening.entrants().values().map(|it| (it.name.as_str(), it.driver)).collect();
    let computer = Driver::Computer;
    assert_eq!(seats, [("Eva", Driver::Person), ("Otto", computer(Level::Rookie)), ("Noor", computer(Level::Cabbie))]);
    assert_eq!(opening.opener().index(), 0);
}

#[test]
fn against_computers_nobody_has_a_name_that_another_one_has() {
    for (own, others) in [("Otto", ["Otto", "otto"]), ("Ada", ["", "Ada"]), ("Ada", ["Otto", "Otto"])] {
        let laid = table().named(0, own).named(1, others[0]).named(2, others[1]).against_computers();
        assert_eq!(laid.names()[0], own);
        assert!(laid.opening(dice(3)).is_ok(), "{:?}", laid.names());
    }
}
