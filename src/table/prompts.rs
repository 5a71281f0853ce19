//! What is to be picked, and why what is picked cannot be placed, in words: read on the table and heard alike.

use super::model::TableModel;
use super::tray::{Blocked, KeepNone, TileState};
use crate::words::{Arg, Message, say};
use space_taxi::rules::NumberTile;

fn has_lost(model: &TableModel) -> bool {
    model.tray.dice.iter().any(|die| die.lost)
}

/// How many dice may be picked: a lost smuggling die counts as one by itself.
fn to_pick(model: &TableModel) -> Vec<u8> {
    let lost = u8::from(has_lost(model));
    model.tiles.numbers.iter().map(|number| number - lost).filter(|number| *number > 0).collect()
}

/// "1, 2 or 3".
fn either(numbers: &[u8]) -> Arg {
    let Some((last, before)) = numbers.split_last() else { return Arg::from("") };
    let first = before.iter().map(|number| Arg::from(*number)).reduce(|list, next| say::list_more(list, next).into());
    match first {
        Some(first) => say::list_or(first, *last).into(),
        None => Arg::from(*last),
    }
}

/// What may be placed, in a sentence.
#[must_use]
pub fn what_to_place(model: &TableModel) -> Message {
    let numbers = model.tiles.numbers.as_slice();
    let counts = either(&to_pick(model));
    let only = match numbers {
        [number] if usize::from(*number) == model.tray.dice.len() => Some(*number),
        _ => None,
    };
    if has_lost(model) && to_pick(model).is_empty() {
        return say::select_lost();
    }
    if has_lost(model) && only.is_none() {
        return if numbers.contains(&1) { say::lost_alone_or_more(counts) } else { say::lost_and_more(counts) };
    }
    match model.actions.keep_none {
        KeepNone::Free => only.map_or_else(|| say::prompt_place_or_none(counts), say::prompt_place_all_or_none),
        KeepNone::NoDice if model.tiles.tiles[0] != TileState::Turned => say::prompt_place_or_none(counts),
        _ => only.map_or_else(|| say::prompt_place(counts), say::prompt_place_all),
    }
}

/// Why what is picked cannot be placed, and what to do instead.
#[must_use]
pub fn why_blocked(reason: Blocked, model: &TableModel) -> Message {
    let numbers = to_pick(model);
    match reason {
        // The lost smuggling die takes the only tile.
        Blocked::TileTurned(_) | Blocked::TooMany(_) if numbers.is_empty() => say::lost_takes_tile(),
        Blocked::NothingPicked if has_lost(model) && numbers.is_empty() => say::select_lost(),
        Blocked::NothingPicked if has_lost(model) && model.tiles.numbers.contains(&1) => say::select_or_lost(),
        Blocked::NothingPicked => say::select_dice(),
        Blocked::Unseen(count) => say::say_selected(count),
        Blocked::TileTurned(number) if has_lost(model) => say::tile_gone_with_lost(either(&numbers), number),
        Blocked::TileTurned(number) => say::tile_gone(either(&numbers), number),
        Blocked::TooMany(_) => say::too_many_selected(either(&numbers)),
        Blocked::ThumbUndecided => say::joker_choose_first(),
        Blocked::Unaffordable => say::joker_no_coin_more(),
    }
}

/// Which dice a tile is waiting for that was tapped.
pub(super) fn what_tile_takes(tile: NumberTile, model: &TableModel) -> Message {
    match has_lost(model) {
        true if tile == NumberTile::One => say::lost_takes_tile(),
        true => say::tile_takes_with_lost(tile.number() - 1, tile.number()),
        false => say::tile_takes(tile.number()),
    }
}
