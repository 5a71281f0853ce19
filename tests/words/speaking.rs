//! How messages become text: numbers, lists, messages inside messages, and English where a language has no words.

use space_taxi_web::words::{Arg, Language, Message, Number, Words, english, say};
use words::BadWords;

use super::catalogue::words;

fn german() -> Words {
    words(Language::German)
}

#[test]
fn the_plural_follows_the_number_that_is_shown() {
    let cases: [(Arg, &str, &str); 7] = [
        (0.into(), "0 points", "0 Punkte"),
        (1.into(), "1 point", "1 Punkt"),
        (22.into(), "22 points", "22 Punkte"),
        (Number::decimal(1.0, 0).into(), "1 point", "1 Punkt"),
        (Number::decimal(1.0, 1).into(), "1.0 points", "1,0 Punkte"),
        (Number::decimal(12.345, 2).into(), "12.35 points", "12,35 Punkte"),
        (Number::decimal(-2.5, 1).into(), "−2.5 points", "−2,5 Punkte"),
    ];
    for (n, in_english, in_german) in cases {
        assert_eq!(english().text(&say::points(n.clone())), in_english);
        assert_eq!(german().text(&say::points(n)), in_german);
    }
}

#[test]
fn lists_are_joined_as_the_language_does_it() {
    let thrown = |list: Arg| german().text(&say::say_thrown(list));
    assert_eq!(thrown(Arg::all_of([0_u8; 0])), "Geworfen: keine");
    assert_eq!(thrown(vec![4].into()), "Geworfen: 4");
    assert_eq!(thrown(vec![3, 4].into()), "Geworfen: 3 und 4");
    assert_eq!(thrown(Arg::all_of(0..5)), "Geworfen: 0, 1, 2, 3 und 4");
    assert_eq!(german().text(&say::prompt_place(Arg::any_of([1, 2, 4]))), "Wähle 1, 2 oder 4 Würfel aus.");
}

#[test]
fn a_message_inside_another_speaks_the_same_language() {
    let message = say::say_thrown(vec![say::die_species(say::species_orbi()), say::die_fuel(3)]);
    assert_eq!(english().text(&message), "Thrown: Passenger die: Orbi and Fuel die: 3");
    assert_eq!(german().text(&message), "Geworfen: Passagier-Würfel: Orbi und Treibstoff-Würfel: 3");
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let words = Words::new(
        Language::German,
        &["undo = Rückgängig\nbroken = {\nsay-wins = { $player }: { points }"],
        Some(&english()),
    )
    .unwrap();
    assert_eq!(words.language(), Language::German);
    assert_eq!(words.text(&say::undo()), "Rückgängig");
    assert_eq!(words.text(&say::close()), "Close");
    assert_eq!(words.text(&say::say_wins(2, "Bo")), "Bo wins: 2 points");
}

#[test]
fn a_page_that_is_no_message_file_is_refused() {
    for page in ["", "<!doctype html><title>Not found</title>", "# only a remark"] {
        assert_eq!(
            Words::new(Language::German, &["undo = Rückgängig", page], Some(&english())).err(),
            Some(BadWords(Language::German)),
            "{page}"
        );
    }
}

#[test]
fn names_are_said_as_they_are() {
    for name in ["{ $n }", "Łukasz", "<b>Bo</b>", "🦄 Mia", "-5"] {
        assert_eq!(english().text(&say::winner_is(name)), format!("{name} wins!"));
    }
}

#[test]
fn equal_messages_are_equal_and_can_be_kept() {
    let message: Message = say::throw_of(2_u8, 5_usize);
    assert_eq!(message, say::throw_of(2, 5));
    assert_ne!(message, say::throw_of(3, 5));
    assert_ne!(message, say::round_of(2, 5));
}

#[test]
fn words_are_equal_only_to_their_copies() {
    let words = german();
    assert_eq!(words, words.clone());
    assert_ne!(words, german());
}
