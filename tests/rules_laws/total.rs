//! Values that no game holds, made by hand: they are answered, never with a panic or a number that has gone round.

use dice_table::space_taxi::record::{DiceSource, Driver, Entrant, Name, Opening, Record};
use dice_table::space_taxi::rules::{
    DiceLeft, Fare, Launch, Mode, PassengerDice, PassengerFace, Phase, Placement, Species, Taxi, TurnResult,
    full_of_groups,
};

use super::paper::{Play, table};

#[test]
fn points_beyond_counting_stay_at_the_most() {
    let Launch::LiftOff(factor) = Launch::of(10) else { panic!("10 lifts off") };
    let fare = Fare { passengers: 255, factor, crystal: 255 };
    assert_eq!(fare.points(), 255);
    assert_eq!(TurnResult::Launch { fare, bonus: 255, paid: 255 }.points(), 255);
    assert_eq!(DiceLeft { passengers: 255, fuel: 255, smuggling: true }.count(), 255);
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
