//! The crates that any game may use.

use std::fs;
use std::path::{Path, PathBuf};

/// Those, and what the pages of all games share of words and styles.
const SHARED: [&str; 6] =
    ["crates/app-core", "crates/browser", "crates/game-core", "crates/words", "crates/words-build", "static/shared"];
/// The games, as people and programs may write them.
const GAMES: [&str; 4] = ["spacetaxi", "traffiq", "dicetable", "manhattan"];

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
