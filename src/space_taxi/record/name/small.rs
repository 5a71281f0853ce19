//! Small letters for capitals. The standard library's table would cost the page ten times as much.

/// Each line is a capital and its small letter, or the first of a row, its small letter and the last of the row. In a row
/// whose small letters follow their capitals, every second sign is a capital.
const CAPITALS: &str = include_str!("capitals.txt");

/// The small letter of a capital; any other sign as it is.
pub(super) fn small(sign: char) -> char {
    if sign.is_ascii() {
        return sign.to_ascii_lowercase();
    }
    CAPITALS.lines().find_map(|line| small_in(line, sign)).unwrap_or(sign)
}

fn small_in(line: &str, sign: char) -> Option<char> {
    let mut signs = line.chars();
    let (first, small) = (signs.next()?, signs.next()?);
    let last = signs.next().unwrap_or(first);
    let distance = u32::from(small).wrapping_sub(first.into());
    let is_capital = distance != 1 || (u32::from(sign) ^ u32::from(first)) & 1 == 0;
    let is_here = (first..=last).contains(&sign) && is_capital;
    is_here.then(|| char::from_u32(u32::from(sign).wrapping_add(distance)))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_made_small_as_the_standard_library_does_it() {
        for sign in '\0'..=char::MAX {
            let expected: Vec<char> = sign.to_lowercase().collect();
            // Only İ becomes two signs, which its accent does as well.
            let expected = if let [one] = expected[..] { one } else { sign };
            assert_eq!(small(sign), expected, "{sign}");
        }
    }
}
