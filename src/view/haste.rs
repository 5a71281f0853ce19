//! How fast the computer players of this table are wanted to play, and how to change it while one does.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::computers::{Haste, shown_turn, tempo_at};
use app_core::settings::{ComputerSpeed, Settings};
use app_core::tempo::Tempo;
use ui::use_settings;

/// How fast, and how to change it.
pub struct HasteHandle {
    pub haste: Haste,
    /// How fast pieces move: a person's as is set, a computer's with its turn.
    pub tempo: Tempo,
    /// Whether computers are set to be faster than normal.
    pub is_fast: bool,
    /// Sets them fast, or back to normal.
    pub fast: Callback<()>,
    /// The turn that is shown is over as soon as it can be.
    pub skip: Callback<()>,
}

#[hook]
pub fn use_haste(table: &Rc<TableState>) -> HasteHandle {
    let settings = use_settings();
    let skipped = use_state_eq(|| None);
    let turn = shown_turn(table);
    let computers = if *skipped == Some(turn) { ComputerSpeed::AtOnce } else { settings.now.computers };
    let (haste, tempo) = (Haste::of(table, computers), tempo_at(table, computers, settings.tempo));
    let is_fast = matches!(settings.now.computers, ComputerSpeed::Fast | ComputerSpeed::AtOnce);
    let fast = use_callback((settings.now.clone(), settings.set.clone()), move |(), (now, set)| {
        let computers = if is_fast { ComputerSpeed::Normal } else { ComputerSpeed::Fast };
        set.emit(Settings { computers, ..now.clone() });
    });
    let skip = use_callback((turn, skipped.setter()), |(), (turn, skipped)| skipped.set(Some(*turn)));
    HasteHandle { haste, tempo, is_fast, fast, skip }
}
