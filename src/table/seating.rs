//! The table as it is laid before a game: how many play, their names, who drives for them, who begins.

mod names;
#[cfg(test)]
mod tests;
mod text;

pub use names::NameFault;
pub use text::NoSeating;

use names::tidy;
use space_taxi::record::{BadOpening, DiceSource, Driver, Entrant, Level, Opening};
use space_taxi::rules::Mode;

/// The most that can sit at a table.
pub const MOST_SEATS: usize = 5;

/// A table that is being laid. Seats that are not used keep their names, in case somebody joins after all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    mode: Mode,
    names: [String; MOST_SEATS],
    drivers: [Driver; MOST_SEATS],
    begins: usize,
    coach: bool,
}

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

    /// The table of a first game: whoever sits first, and two computers that can be beaten.
    #[must_use]
    pub fn against_computers(self) -> Self {
        let [rookie, cabbie] = [Level::Rookie, Level::Cabbie].map(Driver::Computer);
        let laid = self.for_mode(Mode::Three).driven(0, Driver::Person).driven(1, rookie).driven(2, cabbie);
        let unused = [3, 4].map(|seat: usize| laid.names[seat].clone());
        laid.told_apart(1, &unused).beginning_with(0)
    }

    /// The same table with a name of its own at every seat from this one on: whose name cannot stay, has one of these, and where none is left, a number.
    #[must_use]
    pub fn told_apart(self, from: usize, names: &[String]) -> Self {
        (from..self.names().len()).fold(self, |laid, seat| {
            let own = laid.names[seat].clone();
            let numbers = (seat + 1..).map(|number| number.to_string());
            let mut tried = [own].into_iter().chain(names.iter().cloned()).chain(numbers);
            let right = |name: &String| laid.clone().named(seat, name).fault(seat).is_none();
            let name = tried.find(right).expect("there are more numbers than seats");
            laid.named(seat, &name)
        })
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
}
