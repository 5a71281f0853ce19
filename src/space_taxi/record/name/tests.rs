use std::collections::HashMap;

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::characters::{count, is_glue};
use super::look::look;
use super::*;

fn alike(one: &str, other: &str) -> bool {
    Name::new(one).unwrap().is_like(&Name::new(other).unwrap())
}

/// Ideographs that Unicode holds twice for the sake of old standards are letters of their own here.
fn is_old_ideograph(sign: char) -> bool {
    matches!(sign, '\u{f900}'..='\u{faff}' | '\u{2f800}'..='\u{2fa1f}')
}

/// Every sign that can be part of a name.
fn every_sign() -> impl Iterator<Item = char> {
    ('!'..=char::MAX).filter(|sign| !is_old_ideograph(*sign) && count(&format!("a{sign}")).is_some())
}

#[test]
fn ordinary_names_are_names() {
    for name in [
        "Andi",
        "Bea",
        "Őrs",
        "Žofia",
        "Łukasz",
        "Anna Maria",
        "Œdipe",
        "7",
        "Sechzehn Zeichen",
        "O'Neil \"x\" \\",
        "Zoe\u{308}",
        "Ελένη",
        "Юлия",
        "さくら",
        "김민준",
        "דוד",
        "محمد",
        "प्रिया",
        "🦄 Mia",
        "👩‍🚀",
        "❤️",
        "1️⃣",
        "🇨🇭🇵🇱",
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
        "👍🏽👍🏿",
        "👨‍👩‍👧‍👦 Huber",
        "\u{1faea}",
    ] {
        assert_eq!(Name::new(name).map(|name| name.to_string()).as_deref(), Ok(name));
    }
}

#[test]
fn a_name_that_cannot_be_seen_or_does_not_fit_is_refused() {
    let cases = [
        ("", BadName::Empty),
        ("seventeen letters", BadName::TooLong),
        (" ", BadName::Spaces),
        ("Andi ", BadName::Spaces),
        ("two  spaces", BadName::Spaces),
    ];
    for (text, why) in cases {
        assert_eq!(Name::new(text), Err(why), "{text:?}");
    }
    for unseen in [
        "\u{301}",
        "\u{301}a",
        "a \u{301}",
        "\u{1bca0}",
        "two\nlines",
        "zero\u{200b}width",
        "\u{202e}ydnA",
        "tab\there",
        "\u{200d}",
        "\u{200d}\u{200d}",
        "\u{fe0f}",
        "A\u{fe0f}",
        "a\u{200d}b",
        "👩\u{200d}",
        "\u{200d}👩",
        "👩\u{200d}a",
        "\u{200c}",
        "\u{2060}",
        "\u{feff}",
        "\u{ad}",
        "\u{a0}",
        "\u{3164}",
        "\u{2800}",
        "\u{e0041}",
        "a\u{e0100}",
        "\u{34f}",
        "\u{e000}",
        "\u{378}",
        "\u{ffff}",
        "\u{115f}\u{1160}",
        "\u{180e}",
        "\u{061c}",
    ] {
        assert_eq!(Name::new(unseen), Err(BadName::Invisible), "{unseen:?}");
    }
}

#[test]
fn sixteen_characters_are_sixteen_that_are_seen() {
    for character in ["e\u{301}", "❤️", "1️⃣", "🇨🇭", "👍🏽", "ệ", "e\u{323}\u{302}", "각", "\u{1100}\u{1161}\u{11a8}"]
    {
        assert!(Name::new(&character.repeat(12)).is_ok(), "{character}");
        assert_eq!(Name::new(&character.repeat(17)), Err(BadName::TooLong), "{character}");
    }
    assert_eq!(count("👨‍👩‍👧‍👦👩🏽‍🚀🏴󠁧󠁢󠁳󠁣󠁴󠁿e\u{301}\u{323}1️⃣🇨🇭🇵🇱"), Some(7));
    let family = "👨‍👩‍👧‍👦";
    assert!(Name::new(&family.repeat(5)).is_ok());
    assert_eq!(Name::new(&family.repeat(6)), Err(BadName::TooLong), "it would take more than 127 bytes");
}

#[test]
fn characters_are_counted_as_unicode_does() {
    let pieces = [
        "a",
        "é",
        "e\u{301}",
        "x\u{323}\u{302}",
        "ж",
        "ω\u{301}",
        "김",
        "\u{1100}\u{1161}",
        "👩",
        "🏽",
        "\u{200d}",
        "🚀",
        "❤",
        "\u{fe0f}",
        "🇨",
        "1\u{fe0f}\u{20e3}",
        " ",
        "-",
        "か\u{3099}",
        "ש\u{5c1}",
    ];
    let mut counted = 0;
    for number in 0..pieces.len().pow(4) {
        let text: String = (0..4).map(|place| pieces[number / pieces.len().pow(place) % pieces.len()]).collect();
        if let Some(characters) = count(&text) {
            assert_eq!(characters, text.graphemes(true).count(), "{text:?}");
            counted += 1;
        }
    }
    assert!(counted > 50_000, "{counted}");
}

#[test]
fn whatever_unicode_joins_to_a_picture_is_one_character() {
    let joins = |sign: &char| format!("👩\u{200d}{sign}").graphemes(true).count() == 1;
    let begins = |sign: &char| format!("a{sign}").graphemes(true).count() == 2;
    let pictures: Vec<char> = every_sign().filter(joins).filter(begins).collect();
    assert!(pictures.len() > 1_000);
    for picture in pictures {
        assert_eq!(count(&format!("👩\u{200d}{picture}\u{fe0f}")), Some(1), "{:#x}", u32::from(picture));
    }
}

#[test]
fn names_that_look_the_same_are_alike() {
    for (one, other) in [
        ("željko", "ŽELJKO"),
        ("Zoe\u{308}", "Zoë"),
        ("ZOE\u{308}", "zoë"),
        ("Weiß", "WEISS"),
        ("WEIẞ", "weiss"),
        ("Έλένης", "έλένησ"),
        ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"),
        ("Й", "и\u{306}"),
        ("Ệ", "e\u{302}\u{323}"),
        ("ộ", "o\u{323}\u{302}"),
        ("\u{212b}ngström", "ångström"),
        ("\u{212a}im", "kim"),
        ("ﬁona", "FIONA"),
        ("각", "\u{1100}\u{1161}\u{11a8}"),
        ("が", "か\u{3099}"),
        ("İnci", "i\u{307}nci"),
        ("ılgaz", "ILGAZ"),
        ("❤️", "❤"),
        ("→\u{200d}→", "→→"),
        ("🏴\u{e0041}", "🏴"),
        ("ᾳ", "ΑΙ"),
        ("Ǆ", "ǆ"),
        ("ſam", "Sam"),
    ] {
        assert!(alike(one, other), "{one} and {other}");
    }
}

#[test]
fn names_that_look_different_are_not_alike() {
    for (one, other) in
        [("željko", "zeljko"), ("Zoë", "Zoe"), ("Anna Maria", "AnnaMaria"), ("é", "è"), ("Weiß", "Weis"), ("o", "ø")]
    {
        assert!(!alike(one, other), "{one} and {other}");
    }
}

#[test]
fn every_letter_is_like_its_other_spellings_and_its_capitals() {
    for sign in every_sign() {
        let itself = sign.to_string();
        for spelling in [
            sign.nfd().collect::<String>(),
            sign.nfc().collect(),
            sign.to_uppercase().collect(),
            sign.to_lowercase().collect(),
            sign.to_uppercase().nfd().collect(),
            sign.to_lowercase().nfc().collect(),
        ] {
            assert!(
                spelling == itself || look(&spelling) == look(&itself),
                "{sign} {:#x} and {spelling}",
                u32::from(sign)
            );
        }
    }
}

#[test]
fn no_two_letters_are_alike_without_a_reason() {
    let mut known = HashMap::new();
    for sign in every_sign().filter(|sign| !is_glue(*sign)) {
        let small = |text: String| text.chars().flat_map(char::to_lowercase).collect::<String>();
        let large = small(sign.nfd().collect()).to_uppercase();
        let mut folded: Vec<char> = small(large).nfd().collect();
        folded.sort_unstable();
        let first = known.entry(look(&sign.to_string())).or_insert_with(|| folded.clone());
        assert_eq!(*first, folded, "{sign} {:#x}", u32::from(sign));
    }
}
