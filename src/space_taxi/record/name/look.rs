//! What a name looks like, so that no two at a table can be taken for each other.
//!
//! Capitals do not count, nor does whether an accent is part of its letter or written behind it. The tables are small
//! ones of our own: those of the common crates would cost the page many times as much. Tests compare them with the full
//! tables, letter by letter.

use super::characters::{is_glue, is_mark};
use super::small::small;

/// Each line is a mark, then pairs: a letter, and the same letter with that mark. The first line's mark is none: its
/// pairs are signs with two numbers. Capitals are left out, since a name is compared in small letters.
const ACCENTS: &str = include_str!("accents.txt");
const NO_MARK: char = ' ';

/// A text that is the same for all names that look the same.
pub(super) fn look(name: &str) -> String {
    let mut signs = Vec::new();
    for sign in name.chars().filter(|sign| !is_glue(*sign)) {
        take_apart(small(sign), &mut signs);
    }
    let mut look = String::new();
    for sign in signs {
        match plainly(sign) {
            Some(plain) => look.push_str(plain),
            None => look.push(sign),
        }
    }
    look
}

/// Adds a letter at the end, or a mark to those of the last letter: they may have been written in any order.
fn add(sign: char, signs: &mut Vec<char>) {
    let mut place = signs.len();
    if is_mark(sign) {
        let stands_before = |other: &char| !is_mark(*other) || *other <= sign;
        place = signs.iter().rposition(stands_before).map_or(0, |last| last + 1);
    }
    signs.insert(place, sign);
}

/// Adds the letter and the marks that a sign is made of.
fn take_apart(sign: char, signs: &mut Vec<char>) {
    if sign.is_ascii() {
        return add(sign, signs);
    }
    if let Some(letters) = hangul(sign) {
        return letters.into_iter().flatten().for_each(|letter| add(letter, signs));
    }
    for line in ACCENTS.lines() {
        let mut pairs = line.chars();
        let mark = pairs.next().filter(|mark| *mark != NO_MARK);
        while let (Some(letter), Some(accented)) = (pairs.next(), pairs.next()) {
            if accented == sign {
                take_apart(letter, signs);
                return mark.into_iter().for_each(|mark| add(mark, signs));
            }
        }
    }
    add(sign, signs);
}

/// The two or three letters of a Korean syllable, whose number is worked out from theirs.
fn hangul(syllable: char) -> Option<[Option<char>; 3]> {
    const LAST: u32 = 28;
    const MIDDLE: u32 = 21;
    let number = u32::from(syllable).checked_sub(0xac00).filter(|number| *number < 19 * MIDDLE * LAST)?;
    let letter = |first: u32, place: u32| char::from_u32(first + place);
    let last = number % LAST;
    Some([
        letter(0x1100, number / LAST / MIDDLE),
        letter(0x1161, number / LAST % MIDDLE),
        letter(0x11a7, last).filter(|_| last > 0),
    ])
}

/// Small letters that share their capitals with others, such as ß, whose capitals are SS.
const fn plainly(sign: char) -> Option<&'static str> {
    Some(match sign {
        'ß' => "ss",
        'ſ' => "s",
        'ı' => "i",
        'ŉ' => "ʼn",
        'ẚ' => "aʾ",
        'ﬀ' => "ff",
        'ﬁ' => "fi",
        'ﬂ' => "fl",
        'ﬃ' => "ffi",
        'ﬄ' => "ffl",
        'ﬅ' | 'ﬆ' => "st",
        'µ' => "μ",
        'ς' => "σ",
        'ϐ' => "β",
        'ϑ' => "θ",
        'ϕ' => "φ",
        'ϖ' => "π",
        'ϰ' => "κ",
        'ϱ' => "ρ",
        'ϵ' => "ε",
        '\u{345}' => "ι",
        'ᲀ' => "в",
        'ᲁ' => "д",
        'ᲂ' => "о",
        'ᲃ' => "с",
        'ᲄ' | 'ᲅ' => "т",
        'ᲆ' => "ъ",
        'ᲇ' => "ѣ",
        'ᲈ' => "ꙋ",
        'և' => "եւ",
        'ﬓ' => "մն",
        'ﬔ' => "մե",
        'ﬕ' => "մի",
        'ﬖ' => "վն",
        'ﬗ' => "մխ",
        _ => return None,
    })
}
