//! What the coins of a launch decide: how the round stands with them, and how many more would change it.

use super::state::{Scene, TableState};
use space_taxi::rules::{ByPlayer, Flight, Game, POINTS_PER_COIN, Phase, Player, struck_result};

/// A player in the round that the turn is about to be a part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    pub player: Player,
    /// What the turn brought, with the coins that are about to be paid; nothing where it is still to come.
    pub result: Option<u8>,
    /// The points of the whole game, this round as it stands.
    pub total: u16,
    /// Whether it is the lowest of the round so far.
    pub struck: bool,
}

/// What more coins would change, or that they cannot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// So many more, and only these are struck.
    NotStruck { coins: u8, struck: Vec<Player> },
    /// Struck even with all coins.
    StruckAnyway,
    /// Nobody has more, alone or shared, however many coins are kept.
    InFront,
    /// So many more, and nobody has more.
    InFrontWith { coins: u8 },
    /// So many points are missing, even with all coins.
    Behind { points: u16 },
}

/// How the round stands while coins may be paid for points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// In seating order.
    pub players: Vec<Stake>,
    /// Whether nobody is to play after this turn: then it is as it will be.
    pub is_final: bool,
    pub chance: Option<Chance>,
}

/// What is at stake on the ticket. Alone nobody can be struck or beaten, and before the last round whoever plays first has nobody to compare with.
pub(super) fn stakes(state: &TableState) -> Option<Stakes> {
    let game = state.record().game();
    let Phase::ToSpend(flight) = game.phase() else { return None };
    if state.scene() != Scene::Ticket || !game.mode().strikes() {
        return None;
    }
    let round = RunningRound { game, flight };
    let players = round.with(state.spending());
    let is_last_round = game.round_number() == game.mode().rounds();
    let known = players.iter().filter(|stake| stake.result.is_some()).count();
    let is_final = known == players.len();
    if known == 1 && !is_last_round {
        return None;
    }
    let chance = if is_last_round { round.to_win(state) } else { round.to_escape(state) };
    Some(Stakes { players, is_final, chance })
}

/// The round that the launch is a part of.
struct RunningRound<'a> {
    game: &'a Game,
    flight: &'a Flight,
}

impl RunningRound<'_> {
    /// How everybody stands if so many coins are paid.
    fn with(&self, coins: u8) -> Vec<Stake> {
        let game = self.game;
        let own = self.flight.fare.points() + POINTS_PER_COIN * coins;
        let results = ByPlayer::new(game.mode(), |player| match game.result(player) {
            None if player == game.player() => Some(own),
            result => result.map(|result| result.points()),
        });
        let known = || results.values().flatten().copied();
        // The first to play is neither last nor first.
        let lowest = struck_result(game.mode(), known()).filter(|_| known().count() > 1);
        let stake = |(player, result): (Player, &Option<u8>)| {
            let struck = result.is_some() && *result == lowest;
            let counts = result.filter(|_| !struck).unwrap_or(0);
            Stake { player, result: *result, total: game.total(player) + u16::from(counts), struck }
        };
        results.iter().map(stake).collect()
    }

    fn own<'a>(&self, players: &'a [Stake]) -> &'a Stake {
        &players[self.game.player().index()]
    }

    /// Whether coins keep the result from being struck.
    fn to_escape(&self, state: &TableState) -> Option<Chance> {
        let (spending, purse) = (state.spending(), state.purse());
        if purse == 0 || !self.own(&self.with(spending)).struck {
            return None;
        }
        let enough = (spending + 1..=purse).map(|coins| (coins, self.with(coins)));
        let escape = enough.into_iter().find(|(_, players)| !self.own(players).struck);
        Some(escape.map_or(Chance::StruckAnyway, |(coins, players)| Chance::NotStruck {
            coins: coins - spending,
            struck: players.iter().filter(|stake| stake.struck).map(|stake| stake.player).collect(),
        }))
    }

    /// Whether coins bring the most points.
    fn to_win(&self, state: &TableState) -> Option<Chance> {
        let (spending, purse) = (state.spending(), state.purse());
        let missing = |coins: u8| {
            let players = self.with(coins);
            let best = players.iter().map(|stake| stake.total).max().unwrap_or(0);
            best - self.own(&players).total
        };
        Some(match (spending..=purse).find(|coins| missing(*coins) == 0) {
            Some(coins) if coins == spending => Chance::InFront,
            Some(coins) => Chance::InFrontWith { coins: coins - spending },
            None => Chance::Behind { points: missing(purse) },
        })
    }
}
