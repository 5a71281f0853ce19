use unicode_segmentation::UnicodeSegmentation;

use super::characters::{are_seen, count};
use super::*;

fn alike(one: &str, other: &str) -> bool {
    Name::new(one).unwrap().is_like(&Name::new(other).unwrap())
}

/// Every sign that can be part of a name.
fn every_sign() -> impl Iterator<Item = char> {
    ('!'..=char::MAX).filter(|sign| are_seen(&format!("a{sign}")))
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
    assert_eq!(count("👨‍👩‍👧‍👦👩🏽‍🚀🏴󠁧󠁢󠁳󠁣󠁴󠁿e\u{301}\u{323}1️⃣🇨🇭🇵🇱"), 7);
    let family = "👨‍👩‍👧‍👦";
    assert!(Name::new(&family.repeat(5)).is_ok());
    assert_eq!(Name::new(&family.repeat(6)), Err(BadName::TooLong), "it would take more than 127 bytes");
}

#[test]
fn whatever_unicode_joins_to_a_picture_is_one_character() {
    let joins = |sign: &char| format!("👩\u{200d}{sign}").graphemes(true).count() == 1;
    let begins = |sign: &char| format!("a{sign}").graphemes(true).count() == 2;
    let pictures: Vec<char> = every_sign().filter(joins).filter(begins).collect();
    assert!(pictures.len() > 1_000);
    for picture in pictures {
        let joined = format!("👩\u{200d}{picture}\u{fe0f}");
        assert!(are_seen(&joined) && count(&joined) == 1, "{:#x}", u32::from(picture));
    }
}

#[test]
fn joined_pictures_are_one_character_even_where_no_device_draws_them_as_one() {
    assert_eq!(count("→\u{200d}→\u{200d}→"), 1);
    assert!(Name::new(&["→"; 20].join("\u{200d}")).is_ok());
}

#[test]
fn names_that_differ_in_capitals_are_alike() {
    for (one, other) in [
        ("željko", "ŽELJKO"),
        ("ZOE\u{308}", "zoe\u{308}"),
        ("Weiß", "WEISS"),
        ("WEIẞ", "weiss"),
        ("Έλένης", "έλένησ"),
        ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"),
        ("\u{212b}ngström", "ångström"),
        ("\u{212a}im", "kim"),
        ("ﬁona", "FIONA"),
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

/// The browser composes what is typed, so only a record of somebody's own making has both.
#[test]
fn two_ways_to_write_an_accent_are_two_names_here() {
    for (one, other) in [("Zoe\u{308}", "Zoë"), ("и\u{306}", "й"), ("\u{1100}\u{1161}\u{11a8}", "각")] {
        assert!(!alike(one, other), "{one} and {other}");
    }
}

#[test]
fn every_letter_is_like_its_capitals() {
    for sign in every_sign() {
        let itself = Name(sign.to_string());
        for spelling in [sign.to_uppercase().to_string(), sign.to_lowercase().to_string()] {
            assert!(itself.is_like(&Name(spelling)), "{sign} {:#x}", u32::from(sign));
        }
    }
}
