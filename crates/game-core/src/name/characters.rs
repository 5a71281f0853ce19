//! What people see as one character: a letter with its accents, or a picture, of however many signs it is made.
//!
//! Signs that cannot be seen are allowed only where a picture is made with them. A name made of others could pose as
//! another.

use unicode_segmentation::UnicodeSegmentation;

const JOINER: char = '\u{200d}';
const BLACK_FLAG: char = '\u{1f3f4}';

/// How many characters are seen. Pictures that are joined are one, whether or not they are drawn as one.
pub(super) fn count(text: &str) -> usize {
    let (mut seen, mut is_joined) = (0, false);
    for character in text.graphemes(true) {
        seen += usize::from(!is_joined);
        is_joined = character.ends_with(JOINER);
    }
    seen
}

/// Whether every sign can be seen, or is part of a picture, and none stands on nothing.
pub(super) fn are_seen(text: &str) -> bool {
    let mut base = ' ';
    let mut before = ' ';
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let carried = match sign {
            JOINER => is_picture(base) && signs.peek().is_some_and(|next| is_picture(*next)),
            _ if is_variant(sign) => is_picture(before) || matches!(before, '0'..='9' | '#' | '*'),
            _ if is_tag(sign) => base == BLACK_FLAG,
            _ if is_hidden(sign) => false,
            _ if is_mark(sign) => before != ' ',
            _ => true,
        };
        if !carried {
            return false;
        }
        if !is_glue(sign) && !is_mark(sign) && !is_skin(sign) {
            base = sign;
        }
        before = sign;
    }
    true
}

/// What holds a picture together; nobody tells names apart by it.
pub(super) const fn is_glue(sign: char) -> bool {
    sign == JOINER || is_variant(sign) || is_tag(sign)
}

/// Spells the country of which a black flag is to be the flag.
const fn is_tag(sign: char) -> bool {
    matches!(sign, '\u{e0020}'..='\u{e007f}')
}

/// Says whether the sign before is drawn as text or as a picture.
const fn is_variant(sign: char) -> bool {
    matches!(sign, '\u{fe0e}' | '\u{fe0f}')
}

/// An accent or another mark on the sign before. The standard library writes such marks out where they stand on nothing.
fn is_mark(sign: char) -> bool {
    !sign.is_ascii() && sign.escape_debug().len() > 1 && is_printable(sign)
}

/// Whether the standard library would show the sign behind a letter.
fn is_printable(sign: char) -> bool {
    String::from_iter(['a', sign]).escape_debug().count() == 2
}

/// Signs that show nothing, change how others are shown, or belong to nobody.
fn is_hidden(sign: char) -> bool {
    let blank = matches!(sign,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{1d159}'
        | '\u{e0000}'..='\u{e0fff}');
    let plain = sign.is_ascii_graphic() || sign == ' ' || is_picture(sign);
    blank || (!plain && !is_printable(sign))
}

/// The symbols among which all emoji are, those that are still to come included.
const fn is_picture(sign: char) -> bool {
    !is_half_flag(sign)
        && !is_skin(sign)
        && matches!(sign, '©' | '®' | '‼' | '⁉' | '\u{2100}'..='\u{2bff}' | '〰' | '〽' | '㊗' | '㊙' | '\u{1f000}'..='\u{1fffd}')
}

/// Two of these letters make the flag of a country.
const fn is_half_flag(sign: char) -> bool {
    matches!(sign, '\u{1f1e6}'..='\u{1f1ff}')
}

/// The colour of the skin of the person before.
const fn is_skin(sign: char) -> bool {
    matches!(sign, '\u{1f3fb}'..='\u{1f3ff}')
}
