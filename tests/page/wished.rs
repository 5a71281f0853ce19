//! Tables that a website lays: what it names is as it says, the rest is as it was, and a game can always begin there.

use app_core::embed::pairs;
use proptest::prelude::*;
use space_taxi::dice::Seed;
use space_taxi::record::{DiceSource, Driver, Level};
use space_taxi::rules::Mode;
use space_taxi_web::table::embed::Options;
use space_taxi_web::table::seating::Seating;

const SUGGESTED: [&str; 5] = ["Mila", "Otto", "Noor", "Ida", "Bo"];
const ACE: Driver = Driver::Computer(Level::Ace);

fn suggested() -> Seating {
    Seating::new(SUGGESTED.map(str::to_owned))
}

/// The table that these options make of this one.
fn wished(query: &str, laid: Seating) -> Seating {
    let (options, faults) = Options::read(&pairs(query));
    assert_eq!(faults, [], "{query}");
    options.seating(laid.clone()).unwrap_or(laid)
}

fn begins(laid: &Seating) -> bool {
    laid.opening(DiceSource::Seed(Seed::from_bytes([7; 32]))).is_ok()
}

#[test]
fn a_game_begins_whichever_suggested_name_the_website_gives_somebody() {
    for name in SUGGESTED {
        for players in [1, 3, 4, 5] {
            let laid = wished(&format!("?players={players}&names={name}"), suggested());
            assert_eq!(laid.names()[0], name);
            assert!(begins(&laid), "{name} at a table of {players}: {:?}", laid.names());
        }
    }
    assert_eq!(wished("?names=otto", suggested()).names(), ["otto", "Mila", "Noor"]);
}

#[test]
fn names_that_were_used_before_come_up_once() {
    let remembered = wished("?names=Bo,Ada,Cy", suggested());
    assert_eq!(wished("?names=Ada", remembered.clone()).names(), ["Ada", "Bo", "Cy"]);
    assert_eq!(wished("?names=Cy,Bo", remembered).names(), ["Cy", "Bo", "Ada"]);
}

#[test]
fn seats_that_nobody_has_looked_after_get_a_number() {
    let careless = suggested().named(3, " ").named(4, "4");
    assert_eq!(wished("?players=5", careless).names(), ["Mila", "Otto", "Noor", "4", "5"]);
}

#[test]
fn what_the_website_does_not_name_stays_as_it_was() {
    let embed = wished("?players=4&computers=ace,ace", suggested());
    let named = wished("?names=Ada,Ben", embed.clone());
    assert_eq!((named.mode(), named.drivers()), (Mode::Four, &[Driver::Person, Driver::Person, ACE, ACE][..]));
    assert_eq!(named.names(), ["Ada", "Ben", "Noor", "Ida"]);
    assert_eq!(wished("?coach=off", embed.clone()), embed.clone().coached(false));
    assert!(!wished("?names=Ada", embed.clone().coached(false)).has_coach());
    assert_eq!(wished("", embed.clone()), embed);
    let alone = suggested().for_mode(Mode::Solo);
    assert_eq!(wished("?coach=off", alone.clone()).mode(), Mode::Solo);
    assert_eq!(wished("?names=Ada", alone).mode(), Mode::Solo);
}

#[test]
fn a_table_grows_for_those_whom_the_website_names() {
    let alone = || suggested().for_mode(Mode::Solo);
    assert_eq!(wished("?names=Ada,Ben", alone()).mode(), Mode::Three);
    assert_eq!(wished("?names=a,b,c,d", alone()).mode(), Mode::Four);
    assert_eq!(wished("?computers=ace", alone()).drivers(), [Driver::Person, Driver::Person, ACE]);
    assert_eq!(wished("?names=Ada", suggested().for_mode(Mode::Five)).mode(), Mode::Five);
    assert_eq!(wished("?players=3&names=a,b,c,d,e", suggested()).names(), ["a", "b", "c"]);
}

proptest! {
    #[test]
    fn a_game_can_begin_at_every_table_that_a_website_lays(
        laid in prop::array::uniform5("[A-Ca-c1-6]?"),
        names in prop::sample::subsequence(vec!["A", "b", "C", "1", "2", "6"], 0..=5).prop_shuffle(),
        players in prop::option::of(prop::sample::select(vec![1, 3, 4, 5])),
        computers in prop::option::of(1_usize..=5),
        coach in prop::option::of(prop::sample::select(vec!["on", "off"])),
    ) {
        let mut query = String::from("?start=table");
        if !names.is_empty() { query += &format!("&names={}", names.join(",")); }
        if let Some(players) = players { query += &format!("&players={players}"); }
        if let Some(computers) = computers { query += &format!("&computers={}", vec!["ace"; computers].join(",")); }
        if let Some(coach) = coach { query += &format!("&coach={coach}"); }
        let (options, faults) = Options::read(&pairs(&query));
        prop_assert_eq!(faults, []);
        // Somebody has begun a game at the table before, so whoever sat there had a name.
        let laid = Seating::new(laid);
        let laid = if begins(&laid) { laid } else { suggested() };
        let laid = options.seating(laid.clone()).unwrap_or(laid);
        prop_assert!(begins(&laid), "{:?}", laid);
        let given = names.len().min(laid.names().len());
        prop_assert_eq!(&laid.names()[..given], &names[..given]);
    }
}
