//! A record as text.

use super::{TITLE, VERSION, notes};
use crate::record::log::{Event, Record};
use crate::record::notation::{placement_text, throw_text};
use crate::record::opening::{DiceSource, Opening};
use crate::rules::{Action, Game, Illegal, Mode, Phase, Placement, Throw, Turn};

/// The record as text, ending with a line break.
#[must_use]
pub fn print(record: &Record) -> String {
    let opening = record.opening();
    let mut lines = header(opening);
    lines.extend(notes::at_the_start(opening));
    let mut game = opening.game();
    let mut thrown_on_last_line = false;
    for event in record.events() {
        match event {
            Event::HandOver(player, driver) => {
                lines.push(format!("hand-over {} {}", driver.word(), opening.name(*player)));
            }
            Event::Act(action) => {
                let line = action_text(&game, action);
                match lines.last_mut() {
                    Some(throw) if thrown_on_last_line && line.starts_with("->") => *throw += &format!(" {line}"),
                    _ => lines.push(line),
                }
                let next = game.apply(action).expect("a record holds legal actions only");
                lines.extend(notes::after(opening, &game, action, &next));
                game = next;
            }
        }
        thrown_on_last_line = matches!(event, Event::Act(Action::Throw(_)));
    }
    lines.join("\n") + "\n"
}

fn header(opening: &Opening) -> Vec<String> {
    let mode = if opening.mode() == Mode::Solo { "solo" } else { "table" };
    let dice = match opening.dice() {
        DiceSource::Seed(seed) => format!("dice seed {seed}"),
        DiceSource::Code(code) => format!("dice code {code}"),
        DiceSource::Hand => "dice by hand".to_owned(),
    };
    let players =
        opening.entrants().values().map(|entrant| format!("player {} {}", entrant.driver.word(), entrant.name));
    let mut lines = vec![format!("{TITLE} {VERSION}"), format!("mode {mode}")];
    lines.extend(players);
    lines.extend([format!("begins {}", opening.name(opening.opener())), dice]);
    lines
}

fn action_text(game: &Game, action: &Action) -> String {
    match (action, game.phase()) {
        (Action::Throw(throw), _) => {
            let number = game.turn_to_throw().map_or(0, |turn| turn.throws_made()) + 1;
            format!("{number}: {}", throw_text(throw))
        }
        (Action::Place(placement), Phase::ToPlace(turn, throw)) => {
            format!("-> {}", placed(turn, throw, placement).expect("a record's placements have their tile"))
        }
        (Action::Place(_), _) => unreachable!("a record places thrown dice only"),
        (Action::Spend(coins), _) => format!("spend {coins}"),
    }
}

/// A placement with its tile, `4: AAXX`, or only the tile if no dice are placed.
///
/// # Errors
/// If no tile is left for as many dice.
pub fn placed(turn: &Turn, throw: &Throw, placement: &Placement) -> Result<String, Illegal> {
    let tile = turn.tile_for(throw, placement.dice())?.number();
    let dice = placement_text(placement, throw, turn.loses_crystal(throw));
    Ok(if dice.is_empty() { tile.to_string() } else { format!("{tile}: {dice}") })
}
