//! The rules page and the messages tell the numbers that the rules have, in every language.

use space_taxi::record::Name;
use space_taxi::rules::{
    ALL_COINS, FULL_TAXI_COINS, JOKER_PRICE, LEAST_FUEL, Launch, MOST_FUEL, Mode, NumberTile, POINTS_PER_COIN,
    STARTING_COINS, Taxi, group_points,
};
use space_taxi_web::words::Language;

use super::catalogue::{Catalogue, own, rules};

/// The numbers in a text, smallest first, each once: some languages say one of them twice, or in letters where it stands already.
fn numbers(text: &str) -> Vec<u8> {
    let digits = text.split(|sign: char| !sign.is_ascii_digit()).filter(|digits| !digits.is_empty());
    sorted(digits.map(|digits| digits.parse().unwrap()))
}

fn sorted(numbers: impl IntoIterator<Item = u8>) -> Vec<u8> {
    let mut numbers: Vec<_> = numbers.into_iter().collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

#[test]
fn the_rules_page_has_the_numbers_of_the_rules() {
    let tables = [Mode::Three, Mode::Four, Mode::Five];
    let fuel = (0..=18).filter_map(|sum| Launch::of(sum).factor().map(|factor| [sum, factor.number()]));
    let paragraphs: [(&str, Vec<u8>); 7] = [
        ("rules-setup-1", tables.into_iter().flat_map(|mode| [mode.player_count(), mode.rounds()]).collect()),
        ("rules-setup-2", vec![ALL_COINS, STARTING_COINS]),
        ("rules-joker-1", vec![JOKER_PRICE]),
        ("rules-fuel-1", fuel.flatten().collect()),
        ("rules-scoring-2", (2..=Taxi::SEATS).map(group_points).collect()),
        ("rules-scoring-3", vec![FULL_TAXI_COINS]),
        ("rules-coins-1", vec![JOKER_PRICE, POINTS_PER_COIN]),
    ];
    assert_told(rules, &paragraphs);
}

#[test]
fn the_messages_have_the_numbers_of_the_rules() {
    let highest = NumberTile::ALL.map(NumberTile::number).into_iter().max().unwrap();
    let messages: [(&str, Vec<u8>); 12] = [
        ("legend-fuel-low", vec![LEAST_FUEL - 1]),
        ("legend-fuel-high", vec![MOST_FUEL + 1]),
        ("failure-only-flies", (LEAST_FUEL..=MOST_FUEL).collect()),
        ("tip-fuel", vec![LEAST_FUEL, MOST_FUEL]),
        // And the tile that keeps none.
        ("flight-keep-none", vec![LEAST_FUEL, MOST_FUEL, NumberTile::Zero.number()]),
        ("coins-at-end", vec![POINTS_PER_COIN]),
        ("spend-each", vec![POINTS_PER_COIN]),
        ("tip-coins", vec![POINTS_PER_COIN]),
        ("flight-coins", vec![FULL_TAXI_COINS, POINTS_PER_COIN]),
        ("too-many-selected", vec![highest]),
        ("illegal-too-many-dice", vec![highest]),
        ("name-too-long", vec![Name::MOST_CHARACTERS as u8]),
    ];
    assert_told(own, &messages);
}

/// That these messages of a file have these numbers, in every language.
fn assert_told(file: fn(Language) -> String, messages: &[(&str, Vec<u8>)]) {
    for &language in Language::ALL {
        let file = Catalogue::open(file(language));
        for (id, expected) in messages {
            let (_, told) = file.pieces().into_iter().find(|(name, _)| name == id).unwrap();
            assert_eq!(numbers(&told), sorted(expected.iter().copied()), "{language:?}: {id}: {told}");
        }
    }
}
