//! One who takes part in a game.

use crate::driver::Driver;
use crate::name::Name;

/// One who takes part: the name, and who plays at the start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entrant {
    pub name: Name,
    pub driver: Driver,
}

impl Entrant {
    /// Whether one of the others has this name, or one that could be taken for it.
    #[must_use]
    pub fn is_like_any(&self, others: &[Self]) -> bool {
        others.iter().any(|other| other.name.is_like(&self.name))
    }
}
