//! How fast the computer players of this table are wanted to play.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::computers::{Haste, shown_turn};

/// How fast, and how to change it.
pub struct ComputerSpeed {
    pub haste: Haste,
    /// Faster from now on, or as before.
    pub fast: Callback<()>,
    /// The turn that is shown is over as soon as it can be.
    pub skip: Callback<()>,
}

#[hook]
pub fn use_computer_speed(table: &Rc<TableState>) -> ComputerSpeed {
    let fast = use_state_eq(|| false);
    let skipped = use_state_eq(|| None);
    let turn = shown_turn(table);
    let haste = match *skipped == Some(turn) {
        true => Haste::Skip,
        false if *fast => Haste::Fast,
        false => Haste::Human,
    };
    let fast = use_callback(fast, |(), fast| fast.set(!**fast));
    let skip = use_callback((turn, skipped.setter()), |(), (turn, skipped)| skipped.set(Some(*turn)));
    ComputerSpeed { haste, fast, skip }
}
