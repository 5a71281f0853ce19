//! The daily flight: everybody's dice, and one flight a day that counts.

use app_core::day::Day;
use space_taxi::dice::Seed;
use space_taxi::record::{Record, text};
use space_taxi_web::table::daily::{code, day_of, is_running_flight, told};
use space_taxi_web::words::english;

const DAY: &str = "2026-11-16";

fn day() -> Day {
    DAY.parse().unwrap()
}

fn opening(mode: &str, players: &str, dice: &str) -> Record {
    text::read(&format!("space-taxi 1\nmode {mode}\n{players}begins Ada\ndice {dice}\n")).unwrap()
}

#[test]
fn the_dice_of_a_day_are_the_same_everywhere() {
    assert_eq!(code(day()).as_str(), "space-taxi daily 1 2026-11-16");
    // printf 'space-taxi daily 1 2026-11-16' | sha256sum
    let seed: Seed = "3e4be8fcc0d10aa10a86cd6ff0b98f4b8acf16483b35ea2d5d3f83d15abf4408".parse().unwrap();
    assert_eq!(code(day()).seed(), seed);
}

#[test]
fn only_a_solo_flight_with_the_dice_of_a_day_is_a_daily_flight() {
    let alone = "player person Ada\n";
    let three = "player person Ada\nplayer person Ben\nplayer person Cleo\n";
    let daily = opening("solo", alone, &format!("code space-taxi daily 1 {DAY}"));
    assert_eq!(day_of(daily.opening()), Some(day()));
    assert!(is_running_flight(&daily, day()));
    assert!(!is_running_flight(&daily, "2026-11-17".parse().unwrap()));
    for other in [
        opening("table", three, &format!("code space-taxi daily 1 {DAY}")),
        opening("solo", alone, "code space-taxi daily 1 2026-13-16"),
        opening("solo", alone, "code Club night"),
        opening("solo", alone, &format!("seed {}", code(day()).seed())),
    ] {
        assert_eq!(day_of(other.opening()), None);
    }
}

#[test]
fn what_is_told_of_a_flight_gives_no_die_away() {
    let mut record = opening("solo", "player person Ada\n", &format!("code space-taxi daily 1 {DAY}"));
    play(&mut record);
    let (said, rounds) = told(&record, |day| format!("[{day}]")).unwrap();
    let total = record.game().total(record.game().mode().player(0).unwrap());
    let points = if total == 1 { "point" } else { "points" };
    assert_eq!(english().text(&said), format!("Space Taxi, daily flight of [{DAY}]: {total} {points}"));
    assert_eq!(rounds.chars().count(), 5);
    assert!(rounds.chars().all(|sign| "\u{1f680}\u{1f4a5}".contains(sign)));
}

/// Plays on to the end: the first thing that is allowed, each time.
fn play(record: &mut Record) {
    use space_taxi::rules::{Action, Phase};
    loop {
        match record.game().phase() {
            Phase::GameOver => return,
            Phase::ToPlace(..) => {
                let placement = record.game().legal_placements()[0];
                record.act(&Action::Place(placement)).unwrap();
            }
            Phase::ToSpend(_) => record.act(&Action::Spend(0)).unwrap(),
            _ => {
                record.throw().unwrap();
            }
        }
    }
}
