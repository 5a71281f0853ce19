//! The best turns of Manhattan TraffIQ, as its coach finds them.

use serde_json::{Value, json};
use traffiq::pilot::{Advice, Coach, Estimate, Seen};
use traffiq::record::{Position, text};
use traffiq::rules::Game;

/// In a position that shows the hand of the player on turn.
pub fn of_line(line: &str) -> Result<Value, String> {
    let position: Position = line.parse().map_err(|error| format!("{line}: {error}"))?;
    let player = position.game().player();
    position.hand(player).ok_or("the position does not show the hand of the player on turn")?;
    of_game(position.game())
}

/// At this moment of a game, for the player on turn.
pub fn of_game(game: &Game) -> Result<Value, String> {
    let mut coach = Coach::new(&Seen::of(game)).ok_or("the game is over")?;
    let _ = coach.work(&mut || false);
    let position = Position::of(game, &[game.player()]).map(|position| position.to_string());
    Ok(json!({ "position": position, "turns": coach.advice().iter().map(line).collect::<Vec<_>>() }))
}

fn line(Advice { valued, gains }: &Advice) -> Value {
    let estimate = |Estimate { value, error }: Estimate| json!({ "value": value, "error": error });
    json!({
        "turn": text::turn(&valued.turn),
        "value": estimate(valued.value),
        "behind": estimate(valued.behind),
        "all_placed": gains.all_placed,
        "completed": words(&gains.completed),
        "placed": { "taxis": gains.placed.taxis, "trucks": gains.placed.trucks },
        "sent_home": gains.sent_home.iter().map(|(crossing, vehicle)| {
            json!({ "crossing": crossing.to_string(), "player": vehicle.player.index(), "kind": vehicle.kind.word() })
        }).collect::<Vec<_>>(),
        "closed": words(&gains.closed),
        "sheltered": gains.sheltered,
        "tiles_drawn": gains.tiles_drawn,
    })
}

fn words(places: &[impl ToString]) -> Vec<String> {
    places.iter().map(ToString::to_string).collect()
}
