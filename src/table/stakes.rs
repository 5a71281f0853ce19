//! What the coins of a launch decide: how the round stands with them, and how many more would change it.

mod spoken;

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
    /// So many more, which may be none, and everybody else has less.
    InFront { coins: u8 },
    /// So many more, which may be none, and only these have as many.
    Level { coins: u8, with: Vec<Player> },
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
    /// Whether the coins may win the game, and are of no use after it.
    pub is_last_round: bool,
    /// Nothing where there is nobody to compare with or nothing to be changed.
    pub chances: Vec<Chance>,
}

/// What is at stake on the ticket. Alone nobody can be struck or beaten.
pub(super) fn stakes(state: &TableState) -> Option<Stakes> {
    let game = state.record().game();
    let Phase::ToSpend(flight) = game.phase() else { return None };
    if state.scene() != Scene::Ticket || !game.mode().strikes() {
        return None;
    }
    let round = RunningRound { game, flight };
    let players = round.with(state.spending());
    let is_last_round = game.round_number() == game.mode().rounds();
    let is_final = players.iter().all(|stake| stake.result.is_some());
    let (spending, purse) = (state.spending(), state.purse());
    let chances = if is_last_round {
        round.to_win(spending, purse)
    } else {
        round.to_escape(spending, purse).into_iter().collect()
    };
    Some(Stakes { players, is_final, is_last_round, chances })
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
    fn to_escape(&self, spending: u8, purse: u8) -> Option<Chance> {
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

    /// Whether coins bring the most points, alone or else shared; where they do not, whether they keep the result from being struck.
    fn to_win(&self, spending: u8, purse: u8) -> Vec<Chance> {
        let first = |wanted: &dyn Fn(&Lead) -> bool| {
            (spending..=purse).map(|coins| (coins, self.lead(coins))).find(|(_, lead)| wanted(lead))
        };
        let alone = first(&|lead| lead.missing == 0 && lead.level.is_empty())
            .map(|(coins, _)| Chance::InFront { coins: coins - spending });
        let level = first(&|lead| lead.missing == 0 && !lead.level.is_empty())
            .map(|(coins, lead)| Chance::Level { coins: coins - spending, with: lead.level });
        match (level, alone) {
            (Some(level @ Chance::Level { coins: 0, .. }), alone) => [level].into_iter().chain(alone).collect(),
            (_, Some(alone)) => vec![alone],
            (Some(level), None) => vec![level],
            (None, None) => {
                let behind = Chance::Behind { points: self.lead(purse).missing };
                let escape = self.to_escape(spending, purse).filter(|chance| *chance != Chance::StruckAnyway);
                [behind].into_iter().chain(escape).collect()
            }
        }
    }

    /// How far the others are, if so many coins are paid.
    fn lead(&self, coins: u8) -> Lead {
        let players = self.with(coins);
        let own = self.own(&players);
        let others = || players.iter().filter(|stake| stake.player != own.player);
        let best = others().map(|stake| stake.total).max().unwrap_or(0);
        Lead {
            missing: best.saturating_sub(own.total),
            level: others().filter(|stake| stake.total == own.total).map(|stake| stake.player).collect(),
        }
    }
}

/// Whoever is on turn among the others.
struct Lead {
    /// So many points less than the best of the others.
    missing: u16,
    /// Who has as many points.
    level: Vec<Player>,
}
