//! The faces of the three kinds of dice.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Only the dice of this game have faces: what counts them relies on each face having its own place in the list.
mod sealed {
    pub trait OfThisGame {}
    impl OfThisGame for super::Species {}
    impl OfThisGame for super::PassengerFace {}
    impl OfThisGame for super::FuelFace {}
}

/// A face of one kind of die, so that dice of that kind can be counted by face.
pub trait Face: Copy + Eq + sealed::OfThisGame + 'static {
    /// Every face, in the order of the notation.
    const ALL: &'static [Self];

    /// The place of this face in [`Face::ALL`].
    fn index(self) -> usize;
}

/// The five kinds of aliens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Species {
    Orbi,
    Alpi,
    Mopi,
    Tembo,
    Xeno,
}

impl Species {
    /// The letter that stands for the species on the dice and in the notation.
    #[must_use]
    pub const fn initial(self) -> char {
        match self {
            Self::Orbi => 'O',
            Self::Alpi => 'A',
            Self::Mopi => 'M',
            Self::Tembo => 'T',
            Self::Xeno => 'X',
        }
    }
}

impl Face for Species {
    const ALL: &'static [Self] = &[Self::Orbi, Self::Alpi, Self::Mopi, Self::Tembo, Self::Xeno];

    fn index(self) -> usize {
        self as usize
    }
}

/// A face of a passenger die: one of the five aliens or the thumbs-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PassengerFace {
    Alien(Species),
    Thumb,
}

impl Face for PassengerFace {
    const ALL: &'static [Self] = &[
        Self::Alien(Species::Orbi),
        Self::Alien(Species::Alpi),
        Self::Alien(Species::Mopi),
        Self::Alien(Species::Tembo),
        Self::Alien(Species::Xeno),
        Self::Thumb,
    ];

    fn index(self) -> usize {
        match self {
            Self::Alien(species) => species.index(),
            Self::Thumb => Species::ALL.len(),
        }
    }
}

/// A face of a fuel die: 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct FuelFace(u8);

impl FuelFace {
    /// The face with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 6 { Some(Self(number)) } else { None }
    }

    /// The number on the face.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Face for FuelFace {
    const ALL: &'static [Self] = &[Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

/// A face of the smuggling die: a crystal worth 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Crystal(u8);

impl Crystal {
    /// The number of faces, and the most that a crystal is worth.
    pub const MOST: u8 = 8;

    /// The crystal with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::MOST { Some(Self(number)) } else { None }
    }

    /// What the crystal is worth.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// No die has a face with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("no die has a face with the number {0}")]
pub struct NoSuchFace(u8);

impl TryFrom<u8> for FuelFace {
    type Error = NoSuchFace;

    fn try_from(number: u8) -> Result<Self, NoSuchFace> {
        Self::new(number).ok_or(NoSuchFace(number))
    }
}

impl From<FuelFace> for u8 {
    fn from(face: FuelFace) -> Self {
        face.number()
    }
}

impl TryFrom<u8> for Crystal {
    type Error = NoSuchFace;

    fn try_from(number: u8) -> Result<Self, NoSuchFace> {
        Self::new(number).ok_or(NoSuchFace(number))
    }
}

impl From<Crystal> for u8 {
    fn from(crystal: Crystal) -> Self {
        crystal.number()
    }
}
