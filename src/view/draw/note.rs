//! What stands over the dice while no thumbs-up is asked about.

use super::names;
use crate::table::announce::{denied, prompted};
use crate::table::{Die, TableModel, TableState, what_to_place};
use crate::words::{Message, say};

/// A sentence and the class of its looks.
#[derive(Clone, PartialEq)]
pub struct Note {
    pub message: Message,
    pub class: &'static str,
}

impl Note {
    /// The answer to what somebody has just wanted: why it cannot be done, or what is left to do for it.
    pub fn answer(table: &TableState) -> Option<Self> {
        let refused = denied(table).map(|message| Self { message, class: "is-refused" });
        refused.or_else(|| Some(Self { message: prompted(table)?, class: "is-hint" }))
    }
}

/// What there is to say, if anything.
pub fn tray_note(model: &TableModel, answer: Option<&Note>, is_watched: bool) -> Option<Note> {
    let plain = |message| Some(Note { message, class: "" });
    if let Some(answer) = answer {
        return Some(answer.clone());
    }
    if let Some(why) = model.why {
        return plain(why.message());
    }
    if let Some(last) = &model.last_die {
        return Some(Note { message: last.message(), class: "is-last" });
    }
    let lost = model.tray.dice.iter().find(|die| die.lost);
    match (lost.map(|die| (die.die, die.least)), model.tray.dice.is_empty()) {
        (Some((Die::Smuggling(thrown), Some(least))), _) => {
            plain(say::notice_lost_text(thrown.number(), least.number()))
        }
        // The turn is over, and its scene comes on.
        (_, true) if model.tray.to_throw == 0 => None,
        // Nobody is told what a computer may do.
        _ if is_watched => None,
        (_, true) => plain(say::prompt_throw(names::player(&model.cards, model.player))),
        (_, false) => Some(Note { message: what_to_place(model), class: "is-hint" }),
    }
}
