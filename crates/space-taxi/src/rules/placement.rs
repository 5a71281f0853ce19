//! What a player does with a throw: which dice go on the board, and what becomes of each thumbs-up.

use serde::{Deserialize, Serialize};

use super::JOKER_PRICE;
use super::faces::{Face, FuelFace, PassengerFace, Species};
use super::handful::{FuelDice, Handful, PassengerDice};
use super::illegal::Illegal;
use super::tiles::NumberTile;
use super::turn::{Throw, Turn};

/// One placement. The tile is not part of it: the number of dice names it (see [`Turn::tile_for`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Placement {
    /// Passenger dice placed as they fell; a thumb here is left unpaid.
    pub passengers: PassengerDice,
    /// Thumbs-ups that are paid for, by the species they become.
    pub jokers: Handful<Species>,
    pub fuel: FuelDice,
    /// Whether the smuggling die goes into the mine.
    pub crystal: bool,
}

impl Placement {
    /// How many dice the player places. A lost smuggling die counts on top of it.
    #[must_use]
    pub fn dice(&self) -> u8 {
        let kinds = [self.passengers.len(), self.jokers.len(), self.fuel.len(), u8::from(self.crystal)];
        kinds.into_iter().fold(0, u8::saturating_add)
    }

    /// How many coins its jokers cost.
    #[must_use]
    pub fn price(&self) -> u8 {
        self.jokers.len().saturating_mul(JOKER_PRICE)
    }

    /// Whether so many coins pay for it.
    ///
    /// # Errors
    /// If they do not.
    pub fn check_price(&self, purse: u8) -> Result<(), Illegal> {
        let jokers = self.jokers.len();
        if self.price() > purse { Err(Illegal::JokersUnaffordable { jokers, purse }) } else { Ok(()) }
    }

    /// Whether all these dice are among those of the throw, a joker being one of its thumbs-ups.
    #[must_use]
    pub fn is_of(&self, throw: &Throw) -> bool {
        let as_they_fell = self.passengers.with(PassengerFace::Thumb, self.jokers.len());
        as_they_fell.is_within(&throw.passengers)
            && self.fuel.is_within(&throw.fuel)
            && (throw.smuggling.is_some() || !self.crystal)
    }

    /// Whether all these dice are there to be placed.
    pub(super) fn check_against(&self, throw: &Throw, crystal_lost: bool) -> Result<(), Illegal> {
        match (self.is_of(throw), self.crystal && crystal_lost) {
            (false, _) => Err(Illegal::NotThrown),
            (true, true) => Err(Illegal::CrystalLost),
            (true, false) => Ok(()),
        }
    }
}

/// Every placement that the rules allow for this throw with `purse` coins at hand, each once.
#[must_use]
pub fn placements(turn: &Turn, throw: &Throw, purse: u8) -> Vec<Placement> {
    let mut choices = Choices { turn, throw, found: Vec::new() };
    if turn.is_due(throw) {
        choices.passengers(0, purse, Placement::default());
    }
    choices.found
}

/// Walks through the faces in order and decides for each how many of its dice to place.
struct Choices<'a> {
    turn: &'a Turn,
    throw: &'a Throw,
    found: Vec<Placement>,
}

impl Choices<'_> {
    /// How many more dice any tile could cover.
    fn room(&self, chosen: &Placement) -> u8 {
        let most = self.turn.tiles().iter().last().map_or(0, NumberTile::number);
        let lost = u8::from(self.turn.loses_crystal(self.throw));
        most.saturating_sub(chosen.dice() + lost)
    }

    fn passengers(&mut self, face: usize, purse: u8, chosen: Placement) {
        let Some(alien) = Species::ALL.get(face) else {
            return self.jokers(0, purse, chosen);
        };
        let alien = PassengerFace::Alien(*alien);
        for count in 0..=self.throw.passengers.count(alien).min(self.room(&chosen)) {
            let passengers = chosen.passengers.with(alien, count);
            self.passengers(face + 1, purse, Placement { passengers, ..chosen });
        }
    }

    fn jokers(&mut self, face: usize, purse: u8, chosen: Placement) {
        let thumbs = self.throw.passengers.count(PassengerFace::Thumb) - chosen.jokers.len();
        let Some(species) = Species::ALL.get(face) else {
            for count in 0..=thumbs.min(self.room(&chosen)) {
                let passengers = chosen.passengers.with(PassengerFace::Thumb, count);
                self.fuel(0, Placement { passengers, ..chosen });
            }
            return;
        };
        for count in 0..=thumbs.min(purse / JOKER_PRICE).min(self.room(&chosen)) {
            let jokers = chosen.jokers.with(*species, count);
            self.jokers(face + 1, purse - count * JOKER_PRICE, Placement { jokers, ..chosen });
        }
    }

    fn fuel(&mut self, face: usize, chosen: Placement) {
        let Some(number) = FuelFace::ALL.get(face) else {
            return self.crystal(chosen);
        };
        for count in 0..=self.throw.fuel.count(*number).min(self.room(&chosen)) {
            let fuel = chosen.fuel.with(*number, count);
            self.fuel(face + 1, Placement { fuel, ..chosen });
        }
    }

    fn crystal(&mut self, chosen: Placement) {
        self.keep_if_tile_allows(chosen);
        let in_hand = self.throw.smuggling.is_some() && !self.turn.loses_crystal(self.throw);
        if in_hand && self.room(&chosen) > 0 {
            self.keep_if_tile_allows(Placement { crystal: true, ..chosen });
        }
    }

    fn keep_if_tile_allows(&mut self, chosen: Placement) {
        if self.turn.tile_for(self.throw, chosen.dice()).is_ok() {
            self.found.push(chosen);
        }
    }
}
