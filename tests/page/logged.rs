use space_taxi::rules::{NumberTile, Species, TurnResult};
use space_taxi_web::table::pictured::{Pictured, SmallPiece};
use space_taxi_web::table::turn_log::{TurnLog, turns};
use space_taxi_web::words::Message;

use crate::tables::{after, english, finished};

fn words(turn: &TurnLog) -> Vec<Message> {
    turn.lines.iter().map(|line| line.words.clone()).collect()
}

#[test]
fn a_turn_is_logged_throw_by_throw() {
    let table = after("1: TTTTTX f233 s6 -> 4: TTTT\n2: TX f233 s6 -> 3: f233\n3: TX s2 -> 1: lost\n4: TX -> 0");
    let log = turns(table.record());
    assert_eq!(log.len(), 1);
    assert_eq!(log[0].result, None);
    assert_eq!(
        english(&words(&log[0])),
        [
            "Throw 1: Tembo, Tembo, Tembo, Tembo, Tembo, Xeno, fuel 2, fuel 3, fuel 3 and crystal 6",
            "Tile 4: Tembo, Tembo, Tembo and Tembo",
            "Throw 2: Tembo, Xeno, fuel 2, fuel 3, fuel 3 and crystal 6",
            "Tile 3: fuel 2, fuel 3 and fuel 3",
            "Throw 3: Tembo, Xeno and crystal 2",
            "Tile 1: lost smuggling die",
            "Throw 4: Tembo and Xeno",
            "Tile 0: nothing placed",
        ]
    );
}

#[test]
fn a_failure_to_launch_ends_the_log_of_a_turn() {
    let table = after("1: OAMTXj f111 s1 -> 3: f111");
    let log = turns(table.record());
    assert_eq!(log[0].result, Some(TurnResult::Misfire));
    assert_eq!(english(&words(&log[0])).last().map(String::as_str), Some("Failure to launch, fuel 3"));
}

#[test]
fn every_turn_of_a_finished_game_is_logged_with_the_result_it_had() {
    let record = finished("four-players");
    let log = turns(&record);
    assert_eq!(log.len(), 16);
    for turn in &log {
        let round = &record.game().rounds()[usize::from(turn.round) - 1];
        assert_eq!(turn.result, Some(round.results()[turn.player]));
    }
}

#[test]
fn what_is_placed_is_drawn_as_tile_and_dice_and_the_rest_is_told() {
    let table = after(
        "1: OOjjXX f334 s8 -> 4: OOj j=O\n2: XX f334 s8 -> 3: f334\n3: XX s2 -> 1: lost\n4: XX -> 2: XX\nspend 1",
    );
    let lines = &turns(table.record())[0].lines;
    let pieces = |nth: usize| lines[nth].pieces.as_slice();
    assert_eq!(pieces(0).len(), 10);
    assert_eq!(pieces(1).first(), Some(&SmallPiece::Tile(NumberTile::Four)));
    assert_eq!(pieces(1)[3..], [SmallPiece::UnpaidJoker, SmallPiece::Joker(Species::Orbi)]);
    assert_eq!(pieces(5), [SmallPiece::Tile(NumberTile::One), SmallPiece::LostCrystal]);
    assert_eq!(pieces(9), [SmallPiece::Coin]);
    let told: Vec<&Pictured> = lines.iter().filter(|line| line.pieces.is_empty()).collect();
    assert_eq!(told.len(), 1, "only the lift-off has no pieces: {told:?}");
}
