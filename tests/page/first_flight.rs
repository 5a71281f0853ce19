use std::collections::BTreeSet;

use space_taxi::rules::Species;
use space_taxi_web::table::first_flight::{FirstFlight, Mark};
use space_taxi_web::table::tips::{NO_MORE, Tip};
use space_taxi_web::table::{Intent, JokerChoice, RoundCell, TableState};

/// What somebody does who follows the marks.
fn followed(mark: Mark, table: &TableState) -> Intent {
    match mark {
        Mark::Main if table.tray().is_empty() => Intent::Throw,
        Mark::Main => Intent::Place,
        Mark::Die(place) => Intent::Toggle(place),
        Mark::Joker => Intent::Decide(JokerChoice::Paid(Species::Orbi)),
        Mark::KeepNone => Intent::KeepNone,
        Mark::Coins => Intent::Settle,
    }
}

/// Every table of the flight, from the first to the last.
fn flown(flight: &FirstFlight) -> Vec<TableState> {
    let mut tables = vec![TableState::open(flight.start())];
    while let Some(mark) = flight.lesson(tables.last().unwrap()).marks.first().copied() {
        let table = tables.last().unwrap();
        let answer = flight.answer(table, &followed(mark, table)).expect("what is marked is part of the lesson");
        let next = table.after(&answer);
        tables.push(next);
        assert!(tables.len() < 50, "the flight has an end");
    }
    tables
}

#[test]
fn whoever_follows_the_marks_throws_places_pays_keeps_none_and_lifts_off() {
    let flight = FirstFlight::of("Mia");
    let tables = flown(&flight);
    let over = tables.last().unwrap();
    assert!(flight.lesson(over).is_over);
    let game = over.record().game();
    // Four Orbi and two Alpi, fuel 9, the crystal 6.
    assert_eq!(game.total(game.player()), 4 * 3 + 6);
    assert_eq!(game.coins().purse(game.player()), 3 - 1 + 2);
    let texts: BTreeSet<_> = tables.iter().map(|table| flight.lesson(table).text.id()).collect();
    assert_eq!(texts.len(), 17, "each thing is told for itself: {texts:?}");
}

#[test]
fn the_end_shows_a_round_in_which_the_worst_is_struck() {
    let flight = FirstFlight::of("Mia");
    let tables = flown(&flight);
    let [.., last, over] = tables.as_slice() else { panic!("the flight has an end") };
    for spent in 0..=4 {
        let over = if spent == 0 { over.clone() } else { last.after(&Intent::SpendTo(spent)).after(&Intent::Settle) };
        let round = flight.round(&over, ["Otto", "Noor"]).expect("the round can be read");
        let own = 4 * 3 + 6 + 2 * spent;
        let results: Vec<_> = round.cards.iter().map(|card| card.rounds[0]).collect();
        let wanted = [
            RoundCell::Counts { result: own, misfire: false },
            RoundCell::Counts { result: 21, misfire: false },
            RoundCell::Struck { result: 5, misfire: false },
        ];
        assert_eq!(results, wanted);
    }
}

#[test]
fn what_the_flight_has_told_no_tip_repeats() {
    assert_eq!(Tip::after_first_flight("").as_deref(), Some("coins dice joker crystal fuel"));
    assert_eq!(Tip::after_first_flight("again dice").as_deref(), Some("again dice coins joker crystal fuel"));
    assert_eq!(Tip::after_first_flight(NO_MORE), None);
}

#[test]
fn nothing_but_the_lesson_is_done() {
    let flight = FirstFlight::of("Mia");
    for table in flown(&flight) {
        let marks = flight.lesson(&table).marks;
        let may = |place: &usize| flight.answer(&table, &Intent::Toggle(*place)).is_some();
        let allowed: Vec<usize> = (0..table.tray().len()).filter(may).collect();
        assert!(allowed.len() <= 4, "more than can be placed: {allowed:?}");
        assert!((0..table.tray().len()).all(|place| allowed.contains(&place) || !marks.contains(&Mark::Die(place))));
        for species in [Species::Alpi, Species::Mopi, Species::Tembo, Species::Xeno] {
            assert_eq!(flight.answer(&table, &Intent::Decide(JokerChoice::Paid(species))), None);
        }
        if !marks.contains(&Mark::KeepNone) {
            assert_eq!(flight.answer(&table, &Intent::KeepNone), None);
        }
    }
}

#[test]
fn a_lesson_that_is_taken_back_comes_again() {
    let flight = FirstFlight::of("Mia");
    let tables = flown(&flight);
    for pair in tables.windows(2) {
        if pair[1].record().can_undo().is_ok() && pair[1].record().events().len() > pair[0].record().events().len() {
            let back = pair[1].after(&Intent::Undo);
            assert_eq!(back.record(), pair[0].record());
            assert!(!flight.lesson(&back).marks.is_empty());
        }
    }
}

#[test]
fn a_name_that_nobody_can_have_does_no_harm() {
    for name in ["", "a\nb", &"x".repeat(300)] {
        assert_eq!(FirstFlight::of(name).start().opening().entrants().values().count(), 1);
    }
}
