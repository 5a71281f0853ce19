//! Lets the computer players play: each step at its time, and what the pilot has to think about in its worker.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::table::channel::Channel;
use crate::table::computers::{ComputerStep, Haste, next_step};
use crate::table::{Intent, TableState};
use crate::view::contexts::use_pilot;
use crate::view::pilot::Pilot;
use browser::clock::{self, Timer};
use space_taxi::pilot::at_a_glance;
use space_taxi::pilot::protocol::{Answer, Question};
use space_taxi::record::Level;
use space_taxi::rules::Action;

/// Whoever thinks longer is said to think.
const LONG_MS: u32 = 1000;

/// What the computers play with.
pub struct ComputerTurns<'a> {
    pub table: &'a Rc<TableState>,
    pub haste: Haste,
    /// How long what has just happened still moves.
    pub busy_ms: u32,
    /// Whether everyone can see it: nobody plays behind a sheet.
    pub seen: bool,
    pub on_intent: &'a Callback<Intent>,
}

/// Plays for the computers; tells whether one has been thinking for long.
#[hook]
pub fn use_computers(turns: &ComputerTurns<'_>) -> bool {
    let thinks = use_state_eq(|| false);
    let step = if turns.seen { next_step(turns.table, turns.haste) } else { None };
    let on_intent = turns.on_intent.clone();
    let busy_ms = if turns.haste == Haste::Skip { 0 } else { turns.busy_ms };
    let show = thinks.setter();
    let pilot = use_pilot();
    use_effect_with((Rc::clone(turns.table), step), move |(table, step)| {
        let timers = Rc::new(RefCell::new(Vec::<Timer>::new()));
        match *step {
            None => {}
            Some(ComputerStep::Do { intent, after_ms }) => {
                timers.borrow_mut().push(clock::after(busy_ms + after_ms, move || on_intent.emit(intent)));
            }
            Some(ComputerStep::Think { level, after_ms }) => {
                let long = show.clone();
                timers.borrow_mut().push(clock::after(busy_ms + after_ms + LONG_MS, move || long.set(true)));
                let due_ms = clock::now_ms() + f64::from(busy_ms + after_ms);
                let propose = {
                    let timers = Rc::downgrade(&timers);
                    Callback::from(move |action: Action| {
                        let on_intent = on_intent.clone();
                        let rest_ms = (due_ms - clock::now_ms()).max(0.0) as u32;
                        let timer = clock::after(rest_ms, move || on_intent.emit(Intent::Propose(action)));
                        if let Some(timers) = timers.upgrade() {
                            timers.borrow_mut().push(timer);
                        }
                    })
                };
                think(level, table, &pilot, propose);
            }
        }
        move || {
            timers.take();
            show.set(false);
            pilot.forget(Channel::Player);
        }
    });
    *thinks
}

/// Finds out what this level does. What needs no looking ahead is found here; where the pilot is lost, that must do for all.
fn think(level: Level, table: &Rc<TableState>, pilot: &Pilot, propose: Callback<Action>) {
    let glance = {
        let table = Rc::clone(table);
        move || at_a_glance(level, table.record().game())
    };
    match level {
        Level::Captain | Level::Ace => {
            let on_answer = Callback::from(move |answer: Option<Answer>| {
                let action = match answer {
                    Some(Answer::Act(action)) => Some(action),
                    _ => glance(),
                };
                action.into_iter().for_each(|action| propose.emit(action));
            });
            pilot.ask(Channel::Player, Question::Act(level), table.record(), on_answer);
        }
        Level::Rookie | Level::Cabbie => glance().into_iter().for_each(|action| propose.emit(action)),
    }
}
