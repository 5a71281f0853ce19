//! Values that no game holds, made by hand: they are answered, never with a panic or a number that has gone round.

use space_taxi::record::{DiceSource, Driver, Entrant, Name, Opening, Record};
use space_taxi::rules::{
    DiceLeft, Fare, Launch, Mode, PassengerDice, PassengerFace, Phase, Placement, Species, Taxi, TurnResult,
    full_of_groups,
};

use super::paper::{Play, table};

#[test]
fn points_beyond_counting_stay_at_the_most() {
    let Launch::LiftOff(factor) = Launch::of(10) else { panic!("10 lifts off") };
    let fare = |passengers, crystal| Fare { passengers, factor, crystal };
    assert_eq!([fare(64, 0).points(), fare(60, 100).points()], [255; 2]);
    let paying = |paid| TurnResult::Launch { fare: fare(8, 8), bonus: 2, paid };
    assert_eq!([paying(128).points(), paying(120).points()], [255; 2]);
    let left = |passengers, fuel, smuggling| DiceLeft { passengers, fuel, smuggling }.count();
    assert_eq!([left(200, 100, false), left(255, 0, true)], [255; 2]);
}

#[test]
fn a_taxi_with_more_aliens_than_seats_is_not_full_of_groups() {
    let crowd = |species| PassengerDice::EMPTY.with(PassengerFace::Alien(species), 255);
    let taxi = Taxi { seats: crowd(Species::Orbi).and(&crowd(Species::Xeno)) };
    assert!(!full_of_groups(&taxi));
    assert_eq!(Placement { passengers: taxi.seats, crystal: true, ..Placement::default() }.dice(), 255);
}

#[test]
fn a_place_of_a_bigger_table_is_counted_on_round_the_smaller_one() {
    let [second, fifth] = [1, 4].map(|place| Mode::Five.player(place).unwrap());
    let game = table(Mode::Three).scores(1).scores(8).scores(2);
    assert_eq!(*game.phase(), Phase::RoundOver);
    assert_eq!((game.total(fifth), game.coins().purse(fifth)), (game.total(second), game.coins().purse(second)));
    assert_eq!((game.rounds()[0].score(fifth), game.rounds()[0].is_struck(fifth)), (8, false));
    let entrants =
        ["Andi", "Bea", "Chris"].map(|name| Entrant { name: Name::new(name).unwrap(), driver: Driver::Person });
    let record = Record::new(Opening::new(&entrants, 0, DiceSource::Hand).unwrap());
    assert_eq!((record.opening().name(fifth).as_str(), record.driver(fifth)), ("Bea", Driver::Person));
}
