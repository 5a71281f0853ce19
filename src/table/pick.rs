//! What the player has picked of the dice on the table, before it is placed.

use space_taxi::rules::{Crystal, FuelFace, JOKER_PRICE, PassengerFace, Placement, Species, Throw};

/// One thrown die, as it lies in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Die {
    Passenger(PassengerFace),
    Fuel(FuelFace),
    Smuggling(Crystal),
}

impl Die {
    /// The dice of a throw in the order of the tray: passengers, fuel, the smuggling die last.
    pub fn of(throw: &Throw) -> impl Iterator<Item = Self> {
        let passengers = throw.passengers.iter().map(Self::Passenger);
        passengers.chain(throw.fuel.iter().map(Self::Fuel)).chain(throw.smuggling.map(Self::Smuggling))
    }

    /// Whether it shows the thumbs-up.
    #[must_use]
    pub fn is_thumb(self) -> bool {
        self == Self::Passenger(PassengerFace::Thumb)
    }
}

/// What becomes of a picked thumbs-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JokerChoice {
    /// An alien of this species, for the price of a joker.
    Paid(Species),
    Unpaid,
}

/// A thumbs-up is picked, but not yet what becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undecided;

/// The picked dice, by their place in the tray.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    picked: Vec<(usize, Option<JokerChoice>)>,
}

impl Pick {
    /// The dice of the tray that make up this placement; of equal dice the first ones.
    #[must_use]
    pub fn of(placement: &Placement, tray: &[Die]) -> Self {
        let mut fallen: Vec<Die> = placement.passengers.iter().map(Die::Passenger).collect();
        fallen.extend(placement.fuel.iter().map(Die::Fuel));
        let mut jokers = placement.jokers.iter();
        let mut picked = Vec::new();
        for (place, die) in tray.iter().enumerate() {
            let joker = if die.is_thumb() { jokers.next().map(JokerChoice::Paid) } else { None };
            if joker.is_some() || (placement.crystal && matches!(die, Die::Smuggling(_))) {
                picked.push((place, joker));
            } else if let Some(nth) = fallen.iter().position(|other| other == die) {
                fallen.swap_remove(nth);
                picked.push((place, die.is_thumb().then_some(JokerChoice::Unpaid)));
            }
        }
        Self { picked }
    }

    /// Whether the die at this place is picked.
    #[must_use]
    pub fn has(&self, place: usize) -> bool {
        self.picked.iter().any(|(picked, _)| *picked == place)
    }

    /// How many dice are picked.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.picked.len() as u8
    }

    /// Whether none is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.picked.is_empty()
    }

    /// What becomes of the thumbs-up at this place, if that is decided.
    #[must_use]
    pub fn joker(&self, place: usize) -> Option<JokerChoice> {
        self.picked.iter().find(|(picked, _)| *picked == place).and_then(|(_, choice)| *choice)
    }

    /// How many coins the picked jokers cost.
    #[must_use]
    pub fn cost(&self) -> u8 {
        self.jokers().saturating_mul(JOKER_PRICE)
    }

    /// How many picked thumbs-ups are to be paid for.
    #[must_use]
    pub fn jokers(&self) -> u8 {
        self.picked.iter().filter(|(_, choice)| matches!(choice, Some(JokerChoice::Paid(_)))).count() as u8
    }

    /// Picks the die at this place, or puts it back.
    pub(super) fn toggle(&mut self, place: usize) {
        if self.has(place) {
            self.picked.retain(|(picked, _)| *picked != place);
        } else {
            self.picked.push((place, None));
        }
    }

    /// Decides what becomes of the picked thumbs-up at this place.
    pub(super) fn decide(&mut self, place: usize, choice: JokerChoice) {
        for (picked, decided) in &mut self.picked {
            if *picked == place {
                *decided = Some(choice);
            }
        }
    }

    /// The picked thumbs-up that still waits for a choice, the first one picked.
    #[must_use]
    pub fn undecided(&self, tray: &[Die]) -> Option<usize> {
        let waits = |(place, choice): &&(usize, Option<JokerChoice>)| choice.is_none() && tray[*place].is_thumb();
        self.picked.iter().find(waits).map(|(place, _)| *place)
    }

    /// The placement that was picked.
    ///
    /// # Errors
    /// If it is not decided what becomes of a thumbs-up.
    pub fn placement(&self, tray: &[Die]) -> Result<Placement, Undecided> {
        if self.undecided(tray).is_some() { Err(Undecided) } else { Ok(self.placement_so_far(tray)) }
    }

    /// The same, without the thumbs-ups that are not decided.
    #[must_use]
    pub fn placement_so_far(&self, tray: &[Die]) -> Placement {
        let mut placement = Placement::default();
        for (place, choice) in &self.picked {
            match (tray[*place], choice) {
                (Die::Passenger(PassengerFace::Thumb), None) => {}
                (Die::Passenger(PassengerFace::Thumb), Some(JokerChoice::Paid(species))) => {
                    placement.jokers = placement.jokers.with(*species, 1);
                }
                (Die::Passenger(face), _) => placement.passengers = placement.passengers.with(face, 1),
                (Die::Fuel(face), _) => placement.fuel = placement.fuel.with(face, 1),
                (Die::Smuggling(_), _) => placement.crystal = true,
            }
        }
        placement
    }
}
