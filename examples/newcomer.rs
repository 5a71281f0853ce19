//! Lets a newcomer play two Rookies: `cargo run --release --example newcomer -- --tables 3000`. Whoever plays a first game, a child perhaps, must be able to win it.
//!
//! The newcomer takes the coach's best one time in three. Otherwise it takes any plausible placement, each as likely as the others: one
//! that somebody who knows the rules has a reason for. Of all that the rules allow, what breaks one of these is left out, the
//! first of them first, unless everything does:
//!
//! 1. The taxi can still lift off.
//! 2. Whoever gets on is one of a group.
//! 3. No joker stays unpaid.
//!
//! After a lift-off it likewise spends what the coach would, or any number of coins; in the last round all.
//!
//! Every seed is played once from each place, so nobody gains by dice or place. A win shared by n counts 1/n. Prints JSON: the newcomer's
//! share of wins with its standard error (over seeds), and the mean turn results of both before striking.

#[path = "../tests/support/luck.rs"]
mod luck;

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

use luck::Luck;
use serde_json::{Value, json};
use space_taxi::dice::{Seed, next_throw};
use space_taxi::pilot::{ComputerPlayers, SharedTables};
use space_taxi::record::Level;
use space_taxi::rules::{
    Action, Game, Launch, Mode, PassengerFace, Phase, Placement, Player, Progress, Throw, Turn, placements,
};

const USAGE: &str = "usage: newcomer --tables TABLES";

fn main() -> ExitCode {
    let printed = report().and_then(|json| writeln!(std::io::stdout(), "{json:#}").map_err(|error| error.to_string()));
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn report() -> Result<Value, String> {
    let words: Vec<String> = std::env::args_os().skip(1).filter_map(|word| word.into_string().ok()).collect();
    let tables = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--tables", tables] => tables.parse().ok().filter(|tables: &usize| *tables > 0),
        _ => None,
    };
    Ok(play(tables.ok_or(USAGE)?))
}

/// What one side did.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    turns: f64,
    points: f64,
}

fn play(tables: usize) -> Value {
    let mut pilot = ComputerPlayers::new(Arc::new(SharedTables::build()));
    let (mut wins, mut newcomer, mut rookies) = (Vec::new(), Tally::default(), Tally::default());
    let places = usize::from(Mode::Three.player_count());
    for number in 0..tables.div_ceil(places) as u64 {
        let mut share = 0.0;
        for own in Mode::Three.players() {
            let game = table(&mut pilot, number, own);
            let winners = game.winners();
            share += winners.iter().filter(|winner| **winner == own).count() as f64 / winners.len() as f64;
            for (player, result) in game.rounds().iter().flat_map(|round| round.results().iter()) {
                let tally = if player == own { &mut newcomer } else { &mut rookies };
                tally.turns += 1.0;
                tally.points += f64::from(result.points());
            }
        }
        wins.push(share / places as f64);
    }
    let seeds = wins.len() as f64;
    let mean = wins.iter().sum::<f64>() / seeds;
    let variance = wins.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (seeds - 1.0).max(1.0);
    json!({
        "tables": wins.len() * places,
        "wins": mean,
        "error": (variance / seeds).sqrt(),
        "turn_result": newcomer.points / newcomer.turns,
        "turn_result_of_rookies": rookies.points / rookies.turns,
    })
}

/// A whole game with the dice of this number.
fn table(pilot: &mut ComputerPlayers, number: u64, own: Player) -> Game {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    let (seed, mut luck) = (Seed::from_bytes(bytes), Luck::seeded(number));
    let opener = Mode::Three.player(0).expect("somebody plays");
    let mut game = Game::new(Mode::Three, opener).expect("the opener is at this table");
    while game.winners().is_empty() {
        let action = match next_throw(&seed, &game) {
            Some(throw) => Action::Throw(throw),
            None if game.player() == own => act(pilot, &mut luck, &game),
            None => pilot.act(Level::Rookie, &game).expect("a Rookie can always act"),
        };
        game = game.apply(&action).expect("everybody keeps to the rules");
    }
    game
}

/// What the newcomer does now.
fn act(pilot: &mut ComputerPlayers, luck: &mut Luck, game: &Game) -> Action {
    let coins = game.coins().purse(game.player());
    match game.phase() {
        _ if luck.below(3) == 0 => pilot.act(Level::Captain, game).expect("the coach always has advice"),
        Phase::ToPlace(turn, throw) => Action::Place(luck.one_of(&plausible(turn, throw, coins))),
        _ if game.round_number() == game.mode().rounds() => Action::Spend(coins),
        _ => Action::Spend(luck.below(usize::from(coins) + 1) as u8),
    }
}

/// The placements that somebody has a reason for.
fn plausible(turn: &Turn, throw: &Throw, coins: u8) -> Vec<Placement> {
    let mut left = placements(turn, throw, coins);
    let has_reason = |placement: &Placement, rule: usize| {
        let Ok(Progress::ThrowOn(after) | Progress::LiftOff(after, _) | Progress::Misfire(after)) =
            turn.place(throw, coins, placement)
        else {
            return false;
        };
        match rule {
            0 => can_lift_off(&after),
            1 => is_in_groups(turn, &after),
            _ => placement.passengers.count(PassengerFace::Thumb) == 0,
        }
    };
    for rule in 0..3 {
        let kept: Vec<_> = left.iter().filter(|placement| has_reason(placement, rule)).copied().collect();
        if !kept.is_empty() {
            left = kept;
        }
    }
    left
}

/// Whether some fuel would still do.
fn can_lift_off(turn: &Turn) -> bool {
    let fuel = turn.wings().fuel;
    let (sum, to_come) = (fuel.sum(), 3 - fuel.len());
    match turn.wings().launch() {
        Some(launch) => matches!(launch, Launch::LiftOff(_)),
        None => (7..=10).any(|wanted| (sum + to_come..=sum + 6 * to_come).contains(&wanted)),
    }
}

/// Whether nobody has got on who is alone.
fn is_in_groups(before: &Turn, after: &Turn) -> bool {
    let groups = before.taxi().aliens().into_iter().zip(after.taxi().aliens());
    groups.into_iter().all(|(before, after)| after == before || after > 1)
}
