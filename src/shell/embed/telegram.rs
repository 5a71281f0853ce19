//! What the website is told, as JSON: each telegram has the protocol's version and its type. The seed of a running game is
//! in none of them.

use super::json::{list, object, text};
use crate::space_taxi::record::{PlayerSummary, Record, RoundSummary, Summary, compact, text as notation};
use crate::space_taxi::rules::Phase;

/// The version of the protocol, in every message both ways.
pub const VERSION: u32 = 1;

/// The game is there and listens.
#[must_use]
pub fn ready(language: &str) -> String {
    telegram("ready", &[("version", text(env!("CARGO_PKG_VERSION"))), ("lang", text(language))])
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

/// What has happened between two moments of one game; nothing before the first of them.
#[must_use]
pub fn happened(before: &Record, now: &Record) -> Vec<String> {
    let (then, summary) = (Summary::of(before), Summary::of(now));
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
    let settled = |record: &Record| matches!(record.game().phase(), Phase::RoundOver | Phase::GameOver);
    if settled(now) && !settled(before) {
        telegrams.push(telegram("round", &table(&summary)));
    }
    if *now.game().phase() == Phase::GameOver && *before.game().phase() != Phase::GameOver {
        let mut fields = table(&summary).to_vec();
        fields.push(("winners", list(summary.winners.iter().map(usize::to_string))));
        fields.push(("record", text(&compact::encode(now))));
        fields.push(("notation", text(&notation::print(now))));
        telegrams.push(telegram("gameover", &fields));
    }
    telegrams
}

fn telegram(kind: &str, fields: &[(&str, String)]) -> String {
    let head = [("spaceTaxi", VERSION.to_string()), ("type", text(kind))];
    object(&head.iter().chain(fields).map(|(name, value)| (*name, value.clone())).collect::<Vec<_>>())
}

fn table(summary: &Summary) -> [(&'static str, String); 2] {
    [("round", summary.round.to_string()), ("table", list(summary.players.iter().map(player)))]
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
