//! The published numbers are the ones that the dice give.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use space_taxi::dice::throw_of;
use space_taxi::rules::{DiceLeft, FuelFace, PassengerFace};

use crate::document::{block, letter, moment, seeds, throws, written};
use crate::statistics::nth;

#[test]
fn the_published_commitments_are_right() {
    let seeds = seeds();
    assert_eq!(seeds.len(), 3);
    for (name, (seed, commitment)) in seeds {
        assert_eq!(seed.commitment(), commitment, "{name}");
    }
}

#[test]
fn the_published_throws_are_right() {
    let throws = throws();
    assert!(throws.len() >= 10);
    for published in throws {
        let thrown = throw_of(&published.seed, published.moment, published.left);
        assert_eq!(written(&thrown), published.text, "{:?}", published.moment);
    }
}

#[test]
fn the_published_dice_come_from_the_published_words() {
    let seeds = seeds();
    for line in block("text dice").lines() {
        let words: Vec<&str> = line.split([' ', ':']).filter(|word| !word.is_empty()).collect();
        let [name, "round", round, "player", place, "throw", throw, kind, i, "nonce", nonce, "word", word, "->", face] =
            words[..]
        else {
            panic!("not a die: {line}")
        };
        let seed = seeds[name].0;

        let mut stream = ChaCha20Rng::from_seed(*seed.bytes());
        stream.set_stream(u64::from_str_radix(nonce, 16).unwrap().swap_bytes());
        assert_eq!(format!("{:08x}", stream.next_u32()), word, "{line}");

        let moment = moment(round.parse().unwrap(), place.parse().unwrap(), throw.parse().unwrap());
        let i: u8 = i.parse().unwrap();
        let thrown = match kind {
            "passenger" => letter(nth::<PassengerFace>(&seed, moment, i)).to_string(),
            "fuel" => nth::<FuelFace>(&seed, moment, i).number().to_string(),
            "smuggling" => {
                let left = DiceLeft { passengers: 0, fuel: 0, smuggling: true };
                throw_of(&seed, moment, left).smuggling.unwrap().number().to_string()
            }
            _ => panic!("no kind of die: {kind}"),
        };
        assert_eq!(thrown, face, "{line}");
    }
}
