//! The faces that fell, against those that were to be expected: whether the dice look fair, in one number.

use std::f64::consts::PI;

use crate::rules::{Crystal, Face, FuelFace, PassengerFace, Throw};

/// How often each face fell, by kind of die.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceTally {
    passengers: [u32; PassengerFace::ALL.len()],
    fuel: [u32; FuelFace::ALL.len()],
    smuggling: [u32; Crystal::MOST as usize],
}

/// The faces of one kind of die, in the order of the notation.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    pub thrown: Vec<u32>,
    /// How often each face was to be expected.
    pub expected: f64,
    /// The chance that fair dice fall at least as unevenly.
    pub chance: f64,
}

impl DiceTally {
    /// Counts the dice of a throw.
    pub fn add(&mut self, throw: &Throw) {
        throw.passengers.iter().for_each(|face| self.passengers[face.index()] += 1);
        throw.fuel.iter().for_each(|face| self.fuel[face.index()] += 1);
        throw.smuggling.iter().for_each(|crystal| self.smuggling[usize::from(crystal.number() - 1)] += 1);
    }

    /// The passenger dice.
    #[must_use]
    pub fn passengers(&self) -> Spread {
        Spread::of(&self.passengers)
    }

    /// The fuel dice.
    #[must_use]
    pub fn fuel(&self) -> Spread {
        Spread::of(&self.fuel)
    }

    /// The smuggling die.
    #[must_use]
    pub fn smuggling(&self) -> Spread {
        Spread::of(&self.smuggling)
    }
}

impl<'a> FromIterator<&'a Throw> for DiceTally {
    fn from_iter<I: IntoIterator<Item = &'a Throw>>(throws: I) -> Self {
        let mut tally = Self::default();
        throws.into_iter().for_each(|throw| tally.add(throw));
        tally
    }
}

impl Spread {
    fn of(thrown: &[u32]) -> Self {
        let expected = f64::from(thrown.iter().sum::<u32>()) / thrown.len() as f64;
        let apart = |count: &u32| (f64::from(*count) - expected).powi(2) / expected;
        let chance = if expected > 0.0 { as_uneven(thrown.iter().map(apart).sum(), thrown.len() - 1) } else { 1.0 };
        Self { thrown: thrown.to_vec(), expected, chance }
    }
}

/// The chance of a chi-square of at least this much with so many degrees of freedom: 1 less the series of the lower
/// incomplete gamma function.
fn as_uneven(chi_square: f64, freedom: usize) -> f64 {
    let (half, x) = (freedom as f64 / 2.0, chi_square / 2.0);
    if x > 300.0 {
        return 0.0;
    }
    let (mut gamma, mut factor) = if freedom.is_multiple_of(2) { (1.0, 1.0) } else { (PI.sqrt(), 0.5) };
    while factor <= half {
        gamma *= factor;
        factor += 1.0;
    }
    let (mut term, mut sum, mut n) = (1.0, 1.0, half);
    while term > sum * 1e-15 {
        n += 1.0;
        term *= x / n;
        sum += term;
    }
    (1.0 - x.powf(half) * (-x).exp() / gamma * sum).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_are_those_of_the_printed_tables() {
        for (chi_square, freedom, chance) in
            [(11.070, 5, 0.05), (14.067, 7, 0.05), (15.086, 5, 0.01), (4.351, 5, 0.5), (9.488, 4, 0.05), (0.0, 5, 1.0)]
        {
            assert!((as_uneven(chi_square, freedom) - chance).abs() < 1e-4, "{chi_square} with {freedom}");
        }
        assert_eq!(as_uneven(10_000.0, 5), 0.0);
    }

    #[test]
    fn every_die_of_a_throw_is_counted() {
        let throw = Throw {
            passengers: [PassengerFace::Thumb; 4].into_iter().collect(),
            fuel: FuelFace::ALL[..3].iter().copied().collect(),
            smuggling: Crystal::new(8),
        };
        let tally: DiceTally = [&throw, &throw].into_iter().collect();
        assert_eq!(tally.passengers().thrown, [0, 0, 0, 0, 0, 8]);
        assert_eq!(tally.fuel().thrown, [2, 2, 2, 0, 0, 0]);
        assert_eq!((tally.smuggling().thrown[7], tally.smuggling().expected), (2, 0.25));
        assert!(tally.passengers().chance < 1e-6 && tally.fuel().chance > 0.1);
        assert_eq!(DiceTally::default().fuel().chance, 1.0);
    }
}
