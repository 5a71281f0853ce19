//! Where things are on the screen, for pieces that fly from one place to another.

/// A place on the screen, in css pixels from the upper left corner of the window.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    /// Its middle.
    #[must_use]
    pub fn center(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// How far a piece in the middle of this one has to go to the middle of the other.
    #[must_use]
    pub fn way_to(&self, other: &Self) -> (f64, f64) {
        let ((x, y), (to_x, to_y)) = (self.center(), other.center());
        (to_x - x, to_y - y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_leads_from_middle_to_middle() {
        let tray = Rect { x: 0.0, y: 100.0, width: 20.0, height: 20.0 };
        let seat = Rect { x: 50.0, y: 0.0, width: 10.0, height: 10.0 };
        assert_eq!(tray.way_to(&seat), (45.0, -105.0));
    }
}
