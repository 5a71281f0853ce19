//! Links: what they lead to, and that nothing else gets through.

use proptest::prelude::*;
use traffiq::record::compact::{self, Unreadable};
use traffiq::record::{DeadLink, Hands, Link, Position, Reason, Record};
use traffiq::rules::Table;

use crate::games::{From, random_record};
use crate::laws::any_record;
use crate::position::LINE;
use crate::times::times;

fn reason(hash: &str) -> Reason {
    match Link::read(hash) {
        Err(DeadLink::Unreadable(error)) => error.reason,
        other => panic!("{hash} is {other:?}"),
    }
}

#[test]
fn a_finished_game_comes_through_a_link_as_it_is() {
    for table in Table::ALL {
        for from in From::ALL {
            let record = random_record(table, 3, from, usize::MAX);
            let link = Link::to(&record);
            assert_eq!(Link::taking_along(&record), link);
            assert_eq!(link, Link::Game(Box::new(record)));
            assert!(Link::is_meant_by(&link.hash()));
            assert_eq!(Link::read(&link.hash()), Ok(link));
        }
    }
}

proptest! {
    #![proptest_config(times(60))]

    #[test]
    fn a_running_game_gives_a_position_without_its_seed_and_without_a_hidden_hand(record in any_record()) {
        let running = Record::replay(record.opening().clone(), &record.events()[..record.events().len() / 2]).unwrap();
        let link = Link::to(&running);
        let Link::Position(position) = &link else { panic!("the game runs") };
        let is_open = running.opening().hands() == Hands::Open;
        for player in running.opening().table().players() {
            prop_assert_eq!(position.hand(player), is_open.then(|| running.game().hand(player)));
        }
        prop_assert_eq!(Link::read(&link.hash()), Ok(link));
    }
}

#[test]
fn a_running_game_is_no_game_to_look_at() {
    let running = random_record(Table::Two, 9, From::Seed, 9);
    let letters = compact::encode(&running);
    assert_eq!(Link::read(&format!("/game/{letters}")), Err(DeadLink::NotOver));
    let position = Link::to(&running).hash().replace("/position/", "/game/");
    assert_eq!(Link::read(&position), Err(DeadLink::HoldsPosition));
    assert_eq!(Link::read(&format!("/position/{letters}")), Err(DeadLink::HoldsGame));
}

#[test]
fn the_players_of_a_running_game_take_all_of_it_along() {
    let running = random_record(Table::Two, 9, From::Seed, 9);
    let link = Link::taking_along(&running);
    assert!(link.hash().starts_with("/running/"));
    assert_eq!(Link::read(&link.hash()), Ok(Link::Running(Box::new(running))));
    let over = random_record(Table::Two, 9, From::Seed, usize::MAX);
    let taken_along = format!("/running/{}", compact::encode(&over));
    assert_eq!(Link::read(&taken_along), Ok(Link::to(&over)), "it has ended since");
}

#[test]
fn a_changed_letter_or_a_missing_one_is_noticed_wherever_it_is() {
    let game = Link::to(&random_record(Table::Three, 2, From::Seed, usize::MAX)).hash();
    let position = Link::Position(Box::new(LINE.parse().unwrap())).hash();
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
fn what_is_too_long_or_later_is_told_from_what_is_broken() {
    for start in ["/game/", "/running/", "/position/"] {
        assert_eq!(reason(&format!("{start}{}", "A".repeat(1 << 20))), Reason::TooLong);
        assert_eq!(reason(start), Unreadable::Empty.into());
        let later = game_core::compact::seal(240, b"what is to come");
        assert_eq!(reason(&format!("{start}{later}")), Reason::NewerVersion);
    }
    let otherwise = game_core::compact::seal(193, LINE.replace("stock", " stock").as_bytes());
    assert_eq!(reason(&format!("/position/{otherwise}")), Unreadable::OtherwiseWritten.into());
    let garbled = game_core::compact::seal(193, b"\xff");
    assert_eq!(reason(&format!("/position/{garbled}")), Reason::NotText);
}

#[test]
fn other_addresses_are_no_links() {
    for hash in ["", "/", "/new", "/games", "/game", "game/QQ", "/positions/QQ"] {
        assert!(!Link::is_meant_by(hash), "{hash}");
        assert_eq!(Link::read(hash), Err(DeadLink::NoLink), "{hash}");
    }
}

#[test]
fn a_position_in_a_link_is_the_line_that_people_write() {
    let position: Position = LINE.parse().unwrap();
    let Ok(Link::Position(read)) = Link::read(&Link::Position(Box::new(position)).hash()) else { panic!("a position") };
    assert_eq!(read.to_string(), LINE);
    let sent = include_str!("../data/links/position.txt").trim_end();
    assert_eq!(Link::Position(read).hash(), format!("/position/{sent}"), "links that were sent once are read for ever");
}
