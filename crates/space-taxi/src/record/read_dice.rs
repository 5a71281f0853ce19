//! Reading dice as they fell. Each die is checked where it stands.

use super::notation::Sign;
use super::read_error::{Expected, ReadError, Reason};
use super::scan::{Line, ReadLine};
use crate::rules::{Crystal, Throw};

/// Reads dice as they fell, up to the end of the line or a `->`.
pub(super) fn read_throw(line: &mut Line) -> Result<Throw, ReadError> {
    let mut throw = Throw::NOTHING;
    while let Some(word) = line.peek().filter(|word| *word != "->") {
        let start = line.mark();
        without_arrow(start, word)?;
        line.word();
        if let Some(digit) = word.strip_prefix('s') {
            let crystal = read_crystal(start, digit)?;
            if throw.smuggling.replace(crystal).is_some() {
                return Err(start.error(Reason::SecondCrystal));
            }
        } else if let Some(numbers) = word.strip_prefix('f') {
            read_each(start.further(1), numbers, |face| {
                throw.fuel = throw.fuel.with(face, 1);
                Ok(())
            })?;
        } else {
            read_each(start, word, |face| {
                throw.passengers = throw.passengers.with(face, 1);
                Ok(())
            })?;
        }
    }
    Ok(throw)
}

/// Makes sure that no arrow sticks to a word among dice.
pub(super) fn without_arrow(start: Line, word: &str) -> Result<(), ReadError> {
    match word.split_once("->") {
        Some((before, _)) => Err(start.further(before.chars().count()).error(Expected::Arrow)),
        None => Ok(()),
    }
}

/// Reads the dice of one word, of which there is at least one.
pub(super) fn read_each<F: Sign>(
    start: Line,
    signs: &str,
    mut take: impl FnMut(F) -> Result<(), Reason>,
) -> Result<(), ReadError> {
    if signs.is_empty() {
        return Err(start.error(Expected::Dice));
    }
    for (place, sign) in signs.chars().enumerate() {
        let face = F::from_sign(sign).ok_or_else(|| F::unknown(sign));
        face.and_then(&mut take).map_err(|reason| start.further(place).error(reason))?;
    }
    Ok(())
}

/// Reads the one digit behind the `s` with which the word starts.
pub(super) fn read_crystal(start: Line, digit: &str) -> Result<Crystal, ReadError> {
    let mut signs = digit.chars();
    let sign = signs.next().ok_or_else(|| start.further(1).error(Expected::Dice))?;
    let number = sign.to_digit(10).and_then(|number| Crystal::new(number as u8));
    let crystal = number.ok_or_else(|| start.further(1).error(Reason::NoCrystal(sign)))?;
    if signs.next().is_some() { Err(start.further(2).error(Reason::SecondCrystal)) } else { Ok(crystal) }
}
