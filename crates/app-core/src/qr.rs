//! A text as a QR code: made here, so that it goes nowhere else.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The largest code that a phone still reads from a tablet's screen: 125 squares a side, 1465 letters.
const LARGEST: u8 = 27;
/// The light edge that a reader needs around it.
const EDGE: i32 = 4;

/// The dark squares of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squares {
    /// How many squares a side has, the light edge included.
    pub side: i32,
    /// The dark ones as an SVG path, one unit a square.
    pub path: String,
}

/// The code of a text; none if it is too long for one that can be read from a screen.
#[must_use]
pub fn squares(text: &str) -> Option<Squares> {
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    let largest = Version::new(LARGEST);
    let code = QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, Version::MIN, largest, None, true).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let dark = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if dark > 0 {
                path.push_str(&format!("M{} {}h{dark}v1h-{dark}z", x + EDGE, y + EDGE));
            }
            x += dark.max(1);
        }
    }
    Some(Squares { side: code.size() + 2 * EDGE, path })
}
