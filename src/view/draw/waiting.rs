//! The dice that wait for the next throw.

use crate::table::{MineModel, PadModel, SeatModel, TableModel};

/// Their symbols: those whose places on the board are free. None wait while dice lie in the tray.
pub fn waiting_dice(model: &TableModel) -> Vec<&'static str> {
    if !model.tray.dice.is_empty() {
        return Vec::new();
    }
    let seats = model.board.seats.iter().filter(|seat| !matches!(seat, SeatModel::Taken { .. })).count();
    let pads = model.board.pads.iter().filter(|pad| !matches!(pad, PadModel::Taken(_))).count();
    let gem = usize::from(matches!(model.board.mine, MineModel::Empty));
    let kinds = [("die-wait-passenger", seats), ("die-wait-fuel", pads), ("gem", gem)];
    let dice = kinds.into_iter().flat_map(|(symbol, count)| std::iter::repeat_n(symbol, count));
    dice.take(usize::from(model.tray.to_throw)).collect()
}
