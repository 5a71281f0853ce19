//! The coach at the table: whether it is open, and what it advises.

use yew::prelude::*;

use crate::table::{Pick, TrayDie, TrayModel};
use crate::words::{Message, Number, say};
use space_taxi::pilot::Aim;
use space_taxi::rules::Placement;

/// What the pilot has said.
#[derive(Clone, PartialEq)]
pub enum CoachAnswer<T> {
    /// It is still at work.
    Soon,
    Told(T),
    /// It is lost, or there is nothing to say.
    Nothing,
}

/// Whether the coach is open, and the way to change that.
#[derive(Clone, PartialEq)]
pub struct CoachSwitch {
    pub is_open: bool,
    pub toggle: Callback<()>,
}

/// The coach at this table.
#[derive(Clone, PartialEq)]
pub struct Coach {
    pub switch: CoachSwitch,
    /// What it would place, if it knows.
    pub advised: Option<Placement>,
    /// What it says, where it is open.
    pub panel: Html,
}

/// The dice that make up a placement.
pub fn picked(placement: &Placement, tray: &TrayModel) -> Pick {
    let dice: Vec<_> = tray.dice.iter().map(|die| die.die).collect();
    Pick::of(placement, &dice)
}

/// The dice of a placement, as they lie in the tray.
pub fn laid_out(placement: &Placement, tray: &TrayModel) -> Vec<TrayDie> {
    let pick = picked(placement, tray);
    let dice = tray.dice.iter().filter(|die| pick.has(die.place));
    dice.map(|die| TrayDie { picked: true, joker: pick.joker(die.place), ..*die }).collect()
}

/// So many points or chances to win, in words.
pub fn worth(value: f64, aim: Aim) -> Message {
    match aim {
        Aim::Points => say::coach_expects(Number::decimal(value, 1)),
        Aim::Wins => say::percent(Number::decimal(100.0 * value, 1)),
    }
}
