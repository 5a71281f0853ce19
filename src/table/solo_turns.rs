//! The turns of a solo game that is over: who flew along each time, and how the points came about.

use super::board::{BoardModel, SeatModel, board_of_position};
use space_taxi::record::{Event, Record};
use space_taxi::rules::{Action, POINTS_PER_COIN, Phase, Progress, Turn, TurnResult};

/// One turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloTurn {
    /// The taxi when the turn was over. Whoever sat alone has left it, and after a failure to launch everybody has.
    pub board: BoardModel,
    /// What came together; nothing after a failure to launch.
    pub sum: Option<TurnSum>,
}

/// `passengers × factor + crystal + coins = points`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnSum {
    pub passengers: u8,
    pub factor: u8,
    pub crystal: u8,
    /// Points for the coins that were paid.
    pub coins: u8,
    pub points: u8,
}

impl TurnSum {
    /// How this result came together; nothing after a failure to launch.
    #[must_use]
    pub fn of(result: TurnResult) -> Option<Self> {
        let TurnResult::Launch { fare, paid, .. } = result else { return None };
        Some(Self {
            passengers: fare.passengers,
            factor: fare.factor.number(),
            crystal: fare.crystal,
            coins: POINTS_PER_COIN * paid,
            points: result.points(),
        })
    }
}

/// All of them, the first one first; none of a game at a table, or of one that is not over.
pub(super) fn solo_turns(record: &Record) -> Vec<SoloTurn> {
    let mut turns = Vec::new();
    let rounds = record.game().rounds();
    if record.opening().mode().strikes() || *record.game().phase() != Phase::GameOver {
        return turns;
    }
    let mut game = record.opening().game();
    for event in record.events() {
        let Event::Act(action) = event else { continue };
        let player = game.player();
        if let (Phase::ToPlace(turn, throw), Action::Place(placement)) = (game.phase(), action)
            && let Ok(Progress::LiftOff(turn, _) | Progress::Misfire(turn)) =
                turn.place(throw, game.coins().purse(player), placement)
        {
            let sum = rounds.get(turns.len()).and_then(|round| TurnSum::of(round.results()[player]));
            turns.push(SoloTurn { board: board(&turn, sum.is_some()), sum });
        }
        game = game.apply(action).expect("a record holds legal actions only");
    }
    turns
}

fn board(turn: &Turn, flies: bool) -> BoardModel {
    let mut board = board_of_position(turn, None);
    for seat in &mut board.seats {
        if !flies || matches!(seat, SeatModel::Taken { alone: true, .. }) {
            *seat = SeatModel::Empty;
        }
    }
    board
}
