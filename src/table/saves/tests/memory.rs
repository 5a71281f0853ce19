//! What is kept beside the games: settings, and what was to be remembered.

use super::{Map, game, played};
use crate::table::saves::{Loaded, Saves};
use app_core::settings::Settings;
use app_core::storage::StorageError;

#[test]
fn settings_and_memories_are_found_again() {
    let saves = Saves::new(Map::new());
    assert_eq!((saves.settings(), saves.recall("table")), (Loaded::Nothing, None));
    let settings = Settings { sound: false, ..Settings::default() };
    saves.keep_settings(&settings).unwrap();
    saves.remember("table", "Ada Bo\nCy").unwrap();
    assert_eq!((saves.settings(), saves.recall("table")), (Loaded::Found(settings), Some("Ada Bo\nCy".to_owned())));
}

#[test]
fn what_could_not_be_kept_is_known_before_what_was() {
    let storage = Map::new();
    Saves::new(storage.clone()).remember("table", "old").unwrap();
    let saves = Saves::new(storage.limited(Err(StorageError::Unavailable)));
    assert!(saves.remember("table", "new").is_err());
    assert_eq!(saves.recall("table").as_deref(), Some("new"));
}

#[test]
fn the_coach_stays_away_from_the_games_it_was_sent_away_from() {
    let saves = Saves::new(Map::new());
    for seed in 1..=3 {
        saves.send_coach_away(game(seed).opening()).unwrap();
    }
    assert!((1..=3).all(|seed| !saves.has_coach(played(game(seed), 5).opening())));
    assert!(saves.has_coach(game(4).opening()));
}

#[test]
fn what_could_not_be_kept_is_known_before_what_was_kept_earlier() {
    let storage = Map::new();
    let saves = Saves::new(storage.clone());
    saves.remember("table", "first").unwrap();
    let full = Saves::new(storage.limited(Ok(0)));
    assert_eq!(full.remember("table", "second"), Err(StorageError::Full));
    assert_eq!(full.recall("table").as_deref(), Some("second"));
}
