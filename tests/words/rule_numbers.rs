//! The rules page tells the numbers that the rules have, in every language.

use space_taxi::rules::{
    ALL_COINS, FULL_TAXI_COINS, JOKER_PRICE, Launch, Mode, POINTS_PER_COIN, STARTING_COINS, Taxi, group_points,
};
use space_taxi_web::words::Language;

use super::catalogue::{Catalogue, rules};

/// The numbers in a paragraph, smallest first, each once: some languages say one of them twice, or in letters where it stands already.
fn numbers(paragraph: &str) -> Vec<u8> {
    let digits = paragraph.split(|sign: char| !sign.is_ascii_digit()).filter(|digits| !digits.is_empty());
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
    let fuel = (0..=18).filter_map(|sum| match Launch::of(sum) {
        Launch::LiftOff(factor) => Some([sum, factor.number()]),
        Launch::Misfire => None,
    });
    let paragraphs: [(&str, Vec<u8>); 7] = [
        ("rules-setup-1", tables.into_iter().flat_map(|mode| [mode.player_count(), mode.rounds()]).collect()),
        ("rules-setup-2", vec![ALL_COINS, STARTING_COINS]),
        ("rules-joker-1", vec![JOKER_PRICE]),
        ("rules-fuel-1", fuel.flatten().collect()),
        ("rules-scoring-2", (2..=Taxi::SEATS).map(group_points).collect()),
        ("rules-scoring-3", vec![FULL_TAXI_COINS]),
        ("rules-coins-1", vec![JOKER_PRICE, POINTS_PER_COIN]),
    ];
    for &language in Language::ALL {
        let page = Catalogue::open(rules(language));
        for (id, expected) in &paragraphs {
            let (_, told) = page.pieces().into_iter().find(|(name, _)| name == id).unwrap();
            assert_eq!(numbers(&told), sorted(expected.iter().copied()), "{language:?}: {id}: {told}");
        }
    }
}
