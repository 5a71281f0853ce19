//! The dice of one game or of many, as bars beside what was to be expected.

use crate::table::{Die, species_name};
use crate::words::{Arg, Message, Number, say};
use space_taxi::dice::{DiceTally, Spread};
use space_taxi::record::{Event, Record};
use space_taxi::rules::{Action, Crystal, Face, FuelFace, PassengerFace};

/// How tall the tallest bar of a chart is.
pub const TALLEST: u32 = 60;

/// The faces of one kind of die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatsChart {
    pub title: Message,
    pub bars: Vec<StatsBar>,
    /// The height at which a bar is as tall as was to be expected.
    pub line: u32,
    /// All of it for whoever does not see it.
    pub spoken: Message,
    pub expected: Message,
    /// How likely it is.
    pub verdict: Message,
}

/// One face: how often it fell, and how tall its bar is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatsBar {
    pub die: Die,
    pub count: u32,
    pub height: u32,
}

/// All dice that were thrown in these games.
pub fn tally<'a>(records: impl IntoIterator<Item = &'a Record>) -> DiceTally {
    let mut tally = DiceTally::default();
    for record in records {
        for event in record.events() {
            if let Event::Act(Action::Throw(throw)) = event {
                tally.add(throw);
            }
        }
    }
    tally
}

/// A chart for each kind of die; none if nothing was thrown.
#[must_use]
pub fn charts(tally: &DiceTally) -> Vec<StatsChart> {
    let passengers = PassengerFace::ALL.iter().map(|face| Die::Passenger(*face)).collect();
    let fuel = FuelFace::ALL.iter().map(|face| Die::Fuel(*face)).collect();
    let smuggling = (1..=Crystal::MOST).filter_map(Crystal::new).map(Die::Smuggling).collect();
    let kinds: [(Message, Vec<Die>, Spread); 3] = [
        (say::stats_passengers(), passengers, tally.passengers()),
        (say::stats_fuel(), fuel, tally.fuel()),
        (say::stats_smuggling(), smuggling, tally.smuggling()),
    ];
    let thrown = kinds.into_iter().filter(|(_, _, spread)| spread.expected > 0.0);
    thrown.map(|(title, faces, spread)| chart(title, &faces, &spread)).collect()
}

fn chart(title: Message, faces: &[Die], spread: &Spread) -> StatsChart {
    let most = spread.thrown.iter().fold(spread.expected, |most, count| most.max(f64::from(*count)));
    let height = |count: f64| (count / most * f64::from(TALLEST)).round() as u32;
    let bar = |(die, count): (&Die, &u32)| StatsBar { die: *die, count: *count, height: height(f64::from(*count)) };
    let expected = Number::decimal(spread.expected, 1);
    let named: Vec<Message> =
        faces.iter().zip(&spread.thrown).map(|(die, count)| say::stats_face(name(*die), *count)).collect();
    StatsChart {
        bars: faces.iter().zip(&spread.thrown).map(bar).collect(),
        line: height(spread.expected),
        spoken: say::stats_spoken(expected, title.clone(), named),
        expected: say::stats_expected(expected),
        verdict: verdict(spread.chance),
        title,
    }
}

fn name(die: Die) -> Arg {
    match die {
        Die::Passenger(PassengerFace::Alien(species)) => species_name(species).into(),
        Die::Passenger(PassengerFace::Thumb) => say::joker().into(),
        Die::Fuel(face) => face.number().into(),
        Die::Smuggling(crystal) => crystal.number().into(),
    }
}

fn verdict(chance: f64) -> Message {
    match (chance * 100.0).round() as u32 {
        0 => say::stats_rare(),
        cases => say::stats_likely(cases),
    }
}
