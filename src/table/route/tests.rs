//! Addresses, and what is shown where they lead.

use super::*;

#[test]
fn every_route_is_read_as_it_is_written() {
    for (hash, route) in HASHES {
        assert_eq!(route.hash(), hash);
        assert_eq!(Route::from_hash(hash), route);
    }
}

#[test]
fn foreign_addresses_lead_home() {
    for hash in ["", "/nowhere", "new", "/new/", "/Table", "?"] {
        assert_eq!(Route::from_hash(hash), Route::Screen(Screen::Home), "{hash}");
    }
}

#[test]
fn a_link_is_a_screen_whatever_it_holds() {
    for hash in ["/game/AQID", "/game/", "/game", "/position/x"] {
        assert_eq!(Route::from_hash(hash), Route::Screen(Screen::Linked), "{hash}");
    }
}

#[test]
fn over_a_linked_game_nothing_tells_of_the_one_on_the_table() {
    let linked = Place { screen: Screen::Linked, sheet: None };
    for (sheet, shown) in [(Sheet::Menu, true), (Sheet::Settings, true), (Sheet::Dice, false), (Sheet::Share, false)] {
        for game in [OnTable::Nothing, OnTable::Running, OnTable::Over] {
            assert_eq!(linked.then(sheet.into()).shown(game).sheet.is_some(), shown, "{sheet:?} {game:?}");
        }
    }
}

#[test]
fn over_the_first_flight_its_own_table_is_read_and_no_other_told_of() {
    let flight = Place { screen: Screen::Flight, sheet: None };
    for (sheet, shown) in [(Sheet::Text, true), (Sheet::Rules, true), (Sheet::Menu, false), (Sheet::Turns, false)] {
        for game in [OnTable::Nothing, OnTable::Running, OnTable::Over] {
            assert_eq!(flight.then(sheet.into()).shown(game).sheet.is_some(), shown, "{sheet:?} {game:?}");
        }
    }
}

#[test]
fn a_sheet_lies_over_the_screen_that_was_there() {
    let table = Place { screen: Screen::Table, sheet: None };
    let reading = table.then(Sheet::Rules.into());
    assert_eq!(reading, Place { screen: Screen::Table, sheet: Some(Sheet::Rules) });
    assert_eq!(reading.then(Screen::Table.into()), table);
}

#[test]
fn without_a_game_nobody_sits_at_the_table() {
    let home = Place { screen: Screen::Home, sheet: None };
    assert_eq!(Place::arriving(Screen::Table.into()).shown(OnTable::Nothing), home);
    assert_eq!(Place::arriving(Sheet::Turns.into()).shown(OnTable::Nothing), home);
    assert_eq!(Place::arriving(Sheet::Rules.into()).shown(OnTable::Nothing).sheet, Some(Sheet::Rules));
    assert_eq!(Place::arriving(Screen::Table.into()).shown(OnTable::Running).screen, Screen::Table);
}

#[test]
fn only_a_finished_game_is_looked_back_on() {
    for (game, screen, sheet) in [
        (OnTable::Nothing, Screen::Home, None),
        (OnTable::Running, Screen::Table, None),
        (OnTable::Over, Screen::Replay, Some(Sheet::Review)),
    ] {
        assert_eq!(Place::arriving(Screen::Replay.into()).shown(game).screen, screen);
        assert_eq!(Place::arriving(Sheet::Review.into()).shown(game).sheet, sheet);
    }
    let back = Place { screen: Screen::Replay, sheet: None }.then(Sheet::Review.into());
    assert_eq!(back.screen, Screen::Table);
}
