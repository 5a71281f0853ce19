//! The lines of a record that follow from the rules: printed for readers, checked when read.

use crate::record::notation::end_words;
use crate::record::opening::Opening;
use crate::rules::Game;

/// What is to be said before the first turn.
pub(super) fn at_the_start(opening: &Opening) -> Vec<String> {
    vec![turn(opening, &opening.game())]
}

/// What is to be said when an act has led from one game to the next.
pub(super) fn after(opening: &Opening, before: &Game, after: &Game) -> Vec<String> {
    let mut notes = Vec::new();
    if before.turns_left().is_none() && after.turns_left().is_some() {
        notes.push("last round".to_owned());
    }
    if let Some(end) = after.end() {
        let players = || after.table().players();
        notes.push(format!("end {}", end_words(end)));
        notes.extend(players().map(|player| format!("total {} {}", after.points(player), opening.name(player))));
        notes.extend(after.winners().into_iter().map(|player| format!("winner {}", opening.name(player))));
    } else if after.turn() > before.turn() {
        notes.push(turn(opening, after));
    }
    notes
}

/// Whose turn it is.
fn turn(opening: &Opening, game: &Game) -> String {
    format!("turn {}", opening.name(game.player()))
}
