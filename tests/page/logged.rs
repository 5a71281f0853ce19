use space_taxi::rules::TurnResult;
use space_taxi_web::table::turn_log::turns;

use crate::tables::{after, english, finished};

#[test]
fn a_turn_is_logged_throw_by_throw() {
    let table = after("1: TTTTTX f233 s6 -> 4: TTTT\n2: TX f233 s6 -> 3: f233\n3: TX s2 -> 1: lost\n4: TX -> 0");
    let log = turns(table.record());
    assert_eq!(log.len(), 1);
    assert_eq!(log[0].result, None);
    assert_eq!(
        english(&log[0].lines),
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
    assert_eq!(english(&log[0].lines).last().map(String::as_str), Some("Failure to launch, fuel 3"));
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
