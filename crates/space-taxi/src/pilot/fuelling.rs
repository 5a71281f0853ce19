//! The wings as far as their future goes: how many dice lie and what they sum to.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::{Face, FuelFace, LEAST_FUEL, Launch, Wings};

/// How many fuel dice there are.
pub const PADS: usize = Wings::PADS as usize;
/// How many sums can still lift off, by the number of dice that lie.
pub const SUMS: [usize; PADS + 1] = [1, 6, 8, 4];
const LOWEST_SUM: [u8; PADS + 1] = [0, 1, 2, LEAST_FUEL];

/// Fuel that can still lift off: how many dice lie, and the place of their sum among those that can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fuelling {
    pub dice: usize,
    pub sum: usize,
}

impl Fuelling {
    /// The fuel on these wings; `None` if no further dice can lift the taxi off.
    #[must_use]
    pub fn on_wings(wings: &Wings) -> Option<Self> {
        Self::new(usize::from(wings.fuel.len()), wings.fuel.sum())
    }

    fn new(dice: usize, sum: u8) -> Option<Self> {
        let place = usize::from(sum.checked_sub(LOWEST_SUM[dice])?);
        (place < SUMS[dice]).then_some(Self { dice, sum: place })
    }

    /// The numbers of the dice that lie, together.
    #[must_use]
    pub const fn total(self) -> u8 {
        LOWEST_SUM[self.dice] + self.sum as u8
    }

    /// The factor that fuelled wings lift off with.
    #[must_use]
    pub fn factor(self) -> u8 {
        match Launch::of(self.total()) {
            Launch::LiftOff(factor) if self.dice == PADS => factor.number(),
            _ => 0,
        }
    }

    /// Every way in which the rest of the fuel dice can fall.
    #[must_use]
    pub fn throws(self) -> FuelThrows {
        let rest = PADS - self.dice;
        let faces = FuelFace::ALL.len();
        let all = faces.pow(rest as u32);
        let mut ways: BTreeMap<Vec<FuelChoice>, u32> = BTreeMap::new();
        for throw in 0..all {
            let face = |die: usize| FuelFace::ALL[throw / faces.pow(die as u32) % faces];
            let numbers: Vec<u8> = (0..rest).map(|die| face(die).number()).collect();
            *ways.entry(self.choices(&numbers)).or_default() += 1;
        }
        let choices: BTreeSet<FuelChoice> = ways.keys().flatten().copied().collect();
        let place = |choice: &FuelChoice| choices.range(..choice).count();
        let throws = ways.iter().map(|(open, ways)| FuelThrow {
            chance: f64::from(*ways) / all as f64,
            open: open.iter().map(place).collect(),
        });
        FuelThrows { throws: throws.collect(), choices: choices.into_iter().collect() }
    }

    /// What can be done with these dice: every subset, those that come to the same once.
    fn choices(self, numbers: &[u8]) -> Vec<FuelChoice> {
        let mut choices: Vec<FuelChoice> = (0_u32..1 << numbers.len())
            .map(|subset| {
                let placed = numbers.iter().enumerate().filter(|(die, _)| subset & (1 << die) != 0);
                let sum: u8 = placed.map(|(_, number)| number).sum();
                let dice = subset.count_ones() as usize;
                FuelChoice { dice, after: Self::new(self.dice + dice, self.total() + sum) }
            })
            .collect();
        choices.sort_unstable();
        choices.dedup();
        choices
    }
}

/// How the rest of the fuel dice can fall, throws with the same choices together.
#[derive(Clone, Debug)]
pub struct FuelThrows {
    /// Every choice that any of the throws leaves.
    pub choices: Vec<FuelChoice>,
    pub throws: Vec<FuelThrow>,
}

/// One way to fall: its chance, and the places of the choices that are open then.
#[derive(Clone, Debug)]
pub struct FuelThrow {
    pub chance: f64,
    pub open: Vec<usize>,
}

/// Placing this many fuel dice, and where that leads; `None` is a taxi that will not lift off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FuelChoice {
    pub dice: usize,
    pub after: Option<Fuelling>,
}
