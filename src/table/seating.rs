//! The table as it is laid before a game: how many play, their names, who drives for them, who begins. Kept for the next time as a text with
//! a line for each.

use std::str::FromStr;

use thiserror::Error;

use space_taxi::record::{BadName, BadOpening, DiceSource, Driver, Entrant, Name, Opening};
use space_taxi::rules::Mode;

/// The most that can sit at a table.
pub const MOST_SEATS: usize = 5;

/// What stands after the drivers of a table without hints and odds.
const NO_COACH: &str = " no-coach";

/// A table that is being laid. Seats that are not used keep their names, in case somebody joins after all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    mode: Mode,
    names: [String; MOST_SEATS],
    drivers: [Driver; MOST_SEATS],
    begins: usize,
    coach: bool,
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
    /// A table for three people with these names.
    #[must_use]
    pub const fn new(names: [String; MOST_SEATS]) -> Self {
        Self { mode: Mode::Three, names, drivers: [Driver::Person; MOST_SEATS], begins: 0, coach: true }
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

    /// Who drives at the seats in use.
    #[must_use]
    pub fn drivers(&self) -> &[Driver] {
        &self.drivers[..usize::from(self.mode.player_count())]
    }

    /// Whether hints and odds may be asked for at this table.
    #[must_use]
    pub const fn has_coach(&self) -> bool {
        self.coach
    }

    /// The same table with or without a coach.
    #[must_use]
    pub const fn coached(mut self, coach: bool) -> Self {
        self.coach = coach;
        self
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

    /// The same table at which somebody else drives at this seat.
    #[must_use]
    pub fn driven(mut self, seat: usize, driver: Driver) -> Self {
        if let Some(old) = self.drivers.get_mut(seat) {
            *old = driver;
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
    pub fn opening(&self, dice: DiceSource) -> Result<Opening, BadOpening> {
        let entrant =
            |(name, driver): (&String, &Driver)| tidy(name).ok().map(|name| Entrant { name, driver: *driver });
        let entrants = self.names().iter().zip(self.drivers()).map(entrant).collect::<Option<Vec<_>>>();
        let entrants = entrants.ok_or(BadOpening::NamesAlike)?;
        Opening::new(&entrants, self.begins, dice)
    }

    /// The table of a solo flight of whoever sits first.
    #[must_use]
    pub fn alone(self) -> Self {
        self.for_mode(Mode::Solo).driven(0, Driver::Person)
    }

    /// The table of a game that was played, to be laid again.
    #[must_use]
    pub fn again(self, opening: &Opening, begins: usize) -> Self {
        let mut seating = self.for_mode(opening.mode());
        for (player, entrant) in opening.entrants().iter() {
            let seat = player.index();
            seating = seating.named(seat, entrant.name.as_str()).driven(seat, entrant.driver);
        }
        seating.beginning_with(begins)
    }

    /// The table as a text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut head = format!("{} {}", self.mode.player_count(), self.begins);
        for driver in self.drivers {
            head.push(' ');
            head.push_str(driver.word());
        }
        if !self.coach {
            head.push_str(NO_COACH);
        }
        let mut lines = vec![head];
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
        let (head, coach) = head.strip_suffix(NO_COACH).map_or((head, true), |head| (head, false));
        let mut words = head.split(' ');
        let mode = words.next().and_then(|count| count.parse().ok()).and_then(Mode::for_players).ok_or(NoSeating)?;
        let seat = words.next().and_then(|seat| seat.parse().ok());
        let begins = seat.filter(|seat| *seat < usize::from(mode.player_count())).ok_or(NoSeating)?;
        let mut drivers = [Driver::Person; MOST_SEATS];
        for (seat, word) in words.enumerate() {
            *drivers.get_mut(seat).ok_or(NoSeating)? = Driver::from_word(word).ok_or(NoSeating)?;
        }
        let names: Vec<_> = names.split('\n').map(str::to_owned).collect();
        Ok(Self { mode, names: names.try_into().map_err(|_| NoSeating)?, drivers, begins, coach })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use space_taxi::dice::Seed;
    use space_taxi::record::Level;

    fn dice(byte: u8) -> DiceSource {
        DiceSource::Seed(Seed::from_bytes([byte; 32]))
    }

    fn table() -> Seating {
        Seating::new(["Mila", "Otto", "Noor", "Zoe", "Ben"].map(str::to_owned))
    }

    #[test]
    fn a_table_is_laid_again_as_it_was() {
        let ace = Driver::Computer(Level::Ace);
        let laid = table().for_mode(Mode::Four).named(1, "Őrs").driven(2, ace).coached(false).beginning_with(3);
        assert_eq!((laid.drivers()[2], laid.has_coach()), (ace, false));
        assert_eq!(laid.to_text().parse(), Ok(laid));
    }

    #[test]
    fn a_table_that_was_kept_before_there_were_computers_has_none() {
        assert_eq!("3 0\nMila\nOtto\nNoor\nZoe\nBen".parse(), Ok(table()));
    }

    #[test]
    fn other_texts_are_no_table() {
        for text in
            ["", "3 0", "2 0\na\nb\nc\nd\ne", "3 3\na\nb\nc\nd\ne", "3 0\na\nb\nc", "3 0 robot\na\nb\nc\nd\ne", "x"]
        {
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
        assert!(laid.opening(dice(0)).is_err());
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
        let opening = table().named(0, " Anna  Maria ").opening(dice(1)).unwrap();
        assert_eq!(opening.name(opening.opener()).as_str(), "Anna Maria");
    }

    #[test]
    fn a_rematch_has_the_same_players() {
        let rookie = Driver::Computer(Level::Rookie);
        let played = table().for_mode(Mode::Four).named(3, "Zip").driven(3, rookie);
        let laid = table().again(&played.opening(dice(2)).unwrap(), 2);
        assert_eq!(laid.drivers(), [Driver::Person, Driver::Person, Driver::Person, rookie]);
        assert_eq!((laid.names(), laid.begins()), (&["Mila", "Otto", "Noor", "Zip"].map(str::to_owned)[..], 2));
    }
}
