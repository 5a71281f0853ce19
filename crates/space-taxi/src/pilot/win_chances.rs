//! How the table stands while somebody's turn is played, and what the end of that turn is worth in chances to win.

use std::cmp::Ordering;

use super::draws::{Evenly, TurnEnd};
use super::round_simulation::{SIMULATIONS, Table, WIN};
use crate::rules::{ALL_COINS, Game, Player};

/// The most points of a turn: forty and two for each coin.
const MOST_POINTS: usize = 40 + 2 * (ALL_COINS as usize + 2);
/// Of ends with the same chance to win, the one with more points is better, by as much as nobody will notice.
const POINT: f64 = 1e-9;

/// What every end of the turn on hand is worth: the chance to win, a shared win counting its part.
#[derive(Clone, Debug)]
pub struct WinChances {
    /// By coins left, then by result.
    chances: Vec<Vec<f64>>,
}

impl WinChances {
    /// Works them out for `player`, who is on turn, and for ends with up to `purse` coins. A coin need not be used, so more
    /// of them are never worth less.
    #[must_use]
    pub fn of(table: &Table<'_>, player: Player, purse: u8) -> Self {
        let mut wins = vec![vec![0; MOST_POINTS + 2]; usize::from(purse) + 1];
        for simulation in Evenly::points(SIMULATIONS) {
            let ends = table.this_round(simulation);
            let later = ends.iter().enumerate().map(|(place, end)| table.later_results(simulation, place, end.coins));
            let mut later: Vec<_> = later.collect();
            for (coins, wins) in (0..).zip(&mut wins) {
                later[player.index()] = table.later_results(simulation, player.index(), coins);
                Simulation::of(&ends, player, &table.totals(&later)).count(wins);
            }
        }
        let mut chances: Vec<Vec<f64>> = wins.iter().map(|wins| chances(wins)).collect();
        for coins in 1..chances.len() {
            let (fewer, more) = chances.split_at_mut(coins);
            more[0].iter_mut().zip(&fewer[coins - 1]).for_each(|(chance, least)| *chance = chance.max(*least));
        }
        Self { chances }
    }

    /// The chance to win after this result and with these coins left.
    #[must_use]
    pub fn at(&self, result: u8, coins: u8) -> f64 {
        self.chances[usize::from(coins).min(self.chances.len() - 1)][usize::from(result).min(MOST_POINTS)]
    }

    /// The same as something to play for: points decide where the chance to win does not.
    #[must_use]
    pub fn worth(&self, result: u8, coins: u8) -> f64 {
        self.at(result, coins) + POINT * f64::from(result)
    }
}

/// Adds up wins that are told as changes from one result to the next.
fn chances(wins: &[i64]) -> Vec<f64> {
    let mut so_far = 0;
    let chance = |change: &i64| {
        so_far += change;
        so_far as f64 / f64::from(SIMULATIONS * WIN)
    };
    wins.iter().map(chance).collect()
}

/// One way that the rest of the game may go, whatever the player on turn reaches. Striking is laid out by that result, so that each way is looked at
/// once for all of them; a test holds it to the rules.
#[derive(Clone, Copy, Debug)]
struct Simulation {
    /// The lowest result of the others in this round.
    lowest: u8,
    /// The best total of the others if the player alone is struck, and if not; with how many reach it.
    best: [(u16, u32); 2],
    /// The player's total without this round.
    own: u16,
}

impl Simulation {
    fn of(ends: &[TurnEnd], player: Player, totals: &[u16]) -> Self {
        let others = || (0..ends.len()).filter(|place| *place != player.index());
        let lowest = others().map(|place| ends[place].result).min().unwrap_or_default();
        let best = [false, true].map(|strikes_others| {
            let struck = |result: u8| strikes_others && result == lowest;
            let score = |result: u8| if struck(result) { 0 } else { u16::from(result) };
            let total = |place: usize| totals[place] + score(ends[place].result);
            let most = others().map(total).max().unwrap_or_default();
            (most, others().filter(|place| total(*place) == most).count() as u32)
        });
        Self { lowest, best, own: totals[player.index()] }
    }

    /// Notes how the win grows from one result of the player to the next.
    fn count(self, wins: &mut [i64]) {
        let lowest = usize::from(self.lowest);
        let [alone, with_others] = self.best.map(|(most, reached_by)| share(self.own, most, reached_by));
        let mut share_before = 0;
        let mut from = |result: usize, share: i64| {
            wins[result.min(MOST_POINTS + 1)] += share - share_before;
            share_before = share;
        };
        if lowest > 0 {
            from(0, alone);
        }
        from(lowest, with_others);
        let (most, reached_by) = self.best[1];
        let level = usize::from(most.saturating_sub(self.own));
        if level > lowest && most >= self.own {
            from(lowest + 1, 0);
            from(level, i64::from(WIN / (1 + reached_by)));
            from(level + 1, i64::from(WIN));
        } else {
            from(lowest + 1, i64::from(WIN));
        }
    }
}

/// The share of the win with this total, if the best of the others is reached by so many of them.
fn share(own: u16, most: u16, reached_by: u32) -> i64 {
    match own.cmp(&most) {
        Ordering::Greater => i64::from(WIN),
        Ordering::Equal => i64::from(WIN / (1 + reached_by)),
        Ordering::Less => 0,
    }
}

/// Everything that a turn's utility depends on: two moments with the same of it are played for the same.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Seed;
    use crate::rules::{Mode, struck_result};

    /// The share of the win by the rules alone, if the player on turn reaches this result.
    fn by_the_rules(mode: Mode, ends: &[TurnEnd], place: usize, totals: &[u16], result: u8) -> i64 {
        let of = |other: usize| if other == place { result } else { ends[other].result };
        let struck = struck_result(mode, (0..ends.len()).map(of));
        let total = |other: usize| totals[other] + if Some(of(other)) == struck { 0 } else { u16::from(of(other)) };
        let most = (0..ends.len()).map(total).max().unwrap_or_default();
        let winners = (0..ends.len()).filter(|other| total(*other) == most).count() as u32;
        if total(place) == most { i64::from(WIN / winners) } else { 0 }
    }

    #[test]
    fn every_result_wins_what_the_rules_say() {
        let seed = Seed::from_bytes([7; 32]);
        let mut stream = 0;
        let mut draw = |limit: u32| {
            stream += 1;
            seed.draw(stream, limit)
        };
        for _ in 0..2_000 {
            for mode in [Mode::Three, Mode::Four, Mode::Five] {
                let players = usize::from(mode.player_count());
                // Few different numbers, so that many are equal.
                let ends: Vec<_> = (0..players).map(|_| TurnEnd { result: draw(8) as u8, coins: 0 }).collect();
                let totals: Vec<_> = (0..players).map(|_| draw(12) as u16).collect();
                let place = draw(players as u32) as usize;
                let player = mode.player(place).expect("it is a place of this table");
                let mut wins = vec![0; MOST_POINTS + 2];
                Simulation::of(&ends, player, &totals).count(&mut wins);
                for result in 0..24_u8 {
                    let won: i64 = wins[..=usize::from(result)].iter().sum();
                    let expected = by_the_rules(mode, &ends, place, &totals, result);
                    assert_eq!(won, expected, "{mode:?} {ends:?} {totals:?} {place} {result}");
                }
            }
        }
    }
}
