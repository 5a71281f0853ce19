//! A record as text.

use super::{TITLE, VERSION, notes};
use crate::record::log::{Event, Record};
use crate::record::notation::act_text;
use crate::record::opening::{Hands, Opening, StockSource};

/// The record as text, ending with a line break.
#[must_use]
pub fn print(record: &Record) -> String {
    let opening = record.opening();
    let mut lines = header(opening);
    lines.extend(notes::at_the_start(opening));
    let mut game = opening.game();
    // Whether the last line is that of the running turn.
    let mut is_open = false;
    for event in record.events() {
        match event {
            Event::HandOver(player, driver) => {
                lines.push(format!("hand-over {} {}", driver.word(), opening.name(*player)));
                is_open = false;
            }
            Event::Act(act) => {
                let outcome = game.outcome(act).expect("a record holds legal acts only");
                match (act_text(act, &outcome), lines.last_mut()) {
                    (Some(said), Some(line)) if is_open => *line += &format!("; {said}"),
                    (Some(said), _) => lines.push(format!("{}: {said}", game.turn())),
                    (None, _) if game.deeds().is_empty() => lines.push(format!("{}: pass", game.turn())),
                    (None, _) => {}
                }
                let notes = notes::after(opening, &game, &outcome.game);
                is_open = notes.is_empty();
                lines.extend(notes);
                game = outcome.game;
            }
        }
    }
    lines.join("\n") + "\n"
}

fn header(opening: &Opening) -> Vec<String> {
    let players =
        opening.entrants().values().map(|entrant| format!("player {} {}", entrant.driver.word(), entrant.name));
    let stock = match opening.stock() {
        StockSource::Seed(seed) => format!("stock seed {seed}"),
        StockSource::Code(code) => format!("stock code {code}"),
        StockSource::Hand(_) => "stock by hand".to_owned(),
    };
    let hands = opening.table().players_from(opening.opener()).map(|player| {
        let [first, second] = opening.dealt()[player];
        format!("hand {first} {second} {}", opening.name(player))
    });
    let mut lines = vec![format!("{TITLE} {VERSION}"), format!("scenario {}", opening.layout().word())];
    lines.extend(players);
    lines.push(format!("begins {}", opening.name(opening.opener())));
    lines.extend((opening.hands() == Hands::Open).then(|| "hands open".to_owned()));
    lines.push(stock);
    lines.extend(hands);
    lines
}
