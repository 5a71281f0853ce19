//! How fast the computer players of this table are wanted to play.

use std::rc::Rc;

use yew::prelude::*;

use crate::shell::computers::{Haste, shown_turn};
use crate::table::TableState;

/// How fast, and how to change it.
pub struct Hurry {
    pub haste: Haste,
    /// Faster from now on, or as before.
    pub fast: Callback<()>,
    /// The turn that is shown is over as soon as it can be.
    pub skip: Callback<()>,
}

#[hook]
pub fn use_hurry(table: &Rc<TableState>) -> Hurry {
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
    Hurry { haste, fast, skip }
}
