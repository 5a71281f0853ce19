//! The compact form: small, safe in a link, and never mistaken.

use space_taxi::record::compact::{decode, encode};
use space_taxi::record::{DiceSource, Record};
use space_taxi::rules::{Action, Face, Mode, PassengerFace, Phase};

use crate::games::{opening, random_record, seed};
use crate::luck::Luck;
use crate::random_hand;

const EIGHT_LETTERS: [&str; 5] = ["Annelies", "Benjamin", "Clotilde", "Dagobert", "Ernestin"];

/// A complete game of five, played without a misfire where the dice allow it: as long as games get.
fn long_game(number: u64, by_hand: bool) -> Record {
    let mut luck = Luck::seeded(number);
    let dice = if by_hand { DiceSource::Hand } else { DiceSource::Seed(seed(&mut luck)) };
    let mut record = Record::new(opening(Mode::Five, &mut luck, &EIGHT_LETTERS, dice));
    while *record.game().phase() != Phase::GameOver {
        let purse = record.game().coins().purse(record.game().player());
        let action = match *record.game().phase() {
            Phase::ToPlace(turn, throw) => Action::Place(
                (0..50)
                    .map(|_| random_hand::placement(&mut luck, &turn, &throw, purse))
                    .find(|placement| turn.wings().fuel.len() + placement.fuel.len() < 3 || turn.tiles().len() < 2)
                    .unwrap_or_else(|| random_hand::placement(&mut luck, &turn, &throw, purse)),
            ),
            Phase::ToSpend(_) => Action::Spend(purse.min(1)),
            _ if by_hand => {
                let left = record.game().turn_to_throw().unwrap().dice_left();
                Action::Throw(random_hand::throw(&mut luck, left, PassengerFace::ALL))
            }
            _ => {
                record.throw().unwrap();
                continue;
            }
        };
        record.act(&action).unwrap();
    }
    record
}

#[test]
fn a_seeded_game_of_five_takes_less_than_500_letters() {
    let longest = (0..200).map(|number| encode(&long_game(number, false)).len()).max();
    assert!(longest < Some(500), "{longest:?}");
}

#[test]
fn a_game_of_five_thrown_by_hand_takes_less_than_900_letters() {
    let longest = (0..200).map(|number| encode(&long_game(number, true)).len()).max();
    assert!(longest < Some(900), "{longest:?}");
}

#[test]
fn a_changed_letter_is_always_noticed() {
    let letters = encode(&random_record(Mode::Three, 7, false, usize::MAX));
    for place in 0..letters.len() {
        let other = if letters.as_bytes()[place] == b'A' { "B" } else { "A" };
        let changed = format!("{}{other}{}", &letters[..place], &letters[place + 1..]);
        assert!(decode(&changed).is_err(), "letter {place} changed");
        assert!(decode(&letters[..place]).is_err(), "cut at {place}");
    }
}

#[test]
fn a_save_of_this_version_is_read_for_ever() {
    let file =
        |name: &str| std::fs::read_to_string(format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let record = decode(file("saves/version-1.txt").trim_end()).unwrap();
    assert_eq!(space_taxi::record::text::print(&record), file("records/five-players-seeded.txt"));
}
