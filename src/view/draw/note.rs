//! What stands over the dice while no thumbs-up is asked about.

use super::names;
use crate::table::{Die, TableModel, what_to_place};
use crate::words::{Message, say};

/// A sentence and the class of its looks.
#[derive(Clone, PartialEq)]
pub struct Note {
    pub message: Message,
    pub class: &'static str,
}

/// What there is to say, if anything.
pub fn tray_note(model: &TableModel, refused: Option<&Message>, is_watched: bool) -> Option<Note> {
    let plain = |message| Some(Note { message, class: "" });
    if let Some(refused) = refused {
        return Some(Note { message: refused.clone(), class: "is-refused" });
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
