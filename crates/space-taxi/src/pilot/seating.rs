//! The taxi as far as its future goes: species may change names, and of a full taxi only the points and the bonus matter.

use std::collections::HashMap;

use crate::rules::Face;
use crate::rules::{PassengerFace, Species, Taxi, full_of_groups, group_points};

/// How many aliens of each species sit in the taxi, largest group first, and the thumbs that nobody paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seating {
    pub groups: [u8; 5],
    pub thumbs: u8,
}

impl Seating {
    /// The seating of these groups under any names.
    #[must_use]
    pub fn of(mut groups: [u8; 5], thumbs: u8) -> Self {
        groups.sort_unstable_by(|a, b| b.cmp(a));
        Self { groups, thumbs }
    }

    /// The seating of a taxi.
    #[must_use]
    pub fn in_taxi(taxi: &Taxi) -> Self {
        Self::of(taxi.aliens(), taxi.seats.count(PassengerFace::Thumb))
    }

    /// How many seats are taken.
    #[must_use]
    pub fn taken(&self) -> u8 {
        self.groups.iter().sum::<u8>() + self.thumbs
    }

    fn taxi(&self) -> Taxi {
        let seats = Species::ALL
            .iter()
            .zip(self.groups)
            .fold(Taxi::default().seats, |seats, (species, aliens)| seats.with(PassengerFace::Alien(*species), aliens));
        Taxi { seats: seats.with(PassengerFace::Thumb, self.thumbs) }
    }
}

/// What a full taxi brings: all that is left of it once nobody can get in any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FullTaxi {
    pub passengers: u8,
    pub bonus: bool,
}

/// Every seating, numbered within those that take as many seats. Full taxis that bring the same share a number.
#[derive(Clone, Debug)]
pub struct Seatings {
    by_taken: [Vec<Seating>; Taxi::SEATS as usize],
    full: Vec<FullTaxi>,
    numbers: HashMap<Seating, usize>,
}

impl Seatings {
    /// Finds them all.
    #[must_use]
    pub fn all() -> Self {
        let mut all = Self { by_taken: Default::default(), full: Vec::new(), numbers: HashMap::new() };
        for thumbs in 0..=Taxi::SEATS {
            all.fill([0; 5], 0, thumbs);
        }
        all
    }

    /// Adds one species after the other, each no larger than the one before, then numbers the seating.
    fn fill(&mut self, groups: [u8; 5], species: usize, thumbs: u8) {
        let seating = Seating { groups, thumbs };
        if species == groups.len() {
            return self.number(seating);
        }
        let largest = if species == 0 { Taxi::SEATS } else { groups[species - 1] };
        for aliens in 0..=largest.min(Taxi::SEATS - seating.taken()) {
            let mut groups = groups;
            groups[species] = aliens;
            self.fill(groups, species + 1, thumbs);
        }
    }

    fn number(&mut self, seating: Seating) {
        let number = match self.by_taken.get_mut(usize::from(seating.taken())) {
            Some(alike) => {
                alike.push(seating);
                alike.len() - 1
            }
            None => self.number_full(&seating),
        };
        self.numbers.insert(seating, number);
    }

    fn number_full(&mut self, seating: &Seating) -> usize {
        let passengers = seating.groups.iter().map(|aliens| group_points(*aliens)).sum();
        let full = FullTaxi { passengers, bonus: full_of_groups(&seating.taxi()) };
        self.full.iter().position(|known| *known == full).unwrap_or_else(|| {
            self.full.push(full);
            self.full.len() - 1
        })
    }

    /// How many numbers there are for taxis with this many seats taken.
    #[must_use]
    pub fn count(&self, taken: usize) -> usize {
        self.by_taken.get(taken).map_or(self.full.len(), Vec::len)
    }

    /// The seatings with this many seats taken, while some are free.
    #[must_use]
    pub fn with_taken(&self, taken: usize) -> &[Seating] {
        &self.by_taken[taken]
    }

    /// What full taxis bring, by number.
    #[must_use]
    pub fn full(&self) -> &[FullTaxi] {
        &self.full
    }

    /// The number of this seating.
    #[must_use]
    pub fn number_of(&self, seating: &Seating) -> usize {
        self.numbers[seating]
    }
}
