//! Passenger dice beside a taxi, told apart only as far as the taxi's groups can be told apart.

use super::seating::Seating;
use crate::rules::{Face, PassengerFace};

/// Passenger dice: aliens in the order of the seating's groups, and thumbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    pub aliens: [u8; 5],
    pub thumbs: u8,
}

impl Dice {
    /// Every handful of `count` dice, each once.
    #[must_use]
    pub fn all(count: u8) -> Vec<Self> {
        let mut handfuls = vec![Self { aliens: [0; 5], thumbs: count }];
        for species in 0..5 {
            let split = |dice: Self| {
                (0..=dice.thumbs).map(move |aliens| {
                    let mut split = Self { thumbs: dice.thumbs - aliens, ..dice };
                    split.aliens[species] = aliens;
                    split
                })
            };
            handfuls = handfuls.into_iter().flat_map(split).collect();
        }
        handfuls
    }

    /// How many dice there are.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.aliens.iter().sum::<u8>() + self.thumbs
    }

    /// The chance that as many dice fall just like this.
    #[must_use]
    pub fn chance(&self) -> f64 {
        let factorial = |n: u8| (1..=n).map(f64::from).product::<f64>();
        let alike = self.aliens.iter().fold(factorial(self.thumbs), |alike, aliens| alike * factorial(*aliens));
        factorial(self.count()) / alike / (PassengerFace::ALL.len() as f64).powi(i32::from(self.count()))
    }

    /// The same dice under names that are in one order where the seating's groups are equally large.
    #[must_use]
    pub fn renamed(mut self, seating: &Seating) -> Self {
        for group in 1..self.aliens.len() {
            let mut at = group;
            while at > 0 && seating.groups[at - 1] == seating.groups[at] && self.aliens[at - 1] < self.aliens[at] {
                self.aliens.swap(at - 1, at);
                at -= 1;
            }
        }
        self
    }

    /// These dice without one of them, in every way.
    #[must_use]
    pub fn one_less(&self) -> Vec<Self> {
        let alien = |species: usize| {
            let mut fewer = *self;
            fewer.aliens[species] = fewer.aliens[species].checked_sub(1)?;
            Some(fewer)
        };
        let thumb = self.thumbs.checked_sub(1).map(|thumbs| Self { thumbs, ..*self });
        (0..self.aliens.len()).filter_map(alien).chain(thumb).collect()
    }

    /// These dice with one thumb turned to an alien, in every way.
    #[must_use]
    pub fn one_thumb_turned(&self) -> Vec<Self> {
        let Some(thumbs) = self.thumbs.checked_sub(1) else {
            return Vec::new();
        };
        let turned = |species: usize| {
            let mut turned = Self { thumbs, ..*self };
            turned.aliens[species] += 1;
            turned
        };
        (0..self.aliens.len()).map(turned).collect()
    }
}
