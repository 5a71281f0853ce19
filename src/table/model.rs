//! Everything that the table shows, as plain data.

use std::cell::OnceCell;
use std::fmt;
use std::rc::Rc;

use super::board::{BoardModel, board};
use super::cards::{CardModel, cards};
use super::formula::{FormulaModel, LegendModel, formula, legend, prospect};
use super::last_die::LastDie;
use super::solo_turns::{SoloTurn, solo_turns};
use super::stakes::{Stakes, stakes};
use super::state::{Scene, TableState};
use super::tray::{ActionsModel, TilesModel, TrayModel, actions, tiles, tray};
use super::why::Why;
use space_taxi::rules::{Game, Phase, Player, Round, Turn, full_of_groups, struck_result};

/// The table at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableModel {
    /// 0 where only the rounds that are left are known, this one included: then `rounds` are those.
    pub round: u8,
    pub rounds: u8,
    /// The throw that lies on the table, or the next one; counted from 1.
    pub throw: u8,
    pub throws: u8,
    pub supply: u8,
    /// Who is on turn.
    pub player: Player,
    pub scene: Scene,
    pub cards: Vec<CardModel>,
    pub board: BoardModel,
    pub legend: LegendModel,
    pub formula: FormulaModel,
    pub tiles: TilesModel,
    pub tray: TrayModel,
    pub actions: ActionsModel,
    /// What the last die decides, while it waits to be thrown.
    pub last_die: Option<LastDie>,
    /// The thought behind what is picked, if somebody proposed it.
    pub why: Option<Why>,
    /// The results of the round so far, where there are some and somebody can be struck.
    pub so_far: Option<RoundSoFar>,
    /// Coins taken for a taxi full of groups; nothing where it was not full.
    pub bonus: Option<u8>,
    /// How the round stands while coins may be paid, where there is a round to be struck in.
    pub stakes: Option<Stakes>,
    /// Who opened the round after each settled one, or would have.
    pub openers: Vec<Player>,
    /// Who has won, once the game is over.
    pub winners: Vec<Player>,
    /// Every turn of a solo game that is over.
    pub solo_turns: Vec<SoloTurn>,
}

/// What the turns of this round that are over say about the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundSoFar {
    /// What is to be beaten to open the next round.
    pub best: u8,
    /// The lowest result that would not be struck.
    pub not_last: u8,
}

impl RoundSoFar {
    fn of(game: &Game) -> Option<Self> {
        let results = || game.mode().players().filter_map(|player| game.result(player)).map(|result| result.points());
        let lowest = struck_result(game.mode(), results())?;
        Some(Self { best: results().max()?, not_last: lowest + 1 })
    }
}

/// The model of a state, once somebody has asked for it. It is no part of the state: a copy, which is about to change, has none, and equal states
/// are equal whether somebody has asked or not.
#[derive(Default)]
pub(super) struct KeptModel(OnceCell<Rc<TableModel>>);

impl Clone for KeptModel {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for KeptModel {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl fmt::Debug for KeptModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeptModel")
    }
}

impl TableState {
    /// The table as it is to be drawn, worked out when it is first asked for.
    #[must_use]
    pub fn model(&self) -> &Rc<TableModel> {
        self.model.0.get_or_init(|| Rc::new(TableModel::of(self)))
    }
}

/// Once all dice lie, the last throw is still the one that counts.
fn throw_number(state: &TableState) -> u8 {
    let made = state.shown_turn().throws_made();
    if matches!(state.scene(), Scene::Ticket | Scene::Misfire) { made } else { (made + 1).min(Turn::MOST_THROWS) }
}

impl TableModel {
    /// The table as it is to be drawn. [`TableState::model`] works it out once.
    pub(super) fn of(state: &TableState) -> Self {
        let game = state.record().game();
        let prospect = prospect(state);
        let round = match game.phase() {
            Phase::RoundOver if state.scene() == Scene::Table => game.round_number() + 1,
            _ => game.round_number(),
        };
        Self {
            round,
            rounds: game.mode().rounds(),
            throw: throw_number(state),
            throws: Turn::MOST_THROWS,
            supply: game.coins().supply(),
            player: state.shown_player(),
            scene: state.scene(),
            cards: cards(state),
            board: board(state),
            legend: legend(&prospect, &state.shown_turn()),
            formula: formula(&prospect),
            tiles: tiles(state),
            tray: tray(state),
            actions: actions(state),
            last_die: game.turn_to_throw().ok().and_then(|turn| LastDie::of(&turn)),
            why: state.proposal().and_then(|action| Why::of(game, action)),
            so_far: RoundSoFar::of(game),
            bonus: match game.phase() {
                Phase::ToSpend(flight) if full_of_groups(&flight.turn.taxi()) => Some(flight.bonus),
                _ => None,
            },
            stakes: stakes(state),
            openers: game.rounds().iter().map(Round::next_opener).collect(),
            winners: game.winners(),
            solo_turns: solo_turns(state.record()),
        }
    }
}
