//! The tray with the thrown dice, the strip that asks about a thumbs-up, the number tiles, and the buttons.

use super::pick::{Die, JokerChoice};
use super::state::TableState;
use space_taxi::rules::{Crystal, Illegal, JOKER_PRICE, NumberTile, Phase, Player, Smuggling, Throw, Turn};

/// A thrown die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrayDie {
    /// Its place in the tray, by which it is picked.
    pub place: usize,
    pub die: Die,
    pub picked: bool,
    /// What becomes of a picked thumbs-up, if that is decided.
    pub joker: Option<JokerChoice>,
    /// For the smuggling die, the number it had to reach.
    pub least: Option<Crystal>,
    /// A smuggling die that fell too low. It goes with whatever is placed; picked by itself, alone.
    pub lost: bool,
    /// No tile that is left would take one more die.
    pub blocked: bool,
}

/// The question what becomes of a picked thumbs-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickerModel {
    pub place: usize,
    pub choice: Option<JokerChoice>,
    /// What the purse holds, the other picked jokers paid.
    pub purse: u8,
}

/// The dice that lie in the tray.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrayModel {
    pub dice: Vec<TrayDie>,
    pub picker: Option<PickerModel>,
    /// How many dice the next throw has, when none lie here.
    pub to_throw: u8,
}

/// One number tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileState {
    Up,
    /// Up, but not to be used now: tile 0 while a lost smuggling die must be covered.
    Barred,
    /// What is picked would turn it over.
    Next,
    Turned,
}

/// The number tiles and who holds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TilesModel {
    /// The left neighbour; nobody on a solo flight.
    pub holder: Option<Player>,
    pub tiles: [TileState; 5],
    /// How many dice may be placed with the tiles that are left, 0 apart.
    pub numbers: Vec<u8>,
}

/// Why what is picked cannot be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocked {
    NothingPicked,
    /// So many dice have come picked by themselves a moment ago, and nobody has seen them yet.
    Unseen(u8),
    /// The tile with this number is turned over.
    TileTurned(u8),
    TooMany(u8),
    ThumbUndecided,
    /// The jokers cost more than the purse holds.
    Unaffordable,
}

/// The big button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Primary {
    Throw {
        dice: u8,
    },
    /// Placing these; `count` is the tile's number, a lost smuggling die counted.
    Place {
        count: u8,
        misfires: bool,
    },
    Blocked(Blocked),
    /// Nothing to be done here: the game is over or another scene is on.
    None,
}

/// The button for tile 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepNone {
    Free,
    /// Tile 0 is turned over.
    Turned,
    /// The smuggling die was just lost and must be covered.
    CrystalLost,
    /// No dice lie on the table.
    NoDice,
}

/// What can be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionsModel {
    pub primary: Primary,
    pub keep_none: KeepNone,
    pub undo: bool,
}

pub(super) fn tray(state: &TableState) -> TrayModel {
    let Phase::ToPlace(turn, throw) = *state.record().game().phase() else {
        let to_throw = state.record().game().turn_to_throw().map_or(0, |turn| turn.dice_left().count());
        return TrayModel { to_throw, ..TrayModel::default() };
    };
    let lost = turn.loses_crystal(&throw);
    let least = match turn.smuggling() {
        Smuggling::AtLeast(least) => Some(least),
        _ => None,
    };
    let count = state.counted();
    let most = turn.tiles().iter().last().map_or(0, NumberTile::number);
    let die = |(place, die): (usize, &Die)| {
        let smuggling = matches!(die, Die::Smuggling(_));
        let lost = smuggling && lost;
        let picked = state.pick().has(place) || (lost && state.is_anything_picked());
        TrayDie {
            place,
            die: *die,
            picked,
            joker: state.pick().joker(place),
            least: least.filter(|_| smuggling),
            lost,
            blocked: !picked && !lost && count >= most,
        }
    };
    let picker = state.asking().map(|place| {
        let choice = state.pick().joker(place);
        let own = if matches!(choice, Some(JokerChoice::Paid(_))) { JOKER_PRICE } else { 0 };
        let others = state.pick().cost() - own;
        PickerModel { place, choice, purse: state.purse().saturating_sub(others) }
    });
    TrayModel { dice: state.tray().iter().enumerate().map(die).collect(), picker, to_throw: 0 }
}

pub(super) fn tiles(state: &TableState) -> TilesModel {
    let game = state.record().game();
    let turn = state.shown_turn();
    let next = match game.phase() {
        Phase::ToPlace(turn, throw) if state.is_anything_picked() => turn.tile_for(throw, state.pick().len()).ok(),
        _ => None,
    };
    let bars_zero =
        matches!(game.phase(), Phase::ToPlace(turn, throw) if keep_none(turn, throw) == KeepNone::CrystalLost);
    let tile = |tile: NumberTile| match turn.tiles().has(tile) {
        false => TileState::Turned,
        true if tile == NumberTile::Zero && bars_zero => TileState::Barred,
        true if next == Some(tile) => TileState::Next,
        true => TileState::Up,
    };
    TilesModel {
        holder: (game.mode().player_count() > 1).then(|| game.mode().left_of(state.shown_player(), 1)),
        tiles: NumberTile::ALL.map(tile),
        numbers: turn.tiles().iter().map(NumberTile::number).filter(|number| *number > 0).collect(),
    }
}

pub(super) fn actions(state: &TableState) -> ActionsModel {
    let undo = state.record().can_undo().is_ok();
    let Phase::ToPlace(turn, throw) = *state.record().game().phase() else {
        let turn = state.record().game().turn_to_throw();
        let primary = turn.map_or(Primary::None, |turn| Primary::Throw { dice: turn.dice_left().count() });
        let is_turned = turn.is_ok_and(|turn| !turn.tiles().has(NumberTile::Zero));
        return ActionsModel { primary, keep_none: if is_turned { KeepNone::Turned } else { KeepNone::NoDice }, undo };
    };
    ActionsModel { primary: placing(state), keep_none: keep_none(&turn, &throw), undo }
}

/// Whether none of these dice may be kept.
fn keep_none(turn: &Turn, throw: &Throw) -> KeepNone {
    match (turn.loses_crystal(throw), turn.tiles().has(NumberTile::Zero)) {
        (true, _) => KeepNone::CrystalLost,
        (false, true) => KeepNone::Free,
        (false, false) => KeepNone::Turned,
    }
}

/// A lost smuggling die is placed by nobody who has picked nothing: the finger that has thrown may still be there.
fn placing(state: &TableState) -> Primary {
    let count = state.counted();
    if !state.is_anything_picked() {
        return Primary::Blocked(Blocked::NothingPicked);
    }
    let Ok(placement) = state.pick().placement(state.tray()) else {
        return Primary::Blocked(Blocked::ThumbUndecided);
    };
    match state.would_place(&placement) {
        Ok(misfires) => Primary::Place { count, misfires },
        Err(Illegal::TooManyDice(count)) => Primary::Blocked(Blocked::TooMany(count)),
        Err(Illegal::JokersUnaffordable { .. }) => Primary::Blocked(Blocked::Unaffordable),
        Err(_) => Primary::Blocked(Blocked::TileTurned(count)),
    }
}
