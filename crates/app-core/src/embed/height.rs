//! How high the page is in a website's frame. It follows from the width alone: the frame is made as high as the page asks
//! for, so a page that looked at the frame's height would chase itself.

/// The height of a screen at this width, in css pixels. What a screen holds beyond it makes it higher, never lower.
///
/// From 561 pixels on it is above every height at which the style sheets lay something out differently, so that no other
/// layout is ever asked for by the height that it has led to.
#[must_use]
pub fn page_height(width: u32) -> u32 {
    match width {
        0..=560 => (width * 2).clamp(600, 820),
        561..=900 => (width * 4 / 3).clamp(800, 1024),
        _ => (width * 5 / 8).clamp(750, 1080),
    }
}

/// The height that was last asked for, at which width and on which screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked<S> {
    pub width: u32,
    pub screen: S,
    pub height: u32,
}

/// What to ask for now that the screen's content is so high: nothing new unless the width or the screen is another, or
/// there is more to show than ever before at this one. So there is one height to each, and no way to and fro.
#[must_use]
pub fn ask<S: PartialEq + Copy>(asked: Option<Asked<S>>, width: u32, screen: S, content: u32) -> Option<Asked<S>> {
    let height = page_height(width).max(content);
    match asked {
        Some(asked) if asked.width == width && asked.screen == screen && asked.height >= height => None,
        _ => Some(Asked { width, screen, height }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_width_leads_to_a_height_at_which_the_layout_is_another() {
        for width in 561..4000 {
            assert!(page_height(width) > 540, "{width}");
        }
        for width in 901..4000 {
            assert!(page_height(width) > 740, "{width}");
        }
        for width in 1500..4000 {
            assert!(page_height(width) >= 900, "{width}");
        }
    }

    #[test]
    fn a_height_is_asked_for_once() {
        let first = ask(None, 400, 'a', 700).unwrap();
        assert_eq!(first.height, 800);
        assert_eq!(ask(Some(first), 400, 'a', 790), None);
        let higher = ask(Some(first), 400, 'a', 812).unwrap();
        assert_eq!(higher.height, 812);
        assert_eq!(ask(Some(higher), 400, 'a', 700), None, "a screen does not shrink under the finger");
        assert_eq!(ask(Some(higher), 400, 'b', 700).unwrap().height, 800);
        assert_eq!(ask(Some(higher), 390, 'a', 700).unwrap().height, 780);
    }
}
