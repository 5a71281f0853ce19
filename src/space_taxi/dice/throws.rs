//! From a seed and a moment to the dice as they fall.
//!
//! Each die reads its own key stream, so no die can move another. The layout below is published and may never change.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use super::moment::Moment;
use super::sampler::sample;
use super::seed::Seed;
use crate::space_taxi::rules::{Crystal, DiceLeft, Face, FuelFace, Game, PassengerFace, Throw};

/// The kinds of dice, by the byte that stands for each in the stream.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Passenger = 0,
    Fuel = 1,
    Smuggling = 2,
}

impl Seed {
    /// How the dice fall that are left at this moment.
    ///
    /// The `i`-th die of a kind, counted from 0, depends on the seed, the moment, the kind and `i` alone.
    #[must_use]
    pub fn throw(&self, moment: Moment, left: DiceLeft) -> Throw {
        Throw {
            passengers: (0..left.passengers)
                .map(|i| self.face(stream(moment, Kind::Passenger, i), PassengerFace::ALL))
                .collect(),
            fuel: (0..left.fuel).map(|i| self.face(stream(moment, Kind::Fuel, i), FuelFace::ALL)).collect(),
            smuggling: left.smuggling.then(|| {
                let number = self.number(stream(moment, Kind::Smuggling, 0), u32::from(Crystal::MOST)) + 1;
                Crystal::new(number as u8).expect("a crystal is worth 1 to 8")
            }),
        }
    }

    /// The throw that the game waits for, if it waits for one.
    #[must_use]
    pub fn next_throw(&self, game: &Game) -> Option<Throw> {
        let left = game.turn_to_throw().ok()?.dice_left();
        Moment::next(game).map(|moment| self.throw(moment, left))
    }

    fn face<F: Face>(&self, stream: u64, faces: &[F]) -> F {
        faces[self.number(stream, faces.len() as u32) as usize]
    }

    /// A number below `faces`, from the beginning of the stream.
    fn number(&self, stream: u64, faces: u32) -> u32 {
        let mut words = ChaCha20Rng::from_seed(*self.bytes());
        words.set_stream(stream);
        sample(faces, || words.next_u32())
    }
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
    use crate::space_taxi::rules::{Mode, Player, Taxi, Turn, Wings};

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
        assert_eq!(seed.throw(moment, left).dice(), left);
        let nothing = DiceLeft { passengers: 0, fuel: 0, smuggling: false };
        assert_eq!(seed.throw(moment, nothing).dice(), nothing);
    }
}
