//! What has fallen, in one game and in many.

use space_taxi::record::{Record, text};
use space_taxi_web::table::dice_stats::{StatsChart, TALLEST, charts, tally};
use space_taxi_web::words::english;

use crate::tables::{after, finished, fresh};

const KINDS: [(&str, &str); 3] = [("OAMTXj", ""), ("123456", "f"), ("12345678", "s")];

/// The faces of the throws as they stand in the text of a record, counted letter by letter.
fn counted(record: &Record, (faces, mark): (&str, &str)) -> Vec<u32> {
    let text = text::print(record);
    let throws = text.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit()));
    let throws = throws.map(|line| line[2..].split("->").next().unwrap_or_default());
    let words: Vec<&str> = throws.flat_map(str::split_whitespace).collect();
    let of_kind = |word: &&&str| match mark {
        "" => word.chars().all(|sign| faces.contains(sign)),
        _ => word.starts_with(mark) && word.len() > 1 && word[1..].chars().all(|sign| sign.is_ascii_digit()),
    };
    let count = |face: char| words.iter().filter(of_kind).map(|word| word.matches(face).count()).sum::<usize>() as u32;
    faces.chars().map(count).collect()
}

fn shown(charts: &[StatsChart]) -> Vec<Vec<u32>> {
    charts.iter().map(|chart| chart.bars.iter().map(|bar| bar.count).collect()).collect()
}

#[test]
fn the_bars_of_a_game_are_the_faces_of_its_record() {
    for name in ["four-players", "five-players-seeded", "solo-flight"] {
        let record = finished(name);
        let by_hand: Vec<Vec<u32>> = KINDS.iter().map(|kind| counted(&record, *kind)).collect();
        assert_eq!(shown(&charts(&tally([&record]))), by_hand, "{name}");
    }
}

#[test]
fn many_games_are_counted_together() {
    let (one, other) = (finished("four-players"), finished("joint-winners"));
    let sum = |a: &Vec<u32>, b: &Vec<u32>| a.iter().zip(b).map(|(a, b)| a + b).collect::<Vec<u32>>();
    let (first, second) = (shown(&charts(&tally([&one]))), shown(&charts(&tally([&other]))));
    let both: Vec<Vec<u32>> = first.iter().zip(&second).map(|(a, b)| sum(a, b)).collect();
    assert_eq!(shown(&charts(&tally([&one, &other]))), both);
}

#[test]
fn no_bar_is_taller_than_the_chart_and_the_line_lies_in_it() {
    for name in ["four-players", "misfire"] {
        for chart in charts(&tally([&finished(name)])) {
            assert!(chart.line <= TALLEST && chart.bars.iter().all(|bar| bar.height <= TALLEST));
        }
    }
}

#[test]
fn the_chance_is_told_in_plain_words() {
    let words = english();
    assert!(charts(&tally([fresh().record()])).is_empty());
    let table = after("1: OOOOOO f246 s5");
    let told: Vec<String> = charts(&tally([table.record()])).iter().map(|it| words.text(&it.verdict)).collect();
    assert_eq!(told[0], "Fair dice fall at least this unevenly in fewer than 1 of 100 cases.");
    assert_eq!(told[1], "Fair dice fall at least this unevenly in 70 of 100 cases.");
    let spoken = words.text(&charts(&tally([table.record()]))[1].spoken);
    assert_eq!(spoken, "Fuel dice: 1: 0, 2: 1, 3: 0, 4: 1, 5: 0 and 6: 1. Expected of each: 0.5");
}
