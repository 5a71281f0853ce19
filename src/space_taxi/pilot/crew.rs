//! The computer players: one crew for all levels, so that what one of them has worked out serves the others.
//!
//! They are given the game as everyone at the table sees it. A [`Game`] holds no seed and no dice that are yet to fall.

use std::collections::HashMap;
use std::sync::Arc;

use super::at_a_glance::at_a_glance;
use super::charts::Charts;
use super::draws::{Draws, TurnEnd};
use super::prospects::Prospects;
use super::stakes::Supply;
use super::standing::{Ahead, Standing, WinChances, win_odds};
use super::turn_values::TurnValues;
use crate::space_taxi::record::Level;
use crate::space_taxi::rules::{
    ALL_COINS, Action, ByPlayer, FULL_TAXI_COINS, Game, Phase, Player, STARTING_COINS, Turn,
};

/// What a turn is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The points to be expected of the rounds left.
    Points,
    /// The chance to win the table.
    Wins,
}

/// Plays for any player at any level.
#[derive(Clone, Debug)]
pub struct Crew {
    prospects: Prospects,
    /// Turns that are solved for points, by rounds left and by whether purses are unusually full.
    turns: HashMap<(u8, bool), Arc<TurnValues>>,
    /// The last turn that was solved with a short supply: it hardly comes up again.
    short: Option<(ShortTurn, Arc<TurnValues>)>,
    /// How turns may end, by rounds left and coins.
    forecasts: HashMap<(u8, u8), Draws>,
    /// The last turn that was solved for winning: all its placements are played for the same.
    latest: Option<(Standing, Arc<TurnValues>)>,
}

impl Crew {
    /// A crew that has worked out nothing yet.
    #[must_use]
    pub fn new(charts: Arc<Charts>) -> Self {
        Self {
            prospects: Prospects::new(charts),
            turns: HashMap::new(),
            short: None,
            forecasts: HashMap::new(),
            latest: None,
        }
    }

    /// What this level does now; nothing while the game waits for a throw or is over.
    pub fn act(&mut self, level: Level, game: &Game) -> Option<Action> {
        let aim = match level {
            Level::Rookie | Level::Cabbie => return at_a_glance(level, game),
            Level::Captain => Aim::Points,
            Level::Ace => Aim::Wins,
        };
        let coins = game.coins().purse(game.player());
        match game.phase() {
            Phase::ToPlace(turn, throw) => {
                self.values(aim, game).best_placement(turn, throw, coins).map(|best| Action::Place(best.placement))
            }
            Phase::ToSpend(flight) => Some(Action::Spend(self.values(aim, game).spending(&flight.fare, coins).1)),
            Phase::ToThrow(_) | Phase::RoundOver | Phase::GameOver => None,
        }
    }

    /// The turn on hand, solved for what is aimed at. Alone there is nobody to win against: points are all there is.
    pub(super) fn values(&mut self, aim: Aim, game: &Game) -> Arc<TurnValues> {
        if aim == Aim::Wins && game.mode().strikes() { self.wins(game) } else { self.points(game) }
    }

    /// The turn on hand, solved for the chance to win the table.
    pub fn wins(&mut self, game: &Game) -> Arc<TurnValues> {
        let standing = Standing::of(game, shared(game));
        if let Some((known, values)) = &self.latest
            && *known == standing
        {
            return Arc::clone(values);
        }
        let chances = self.win_chances(game);
        let purse = game.coins().purse(game.player());
        let charts = self.prospects.charts();
        let values = TurnValues::solve(charts, |result, coins| chances.at(result, coins), supply(game), purse);
        let values = Arc::new(values);
        self.latest = Some((standing, Arc::clone(&values)));
        values
    }

    /// What each end of the turn on hand is worth in chances to win.
    pub fn win_chances(&mut self, game: &Game) -> WinChances {
        let turns: Vec<Draws> = game.mode().players().map(|other| self.turn_of(game, other)).collect();
        WinChances::of(game, game.player(), &turns, &self.ahead(game))
    }

    /// The chance of each player to win the table from here, a shared win counting its part, if everybody plays for points.
    pub fn win_odds(&mut self, game: &Game) -> ByPlayer<f64> {
        let Some(ends) = self.ends(game) else {
            let winners = game.winners();
            let share = |player| if winners.contains(&player) { 1.0 / winners.len() as f64 } else { 0.0 };
            return ByPlayer::new(game.mode(), share);
        };
        let mut turns: Vec<Draws> = game.mode().players().map(|other| self.turn_of(game, other)).collect();
        turns[game.player().index()] = Draws::of(&ends);
        let ahead = self.ahead(game);
        win_odds(game, &turns, &ahead)
    }

    /// What the rounds after this one may bring.
    fn ahead(&mut self, game: &Game) -> Ahead {
        let rounds = rounds_left(game);
        let after = (1..rounds).rev().map(|rounds| self.draws(rounds, STARTING_COINS)).collect();
        let usual = self.prospects.points(rounds - 1, STARTING_COINS);
        let fullest = game.coins().purses().values().copied().max().unwrap_or_default().max(USUAL_PURSE);
        let coins = 0..=ALL_COINS.min(fullest + FULL_TAXI_COINS);
        let purse = coins.map(|coins| self.prospects.points(rounds - 1, coins) - usual).collect();
        Ahead { rounds: after, purse }
    }

    /// How the player's turn of this round ended, or may end. The turn on hand is not drawn: its ends are what is asked for.
    fn turn_of(&mut self, game: &Game, player: Player) -> Draws {
        let coins = game.coins().purse(player);
        match game.result(player) {
            Some(result) => Draws::certain(TurnEnd { result: result.points(), coins }),
            None if player == game.player() => Draws::certain(TurnEnd { result: 0, coins }),
            None => self.draws(rounds_left(game), coins),
        }
    }

    /// How a turn may end that is played for points.
    fn draws(&mut self, rounds: u8, coins: u8) -> Draws {
        if let Some(draws) = self.forecasts.get(&(rounds, coins)) {
            return draws.clone();
        }
        let values = self.turn(rounds, Supply::Plenty, coins);
        let draws = Draws::of(&values.outcomes(&Turn::FRESH, coins));
        self.forecasts.insert((rounds, coins), draws.clone());
        draws
    }

    /// The turn on hand, solved for the points of all rounds left.
    pub fn points(&mut self, game: &Game) -> Arc<TurnValues> {
        self.turn(rounds_left(game), supply(game), game.coins().purse(game.player()))
    }

    /// A turn that begins so many rounds, solved for the points of all of them.
    pub(super) fn turn(&mut self, rounds: u8, supply: Supply, purse: u8) -> Arc<TurnValues> {
        let prospects = &mut self.prospects;
        let most = if purse > USUAL_PURSE { ALL_COINS } else { USUAL_PURSE };
        let mut solve = || Arc::new(prospects.turn(rounds, supply, most));
        match supply {
            Supply::Plenty => Arc::clone(self.turns.entry((rounds, purse > USUAL_PURSE)).or_insert_with(solve)),
            Supply::Shared(coins) => {
                let turn = ShortTurn { rounds, coins, most };
                match &self.short {
                    Some((known, values)) if *known == turn => Arc::clone(values),
                    _ => Arc::clone(&self.short.insert((turn, solve())).1),
                }
            }
        }
    }

    /// The points to be expected of so many rounds with these coins.
    pub(super) fn expected(&mut self, rounds: u8, coins: u8) -> f64 {
        self.prospects.points(rounds, coins)
    }
}

/// A turn in which a full taxi may not get its two coins: rounds left, coins of purse and supply together, and the fullest purse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ShortTurn {
    rounds: u8,
    coins: u8,
    most: u8,
}

/// The coins of purse and supply together if a full taxi might not get its two. What the player pays goes into the supply,
/// so two are enough; and after the launch the bonus is in the purse already.
fn shared(game: &Game) -> Option<u8> {
    let (purse, supply) = (game.coins().purse(game.player()), game.coins().supply());
    (!matches!(game.phase(), Phase::ToSpend(_)) && supply < FULL_TAXI_COINS).then_some(purse + supply)
}

fn supply(game: &Game) -> Supply {
    shared(game).map_or(Supply::Plenty, Supply::Shared)
}

/// Fuller purses are rare; turns are solved for them only when they come up.
const USUAL_PURSE: u8 = 15;

/// The rounds that are not settled yet, the running one among them.
pub(super) fn rounds_left(game: &Game) -> u8 {
    game.mode().rounds() - game.rounds().len() as u8
}
