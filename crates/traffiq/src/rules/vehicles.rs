//! Taxis and trucks, those that stand in the city and those that wait in a supply.

use arrayvec::ArrayVec;

use super::place::Crossing;
use super::players::Player;

/// The most vehicles that a whole table has.
pub(super) const MOST_CARS: usize = 24;

/// What kind of vehicle it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Taxi,
    Truck,
}

impl Kind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Taxi, Self::Truck];

    /// Its strength in competing and its points in scoring.
    #[must_use]
    pub const fn worth(self) -> u8 {
        match self {
            Self::Taxi => 1,
            Self::Truck => 2,
        }
    }

    /// `taxi` or `truck`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Taxi => "taxi",
            Self::Truck => "truck",
        }
    }

    /// The kind that the word names.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// A vehicle of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vehicle {
    pub player: Player,
    pub kind: Kind,
}

/// Some taxis and trucks of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fleet {
    pub taxis: u8,
    pub trucks: u8,
}

impl Fleet {
    /// How many of one kind.
    #[must_use]
    pub const fn count(self, kind: Kind) -> u8 {
        match kind {
            Kind::Taxi => self.taxis,
            Kind::Truck => self.trucks,
        }
    }

    /// How many together.
    #[must_use]
    pub const fn vehicles(self) -> u8 {
        self.taxis + self.trucks
    }

    /// What they are worth together.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.taxis * Kind::Taxi.worth() + self.trucks * Kind::Truck.worth()
    }

    /// Those that are not among the others; nothing if more are.
    #[must_use]
    pub fn without(self, others: Self) -> Option<Self> {
        let taxis = self.taxis.checked_sub(others.taxis)?;
        Some(Self { taxis, trucks: self.trucks.checked_sub(others.trucks)? })
    }

    pub(super) const fn count_mut(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Taxi => &mut self.taxis,
            Kind::Truck => &mut self.trucks,
        }
    }
}

/// The vehicles that stand in the city, at most one on a crossing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cars {
    /// In reading order.
    cars: ArrayVec<(Crossing, Vehicle), MOST_CARS>,
}

impl Cars {
    pub(super) const fn none() -> Self {
        Self { cars: ArrayVec::new_const() }
    }

    /// Who stands on this crossing.
    #[must_use]
    pub fn at(&self, crossing: Crossing) -> Option<Vehicle> {
        self.cars.iter().find(|(place, _)| *place == crossing).map(|(_, vehicle)| *vehicle)
    }

    /// Every vehicle with its crossing, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Crossing, Vehicle)> {
        self.cars.iter().copied()
    }

    /// The vehicles of one player that stand in the city.
    #[must_use]
    pub fn fleet(&self, player: Player) -> Fleet {
        let mut fleet = Fleet::default();
        for (_, vehicle) in self.iter().filter(|(_, vehicle)| vehicle.player == player) {
            *fleet.count_mut(vehicle.kind) += 1;
        }
        fleet
    }

    pub(super) fn put(&mut self, crossing: Crossing, vehicle: Vehicle) {
        let place = self.cars.partition_point(|(other, _)| *other < crossing);
        self.cars.insert(place, (crossing, vehicle));
    }

    /// Takes away whoever stands on this crossing.
    pub(super) fn take(&mut self, crossing: Crossing) {
        self.cars.retain(|(place, _)| *place != crossing);
    }

    /// Takes away all to whom this applies, and tells who they were, in reading order.
    pub(super) fn take_all(
        &mut self,
        is_leaving: impl Fn(Crossing, Vehicle) -> bool,
    ) -> ArrayVec<(Crossing, Vehicle), MOST_CARS> {
        let (leaving, staying) =
            self.cars.iter().copied().partition(|(crossing, vehicle)| is_leaving(*crossing, *vehicle));
        self.cars = staying;
        leaving
    }
}
