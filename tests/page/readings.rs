use space_taxi_web::table::read_aloud::Reading;

use crate::tables::{after, english};

fn read(reading: Reading) -> String {
    english(&reading.of(after("1: OAMTXj f126 s5 -> 4: OA f12\n2: MTjj f6 s5").model())).join(". ")
}

#[test]
fn every_reading_is_words_and_numbers() {
    assert!(read(Reading::Dice).starts_with("Passenger die: Mopi, 1 of 6. Passenger die: Tembo, 2 of 6"));
    assert!(read(Reading::Seats).starts_with("Seat 1: Orbi. Seat 2: Alpi. Seat 3: empty"));
    assert_eq!(read(Reading::Fuel), "Wing 1: 1. Wing 2: 2. Wing 3: empty. Fuel so far: 3.. 1 fuel die to go");
    assert!(read(Reading::Scores).starts_with("Andi: 0 points. 3 space coins. Bea: 0 points"));
}
