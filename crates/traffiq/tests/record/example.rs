//! The record of the lesson: it reads, prints as it was written, and leads to what is told of it.

use traffiq::record::text;
use traffiq::rules::{Crossing, Fleet, Kind, Vehicle};

pub const LESSON: &str = include_str!("../data/records/lesson.txt");

/// The lesson up to the end of this turn, whoever's turn comes next included.
pub fn lesson_after(turn: usize) -> String {
    let lines: Vec<&str> = LESSON.lines().take(9 + 2 * turn).collect();
    lines.join("\n") + "\n"
}

#[test]
fn the_lesson_is_printed_as_it_was_written() {
    let record = text::read(LESSON).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(text::print(&record), LESSON);
    for turn in 0..8 {
        let written = lesson_after(turn);
        assert_eq!(text::print(&text::read(&written).unwrap()), written, "after turn {turn}");
    }
}

#[test]
fn the_lesson_leads_to_the_board_that_is_told_of() {
    let record = text::read(LESSON).unwrap();
    let game = record.game();
    let [bea, you] = [0, 1].map(|place| record.opening().table().player(place).unwrap());
    let cars = [(51, 51, you, Kind::Taxi), (52, 51, you, Kind::Truck), (52, 52, bea, Kind::Taxi)];
    let cars =
        cars.map(|(avenue, street, player, kind)| (Crossing::new(avenue, street).unwrap(), Vehicle { player, kind }));
    assert_eq!(game.cars().iter().collect::<Vec<_>>(), cars);
    assert_eq!((game.turn(), game.player(), game.points(bea), game.points(you)), (9, bea, 1, 3));
    assert_eq!((game.supply(bea), game.stock().len()), (Fleet { taxis: 7, trucks: 3 }, 34));
}

#[test]
fn what_follows_from_the_rules_may_be_left_out() {
    let bare: String = LESSON
        .lines()
        .filter(|line| !line.starts_with("turn "))
        .map(|line| {
            line.split(" beats").next().unwrap().to_owned()
                + if line.contains("beats 52/51") { "; draw RBGG" } else { "" }
                + "\n"
        })
        .collect();
    assert!(!bare.contains("beats") && !bare.contains("turn"));
    assert_eq!(text::read(&bare), text::read(LESSON));
}
