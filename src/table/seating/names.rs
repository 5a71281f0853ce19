//! The names at a table, and what is wrong with them.

use super::Seating;
use space_taxi::record::{BadName, Name};

/// What is wrong with the name at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    Bad(BadName),
    /// Somebody before has the same.
    Taken,
}

impl Seating {
    /// What is wrong with the name at this seat, if anything.
    #[must_use]
    pub fn fault(&self, seat: usize) -> Option<NameFault> {
        let name = match tidy(self.names.get(seat)?) {
            Err(bad) => return Some(NameFault::Bad(bad)),
            Ok(name) => name,
        };
        let before = self.names[..seat].iter().filter_map(|other| tidy(other).ok());
        before.into_iter().any(|other| other.is_like(&name)).then_some(NameFault::Taken)
    }

    /// The first seat whose name is not right.
    #[must_use]
    pub fn first_fault(&self) -> Option<usize> {
        (0..self.names().len()).find(|seat| self.fault(*seat).is_some())
    }
}

/// Spaces that nobody sees are not held against a name.
pub(super) fn tidy(name: &str) -> Result<Name, BadName> {
    Name::new(&name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
}
