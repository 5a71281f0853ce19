//! What the website is told, as JSON: each telegram has the protocol's version and its type. The seed of a running game is
//! in none of them.

use super::json::{list, object, text};
use crate::shell::notices::Notice;
use crate::space_taxi::record::{PlayerSummary, Record, RoundSummary, Summary, compact, text as notation};
use crate::space_taxi::rules::Phase;
use crate::words::Language;

/// The version of the protocol, in every message both ways.
pub const VERSION: u32 = 1;

/// The game is there and listens; with the table of the visitor's own game that it has found, as far as nobody can take it back.
#[must_use]
pub fn ready(language: Language, own: Option<&Record>) -> String {
    let mut fields = vec![("version", text(env!("CARGO_PKG_VERSION"))), ("lang", text(language.code()))];
    fields.extend(own.into_iter().flat_map(|record| table(&Summary::of(&for_good(record)))));
    telegram("ready", &fields)
}

/// The page wants to be so high at this width.
#[must_use]
pub fn resize(width: u32, height: u32, screen: &str) -> String {
    telegram("resize", &[("width", width.to_string()), ("height", height.to_string()), ("screen", text(screen))])
}

/// Something was wrong with what the website said, or something does not work here.
#[must_use]
pub fn error(code: &str, message: &str) -> String {
    telegram("error", &[("code", text(code)), ("message", text(message))])
}

/// The page could not do something, and has told the visitor so. Nothing for news that tell of no failure.
#[must_use]
pub fn notice(notice: Notice) -> Option<String> {
    let code = match notice {
        Notice::CannotSave => "cannot-save",
        Notice::StorageFull => "storage-full",
        Notice::NoRandomness => "no-randomness",
        Notice::PilotLost => "pilot-lost",
        Notice::LanguageFailed(_) => "language-failed",
        Notice::SetAside => "set-aside",
        Notice::SettingsReset => "settings-reset",
        Notice::OtherTab | Notice::Care(_) => return None,
    };
    Some(error(code, ""))
}

/// What has happened for good between two moments of one game: what somebody can still take back is told when nobody can any more,
/// so nothing is ever told twice.
#[must_use]
pub fn happened(before: &Record, now: &Record) -> Vec<String> {
    let is_over = *now.game().phase() == Phase::GameOver && *before.game().phase() != Phase::GameOver;
    let (then, summary) = (Summary::of(&for_good(before)), Summary::of(&for_good(now)));
    let mut telegrams = Vec::new();
    for (seat, (earlier, player)) in then.players.iter().zip(&summary.players).enumerate() {
        if player.rounds.len() > earlier.rounds.len()
            && let Some(ended) = player.rounds.last()
        {
            let name = ("name", text(&player.name));
            let [result, _, misfire] = figures(ended);
            let round = ("round", player.rounds.len().to_string());
            telegrams.push(telegram("turn", &[("player", seat.to_string()), name, round, result, misfire]));
        }
    }
    if settled(&summary) > settled(&then) {
        telegrams.push(telegram("round", &table(&summary)));
    }
    if is_over {
        let mut fields = table(&summary).to_vec();
        fields.push(("winners", list(summary.winners.iter().map(usize::to_string))));
        fields.push(("record", text(&compact::encode(now))));
        fields.push(("notation", text(&notation::print(now))));
        telegrams.push(telegram("gameover", &fields));
    }
    telegrams
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

fn telegram(kind: &str, fields: &[(&str, String)]) -> String {
    let head = [("spaceTaxi", VERSION.to_string()), ("type", text(kind))];
    object(&head.iter().chain(fields).map(|(name, value)| (*name, value.clone())).collect::<Vec<_>>())
}

fn table(summary: &Summary) -> [(&'static str, String); 2] {
    [("round", settled(summary).to_string()), ("table", list(summary.players.iter().map(player)))]
}

fn player(player: &PlayerSummary) -> String {
    let rounds = player.rounds.iter().map(|round| object(&figures(round)));
    object(&[
        ("name", text(&player.name)),
        ("total", player.total.to_string()),
        ("coins", player.coins.to_string()),
        ("rounds", list(rounds)),
    ])
}

fn figures(round: &RoundSummary) -> [(&'static str, String); 3] {
    [("result", round.result.to_string()), ("struck", round.struck.to_string()), ("misfire", round.misfire.to_string())]
}
