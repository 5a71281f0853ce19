//! The table as it is laid before a game: how many play, their names, who begins. Kept for the next time as a text with
//! a line for each.

use std::str::FromStr;

use thiserror::Error;

use crate::space_taxi::dice::Seed;
use crate::space_taxi::record::{BadName, BadOpening, DiceSource, Driver, Entrant, Name, Opening};
use crate::space_taxi::rules::Mode;

/// The most that can sit at a table.
pub const MOST_SEATS: usize = 5;

/// A table that is being laid. Seats that are not used keep their names, in case somebody joins after all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    mode: Mode,
    names: [String; MOST_SEATS],
    begins: usize,
}

/// What is wrong with the name at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    Bad(BadName),
    /// Somebody before has the same.
    Taken,
}

/// The text is not that of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is no table")]
pub struct NoSeating;

impl Seating {
    /// A table for three with these names.
    #[must_use]
    pub const fn new(names: [String; MOST_SEATS]) -> Self {
        Self { mode: Mode::Three, names, begins: 0 }
    }

    /// How many play.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The seat of whoever begins.
    #[must_use]
    pub const fn begins(&self) -> usize {
        self.begins
    }

    /// The names at the seats in use, as they are written.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names[..usize::from(self.mode.player_count())]
    }

    /// The same table for so many. Whoever begins must still sit at it.
    #[must_use]
    pub fn for_mode(self, mode: Mode) -> Self {
        let begins = if self.begins < usize::from(mode.player_count()) { self.begins } else { 0 };
        Self { mode, begins, ..self }
    }

    /// The same table with another name at this seat.
    #[must_use]
    pub fn named(mut self, seat: usize, name: &str) -> Self {
        if let Some(old) = self.names.get_mut(seat) {
            *old = name.replace(['\n', '\r'], " ");
        }
        self
    }

    /// The same table at which this seat begins.
    #[must_use]
    pub fn beginning_with(self, seat: usize) -> Self {
        if seat < self.names().len() { Self { begins: seat, ..self } } else { self }
    }

    /// The same table at which the lot has fallen on somebody. Bytes that would favour a seat are passed over.
    #[must_use]
    pub fn beginning_by_lot(self, bytes: &[u8]) -> Self {
        let seats = self.names().len();
        let fair = 256 - 256 % seats;
        let drawn = bytes.iter().map(|byte| usize::from(*byte)).find(|byte| *byte < fair);
        Self { begins: drawn.map_or(self.begins, |byte| byte % seats), ..self }
    }

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

    /// The game that begins at this table.
    ///
    /// # Errors
    /// If a name is not right yet.
    pub fn opening(&self, seed: Seed) -> Result<Opening, BadOpening> {
        let entrant = |name: &String| tidy(name).ok().map(|name| Entrant { name, driver: Driver::Person });
        let entrants = self.names().iter().map(entrant).collect::<Option<Vec<_>>>().ok_or(BadOpening::NamesAlike)?;
        Opening::new(&entrants, self.begins, DiceSource::Seed(seed))
    }

    /// The table of a game that was played, to be laid again.
    #[must_use]
    pub fn again(self, opening: &Opening, begins: usize) -> Self {
        let mut seating = self.for_mode(opening.mode());
        for (player, entrant) in opening.entrants().iter() {
            seating = seating.named(player.index(), entrant.name.as_str());
        }
        seating.beginning_with(begins)
    }

    /// The table as a text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut lines = vec![format!("{} {}", self.mode.player_count(), self.begins)];
        lines.extend(self.names.iter().cloned());
        lines.join("\n")
    }
}

/// Spaces that nobody sees are not held against a name.
fn tidy(name: &str) -> Result<Name, BadName> {
    Name::new(&name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
}

impl FromStr for Seating {
    type Err = NoSeating;

    fn from_str(text: &str) -> Result<Self, NoSeating> {
        let (head, names) = text.split_once('\n').ok_or(NoSeating)?;
        let (count, begins) = head.split_once(' ').ok_or(NoSeating)?;
        let mode = count.parse().ok().and_then(Mode::for_players).ok_or(NoSeating)?;
        let begins = begins.parse().ok().filter(|seat| *seat < usize::from(mode.player_count())).ok_or(NoSeating)?;
        let names: Vec<_> = names.split('\n').map(str::to_owned).collect();
        Ok(Self { mode, names: names.try_into().map_err(|_| NoSeating)?, begins })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Seating {
        Seating::new(["Mila", "Otto", "Noor", "Zoe", "Ben"].map(str::to_owned))
    }

    #[test]
    fn a_table_is_laid_again_as_it_was() {
        let laid = table().for_mode(Mode::Four).named(1, "Őrs").beginning_with(3);
        assert_eq!(laid.to_text().parse(), Ok(laid));
    }

    #[test]
    fn other_texts_are_no_table() {
        for text in ["", "3 0", "2 0\na\nb\nc\nd\ne", "3 3\na\nb\nc\nd\ne", "3 0\na\nb\nc", "x"] {
            assert_eq!(text.parse::<Seating>(), Err(NoSeating), "{text:?}");
        }
    }

    #[test]
    fn a_name_that_is_missing_or_taken_is_found_at_its_seat() {
        let laid = table().named(0, "  ").named(2, " otto ");
        assert_eq!(laid.fault(0), Some(NameFault::Bad(BadName::Empty)));
        assert_eq!(laid.fault(1), None);
        assert_eq!(laid.fault(2), Some(NameFault::Taken));
        assert_eq!(laid.first_fault(), Some(0));
        assert!(laid.opening(Seed::from_bytes([0; 32])).is_err());
    }

    #[test]
    fn names_at_seats_that_are_not_used_are_no_fault() {
        assert_eq!(table().named(4, "Mila").first_fault(), None);
        assert_eq!(table().for_mode(Mode::Five).named(4, "Mila").first_fault(), Some(4));
    }

    #[test]
    fn whoever_begins_sits_at_the_table() {
        assert_eq!(table().for_mode(Mode::Five).beginning_with(4).for_mode(Mode::Three).begins(), 0);
        assert_eq!(table().beginning_with(3).begins(), 0);
    }

    #[test]
    fn the_lot_favours_nobody() {
        let mut drawn = [0; 3];
        for byte in 0..=255 {
            let laid = table().beginning_by_lot(&[byte, 0]);
            if byte < 255 {
                drawn[laid.begins()] += 1;
            }
        }
        assert_eq!(drawn, [85; 3]);
    }

    #[test]
    fn spaces_around_a_name_are_forgiven() {
        let opening = table().named(0, " Anna  Maria ").opening(Seed::from_bytes([1; 32])).unwrap();
        assert_eq!(opening.name(opening.opener()).as_str(), "Anna Maria");
    }

    #[test]
    fn a_rematch_has_the_same_players() {
        let played = table().for_mode(Mode::Four).named(3, "Zip").opening(Seed::from_bytes([2; 32])).unwrap();
        let laid = table().again(&played, 2);
        assert_eq!((laid.names(), laid.begins()), (&["Mila", "Otto", "Noor", "Zip"].map(str::to_owned)[..], 2));
    }
}
