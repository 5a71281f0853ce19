//! The crates that any game may use.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use app_core::embed::height::page_height;
use space_taxi::record::{GameRecord, Record};
use space_taxi_web::table::embed::message::PROTOCOL;

/// Those, and what the pages of all games share of words and styles.
const SHARED: [&str; 7] = [
    "crates/app-core",
    "crates/browser",
    "crates/game-core",
    "crates/ui",
    "crates/words",
    "crates/words-build",
    "static/shared",
];
/// The games, as people and programs may write them.
const GAMES: [&str; 2] = ["spacetaxi", "traffiq"];

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn no_shared_crate_names_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in SHARED {
        let files = files(&root.join(folder));
        assert!(files.len() > 1, "{folder}");
        for file in files {
            let text = fs::read_to_string(&file).unwrap().to_lowercase();
            let letters: String = text.chars().filter(|letter| !matches!(letter, ' ' | '-' | '_')).collect();
            for game in GAMES {
                assert!(!letters.contains(game), "{} names {game}", file.display());
            }
        }
    }
}

/// What stands in two languages is the same in both.
#[test]
fn the_scripts_know_the_names_of_the_code() {
    let script =
        |name: &str| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("static").join(name)).unwrap();
    let game = Record::GAME;
    assert!(script("theme.js").contains(&format!("'{game}:'")));
    assert!(script("rescue.js").contains(&format!("var GAME = '{game}';")));
    assert!(script("sw.js").contains(&format!("`{game}:$")));
    assert!(script("embed.js").contains(&format!("{PROTOCOL}: ")));
}

/// The frame asks for its height before the page is there to do so.
#[test]
fn the_element_knows_the_height_of_the_page() {
    let script = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/static/embed.js")).unwrap();
    let formula = "width <= 560 ? between(width * 2, 600, 820) : width <= 900 ? between(width * 4 / 3, 800, 1024) : between(width * 5 / 8, 750, 1080)";
    assert!(script.contains(formula));
    for (width, height) in [
        (320, 640),
        (200, 600),
        (560, 820),
        (561, 800),
        (700, 933),
        (900, 1024),
        (901, 750),
        (1600, 1000),
        (2000, 1080),
    ] {
        assert_eq!(page_height(width), height, "{width}");
    }
}

/// What is plain calls no browser, so that it is tested without one.
#[test]
fn the_table_and_the_words_call_no_browser() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for file in files(&root.join("table")).into_iter().filter(|file| file.extension().is_some_and(|it| it == "rs")) {
        let text = fs::read_to_string(&file).unwrap();
        for outside in ["browser::", "ui::", "crate::view"] {
            let named = |line: &str| line.contains(outside) && !line.trim_start().starts_with("//");
            assert!(!text.lines().any(named), "{} uses {outside}", file.display());
        }
    }
}

/// The papers lead to files that are there.
#[test]
fn every_path_in_the_papers_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src/", "crates/", "tests/", "static/", "tools/", "docs/", "examples/"];
    let mut found = 0;
    for paper in
        files(&root.join("docs")).into_iter().chain(["README.md", "CONTRIBUTING.md"].map(|name| root.join(name)))
    {
        let text = fs::read_to_string(&paper).unwrap();
        assert_eq!(text.matches('`').count() % 2, 0, "{} opens a code and does not close it", paper.display());
        let code =
            text.split('`').skip(1).step_by(2).filter(|code| folders.iter().any(|folder| code.starts_with(folder)));
        for path in code.filter(|path| !path.contains(['*', '…', ' ']) && !path.contains("VERSION")) {
            assert!(root.join(path).exists(), "{} names {path}", paper.display());
            found += 1;
        }
        let links = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        for link in links.filter(|link| !link.is_empty() && !link.contains("://")) {
            assert!(paper.with_file_name(link).exists(), "{} leads to {link}", paper.display());
            found += 1;
        }
    }
    assert!(found > 50, "{found}");
}

/// A name means one thing within a crate.
#[test]
fn no_two_types_of_a_crate_share_a_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src"));
    for folder in crates.chain([root.join("src")]) {
        let mut names = BTreeMap::new();
        for file in files(&folder).into_iter().filter(|file| file.extension().is_some_and(|it| it == "rs")) {
            let text = fs::read_to_string(&file).unwrap();
            // What stands further in is nobody else's.
            for line in text.split("#[cfg(test)]").next().unwrap_or_default().lines() {
                let mut words = line.split_whitespace().skip_while(|word| word.starts_with("pub"));
                let is_type =
                    !line.starts_with(' ') && matches!(words.next(), Some("struct" | "enum" | "trait" | "type"));
                let Some(name) = words.next().filter(|_| is_type) else { continue };
                let name = name.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
                if let Some(other) = names.insert(name.to_owned(), file.clone()) {
                    assert!(
                        is_test(&folder, &file) || is_test(&folder, &other),
                        "{other:?} and {file:?} both have {name}"
                    );
                }
            }
        }
        assert!(!names.is_empty() || folder.ends_with("words-build/src"), "{}", folder.display());
    }
}

fn is_test(folder: &Path, file: &Path) -> bool {
    file.strip_prefix(folder).unwrap().to_string_lossy().contains("tests")
}
