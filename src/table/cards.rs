//! The players' cards.

use super::state::{Scene, TableState};
use space_taxi::record::Driver;
use space_taxi::rules::{Phase, Player, Round, TurnResult};

/// What a player does at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Throws,
    /// Holds the number tiles, as the left neighbour of whoever throws.
    Tiles,
    Waits,
}

/// One round on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundCell {
    Empty,
    /// The player's turn is on.
    Running,
    /// The turn is over, the round is not: it may still be struck.
    Pending {
        result: u8,
        misfire: bool,
    },
    /// A failure to launch counts where nobody is struck: as 0.
    Counts {
        result: u8,
        misfire: bool,
    },
    Struck {
        result: u8,
        misfire: bool,
    },
}

impl RoundCell {
    /// The same result as long as nothing is struck yet.
    #[must_use]
    pub const fn before_the_round_was_settled(self) -> Self {
        match self {
            Self::Counts { result, misfire } | Self::Struck { result, misfire } => Self::Pending { result, misfire },
            Self::Empty | Self::Running | Self::Pending { .. } => self,
        }
    }
}

/// A player's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardModel {
    pub player: Player,
    pub name: String,
    pub driver: Driver,
    pub role: Role,
    pub total: u16,
    pub coins: u8,
    /// Coins that the picked jokers, or the picked spending, would cost.
    pub cost: u8,
    pub rounds: Vec<RoundCell>,
    /// The round that is on, with its number.
    pub now: Option<(RoundCell, u8)>,
    /// How the turn of this round ended, if it has.
    pub this_round: Option<TurnResult>,
    /// How the turn of the round before ended.
    pub round_before: Option<TurnResult>,
}

impl CardModel {
    /// Takes over what another one says of the rounds.
    pub(super) fn show_rounds_of(&mut self, other: &Self) {
        self.rounds.clone_from(&other.rounds);
        (self.role, self.total, self.now) = (other.role, other.total, other.now);
        (self.this_round, self.round_before) = (other.this_round, other.round_before);
    }
}

/// The cards in seating order.
pub(super) fn cards(state: &TableState) -> Vec<CardModel> {
    let record = state.record();
    let game = record.game();
    let on_turn = state.shown_player();
    let tiles = (game.mode().player_count() > 1).then(|| game.mode().left_of(on_turn, 1));
    let over = *game.phase() == Phase::GameOver;
    let role = |player| match player {
        _ if over => Role::Waits,
        _ if player == on_turn => Role::Throws,
        _ if Some(player) == tiles => Role::Tiles,
        _ => Role::Waits,
    };
    let card = |player| {
        let rounds = rounds(state, player);
        CardModel {
            player,
            name: record.opening().name(player).to_string(),
            driver: record.driver(player),
            role: role(player),
            total: game.total(player),
            coins: game.coins().purse(player),
            cost: if player == on_turn { state.cost() } else { 0 },
            now: rounds.iter().copied().zip(1..).nth(game.rounds().len()),
            rounds,
            this_round: game.result(player),
            round_before: game.rounds().last().map(|round| round.results()[player]),
        }
    };
    game.mode().players().map(card).collect()
}

fn rounds(state: &TableState, player: Player) -> Vec<RoundCell> {
    let game = state.record().game();
    let settled = game.rounds().iter().map(|round| settled(round, player));
    let running = match game.phase() {
        // The settled round has been seen: the next one is on, and waits for its opener.
        Phase::RoundOver if state.scene() == Scene::Table && game.player() == player => Some(RoundCell::Running),
        Phase::RoundOver | Phase::GameOver => None,
        _ => Some(match game.result(player) {
            Some(result) => RoundCell::Pending { result: result.points(), misfire: result == TurnResult::Misfire },
            None if game.player() == player => RoundCell::Running,
            None => RoundCell::Empty,
        }),
    };
    let all = usize::from(game.mode().rounds());
    settled.chain(running).chain(std::iter::repeat(RoundCell::Empty)).take(all).collect()
}

fn settled(round: &Round, player: Player) -> RoundCell {
    let ended = round.results()[player];
    let (result, misfire) = (ended.points(), ended == TurnResult::Misfire);
    if round.is_struck(player) { RoundCell::Struck { result, misfire } } else { RoundCell::Counts { result, misfire } }
}
