//! Clean type: true quotes and dashes, no stray spaces, and no signs that only the glossary uses.

use space_taxi_web::words::Language;

use super::catalogue::all;

const NEVER: [(&str, &str); 12] = [
    ("°", "the glossary's mark for official words"),
    ("\"", "a straight quote"),
    ("'", "a straight apostrophe"),
    ("...", "three points instead of an ellipsis"),
    ("  ", "two spaces"),
    (" ,", "a space before a comma"),
    (" .", "a space before a point"),
    (" ;", "a space before a semicolon"),
    (" :", "a space before a colon that a line could break at"),
    (" !", "a space before an exclamation mark that a line could break at"),
    ("{}{}", "two gaps without a space"),
    ("\t", "a tab"),
];

/// Space Coin has no article in German, since the rulebook wavers.
const NEVER_IN_GERMAN: [&str; 7] =
    ["der Coin ", "die Coin ", "das Coin ", "eine Coin ", "ein Coin ", "einen Coin ", "jede Coin "];

/// Players are called du: these words stand only where a sentence begins, and then for somebody else.
const FORMAL: [&str; 3] = [" Sie ", " Ihnen", " Ihr"];

#[test]
fn no_text_is_sloppy() {
    for (language, catalogue) in all() {
        for (id, text) in catalogue.pieces() {
            for (sign, why) in NEVER {
                assert!(!text.contains(sign), "{}: {id} has {why}: {text}", catalogue.path);
            }
            assert_eq!(text.trim(), text, "{}: {id} has a space at an end", catalogue.path);
            if language == Language::German {
                for words in NEVER_IN_GERMAN {
                    assert!(!text.contains(words), "{}: {id} says {words}: {text}", catalogue.path);
                }
                for formal in FORMAL {
                    let inside = |(at, _): (usize, &str)| !text[..at].ends_with(['.', ':', '!', '?']);
                    assert!(!text.match_indices(formal).any(inside), "{}: {id} is formal: {text}", catalogue.path);
                }
                assert_eq!(text.contains('„'), text.contains('“'), "{}: {id} has half a quote", catalogue.path);
            }
        }
    }
}

#[test]
fn french_signs_keep_their_distance() {
    for (language, catalogue) in all() {
        for (id, text) in catalogue.pieces().into_iter().filter(|_| language == Language::French) {
            let bare = |(at, _): (usize, &str)| !text[..at].ends_with(['\u{a0}', '\u{202f}']);
            for sign in ["!", "?", ";", "»", ":"] {
                assert!(!text.match_indices(sign).any(bare), "{}: {id} has a bare {sign}: {text}", catalogue.path);
            }
        }
    }
}
