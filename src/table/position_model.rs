//! A position as a table that nobody plays at: for links. It has one card, since it knows one purse.

use super::board::board_of_position;
use super::cards::{CardModel, Role};
use super::formula::{Prospect, formula, legend};
use super::last_die::LastDie;
use super::model::TableModel;
use super::pick::Die;
use super::state::Scene;
use super::tray::{ActionsModel, KeepNone, Primary, TileState, TilesModel, TrayDie, TrayModel};
use space_taxi::record::{Driver, Position};
use space_taxi::rules::{Mode, NumberTile, Smuggling, Turn};

impl TableModel {
    /// The table of a position, with this name on the card of whoever is on turn.
    ///
    /// # Panics
    /// Never: somebody sits at every table.
    #[must_use]
    pub fn of_position(position: &Position, name: &str) -> Self {
        let turn = position.turn();
        let player = Mode::Solo.player(0).expect("somebody sits at every table");
        let prospect = Prospect::of(turn);
        let card = CardModel {
            player,
            name: name.to_owned(),
            driver: Driver::Person,
            role: Role::Throws,
            total: 0,
            coins: position.coins(),
            cost: 0,
            rounds: Vec::new(),
            now: None,
            this_round: None,
            round_before: None,
        };
        Self {
            round: 0,
            rounds: position.rounds(),
            throw: (turn.throws_made() + 1).min(Turn::MOST_THROWS),
            throws: Turn::MOST_THROWS,
            supply: position.supply(),
            player,
            scene: Scene::Table,
            cards: vec![card],
            board: board_of_position(turn, position.thrown()),
            legend: legend(&prospect, turn),
            formula: formula(&prospect),
            tiles: tiles(turn),
            tray: tray(position),
            actions: ActionsModel { primary: Primary::None, keep_none: KeepNone::NoDice, undo: false },
            last_die: LastDie::of(turn).filter(|_| position.thrown().is_none()),
            why: None,
            so_far: None,
            bonus: None,
            stakes: None,
            openers: Vec::new(),
            winners: Vec::new(),
            solo_turns: Vec::new(),
        }
    }
}

fn tiles(turn: &Turn) -> TilesModel {
    let has = |tile: NumberTile| turn.tiles().has(tile);
    TilesModel {
        holder: None,
        tiles: NumberTile::ALL.map(|tile| if has(tile) { TileState::Up } else { TileState::Turned }),
        numbers: turn.tiles().iter().map(NumberTile::number).filter(|number| *number > 0).collect(),
    }
}

fn tray(position: &Position) -> TrayModel {
    let turn = position.turn();
    let Some(throw) = position.thrown() else {
        return TrayModel { to_throw: turn.dice_left().count(), ..TrayModel::default() };
    };
    let least = match turn.smuggling() {
        Smuggling::AtLeast(least) => Some(least),
        _ => None,
    };
    let die = |(place, die): (usize, Die)| {
        let smuggling = matches!(die, Die::Smuggling(_));
        TrayDie {
            place,
            die,
            picked: false,
            joker: None,
            least: least.filter(|_| smuggling),
            lost: smuggling && turn.loses_crystal(throw),
            blocked: false,
        }
    };
    TrayModel { dice: Die::of(throw).enumerate().map(die).collect(), picker: None, to_throw: 0 }
}
