//! How the table stands while somebody's turn is played, and what the end of that turn is worth in chances to win.
//!
//! The model: whoever throws later in this round plays for points, and the end of that turn is drawn from its exact
//! chances. In the rounds after it everybody's turns are drawn from those of a player with three coins; striking is
//! applied to every round; and what a purse is worth more or less than three coins, in expected points, is added.

use super::draws::{Draws, Evenly, TurnEnd};
use crate::space_taxi::rules::{ALL_COINS, ByPlayer, Game, Player};

/// How many courses of the game are looked at.
const COURSES: u32 = 4096;
/// The most points of a turn: forty and two for each coin.
const MOST_POINTS: usize = 40 + 2 * (ALL_COINS as usize + 2);

/// What the rounds after this one may bring.
#[derive(Clone, Debug)]
pub struct Ahead {
    /// The turns of each round to come.
    pub rounds: Vec<Draws>,
    /// What a purse is worth in points, compared to three coins, by coins.
    pub purse: Vec<f64>,
}

/// One course that the rest of the game may take for everybody but the player on turn.
#[derive(Clone, Debug)]
struct Course {
    /// The lowest result of the others in this round.
    lowest: u8,
    /// The best total of the others if the player is struck alone, and if not; with how many reach it.
    best: [(f64, u32); 2],
    /// The player's total without this round and without what the purse is worth.
    own: f64,
}

/// What every end of the turn on hand is worth: the chance to win, a shared win counting its part.
#[derive(Clone, Debug)]
pub struct WinChances {
    /// By result, then by coins left.
    chances: Vec<Vec<f64>>,
}

impl WinChances {
    /// Works them out for `player`, who is on turn; `turns` gives the end of every other turn of the round.
    #[must_use]
    pub fn of(game: &Game, player: Player, turns: &[Draws], ahead: &Ahead) -> Self {
        let courses: Vec<Course> =
            Evenly::points(COURSES).map(|point| Course::drawn(game, player, turns, ahead, point)).collect();
        let worth = |result: usize, purse: &f64| {
            courses.iter().map(|course| course.share_of_win(result as u8, *purse)).sum::<f64>() / f64::from(COURSES)
        };
        let by_coins = |result| ahead.purse.iter().map(|purse| worth(result, purse)).collect();
        Self { chances: (0..=MOST_POINTS).map(by_coins).collect() }
    }

    /// The chance to win after this result and with these coins left.
    #[must_use]
    pub fn at(&self, result: u8, coins: u8) -> f64 {
        let by_coins = &self.chances[usize::from(result).min(MOST_POINTS)];
        by_coins[usize::from(coins).min(by_coins.len() - 1)]
    }
}

/// The chance of everybody to win; `turns` gives the end of every turn of the round.
#[must_use]
pub fn win_odds(game: &Game, turns: &[Draws], ahead: &Ahead) -> ByPlayer<f64> {
    let mut odds = ByPlayer::new(game.mode(), |_| 0.0);
    for point in Evenly::points(COURSES) {
        let (ends, mut totals) = drawn(game, turns, ahead, point);
        let lowest = ends.iter().map(|end| end.result).min().filter(|_| game.mode().strikes());
        for (total, end) in totals.iter_mut().zip(&ends) {
            let score = if Some(end.result) == lowest { 0 } else { end.result };
            *total += f64::from(score) + ahead.worth(end.coins);
        }
        let most = totals.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let winners = totals.iter().filter(|total| **total >= most).count();
        for player in game.mode().players().filter(|player| totals[player.index()] >= most) {
            odds[player] += 1.0 / (winners as f64 * f64::from(COURSES));
        }
    }
    odds
}

/// The ends of the turns of this round, and everybody's total without this round and without what the purse is worth.
fn drawn(game: &Game, turns: &[Draws], ahead: &Ahead, point: Evenly) -> (Vec<TurnEnd>, Vec<f64>) {
    let players = turns.len();
    let ends = (0..players).map(|place| turns[place].at(point.coordinate(place))).collect();
    let mut totals: Vec<f64> = game.mode().players().map(|player| f64::from(game.total(player))).collect();
    for (round, draws) in ahead.rounds.iter().enumerate() {
        let draw = |place| draws.at(point.coordinate((round + 1) * players + place)).result;
        let results: Vec<u8> = (0..players).map(draw).collect();
        let lowest = results.iter().min().copied().unwrap_or_default();
        let scores = results.into_iter().map(|result| if result == lowest { 0 } else { result });
        totals.iter_mut().zip(scores).for_each(|(total, score)| *total += f64::from(score));
    }
    (ends, totals)
}

impl Ahead {
    /// What this purse is worth in points, compared to three coins.
    fn worth(&self, coins: u8) -> f64 {
        self.purse[usize::from(coins).min(self.purse.len() - 1)]
    }
}

impl Course {
    fn drawn(game: &Game, player: Player, turns: &[Draws], ahead: &Ahead, point: Evenly) -> Self {
        let players = turns.len();
        let (ends, totals) = drawn(game, turns, ahead, point);
        let own = totals[player.index()];
        let others = || (0..players).filter(|place| *place != player.index());
        let lowest = others().map(|place| ends[place].result).min().unwrap_or_default();
        let best = [false, true].map(|strikes_others| {
            let total = |place: usize| {
                let TurnEnd { result, coins } = ends[place];
                let score = if strikes_others && result == lowest { 0 } else { result };
                totals[place] + f64::from(score) + ahead.worth(coins)
            };
            let most = others().map(total).fold(f64::NEG_INFINITY, f64::max);
            (most, others().filter(|place| total(*place) >= most).count() as u32)
        });
        Self { lowest, best, own }
    }

    fn share_of_win(&self, result: u8, purse: f64) -> f64 {
        let score = if result > self.lowest { result } else { 0 };
        let (most, reached_by) = self.best[usize::from(result >= self.lowest)];
        let total = self.own + f64::from(score) + purse;
        if total > most {
            1.0
        } else if total == most {
            1.0 / f64::from(1 + reached_by)
        } else {
            0.0
        }
    }
}

/// Everything that a turn's stakes depend on: two moments with the same of it are played for the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    totals: Vec<u16>,
    results: Vec<Option<u8>>,
    others_coins: Vec<u8>,
    rounds: usize,
    player: Player,
    /// What purse and supply hold together, if the supply is short.
    shared: Option<u8>,
}

impl Standing {
    /// How the table stands for whoever is on turn.
    #[must_use]
    pub fn of(game: &Game, shared: Option<u8>) -> Self {
        let player = game.player();
        let players = || game.mode().players();
        Self {
            totals: players().map(|player| game.total(player)).collect(),
            results: players().map(|player| game.result(player).map(|result| result.points())).collect(),
            others_coins: players().filter(|other| *other != player).map(|other| game.coins().purse(other)).collect(),
            rounds: game.rounds().len(),
            player,
            shared,
        }
    }
}
