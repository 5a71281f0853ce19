//! Thirty-two bytes as sixty-four digits, the one way to write a seed or a commitment.
//!
//! Only lower-case digits are read, so that equal bytes have equal text.

use std::fmt;

use thiserror::Error;

/// How many bytes there are.
pub(super) const BYTES: usize = 32;
/// How many digits write them.
const DIGITS: usize = 2 * BYTES;

/// Why a text is not a seed or a commitment. It never repeats the text, which may be a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum NotHex {
    #[error("character {place} is not one of 0 to 9 and a to f")]
    Digit {
        /// The first wrong character, counted from 1.
        place: usize,
    },
    #[error("64 digits are needed, but there are {digits}")]
    Length { digits: usize },
}

/// Writes the bytes, first byte first, high half first.
pub(super) fn write(bytes: &[u8; BYTES], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads what [`write()`] writes, and nothing else.
pub(super) fn read(text: &str) -> Result<[u8; BYTES], NotHex> {
    let mut bytes = [0; BYTES];
    let mut digits = 0;
    for character in text.chars() {
        let value = match character {
            '0'..='9' => character as u8 - b'0',
            'a'..='f' => character as u8 - b'a' + 10,
            _ => return Err(NotHex::Digit { place: digits + 1 }),
        };
        if let Some(byte) = bytes.get_mut(digits / 2) {
            *byte = *byte << 4 | value;
        }
        digits += 1;
    }
    if digits == DIGITS { Ok(bytes) } else { Err(NotHex::Length { digits }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_digit_is_the_high_half_of_the_first_byte() {
        let bytes = read(&format!("a1{}0f", "0".repeat(DIGITS - 4))).unwrap();
        assert_eq!((bytes[0], bytes[1], bytes[BYTES - 1]), (0xa1, 0, 0x0f));
    }

    #[test]
    fn too_few_and_too_many_digits_are_counted() {
        assert_eq!(read(""), Err(NotHex::Length { digits: 0 }));
        assert_eq!(read(&"0".repeat(63)), Err(NotHex::Length { digits: 63 }));
        assert_eq!(read(&"0".repeat(65)), Err(NotHex::Length { digits: 65 }));
    }

    #[test]
    fn the_first_wrong_character_is_named_even_where_letters_take_several_bytes() {
        assert_eq!(read("00é0g"), Err(NotHex::Digit { place: 3 }));
        assert_eq!(read(&"A".repeat(DIGITS)), Err(NotHex::Digit { place: 1 }));
        assert_eq!(read(&format!(" {}", "0".repeat(DIGITS))), Err(NotHex::Digit { place: 1 }));
        assert_eq!(read(&format!("{}\n", "0".repeat(DIGITS))), Err(NotHex::Digit { place: 65 }));
    }

    #[test]
    fn the_messages_help_whoever_typed_the_text() {
        assert_eq!(NotHex::Digit { place: 3 }.to_string(), "character 3 is not one of 0 to 9 and a to f");
        assert_eq!(NotHex::Length { digits: 63 }.to_string(), "64 digits are needed, but there are 63");
    }
}
