//! The games of the list: each is known by its record, and only the player deletes one.

use super::{Map, TODAY, finished, found, game, played, records};
use crate::table::saves::{Loaded, Place, Saves};
use app_core::day::Day;
use space_taxi::record::Record;

#[test]
fn only_the_player_deletes_a_game() {
    let saves = Saves::new(Map::new());
    saves.begin(&game(1), TODAY).unwrap();
    saves.put_away().unwrap();
    saves.forget(Some(Place::Unfinished(1)), &game(1), TODAY);
    assert_eq!(saves.load(Place::Unfinished(1)), Loaded::Nothing);
}

#[test]
fn what_is_deleted_is_the_game_that_was_meant_and_no_other() {
    let saves = Saves::new(Map::new());
    saves.begin(&played(game(1), 3), TODAY).unwrap();
    saves.forget(Some(Place::Current), &game(2), TODAY);
    assert_eq!(saves.current(), found(&played(game(1), 3)));
    saves.forget(Some(Place::Current), &played(game(1), 4), TODAY);
    assert_eq!(saves.current(), Loaded::Nothing, "the same game, of which the last action found no room");
}

#[test]
fn a_game_that_found_no_room_is_listed_beside_the_one_that_is_kept_in_its_place() {
    let storage = Map::new();
    let day = Day::new(2026, 11, 16);
    Saves::new(storage.clone()).begin(&played(game(1), 3), day).unwrap();
    let full = storage.texts().values().map(String::len).sum();
    let saves = Saves::new(storage.limited(Ok(full)));
    saves.current();
    assert!(saves.begin(&game(2), day).is_err());
    let listed = |record: &Record| -> Vec<_> {
        let games = saves.your_games(Some(record)).into_iter();
        games.map(|listed| (listed.place, listed.game.record, listed.game.played_on)).collect()
    };
    let kept = (Some(Place::Current), played(game(1), 3), day);
    assert_eq!(listed(&game(2)), [(None, game(2), None), kept.clone()]);
    assert_eq!(listed(&played(game(1), 3)), [kept], "one game, one row, with its day");
    let further = (Some(Place::Current), played(game(1), 4), day);
    assert_eq!(listed(&played(game(1), 4)), [further], "also if the last action found no room");
}

#[test]
fn a_game_of_a_website_is_nobodys_own() {
    let saves = Saves::new(Map::new());
    let (own, host_game) = (played(game(1), 3), finished(2));
    assert_eq!(saves.own_game(Some(&own), false), Some(own.clone()), "kept or not");
    assert_eq!(saves.own_game(Some(&host_game), true), None);
    saves.begin(&own, None).unwrap();
    assert_eq!(saves.own_game(Some(&host_game), true), Some(own));
}

#[test]
fn a_game_is_known_wherever_it_is_kept() {
    let saves = Saves::new(Map::new());
    for record in [finished(1), played(game(2), 5), game(3)] {
        saves.begin(&record, TODAY).unwrap();
    }
    assert_eq!(saves.place_of(&finished(1)), Some(Place::Finished(1)));
    assert_eq!(saves.place_of(&played(game(2), 5)), Some(Place::Unfinished(1)));
    assert_eq!(saves.place_of(&game(3)), Some(Place::Current));
    assert_eq!(saves.place_of(&played(game(2), 4)), None, "an earlier moment is another game");
}

#[test]
fn a_game_that_begins_like_another_is_not_taken_for_it() {
    let saves = Saves::new(Map::new());
    let kept = played(game(1), 5);
    saves.begin(&kept, TODAY).unwrap();
    // The same people, with the same code or with dice of their own: the opening says nothing then.
    let places: Vec<_> = saves.your_games(Some(&game(1))).into_iter().map(|listed| listed.place).collect();
    assert_eq!(places, [None, Some(Place::Current)]);
    saves.forget(Some(Place::Current), &game(1), TODAY);
    saves.begin(&game(1), TODAY).unwrap();
    assert_eq!(records(saves.unfinished().games), [kept]);
}
