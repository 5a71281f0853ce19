//! What every released version has kept on people's devices is still read, word for word. A file of `tests/data/saves` is
//! what that version keeps in a browser, its keys and values; it is never changed again, and every
//! release adds its own. The text record of each game lies beside it.

use std::collections::BTreeMap;
use std::{env, fs};

use space_taxi::record::{Record, text};
use space_taxi_web::table::saves::{Loaded, Merged, Place, Saves, memory};
use space_taxi_web::table::seating::Seating;

use crate::device::Device;

fn folder() -> String {
    format!("{}/tests/data/saves", env!("CARGO_MANIFEST_DIR"))
}

/// The versions that have a sample, each with the texts under their keys.
fn samples() -> Vec<(String, BTreeMap<String, String>)> {
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let versions = files.filter_map(|file| file.strip_suffix(".json").map(str::to_owned));
    let read = |version: String| {
        let exported = fs::read_to_string(format!("{}/{version}.json", folder())).unwrap();
        let keys: BTreeMap<String, String> = serde_json::from_str(&exported).unwrap();
        let own = |(key, value): (String, String)| (key.strip_prefix("space-taxi:/:").unwrap().to_owned(), value);
        (version, keys.into_iter().map(own).collect())
    };
    versions.map(read).collect()
}

fn with_key(place: Place) -> String {
    match place {
        Place::Current => "current".to_owned(),
        Place::Unfinished(number) => format!("unfinished:{number}"),
        Place::Finished(number) => format!("finished:{number}"),
    }
}

#[test]
fn this_version_has_its_sample() {
    let versions: Vec<String> = samples().into_iter().map(|(version, _)| version).collect();
    assert!(versions.contains(&env!("CARGO_PKG_VERSION").to_owned()), "{versions:?}");
}

#[test]
fn whatever_is_kept_is_in_the_sample_and_is_damaged_in_the_browser() {
    let (_, texts) = samples().into_iter().find(|(version, _)| version == env!("CARGO_PKG_VERSION")).unwrap();
    let damaged = fs::read_to_string(format!("{}/tests/browser/keys.spec.mjs", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let games = ["current", "unfinished:", "finished:", "set-aside:", "settings"].map(str::to_owned);
    for name in memory::NAMES.map(|name| format!("memory:{name}")).into_iter().chain(games) {
        assert!(texts.keys().any(|key| key.starts_with(&name)), "{name} in the sample");
        assert!(
            damaged.contains(&format!("\n  {name}")) || damaged.contains(&format!("\n  '{name}")),
            "{name} in keys.spec.mjs"
        );
    }
}

#[test]
fn the_games_of_every_version_are_read_as_they_were_played() {
    for (version, texts) in samples() {
        let count = texts.keys().filter(|key| *key == "current" || key.contains("finished:")).count();
        let saves = Saves::new(Device::keeping(texts));
        let mut games: BTreeMap<String, Record> = BTreeMap::new();
        let Loaded::Found(current) = saves.current() else { panic!("{version} has a game on the table") };
        games.insert("current".to_owned(), current.record);
        for listing in [saves.unfinished(), saves.finished()] {
            assert!(listing.set_aside.is_empty(), "{version}");
            games.extend(listing.games.into_iter().map(|kept| (with_key(kept.place), kept.game.record)));
        }
        assert_eq!(games.len(), count, "{version}");
        let written: String = games.iter().map(|(key, record)| format!("= {key}\n{}\n", text::print(record))).collect();
        let golden = format!("{}/{version}.games.txt", folder());
        assert_eq!(written, fs::read_to_string(golden).unwrap(), "{version}");
    }
}

#[test]
fn the_file_that_every_version_exported_is_read_line_for_line() {
    for (version, texts) in samples() {
        let count = texts.keys().filter(|key| *key == "current" || key.contains("finished:")).count();
        let file = fs::read_to_string(format!("{}/{version}.export.txt", folder())).unwrap();
        let saves = Saves::new(Device::default());
        assert_eq!(saves.merge(&file), Ok(Merged { added: count, ..Merged::default() }), "{version}");
        let there = Saves::new(Device::keeping(texts));
        assert!(!saves.counted_flights().is_empty(), "{version}");
        assert_eq!(saves.counted_flights(), there.counted_flights(), "{version}");
    }
}

#[test]
fn the_settings_and_the_last_table_of_every_version_are_read() {
    for (version, texts) in samples() {
        let saves = Saves::new(Device::keeping(texts));
        let Loaded::Found(settings) = saves.settings() else { panic!("{version} has settings") };
        assert_eq!(settings.language.as_deref(), Some("de"), "{version}");
        let table: Option<Seating> = saves.recall("table").and_then(|text| text.parse().ok());
        assert!(table.is_some(), "{version}");
        let aside: Vec<String> = saves.all_set_aside().into_iter().map(|(_, text)| text).collect();
        assert_eq!(aside, ["a text from elsewhere"], "{version}");
    }
}
