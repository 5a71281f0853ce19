//! A tournament of Space Taxi.
//!
//! Prints besides the wins the mean turn result before striking and the share of turns that misfired. Luck hides small
//! differences. So for the Ace it also prints what all its turns of a table were worth more, in chances to win, than the same
//! turns played by a Captain, the others being Captains too: `gain`, with its standard error.

use std::sync::Arc;

use serde_json::{Value, json};
use space_taxi::dice::{Seed, next_throw};
use space_taxi::pilot::{ComputerPlayers, SharedTables};
use space_taxi::record::{Driver, Level};
use space_taxi::rules::{Action, Game, Mode, Player, Turn, TurnResult};

use super::shares::mean;

/// So many tables for these levels.
pub fn play(tables: usize, levels: Option<&[&str]>) -> Result<Value, String> {
    let levels = levels.unwrap_or(&["rookie", "cabbie", "captain"]);
    let levels: Option<Vec<Level>> = levels.iter().map(|word| level(word)).collect();
    let levels = levels.ok_or("the levels are rookie, cabbie, captain and ace")?;
    let mode = Mode::for_players(levels.len()).filter(|mode| mode.strikes()).ok_or("three to five play at a table")?;
    Ok(tournament(tables, mode, &levels))
}

fn level(word: &str) -> Option<Level> {
    match Driver::from_word(word)? {
        Driver::Computer(level) => Some(level),
        Driver::Person => None,
    }
}

/// What one level did at all its places.
#[derive(Clone, Debug, Default)]
struct Tally {
    /// Wins for each seed, shared ones in parts, divided by the places the level had.
    wins: Vec<f64>,
    /// What the turns of one place gained by being played for the win, for each seed.
    gains: Vec<f64>,
    turns: f64,
    points: f64,
    misfires: f64,
}

fn tournament(tables: usize, mode: Mode, levels: &[Level]) -> Value {
    let mut players = ComputerPlayers::new(Arc::new(SharedTables::build()));
    let mut present = levels.to_vec();
    present.sort_unstable();
    present.dedup();
    let mut tallies = vec![Tally::default(); present.len()];
    for number in 0..tables.div_ceil(levels.len()) {
        let (mut wins, mut gains) = (vec![0.0; present.len()], vec![0.0; present.len()]);
        for rotation in 0..levels.len() {
            let level_of = |player: Player| levels[(player.index() + rotation) % levels.len()];
            let place_of = |player: Player| present.iter().position(|level| *level == level_of(player)).unwrap_or(0);
            let mut gain = |player, gain| gains[place_of(player)] += gain;
            let game = table(&mut players, mode, number as u64, level_of, &mut gain);
            let winners = game.winners();
            winners.iter().for_each(|winner| wins[place_of(*winner)] += 1.0 / winners.len() as f64);
            for round in game.rounds() {
                for (player, result) in round.results().iter() {
                    let tally = &mut tallies[place_of(player)];
                    tally.turns += 1.0;
                    tally.points += f64::from(result.points());
                    tally.misfires += f64::from(u8::from(*result == TurnResult::Misfire));
                }
            }
        }
        for (place, (level, tally)) in present.iter().zip(&mut tallies).enumerate() {
            let seats = levels.iter().filter(|other| *other == level).count() * levels.len();
            tally.wins.push(wins[place] / seats as f64);
            tally.gains.push(gains[place] / seats as f64);
        }
    }
    let lines = present.iter().zip(&tallies).map(|(level, tally)| line(*level, tally));
    json!({ "players": levels.len(), "tables": tallies[0].wins.len() * levels.len(), "levels": lines.collect::<Vec<_>>() })
}

fn line(level: Level, tally: &Tally) -> Value {
    let (wins, error) = mean(&tally.wins);
    let mut line = json!({
        "level": Driver::Computer(level).word(),
        "wins_per_place": wins,
        "error": error,
        "turn_result": tally.points / tally.turns,
        "misfires": tally.misfires / tally.turns,
    });
    if level == Level::Ace {
        let (gain, error) = mean(&tally.gains);
        line["gain"] = gain.into();
        line["gain_error"] = error.into();
    }
    line
}

/// A whole game with the dice of this number; tells what each turn of an Ace gains.
fn table(
    players: &mut ComputerPlayers,
    mode: Mode,
    number: u64,
    level_of: impl Fn(Player) -> Level,
    gained: &mut impl FnMut(Player, f64),
) -> Game {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    let seed = Seed::from_bytes(bytes);
    let opener = mode.player(0).expect("somebody plays");
    let mut game = Game::new(mode, opener).expect("the opener is at this table");
    while game.winners().is_empty() {
        let player = game.player();
        if game.turn_to_throw() == Ok(Turn::FRESH) && level_of(player) == Level::Ace {
            gained(player, players.gain(&game));
        }
        let action = match next_throw(&seed, &game) {
            Some(throw) => Action::Throw(throw),
            None => players.act(level_of(player), &game).expect("the players can always act"),
        };
        game = game.apply(&action).expect("the players keep to the rules");
    }
    game
}
