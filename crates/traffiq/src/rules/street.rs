//! Streets: the longest runs of segments in one straight line.

use super::direction::{Axis, Direction};
use super::place::Crossing;

/// A street from end to end, both included. It is at least one segment long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Street {
    pub axis: Axis,
    /// The northern or western end.
    pub first: Crossing,
    /// The southern or eastern end.
    pub last: Crossing,
}

impl Street {
    /// Every crossing that it touches, from its first end to its last.
    pub fn crossings(self) -> impl Iterator<Item = Crossing> {
        let ahead: Direction = self.axis.directions()[1];
        let next = move |crossing: &Crossing| (*crossing != self.last).then(|| crossing.beside(ahead));
        std::iter::successors(Some(self.first), next)
    }

    /// Whether it touches this crossing.
    #[must_use]
    pub fn touches(self, crossing: Crossing) -> bool {
        let ((first, last), (along, line), own) = match self.axis {
            Axis::NorthSouth => {
                ((self.first.street(), self.last.street()), (crossing.street(), crossing.avenue()), self.first.avenue())
            }
            Axis::EastWest => {
                ((self.first.avenue(), self.last.avenue()), (crossing.avenue(), crossing.street()), self.first.street())
            }
        };
        line == own && (first..=last).contains(&along)
    }
}
