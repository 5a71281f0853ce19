//! Two tabs with one storage.

use super::*;
use app_core::settings::Settings;

#[test]
fn a_text_that_was_never_looked_at_is_not_overwritten() {
    let saves = Saves::new(Map::with("current", "noise"));
    saves.keep(&game(1), TODAY).unwrap();
    assert_eq!(saves.all_set_aside(), [("set-aside:1".to_owned(), "noise".to_owned())]);

    let saves = Saves::new(Map::with("settings", "noise"));
    saves.keep_settings(&Settings::default()).unwrap();
    assert_eq!(saves.all_set_aside(), [("set-aside:1".to_owned(), "noise".to_owned())]);
}

#[test]
fn two_tabs_do_not_overwrite_each_others_games() {
    let storage = Map::new();
    let (one, other) = (Saves::new(storage.clone()), Saves::new(storage));
    one.begin(&played(game(1), 1), TODAY).unwrap();
    other.begin(&played(game(2), 1), TODAY).unwrap();
    one.keep(&played(game(1), 2), TODAY).unwrap();
    assert_eq!(one.current(), found(&played(game(1), 2)));
    assert_eq!(
        records(one.unfinished().games),
        [played(game(2), 1)],
        "and its own, which the other has put away, is there once"
    );
}

#[test]
fn a_tab_sees_what_another_has_done_and_only_that() {
    let storage = Map::new();
    let (one, other) = (Saves::new(storage.clone()), Saves::new(storage.clone()));
    one.begin(&game(1), TODAY).unwrap();
    assert_eq!(one.changed_elsewhere(), None, "what it did itself");
    other.current();
    other.keep(&played(game(1), 3), TODAY).unwrap();
    let seen = one.changed_elsewhere().map(|game| game.record);
    assert_eq!(seen, Some(played(game(1), 3)));
    assert_eq!(one.changed_elsewhere(), None, "seen once");
    storage.put("current", "noise");
    assert_eq!(one.changed_elsewhere(), None, "no game");
    one.keep(&played(game(1), 4), TODAY).unwrap();
    assert_eq!(one.all_set_aside().len(), 1);
}

#[test]
fn a_tab_that_only_looks_never_writes_over_another() {
    let storage = Map::new();
    Saves::new(storage.clone()).begin(&played(game(1), 2), TODAY).unwrap();
    let (looking, playing) = (Saves::new(storage.clone()), Saves::new(storage.clone()));
    let Loaded::Found(seen) = looking.current() else { panic!("there is a game") };
    playing.current();
    playing.keep(&played(game(1), 5), TODAY).unwrap();
    looking.keep(&seen.record, Day::new(2026, 11, 17)).unwrap();
    assert_eq!(playing.current(), found(&played(game(1), 5)));
    assert_eq!(storage.texts().len(), 1);
}

#[test]
fn a_tab_that_plays_the_game_of_another_tab_on_makes_no_copies() {
    let storage = Map::new();
    for steps in 0..10 {
        Saves::new(storage.clone()).keep(&played(game(1), steps), TODAY).unwrap();
    }
    assert_eq!(storage.texts().len(), 1);
}

#[test]
fn undo_makes_no_copies() {
    let storage = Map::new();
    let saves = Saves::new(storage.clone());
    for steps in [2, 1, 2] {
        saves.keep(&played(game(1), steps), TODAY).unwrap();
    }
    assert_eq!(storage.texts().len(), 1);
}
