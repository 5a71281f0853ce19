//! How the rest of a game may go if everybody plays for points, many times over.
//!
//! Whatever is yet to be thrown is drawn from the exact chances of its ends, each player's with the coins that this player
//! holds by then. Striking is applied to every round, ties included.

use arrayvec::ArrayVec;

use super::draws::{Draws, Evenly, TurnEnd};
use super::turn_ends::TurnEnds;
use crate::rules::{ByPlayer, Game, Mode, Player, struck_result};

/// How many times.
pub const SIMULATIONS: u32 = 16_384;
/// The whole of a win, so that everybody's part of a shared one is a whole number.
pub const WIN: u32 = 60;

const MOST_PLAYERS: usize = 5;

/// One thing for each player, by place.
pub type ByPlace<T> = ArrayVec<T, MOST_PLAYERS>;

/// A table in the middle of a round.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    mode: Mode,
    totals: ByPlace<u16>,
    /// How each turn of this round ended, or may end.
    turns: ByPlace<Draws>,
    /// The rounds after this one.
    later: u8,
    ends: &'a TurnEnds,
}

impl<'a> Table<'a> {
    /// The table of this game; the turn on hand may end as `on_hand` says.
    #[must_use]
    pub fn of(game: &Game, on_hand: Draws, ends: &'a TurnEnds) -> Self {
        let mode = game.mode();
        let rounds = mode.rounds() - game.rounds().len() as u8;
        let turn = |player: Player| {
            let coins = game.coins().purse(player);
            match game.result(player) {
                Some(result) => Draws::certain(TurnEnd { result: result.points(), coins }),
                None if player == game.player() => on_hand.clone(),
                None => ends.of(rounds, coins).clone(),
            }
        };
        let totals = mode.players().map(|player| game.total(player)).collect();
        Self { mode, totals, turns: mode.players().map(turn).collect(), later: rounds - 1, ends }
    }

    /// How this round ends in one of the simulations.
    #[must_use]
    pub fn this_round(&self, simulation: Evenly) -> ByPlace<TurnEnd> {
        self.turns.iter().enumerate().map(|(place, draws)| draws.at(simulation.coordinate(place))).collect()
    }

    /// The results of the player's turns in the rounds after this one, which ended with these coins.
    #[must_use]
    pub fn later_results(&self, simulation: Evenly, place: usize, mut coins: u8) -> ArrayVec<u8, 4> {
        let mut results = ArrayVec::new();
        for rounds in (1..=self.later).rev() {
            let coordinate = usize::from(self.later + 1 - rounds) * self.turns.len() + place;
            let end = self.ends.of(rounds, coins).at(simulation.coordinate(coordinate));
            results.push(end.result);
            coins = end.coins;
        }
        results
    }

    /// Everybody's total after the rounds that are settled and those after this one.
    #[must_use]
    pub fn totals(&self, later: &[ArrayVec<u8, 4>]) -> ByPlace<u16> {
        let mut totals = self.totals.clone();
        for round in 0..usize::from(self.later) {
            settle(self.mode, &mut totals, &later.iter().map(|results| results[round]).collect::<ByPlace<u8>>());
        }
        totals
    }

    /// The chance of everybody to win.
    #[must_use]
    pub fn win_odds(&self) -> ByPlayer<f64> {
        let mut wins = ByPlayer::new(self.mode, |_| 0);
        for simulation in Evenly::points(SIMULATIONS) {
            let ends = self.this_round(simulation);
            let later = ends.iter().enumerate().map(|(place, end)| self.later_results(simulation, place, end.coins));
            let mut totals = self.totals(&later.collect::<ByPlace<_>>());
            settle(self.mode, &mut totals, &ends.iter().map(|end| end.result).collect::<ByPlace<u8>>());
            let most = totals.iter().max();
            let winners = self.mode.players().filter(|player| Some(&totals[player.index()]) == most);
            let winners: ByPlace<Player> = winners.collect();
            winners.iter().for_each(|winner| wins[*winner] += WIN / winners.len() as u32);
        }
        wins.map(|wins| f64::from(*wins) / f64::from(SIMULATIONS * WIN))
    }
}

/// Adds the results of a round to the totals; the lowest ones are struck.
fn settle(mode: Mode, totals: &mut [u16], results: &[u8]) {
    let struck = struck_result(mode, results.iter().copied());
    for (total, result) in totals.iter_mut().zip(results) {
        *total += if Some(*result) == struck { 0 } else { u16::from(*result) };
    }
}
