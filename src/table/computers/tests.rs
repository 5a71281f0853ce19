//! How computers play at the table, and how long it takes.

use super::*;
use crate::table::moves::Choreography;
use space_taxi::dice::Seed;
use space_taxi::pilot::at_a_glance;
use space_taxi::record::{Entrant, Name, Opening, Record};

const CABBIE: Driver = Driver::Computer(Level::Cabbie);
const ROOKIE: Driver = Driver::Computer(Level::Rookie);

fn table(drivers: &[Driver]) -> TableState {
    seeded(drivers, 5)
}

fn seeded(drivers: &[Driver], seed: u8) -> TableState {
    let entrants: Vec<_> = ["Mila", "Otto", "Noor", "Ida", "Bo"]
        .iter()
        .zip(drivers)
        .map(|(name, driver)| Entrant { name: Name::new(name).unwrap(), driver: *driver })
        .collect();
    TableState::open(Record::new(Opening::new(&entrants, 0, DiceSource::Seed(Seed::from_bytes([seed; 32]))).unwrap()))
}

/// Lets computers do what they want until nothing happens by itself any more.
fn left_alone(mut state: TableState, haste: Haste) -> (TableState, u32) {
    let mut took_ms = 0;
    while let Some((next, after_ms)) = step(&state, haste) {
        took_ms += after_ms;
        state = next;
    }
    (state, took_ms)
}

/// The table after the next step, and how long that takes.
fn step(state: &TableState, haste: Haste) -> Option<(TableState, u32)> {
    let (intent, after_ms) = match next_step(state, haste)? {
        ComputerStep::Do { intent, after_ms } => (intent, after_ms),
        ComputerStep::Think { level, after_ms } => {
            (Intent::Propose(at_a_glance(level, state.record().game()).unwrap()), after_ms)
        }
    };
    Some((state.after(&intent), after_ms))
}

#[test]
fn a_table_of_computers_plays_to_the_end_by_itself() {
    let five = [CABBIE, ROOKIE].repeat(3);
    let (over, took_ms) = left_alone(table(&five[..5]), Haste::Normal);
    assert_eq!(over.scene(), Scene::GameOver);
    assert!(took_ms > 60_000, "{took_ms}");
    let (skipped, took_ms) = left_alone(table(&five[..5]), Haste::Skip);
    assert_eq!((skipped.record(), took_ms), (over.record(), 3 * 1500), "only what a round has come to is looked at");
}

/// How long a turn takes on the average of ten tables, with everything that moves: in the first round, and after it.
fn turn_ms(set: ComputerSpeed) -> [u32; 2] {
    let mut took_ms = [0, 0];
    for seed in 0..10 {
        let mut state = seeded(&[CABBIE, ROOKIE, CABBIE], seed);
        while state.scene() != Scene::GameOver {
            let haste = Haste::of(&state, set);
            let (next, after_ms) = step(&state, haste).unwrap();
            let moves = Choreography::of(state.model(), next.model(), next.news()).at(haste.tempo(Tempo::Normal));
            let is_later = usize::from(!state.record().game().rounds().is_empty());
            if state.scene() != Scene::RoundOver {
                took_ms[is_later] += after_ms + moves.length_ms();
            }
            state = next;
        }
    }
    [took_ms[0] / (10 * 3), took_ms[1] / (10 * 3 * 4)]
}

#[test]
fn a_turn_takes_about_twelve_seconds_and_less_after_the_first_round() {
    let [first, later] = turn_ms(ComputerSpeed::Normal);
    assert!((11_000..=12_500).contains(&first), "{first}");
    assert!((7_500..=9_500).contains(&later), "{later}");
}

#[test]
fn a_turn_is_as_slow_or_as_fast_as_is_set() {
    let [slow, normal, fast, at_once] =
        [ComputerSpeed::Slow, ComputerSpeed::Normal, ComputerSpeed::Fast, ComputerSpeed::AtOnce].map(turn_ms);
    assert!((22_000..=34_000).contains(&slow[0]), "{slow:?}");
    assert!(slow[0].abs_diff(slow[1]) < 2000, "it stays as slow: {slow:?}");
    assert!(fast[0] < normal[1] && (4_000..=7_000).contains(&fast[0]), "{fast:?}");
    assert_eq!(at_once, [0, 0]);
}

#[test]
fn a_computer_waits_for_people() {
    let drivers = [Driver::Computer(Level::Cabbie), Driver::Person, Driver::Computer(Level::Rookie)];
    let (waits, _) = left_alone(table(&drivers), Haste::Fast);
    let player = waits.record().game().player();
    assert_eq!((player.index(), waits.scene()), (1, Scene::Table));
    assert_eq!(computer_on_turn(&waits), None);
    let person = Driver::Person;
    assert_eq!(next_step(&table(&[person, person, person]), Haste::Normal), None);
}

#[test]
fn after_a_handover_the_computer_goes_on_with_the_dice_as_they_lie() {
    let state = table(&[Driver::Person; 3]).after(&Intent::Throw);
    let player = state.record().game().player();
    let given = state.after(&Intent::HandOver(player, Driver::Computer(Level::Ace)));
    assert_eq!(given.tray(), state.tray());
    assert!(matches!(next_step(&given, Haste::Normal), Some(ComputerStep::Think { level: Level::Ace, .. })));
}

#[test]
fn a_settled_round_waits_for_people_if_there_are_any() {
    let (computer, person) = (Driver::Computer(Level::Rookie), Driver::Person);
    let mut state = table(&[person, computer, computer]);
    let player = state.record().game().player();
    // The person lets a Rookie drive for the first turn and takes the wheel again before the round is over.
    state = state.after(&Intent::HandOver(player, computer));
    while state.shown_player() == player {
        state = step(&state, Haste::Fast).unwrap().0;
    }
    state = state.after(&Intent::HandOver(player, person));
    let (state, _) = left_alone(state, Haste::Normal);
    assert_eq!(state.scene(), Scene::RoundOver);
}
