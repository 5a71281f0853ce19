//! The ends of turns that the computer players read, against working them out.

use space_taxi::pilot::TurnEnds;

use super::prospects;
use super::times::many::many;

/// All purses of the last round, and of the last two in a thorough run; the rounds before them are written by the same program.
#[test]
fn turns_of_the_last_rounds_end_as_it_is_written_down() {
    let rounds = many(1).min(2) as u8;
    let worked_out = TurnEnds::work_out(&mut prospects(), rounds).to_bytes();
    assert!(TurnEnds::known().to_bytes().starts_with(&worked_out));
}
