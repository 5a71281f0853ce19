//! Sentences as a player reads them, in every language: plurals, decimals, lists, messages inside messages.
//! What is expected stands in `tests/data/words/sentences.txt`.

use std::fmt::Write as _;
use std::{env, fs};

use space_taxi_web::words::{Arg, Language, Message, Number, say};

use super::catalogue::words;

fn sentences() -> Vec<Message> {
    let decimal = Number::decimal;
    let mut sentences = Vec::new();
    sentences.extend([0, 1, 2, 4, 5, 12, 21, 22, 25, 101, 102, -1].map(say::points));
    sentences.extend(
        [(0.5, 1), (1.0, 1), (1.5, 1), (2.0, 2), (-12.345, 2), (99.96, 1)].map(|(n, d)| say::points(decimal(n, d))),
    );
    sentences.extend([1, 3, 5].map(say::coins_acc));
    sentences.extend([1, 2, 7].map(say::dice_ins));
    sentences.extend([1, 2, 6].map(say::prompt_place_all));
    sentences.extend([1, 4, 5].map(say::game_after));
    sentences.extend([1, 2, 5].map(say::log_spent));
    sentences.push(say::illegal_jokers_unaffordable(1, 2, 1));
    sentences.push(say::say_wins(22, "Łukasz"));
    sentences.push(say::say_wins(decimal(1.0, 1), "{ $n }"));
    sentences.push(say::round_of(2, 5));
    sentences.extend((0..=4).map(|count| say::say_thrown(Arg::all_of(1..=count))));
    sentences.extend((1..=3).map(|count| say::prompt_place(Arg::any_of(1..=count))));
    sentences.push(say::say_thrown(vec![say::die_species(say::species_orbi()), say::die_fuel(3)]));
    sentences.push(say::winners_are(vec!["Mia", "Bo", "Zoë"]));
    sentences.push(say::stakes_not_struck(1, vec!["Mia", "Bo"]));
    sentences.push(say::stakes_leads_with(2));
    sentences.push(say::stakes_shares(vec!["Mia", "Bo"]));
    sentences.push(say::stakes_level_with(2, vec!["Mia", "Bo"]));
    sentences.push(say::say_struck_now(vec!["Mia", "Bo"]));
    sentences.push(say::last_passenger(6, "Orbi"));
    sentences.push(say::card_round_before());
    sentences.push(say::best_so_far_short(40));
    sentences.push(say::flight_place_last());
    sentences.push(say::undo());
    sentences
}

#[test]
fn sentences_are_said_word_for_word() {
    let mut said = String::new();
    for &language in Language::ALL {
        let words = words(language);
        let _ = writeln!(said, "= {}", language.code());
        for message in sentences() {
            let _ = writeln!(said, "{}: {}", message.id(), words.text(&message));
        }
    }
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the house is");
    let file = fs::read_to_string(format!("{root}/tests/data/words/sentences.txt")).unwrap();
    for (said, written) in said.lines().zip(file.lines()) {
        assert_eq!(said, written);
    }
    assert_eq!(said, file);
}
