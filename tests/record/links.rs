//! Links: what they lead to, and that nothing else gets through.

use space_taxi::record::compact::{self, Unreadable};
use space_taxi::record::{DeadLink, DiceSource, Link, Position, Reason, Record};
use space_taxi::rules::{Mode, Phase};

use crate::games::{coded_record, random_record};

const LINE: &str = "tiles 023 seats OOOT fuel 4 crystal 4+ coins 3 supply 12 rounds 2 dice Xj f36 s5";

fn reason(hash: &str) -> Reason {
    match Link::read(hash) {
        Err(DeadLink::Unreadable(error)) => error.reason,
        other => panic!("{hash} is {other:?}"),
    }
}

#[test]
fn a_finished_game_comes_through_a_link_as_it_is() {
    for (number, mode) in Mode::ALL.into_iter().enumerate() {
        for record in [
            random_record(mode, number as u64, false, usize::MAX),
            random_record(mode, number as u64, true, usize::MAX),
            coded_record(mode, 4, "Club night"),
        ] {
            let link = Link::to(&record).unwrap();
            assert_eq!(link, Link::Game(Box::new(record)));
            assert!(Link::is_meant_by(&link.hash()));
            assert_eq!(Link::read(&link.hash()), Ok(link));
        }
    }
}

#[test]
fn a_running_game_gives_a_position_and_never_its_seed() {
    for events in 0..60 {
        let record = random_record(Mode::Three, 9, false, events);
        let link = Link::to(&record).unwrap();
        assert!(matches!(link, Link::Position(_)), "after {events} events");
        let seed = record.opening().dice().seed().unwrap();
        assert!(!link.hash().contains(&seed.to_string()));
        assert_eq!(Link::read(&link.hash()), Ok(link));
    }
}

#[test]
fn between_rounds_the_position_is_that_before_the_next_throw() {
    let over = |events: &usize| *random_record(Mode::Three, 9, false, *events).game().phase() == Phase::RoundOver;
    let record = random_record(Mode::Three, 9, false, (0..200).find(over).unwrap());
    let Some(Link::Position(position)) = Link::to(&record) else { panic!("the game runs") };
    assert_eq!((position.thrown(), position.rounds()), (None, 4));
    assert_eq!(position.coins(), record.game().coins().purse(record.game().player()));
}

#[test]
fn a_changed_letter_or_a_missing_one_is_noticed_wherever_it_is() {
    let game = Link::to(&random_record(Mode::Three, 2, false, usize::MAX)).unwrap().hash();
    let position = Link::Position(LINE.parse().unwrap()).hash();
    for (hash, start) in [(&game, "/game/".len()), (&position, "/position/".len())] {
        for place in start..hash.len() {
            let other = if &hash[place..=place] == "A" { "B" } else { "A" };
            let changed = format!("{}{other}{}", &hash[..place], &hash[place + 1..]);
            assert!(Link::read(&changed).is_err(), "letter {place} of {hash}");
            assert!(Link::read(&hash[..place]).is_err(), "{place} letters of {hash}");
        }
        assert!(Link::read(&format!("{hash}.")).is_err());
        assert!(Link::read(&format!("{hash}A")).is_err());
    }
}

#[test]
fn what_is_too_long_is_not_even_looked_at() {
    for start in ["/game/", "/position/"] {
        assert_eq!(reason(&format!("{start}{}", "A".repeat(1 << 20))), Reason::TooLong);
    }
}

#[test]
fn a_later_version_is_told_from_a_broken_link() {
    let later = |kind: &str, letters: &str| {
        // The version is the first byte; the check is made anew.
        let sealed = resealed(letters, 0x70);
        reason(&format!("{kind}{sealed}"))
    };
    let game = compact::encode(&random_record(Mode::Three, 2, false, usize::MAX));
    assert_eq!(later("/game/", &game), Reason::NewerVersion);
    assert_eq!(later("/position/", &game), Reason::NewerVersion);
    assert_eq!(reason("/game/"), Unreadable::Empty.into());
}

/// The same letters under another version, with a check that fits.
fn resealed(letters: &str, version: u8) -> String {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use sha2::{Digest as _, Sha256};
    let mut bytes = URL_SAFE_NO_PAD.decode(letters).unwrap();
    bytes.truncate(bytes.len() - 4);
    bytes[0] = version;
    let check = Sha256::digest(&bytes);
    bytes.extend(&check[..4]);
    URL_SAFE_NO_PAD.encode(bytes)
}

#[test]
fn a_position_is_no_game_and_a_game_no_position() {
    let position = Link::Position(LINE.parse().unwrap()).hash().replace("/position/", "/game/");
    assert_eq!(Link::read(&position), Err(DeadLink::HoldsPosition));
    let game = Link::to(&random_record(Mode::Three, 2, false, usize::MAX)).unwrap().hash();
    assert_eq!(Link::read(&game.replace("/game/", "/position/")), Err(DeadLink::HoldsGame));
}

#[test]
fn a_running_game_is_not_shown_by_a_forged_link() {
    let record: Record = random_record(Mode::Three, 2, false, 20);
    assert!(matches!(record.opening().dice(), DiceSource::Seed(_)));
    assert_eq!(Link::read(&format!("/game/{}", compact::encode(&record))), Err(DeadLink::NotOver));
}

#[test]
fn players_take_their_running_game_along_with_all_its_dice() {
    for events in [0, 1, 20] {
        let record = random_record(Mode::Three, 2, false, events);
        let link = Link::taking_along(&record).unwrap();
        assert!(Link::is_meant_by(&link.hash()));
        assert_eq!(link, Link::Running(Box::new(record)));
        assert_eq!(Link::read(&link.hash()), Ok(link));
    }
}

#[test]
fn a_finished_game_is_taken_along_as_it_is_shared() {
    let record = random_record(Mode::Three, 2, false, usize::MAX);
    let link = Link::taking_along(&record);
    assert_eq!(link, Link::to(&record));
    assert_eq!(Link::read(&format!("/running/{}", compact::encode(&record))).ok(), link);
    assert!(Link::read("/running/").is_err());
}

#[test]
fn other_addresses_are_no_links() {
    for hash in ["", "/", "/new", "/games", "/game", "game/AQ", "/positions/AQ"] {
        assert!(!Link::is_meant_by(hash), "{hash}");
        assert_eq!(Link::read(hash), Err(DeadLink::NoLink), "{hash}");
    }
}

#[test]
fn a_position_in_a_link_is_the_line_that_people_write() {
    let position: Position = LINE.parse().unwrap();
    let Ok(Link::Position(read)) = Link::read(&Link::Position(position).hash()) else { panic!("a position") };
    assert_eq!(read.to_string(), LINE);
}

#[test]
fn links_that_were_sent_once_are_read_for_ever() {
    let game = Link::read(&format!("/game/{}", include_str!("../data/links/game.txt").trim_end()));
    assert!(matches!(game, Ok(Link::Game(_))), "{game:?}");
    let position = Link::read(&format!("/position/{}", include_str!("../data/links/position.txt").trim_end()));
    assert_eq!(position, Ok(Link::Position(LINE.parse().unwrap())));
}
