//! The review of a game: what was luck, what was skill. `docs/REVIEW.md` gives the definitions.
//!
//! Everything is measured in the points that a player can expect of the rounds left, by best play, with nobody struck and
//! a supply that never runs short. A throw moves that expectation by luck, a choice can only lower it.

mod curve;

use serde::{Deserialize, Serialize};

pub use self::curve::CurvePoint;
use super::computer_players::{ComputerPlayers, rounds_left};
use super::utility::Supply;
use crate::record::{Driver, Event, Position, Record};
use crate::rules::{
    Action, ByPlayer, FULL_TAXI_COINS, Flight, Game, POINTS_PER_COIN, Phase, Placement, Player, Progress, Throw, Turn,
    full_of_groups,
};

/// One choice that somebody made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The place of the action in the record.
    pub event: usize,
    pub player: Player,
    /// Who took it: the player may have been handed over later.
    pub driver: Driver,
    pub position: Position,
    pub chosen: Action,
    pub best: Action,
    /// The expected points after the choice, after the best one, and after the worst one.
    pub value: f64,
    pub best_value: f64,
    pub worst_value: f64,
}

impl Decision {
    /// The expected points that it lost against the best choice.
    #[must_use]
    pub fn cost(&self) -> f64 {
        self.best_value - self.value
    }
}

/// Where a player's points come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// What the player could expect before the first throw.
    pub start: f64,
    /// What the dice added.
    pub luck: f64,
    /// What choices lost.
    pub lost: f64,
    /// What a short supply withheld.
    pub short_supply: f64,
    /// The points of all rounds played, before striking.
    pub points: u16,
    /// The points that were struck.
    pub struck: u16,
}

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    pub decisions: Vec<Decision>,
    pub accounts: ByPlayer<Account>,
    /// Everybody's chance to win, before the first turn and after each; nothing alone.
    pub curve: Vec<CurvePoint>,
}

impl Review {
    /// Looks at everything that happened in the record.
    pub fn of(players: &mut ComputerPlayers, record: &Record) -> Self {
        let mut game = record.opening().game();
        let mut drivers = record.opening().entrants().map(|entrant| entrant.driver);
        let (rounds, coins) = (game.mode().rounds(), game.coins().purses().clone());
        let start = |coins: &u8| Account { start: players.expected(rounds, *coins), ..Account::default() };
        let accounts = coins.map(start);
        let curve = CurvePoint::of(players, &game, 0).into_iter().collect();
        let mut review = Self { decisions: Vec::new(), accounts, curve };
        for (event, happened) in record.events().iter().enumerate() {
            match happened {
                Event::HandOver(player, driver) => drivers[*player] = *driver,
                Event::Act(action) => {
                    let driver = drivers[game.player()];
                    review.look_at(players, &game, action, driver, event);
                    game = game.apply(action).expect("a record keeps to the rules");
                    review.curve.extend(CurvePoint::of(players, &game, event + 1));
                }
            }
        }
        for player in game.mode().players() {
            let rounds = game.rounds();
            let settled = rounds.iter().map(|round| u16::from(round.results()[player].points())).sum::<u16>();
            let running = game.result(player).map_or(0, |result| u16::from(result.points()));
            review.accounts[player].points = settled + running;
            review.accounts[player].struck = settled - game.total(player);
        }
        review
    }

    /// The choices that lost most, the worst first; choices that lost nothing are not among them.
    #[must_use]
    pub fn most_expensive(&self, count: usize) -> Vec<&Decision> {
        let mut costly: Vec<&Decision> = self.decisions.iter().filter(|decision| decision.cost() > 1e-9).collect();
        let worst = |costly: &[&Decision]| {
            (0..costly.len()).rev().max_by(|a, b| costly[*a].cost().total_cmp(&costly[*b].cost()))
        };
        (0..count).map_while(|_| worst(&costly).map(|at| costly.remove(at))).collect()
    }

    /// How much of what was at stake in their choices somebody kept, from 0 to 1; nothing if nothing ever was.
    #[must_use]
    pub fn accuracy(&self, player: Player, driver: Driver) -> Option<f64> {
        let at_stake =
            self.taken_by(player, driver).map(|decision| decision.best_value - decision.worst_value).sum::<f64>();
        (at_stake > 0.0).then(|| 1.0 - self.lost(player, driver) / at_stake)
    }

    /// What somebody's choices for this player lost.
    #[must_use]
    pub fn lost(&self, player: Player, driver: Driver) -> f64 {
        self.taken_by(player, driver).map(Decision::cost).sum()
    }

    fn taken_by(&self, player: Player, driver: Driver) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(move |decision| decision.player == player && decision.driver == driver)
    }

    fn look_at(&mut self, players: &mut ComputerPlayers, game: &Game, action: &Action, driver: Driver, event: usize) {
        let decided = match (game.phase(), action) {
            (_, Action::Throw(throw)) => return self.thrown(players, game, throw),
            (Phase::ToPlace(turn, throw), Action::Place(placement)) => {
                self.placed(players, game, turn, throw, placement)
            }
            (Phase::ToSpend(flight), Action::Spend(coins)) => spent(players, game, flight, *coins),
            _ => return,
        };
        let (Some((best, [value, best_value, worst_value])), Some(position)) = (decided, Position::of(game)) else {
            return;
        };
        let (player, chosen) = (game.player(), *action);
        self.accounts[player].lost += best_value - value;
        self.decisions.push(Decision { event, player, driver, position, chosen, best, value, best_value, worst_value });
    }

    fn thrown(&mut self, players: &mut ComputerPlayers, game: &Game, throw: &Throw) {
        let Ok(turn) = game.turn_to_throw() else {
            return;
        };
        let player = game.player();
        let coins = game.coins().purse(player);
        let values = players.turn(rounds_left(game), Supply::Plenty);
        self.accounts[player].luck += values.of_throw(&turn, throw, coins) - values.before_throw(&turn, coins);
    }

    /// The best placement, and what the chosen, the best and the worst one are worth.
    fn placed(
        &mut self,
        players: &mut ComputerPlayers,
        game: &Game,
        turn: &Turn,
        throw: &Throw,
        placement: &Placement,
    ) -> Option<(Action, [f64; 3])> {
        let player = game.player();
        let coins = game.coins().purse(player);
        let values = players.turn(rounds_left(game), Supply::Plenty);
        let valued = values.placements(turn, throw, coins);
        let chosen = values.of_placement(turn, throw, coins, placement);
        if let Ok(Progress::LiftOff(turn, fare)) = turn.place(throw, coins, placement)
            && full_of_groups(&turn.taxi())
        {
            let left = coins - placement.price();
            let bonus = (game.coins().supply() + placement.price()).min(FULL_TAXI_COINS);
            let (promised, _) = values.spending(&fare, left + FULL_TAXI_COINS);
            self.accounts[player].short_supply += promised - values.spending(&fare, left + bonus).0;
        }
        let (best, worst) = (valued.first()?, valued.last()?);
        Some((Action::Place(best.placement), [chosen, best.value, worst.value]))
    }
}

/// The best spending, and what the chosen, the best and the worst one are worth.
fn spent(players: &mut ComputerPlayers, game: &Game, flight: &Flight, coins: u8) -> Option<(Action, [f64; 3])> {
    let purse = game.coins().purse(game.player());
    let after = rounds_left(game) - 1;
    let mut value =
        |paid: u8| f64::from(flight.fare.points() + POINTS_PER_COIN * paid) + players.expected(after, purse - paid);
    let all: Vec<(f64, u8)> = (0..=purse).map(|paid| (value(paid), paid)).collect();
    let best = all.iter().copied().reduce(|best, next| if next.0 > best.0 { next } else { best })?;
    let worst = all.iter().map(|(value, _)| *value).fold(f64::INFINITY, f64::min);
    Some((Action::Spend(best.1), [all.get(usize::from(coins))?.0, best.0, worst]))
}
