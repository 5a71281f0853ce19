//! From a seed and a moment to the dice as they fall.
//!
//! Each die reads its own key stream, so no die can move another. The layout below is published and may never change.

use game_core::Seed;

use super::moment::Moment;
use crate::rules::{Crystal, DiceLeft, Face, FuelFace, Game, PassengerFace, Throw};

/// The kinds of dice, by the byte that stands for each in the stream.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Passenger = 0,
    Fuel = 1,
    Smuggling = 2,
}

/// How the dice fall that are left at this moment.
///
/// The `i`-th die of a kind, counted from 0, depends on the seed, the moment, the kind and `i` alone.
#[must_use]
pub fn throw_of(seed: &Seed, moment: Moment, left: DiceLeft) -> Throw {
    Throw {
        passengers: (0..left.passengers)
            .map(|i| face(seed, stream(moment, Kind::Passenger, i), PassengerFace::ALL))
            .collect(),
        fuel: (0..left.fuel).map(|i| face(seed, stream(moment, Kind::Fuel, i), FuelFace::ALL)).collect(),
        smuggling: left.smuggling.then(|| {
            let number = seed.draw(stream(moment, Kind::Smuggling, 0), u32::from(Crystal::MOST)) + 1;
            Crystal::new(number as u8).expect("a crystal is worth 1 to 8")
        }),
    }
}

/// The throw that the game waits for, if it waits for one.
#[must_use]
pub fn next_throw(seed: &Seed, game: &Game) -> Option<Throw> {
    let left = game.turn_to_throw().ok()?.dice_left();
    Moment::next(game).map(|moment| throw_of(seed, moment, left))
}

fn face<F: Face>(seed: &Seed, stream: u64, faces: &[F]) -> F {
    faces[seed.draw(stream, faces.len() as u32) as usize]
}

/// The stream of one die: round, player, throw, kind and `i`, a byte each, the round lowest.
fn stream(moment: Moment, kind: Kind, i: u8) -> u64 {
    let Moment { round, player, throw } = moment;
    u64::from_le_bytes([round, player.index() as u8, throw, kind as u8, i, 0, 0, 0])
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::rules::{Mode, Player, Taxi, Turn, Wings};

    fn player(place: usize) -> Player {
        Mode::Five.player(place).unwrap()
    }

    #[test]
    fn the_stream_holds_a_byte_for_each_part_the_round_lowest() {
        let moment = Moment { round: 4, player: player(2), throw: 5 };
        assert_eq!(stream(moment, Kind::Passenger, 3), 0x03_00_05_02_04);
        assert_eq!(stream(moment, Kind::Fuel, 1), 0x01_01_05_02_04);
        assert_eq!(stream(moment, Kind::Smuggling, 0), 0x00_02_05_02_04);
    }

    #[test]
    fn no_two_dice_of_the_longest_game_share_a_stream() {
        let kinds = [(Kind::Passenger, Taxi::SEATS), (Kind::Fuel, Wings::PADS), (Kind::Smuggling, 1)];
        let mut streams = HashSet::new();
        for (round, place, throw) in
            (1..=5).flat_map(|round| (0..5).flat_map(move |place| (1..=5).map(move |throw| (round, place, throw))))
        {
            let moment = Moment { round, player: player(place), throw };
            for (kind, dice) in kinds {
                streams.extend((0..dice).map(|i| stream(moment, kind, i)));
            }
        }
        assert_eq!(streams.len(), 5 * 5 * 5 * usize::from(Turn::DICE));
    }

    #[test]
    fn as_many_dice_fall_as_are_left() {
        let seed = Seed::from_bytes([1; 32]);
        let moment = Moment { round: 1, player: player(0), throw: 1 };
        let left = DiceLeft { passengers: 2, fuel: 3, smuggling: false };
        assert_eq!(throw_of(&seed, moment, left).dice(), left);
        let nothing = DiceLeft { passengers: 0, fuel: 0, smuggling: false };
        assert_eq!(throw_of(&seed, moment, nothing).dice(), nothing);
    }
}
