//! What is not yet to be seen of a table that has changed already.

use std::rc::Rc;

use super::Choreography;
use crate::table::{
    ActionsModel, Blocked, JokerChoice, KeepNone, MineModel, PadModel, Primary, RoundCell, Scene, SeatModel,
    TableModel, TileState, TrayModel,
};
use space_taxi::rules::Player;

/// Something that is seen only from a moment on, counted from the news.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Late {
    pub until_ms: u32,
    pub what: Missing,
}

/// What is missing until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The scene that follows; the table is still on.
    Scene,
    /// So many coins have not reached the supply.
    InSupply(u8),
    /// So many coins have not left the purse.
    FromPurse(Player, u8),
    /// So many coins have not come into it.
    InPurse(Player, u8),
    /// The tile with this number is not turned yet.
    Turned(usize),
    /// What becomes of the thumbs-up at this place; this is still to be seen of it.
    Joker(usize, Option<JokerChoice>),
    /// That the crystal is lost, and what follows from it.
    CrystalLost,
    /// What is picked by itself.
    Picked,
    /// That so many dice, picked by themselves and seen to be, can be placed.
    Ready(u8),
    /// Whose result of the round is struck, and who opens the next.
    Settled,
    /// The fare but for so many of [`Missing::PARTS`] steps: its rows count up one after the other.
    Counted(u8),
}

impl Missing {
    /// In how many steps each row of the fare counts up.
    pub const STEPS: u8 = 4;
    /// Passengers, factor, crystal, and the total.
    pub const ROWS: u8 = 4;
    /// All steps of all rows.
    pub const PARTS: u8 = Self::STEPS * Self::ROWS;

    /// Takes it out of what is to be seen.
    fn hide(self, shown: &mut TableModel, table: &TableModel) {
        match self {
            Self::Scene => {
                shown.scene = Scene::Table;
                // Nothing is left to be done there, and nobody's dice wait.
                shown.actions = ActionsModel { primary: Primary::None, keep_none: KeepNone::NoDice, undo: false };
                shown.tray = TrayModel::default();
            }
            Self::InSupply(coins) => shown.supply = shown.supply.saturating_sub(coins),
            Self::FromPurse(player, coins) => shown.cards[player.index()].coins += coins,
            Self::InPurse(player, coins) => {
                let purse = &mut shown.cards[player.index()].coins;
                *purse = purse.saturating_sub(coins);
            }
            Self::Turned(tile) => shown.tiles.tiles[tile] = TileState::Next,
            Self::Joker(place, before) => shown.tray.dice[place].joker = before,
            Self::CrystalLost => {
                shown.board.mine = MineModel::Empty;
                shown.tray.dice.iter_mut().filter(|die| die.lost).for_each(|die| (die.lost, die.least) = (false, None));
                let zero = &mut shown.tiles.tiles[0];
                let is_free = *zero != TileState::Turned;
                shown.actions.keep_none = if is_free { KeepNone::Free } else { KeepNone::Turned };
                if is_free {
                    *zero = TileState::Up;
                }
            }
            Self::Ready(count) => shown.actions.primary = Primary::Blocked(Blocked::Unseen(count)),
            Self::Picked => {
                for die in &mut shown.tray.dice {
                    (die.picked, die.blocked, die.joker) = (false, false, None);
                }
                shown.tray.picker = None;
                shown
                    .tiles
                    .tiles
                    .iter_mut()
                    .filter(|tile| **tile == TileState::Next)
                    .for_each(|tile| *tile = TileState::Up);
                shown.actions.primary = Primary::Blocked(Blocked::NothingPicked);
                let board = &mut shown.board;
                board
                    .seats
                    .iter_mut()
                    .filter(|it| matches!(it, SeatModel::Target(_)))
                    .for_each(|it| *it = SeatModel::Empty);
                board
                    .pads
                    .iter_mut()
                    .filter(|it| matches!(it, PadModel::Target(_)))
                    .for_each(|it| *it = PadModel::Empty);
                if matches!(board.mine, MineModel::Target(_)) {
                    board.mine = MineModel::Empty;
                }
            }
            Self::Settled => {
                let round = usize::from(table.round.max(1)) - 1;
                for card in &mut shown.cards {
                    let Some(cell) = card.rounds.get_mut(round) else { continue };
                    if let RoundCell::Counts { result, .. } = cell {
                        card.total = card.total.saturating_sub((*result).into());
                    }
                    *cell = cell.before_the_round_was_settled();
                }
            }
            Self::Counted(parts) => {
                let fare = &table.formula;
                let row = |nth: u8, value: u8| {
                    let steps = parts.saturating_sub(nth * Self::STEPS).min(Self::STEPS);
                    (u16::from(value) * u16::from(steps) / u16::from(Self::STEPS)) as u8
                };
                shown.formula.passengers = row(0, fare.passengers);
                shown.formula.factor = fare.factor.map(|factor| row(1, factor));
                shown.formula.crystal = row(2, fare.crystal);
                shown.formula.most = row(3, fare.most);
            }
        }
    }
}

impl Choreography {
    /// Whether what is picked by itself cannot be placed yet at this moment.
    #[must_use]
    pub fn holds_picked(&self, now_ms: u32) -> bool {
        let holds = |what| matches!(what, Missing::Picked | Missing::Ready(_));
        self.late.iter().any(|late| holds(late.what) && late.until_ms > now_ms)
    }

    /// What is to be seen of the table at this moment, counted from the news.
    #[must_use]
    pub fn shown(&self, table: &Rc<TableModel>, now_ms: u32) -> Rc<TableModel> {
        let mut late: Vec<_> = self.late.iter().filter(|late| late.until_ms > now_ms).collect();
        if late.is_empty() {
            return Rc::clone(table);
        }
        let mut shown = (**table).clone();
        if late.iter().any(|late| late.what == Missing::Scene) {
            self.cards.iter().zip(&mut shown.cards).for_each(|(before, card)| card.show_rounds_of(before));
        }
        if let (Some((legend, formula)), true) = (self.scoring, late.iter().any(|late| late.what == Missing::Picked)) {
            (shown.legend, shown.formula) = (legend, formula);
        }
        // The ticket counts up, not the table before it.
        if late.iter().any(|late| late.what == Missing::Scene) {
            late.retain(|late| !matches!(late.what, Missing::Counted(_)));
        }
        // The earliest last: of several counts the next one holds.
        late.iter().rev().for_each(|late| late.what.hide(&mut shown, table));
        shown.into()
    }
}
