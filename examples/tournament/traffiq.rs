//! A tournament of Manhattan TraffIQ.
//!
//! Who begins is drawn by lot, once for all games of a deal. Prints besides the wins what part of the games ended how, how many turns they had, and
//! what part was won by whoever began, by the next one, and so on.
//!
//! `child` stands in for somebody who has just learned the game: one time in three the coach's best turn, otherwise any plausible one. Plausible is
//! what uses both actions and is no worse at a glance than the best by more than two tiles in hand are worth, which is a little more than a taxi is.

use game_core::{Driver, Level, Seed};
use serde_json::{Value, json};
use traffiq::pilot::{Search, Seen, Valued, turn};
use traffiq::rules::{Act, ByPlayer, End, Game, Layout, Player, Step, Table, WholeTurn};
use traffiq::stock::{deal, next_tile};

use super::shares::mean;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Entrant {
    Child,
    Computer(Level),
}

/// What happened at all tables.
#[derive(Clone, Debug, Default)]
struct Tally {
    /// Wins for each deal and entrant, shared ones in parts, divided by the places that the entrant had.
    wins: Vec<Vec<f64>>,
    ends: [usize; 3],
    turns: usize,
    /// Wins by the order in which the places play.
    seats: Vec<f64>,
}

/// So many tables for these levels.
pub fn play(tables: usize, levels: Option<&[&str]>, layout: Option<&str>) -> Result<Value, String> {
    let entrants: Option<Vec<Entrant>> =
        levels.unwrap_or(&["rookie", "cabbie", "captain"]).iter().map(|word| entrant(word)).collect();
    let entrants = entrants.ok_or("the levels are rookie, cabbie, captain and ace, and child")?;
    let table = Table::for_players(entrants.len()).ok_or("two to four play at a table")?;
    let layout = layout.map_or(Some(Layout::TimesSquare), Layout::from_word);
    let layout = layout.ok_or("the layouts are times-square and central-park")?;
    let mut present = entrants.clone();
    present.sort_unstable();
    present.dedup();
    let players = entrants.len();
    let mut tally = Tally { wins: vec![Vec::new(); present.len()], seats: vec![0.0; players], ..Tally::default() };
    for number in 0..tables.div_ceil(players) as u64 {
        let seed = seed(number);
        let begins = table.player(seed.draw(u64::MAX, players as u32) as usize).ok_or("somebody begins")?;
        let mut wins = vec![0.0; present.len()];
        for rotation in 0..players {
            let entrant = |player: Player| entrants[(player.index() + rotation) % players];
            let game = game(&seed, layout, table, begins, &mut |seen, lot| choose(entrant(seen.player()), seen, lot));
            let winners = game.winners();
            for winner in &winners {
                let share = 1.0 / winners.len() as f64;
                let place = present.iter().position(|other| *other == entrant(*winner)).unwrap_or(0);
                wins[place] += share;
                tally.seats[(winner.index() + players - begins.index()) % players] += share;
            }
            let end = [End::AllPlaced, End::LastRound, End::Quiet].iter().position(|end| Some(*end) == game.end());
            tally.ends[end.unwrap_or(0)] += 1;
            tally.turns += usize::from(game.turn());
        }
        for (place, entrant) in present.iter().enumerate() {
            let places = entrants.iter().filter(|other| *other == entrant).count() * players;
            tally.wins[place].push(wins[place] / places as f64);
        }
    }
    Ok(report(&present, layout, &tally))
}

fn report(present: &[Entrant], layout: Layout, tally: &Tally) -> Value {
    let games = tally.ends.iter().sum::<usize>() as f64;
    let line = |(place, entrant): (usize, &Entrant)| {
        let (wins, error) = mean(&tally.wins[place]);
        json!({ "level": word(*entrant), "wins_per_place": wins, "error": error })
    };
    let [all_placed, last_round, quiet] = tally.ends.map(|count| count as f64 / games);
    json!({
        "game": "traffiq",
        "layout": layout.word(),
        "players": tally.seats.len(),
        "tables": games,
        "levels": present.iter().enumerate().map(line).collect::<Vec<_>>(),
        "ends": { "all placed": all_placed, "last round": last_round, "quiet": quiet },
        "turns": tally.turns as f64 / games,
        "wins_in_order_of_play": tally.seats.iter().map(|wins| wins / games).collect::<Vec<_>>(),
    })
}

fn entrant(word: &str) -> Option<Entrant> {
    match Driver::from_word(word) {
        Some(Driver::Computer(level)) => Some(Entrant::Computer(level)),
        _ => (word == "child").then_some(Entrant::Child),
    }
}

const fn word(entrant: Entrant) -> &'static str {
    match entrant {
        Entrant::Child => "child",
        Entrant::Computer(level) => Driver::Computer(level).word(),
    }
}

fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::from_bytes(bytes)
}

/// Who plays a turn: asked with what a player sees, and with lots that give a number below another one.
type Choose<'a> = dyn FnMut(&Seen, &mut dyn FnMut(usize) -> usize) -> WholeTurn + 'a;

/// A whole game with the tiles of this seed. Lots are drawn from its streams that no tile is drawn from.
fn game(seed: &Seed, layout: Layout, table: Table, begins: Player, choose: &mut Choose<'_>) -> Game {
    let dealt: ByPlayer<_> = deal(seed, table, begins);
    let mut game = Game::new(layout, begins, &dealt).expect("the deal is one of the game");
    let mut stream = 1000;
    let mut lot = |limit: usize| {
        stream += 1;
        seed.draw(stream, limit as u32) as usize
    };
    while game.end().is_none() {
        let number = game.turn();
        for step in choose(&Seen::of(&game), &mut lot) {
            let act = match step {
                Step::Lay(lay) => Act::Lay(lay),
                Step::Ride(ride) => Act::Ride(ride),
                Step::Draw => Act::Draw(next_tile(seed, &game).expect("there is a tile to draw")),
            };
            game = game.apply(&act).expect("the players keep to the rules");
        }
        if game.end().is_none() && game.turn() == number {
            game = game.apply(&Act::EndTurn).expect("a turn can be ended");
        }
    }
    game
}

fn choose(entrant: Entrant, seen: &Seen, lot: &mut dyn FnMut(usize) -> usize) -> WholeTurn {
    let level = match entrant {
        Entrant::Computer(level) => level,
        Entrant::Child if lot(3) == 0 => Level::Ace,
        Entrant::Child => {
            let turns = plausible_turns(seen);
            return turns[lot(turns.len())].clone();
        }
    };
    turn(seen, level).expect("the game goes on")
}

/// Every turn that a child might play.
fn plausible_turns(seen: &Seen) -> Vec<WholeTurn> {
    let mut search = Search::new(seen, Level::Cabbie).expect("the game goes on");
    let _ = search.work(&mut || false);
    let ranked = search.ranked(usize::MAX);
    // A glance of 60 is halfway between an even position and a win.
    let glance = |valued: &Valued| 60.0 * valued.value.value / (1.0 - valued.value.value.abs());
    let best = ranked.first().map_or(0.0, glance);
    let is_plausible = |valued: &Valued| valued.turn.is_full() && glance(valued) > best - 12.5;
    let plausible: Vec<WholeTurn> =
        ranked.iter().filter(|valued| is_plausible(valued)).map(|valued| valued.turn.clone()).collect();
    if plausible.is_empty() { ranked.into_iter().map(|valued| valued.turn).take(1).collect() } else { plausible }
}
