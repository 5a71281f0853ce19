//! The colour of the website, for what is pressed to go on.

use std::str::FromStr;

use thiserror::Error;

/// A colour for buttons, with what is needed to read on it and to see its edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent([u8; 3]);

/// The text is no colour like `#2255cc` or `#25c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("is no colour like #2255cc")]
pub struct NoColour;

/// The ink of `static/shared/css/tokens.css`, and white.
const INKS: [[u8; 3]; 2] = [[0x24, 0x13, 0x00], [0xFF; 3]];

impl Accent {
    /// The custom properties of the page that it sets.
    #[must_use]
    pub fn properties(self) -> [(&'static str, String); 4] {
        let Self(colour) = self;
        let contrast = |ink: &[u8; 3]| contrast(luminance(*ink), luminance(colour));
        let ink = if contrast(&INKS[0]) >= contrast(&INKS[1]) { INKS[0] } else { INKS[1] };
        // The buttons' upper edge is lighter, unless what is written there is white.
        let light = if ink == INKS[0] { mixed(colour, [0xFF; 3], 30) } else { colour };
        [
            ("--primary", hex(colour)),
            ("--primary-hi", hex(light)),
            ("--primary-lip", hex(mixed(colour, [0; 3], 40))),
            ("--on-primary", hex(ink)),
        ]
    }
}

impl FromStr for Accent {
    type Err = NoColour;

    fn from_str(text: &str) -> Result<Self, NoColour> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        let digits: Vec<u8> = digits
            .chars()
            .map(|digit| digit.to_digit(16).map(|digit| digit as u8))
            .collect::<Option<_>>()
            .ok_or(NoColour)?;
        match *digits {
            [r, g, b] => Ok(Self([r * 17, g * 17, b * 17])),
            [r, s, g, h, b, c] => Ok(Self([r * 16 + s, g * 16 + h, b * 16 + c])),
            _ => Err(NoColour),
        }
    }
}

fn hex([r, g, b]: [u8; 3]) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn mixed(colour: [u8; 3], other: [u8; 3], percent: u16) -> [u8; 3] {
    std::array::from_fn(|at| ((u16::from(colour[at]) * (100 - percent) + u16::from(other[at]) * percent) / 100) as u8)
}

/// How bright it is, from 0 to 1, as the accessibility guidelines reckon.
fn luminance(colour: [u8; 3]) -> f64 {
    let [r, g, b] = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_long_and_short() {
        assert_eq!("#2255cc".parse(), Ok(Accent([0x22, 0x55, 0xCC])));
        assert_eq!("25C".parse(), Ok(Accent([0x22, 0x55, 0xCC])));
        for text in ["", "#", "#12", "#1234", "red", "#12345é", "url(x)", "#ff;}"] {
            assert_eq!(text.parse::<Accent>(), Err(NoColour), "{text}");
        }
    }

    #[test]
    fn whatever_the_colour_its_button_can_be_read() {
        for r in (0..=255).step_by(15) {
            for g in (0..=255).step_by(15) {
                for b in (0..=255).step_by(15) {
                    let [(_, face), (_, light), _, (_, ink)] = Accent([r, g, b]).properties();
                    let bright = |text: &str| luminance(text.parse::<Accent>().unwrap().0);
                    assert!(contrast(bright(&ink), bright(&face)) >= 4.1, "{ink} on {face}");
                    assert!(contrast(bright(&ink), bright(&light)) >= 4.1, "{ink} on {light}");
                }
            }
        }
    }
}
