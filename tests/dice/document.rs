//! What `docs/DICE.md` claims, read from the page itself so that it cannot drift away from the dice.

use std::collections::HashMap;

use space_taxi::dice::{Commitment, Moment, Seed};
use space_taxi::rules::{DiceLeft, Mode, PassengerFace, Player, Throw};

const DOCUMENT: &str = include_str!("../../docs/DICE.md");

/// The lines of the fenced block that is opened with this label.
pub fn block(label: &str) -> &'static str {
    let opening = format!("```{label}\n");
    let mut blocks = DOCUMENT.split(&opening).skip(1);
    let found = blocks.next().unwrap_or_else(|| panic!("docs/DICE.md has no block {label}"));
    assert!(blocks.next().is_none(), "docs/DICE.md has two blocks {label}");
    found.split("```").next().unwrap()
}

/// The seeds by their letter, with the commitment that the page gives.
pub fn seeds() -> HashMap<&'static str, (Seed, Commitment)> {
    let lines: Vec<Vec<&str>> = block("text seeds").lines().map(|line| line.split_whitespace().collect()).collect();
    lines
        .chunks(2)
        .map(|pair| {
            let [[name, "seed", seed], [again, "commitment", commitment]] =
                [pair[0].as_slice(), pair[1].as_slice()].map(|words| <[&str; 3]>::try_from(words).unwrap())
            else {
                panic!("not a seed and its commitment: {pair:?}")
            };
            assert_eq!(name, again);
            (name, (seed.parse().unwrap(), commitment.parse().unwrap()))
        })
        .collect()
}

/// A throw that the page publishes.
pub struct Published {
    pub seed: Seed,
    pub moment: Moment,
    pub left: DiceLeft,
    pub text: &'static str,
}

pub fn throws() -> Vec<Published> {
    let seeds = seeds();
    let read = |line: &'static str| {
        let (given, text) = line.split_once(" -> ").unwrap();
        let words: Vec<&str> = given.split(' ').collect();
        let [name, "round", round, "player", place, "throw", throw, "dice", passengers, fuel, smuggling] = words[..]
        else {
            panic!("not a throw: {line}")
        };
        Published {
            seed: seeds[name].0,
            moment: moment(round.parse().unwrap(), place.parse().unwrap(), throw.parse().unwrap()),
            left: DiceLeft {
                passengers: passengers.parse().unwrap(),
                fuel: fuel.parse().unwrap(),
                smuggling: smuggling == "1",
            },
            text,
        }
    };
    block("text throws").lines().map(read).collect()
}

pub fn player(place: usize) -> Player {
    Mode::Five.player(place).unwrap()
}

pub fn moment(round: u8, place: usize, throw: u8) -> Moment {
    Moment { round, player: player(place), throw }
}

/// The throw as the page writes it.
pub fn written(throw: &Throw) -> String {
    let mut parts = Vec::new();
    if !throw.passengers.is_empty() {
        parts.push(throw.passengers.iter().map(letter).collect());
    }
    if !throw.fuel.is_empty() {
        parts.push(throw.fuel.iter().fold("f".to_owned(), |text, face| text + &face.number().to_string()));
    }
    parts.extend(throw.smuggling.map(|crystal| format!("s{}", crystal.number())));
    parts.join(" ")
}

pub fn letter(face: PassengerFace) -> char {
    match face {
        PassengerFace::Alien(species) => species.initial(),
        PassengerFace::Thumb => 'j',
    }
}
