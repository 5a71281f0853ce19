//! A backup, which is all games in one file: to another device, or somewhere safe. Reading it back adds what is missing and replaces nothing.
//!
//! The first line names the game, the file and its version. Then one a line: `game 2026-11-16 AeQI…`, `aside …` for a text that could not be read, in
//! base64, and what else a game keeps under a word of its own.

use base64ct::{Base64UrlUnpadded, Encoding};
use thiserror::Error;

use super::{Kept, Place, SavedGame, Saves, value};
use crate::storage::{Storage, StorageError};
use game_core::GameRecord;

/// Behind the name of the game.
const TITLE: &str = " games ";
const VERSION: &str = "1";

/// What came of a backup that was read back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Merged {
    pub added: usize,
    /// Games that were here already, as far or further.
    pub known: usize,
    /// Lines that nobody can read.
    pub unread: usize,
    /// Why not everything could be added.
    pub refused: Option<StorageError>,
}

/// Why a text is no backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotABackup {
    #[error("this is no file of games")]
    NoGames,
    #[error("this was written by a newer version of the game")]
    Newer,
}

impl<S: Storage, R: GameRecord> Saves<S, R> {
    /// Everything that is kept, and the game on the table, which may not be; and what else the game keeps, each behind its word.
    pub fn backup(&self, on_table: Option<&R>, others: &[(&str, SavedGame<R>)]) -> String {
        let mut text = format!("{}{TITLE}{VERSION}\n", R::GAME);
        let mut add = |kind: &str, value: String| {
            text.push_str(&format!("{kind} {value}\n"));
        };
        let kept = self.everything();
        for Kept { game, .. } in kept.iter().rev() {
            add("game", value::game(&game.record, game.played_on));
        }
        if let Some(record) = on_table.filter(|record| !kept.iter().any(|kept| kept.game.record == **record)) {
            add("game", value::game(record, None));
        }
        for (word, other) in others {
            add(word, value::game(&other.record, other.played_on));
        }
        for (_, text) in self.all_set_aside() {
            add("aside", Base64UrlUnpadded::encode_string(text.as_bytes()));
        }
        text
    }

    /// Adds what is missing here. The table stays as it is. `other` hears what stands behind another word, and says whether it is one of its own.
    ///
    /// # Errors
    /// If the text is no backup, or one of a newer version.
    pub fn merge(
        &self,
        text: &str,
        other: impl Fn(&str, &R) -> Option<Result<(), StorageError>>,
    ) -> Result<Merged, NotABackup> {
        let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim).filter(|line| !line.is_empty());
        match lines.next().and_then(|line| line.strip_prefix(R::GAME)?.strip_prefix(TITLE)) {
            Some(VERSION) => {}
            Some(version) if version.parse::<u32>().is_ok_and(|version| version > 1) => return Err(NotABackup::Newer),
            _ => return Err(NotABackup::NoGames),
        }
        let mut merged = Merged::default();
        let mut here: Vec<R> = self.everything().into_iter().map(|kept| kept.game.record).collect();
        for line in lines {
            let (kind, what) = line.split_once(' ').unwrap_or((line, ""));
            let done = match (kind, value::game_from::<R>(what)) {
                ("game", Some(game)) if here.iter().any(|other| game.record.is_earlier_than(other)) => {
                    merged.known += 1;
                    Ok(())
                }
                ("game", Some(game)) => self.add(&game.record, game.played_on).map(|()| {
                    merged.added += 1;
                    here.push(game.record);
                }),
                ("aside", _) => {
                    match Base64UrlUnpadded::decode_vec(what).ok().and_then(|text| String::from_utf8(text).ok()) {
                        Some(text) => self.add_aside(&text),
                        None => unread(&mut merged),
                    }
                }
                (word, Some(game)) => other(word, &game.record).unwrap_or_else(|| unread(&mut merged)),
                _ => unread(&mut merged),
            };
            merged.refused = merged.refused.or(done.err());
        }
        Ok(merged)
    }

    /// Every game, the one on the table first.
    pub(super) fn everything(&self) -> Vec<Kept<R>> {
        let mut all: Vec<Kept<R>> = Vec::new();
        if let super::Loaded::Found(game) = self.load(Place::Current) {
            all.push(Kept { place: Place::Current, game });
        }
        all.extend(self.unfinished().games);
        all.extend(self.finished().games.into_iter().filter(|kept| kept.place != Place::Current));
        all
    }

    fn add_aside(&self, text: &str) -> Result<(), StorageError> {
        if self.all_set_aside().iter().any(|(_, other)| other == text) {
            return Ok(());
        }
        self.set_aside("", text).map(|_| ())
    }
}

fn unread(merged: &mut Merged) -> Result<(), StorageError> {
    merged.unread += 1;
    Ok(())
}
