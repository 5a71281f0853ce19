//! What the website is told, and when.

use super::message::{FromGame, TableStanding};
use crate::table::notices::Notice;
use crate::words::Language;
use space_taxi::record::{Record, Summary, compact, text};
use space_taxi::rules::Phase;

/// The game is there; with the table of the visitor's own game that it has found, as far as nobody can take it back.
#[must_use]
pub fn ready(language: Language, own: Option<&Record>) -> FromGame {
    let standing = own.map(|record| standing(Summary::of(&for_good(record))));
    FromGame::Ready { version: env!("CARGO_PKG_VERSION"), lang: language.code(), standing }
}

/// The page could not do something, and has told the visitor so. Nothing for news that tell of no failure.
#[must_use]
pub fn notice(notice: Notice) -> Option<FromGame> {
    let code = match notice {
        Notice::CannotSave => "cannot-save",
        Notice::StorageFull => "storage-full",
        Notice::NoRandomness => "no-randomness",
        Notice::PilotLost => "pilot-lost",
        Notice::LanguageFailed(_) => "language-failed",
        Notice::SetAside => "set-aside",
        Notice::SettingsReset => "settings-reset",
        Notice::OtherTab | Notice::App(_) => return None,
    };
    Some(FromGame::Error { code, message: String::new() })
}

/// What has happened for good between two moments of one game: what somebody can still take back is told when nobody can any more,
/// so nothing is ever told twice.
#[must_use]
pub fn happened(before: &Record, now: &Record) -> Vec<FromGame> {
    let is_over = *now.game().phase() == Phase::GameOver && *before.game().phase() != Phase::GameOver;
    let (then, summary) = (Summary::of(&for_good(before)), Summary::of(&for_good(now)));
    let mut told = Vec::new();
    for (seat, (earlier, player)) in then.players.iter().zip(&summary.players).enumerate() {
        if player.rounds.len() > earlier.rounds.len()
            && let Some(ended) = player.rounds.last()
        {
            let (name, round) = (player.name.clone(), player.rounds.len());
            told.push(FromGame::Turn { player: seat, name, round, result: ended.result, misfire: ended.misfire });
        }
    }
    if settled(&summary) > settled(&then) {
        told.push(FromGame::Round(standing(summary.clone())));
    }
    if is_over {
        let winners = summary.winners.clone();
        let (record, notation) = (compact::encode(now), text::print(now));
        told.push(FromGame::GameOver { standing: standing(summary), winners, record, notation });
    }
    told
}

/// The game without what can still be taken back.
fn for_good(record: &Record) -> Record {
    let mut record = record.clone();
    while record.undo().is_ok() {}
    record
}

/// How many rounds everybody has played.
fn settled(summary: &Summary) -> usize {
    summary.players.iter().map(|player| player.rounds.len()).min().unwrap_or_default()
}

fn standing(summary: Summary) -> TableStanding {
    TableStanding { round: settled(&summary), table: summary.players }
}
