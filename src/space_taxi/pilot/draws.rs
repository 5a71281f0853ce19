//! Turns that others will play, drawn from the exact chances of their ends, always in the same sequence.

use super::forecast::Outcome;

/// How a turn of the round on hand ended, or is taken to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnEnd {
    pub result: u8,
    pub coins: u8,
}

/// The ends of a turn, lowest result first, to be drawn from.
#[derive(Clone, Debug)]
pub struct Draws {
    /// Each end with the chance of all ends up to it.
    ends: Vec<(f64, TurnEnd)>,
}

impl Draws {
    /// From the ends of a forecast.
    #[must_use]
    pub fn of(outcomes: &[Outcome]) -> Self {
        let mut sorted = outcomes.to_vec();
        sorted.sort_by_key(|outcome| (outcome.result, outcome.coins));
        let mut so_far = 0.0;
        let ends = sorted.iter().map(|outcome| {
            so_far += outcome.chance;
            (so_far, TurnEnd { result: outcome.result, coins: outcome.coins })
        });
        Self { ends: ends.collect() }
    }

    /// A turn that is over: nothing is left to chance.
    #[must_use]
    pub fn certain(end: TurnEnd) -> Self {
        Self { ends: vec![(1.0, end)] }
    }

    /// The end at this share, from 0 to 1, of all chances.
    #[must_use]
    pub fn at(&self, share: f64) -> TurnEnd {
        let place = self.ends.partition_point(|(so_far, _)| *so_far <= share);
        self.ends[place.min(self.ends.len() - 1)].1
    }
}

/// A sequence of points that fill the unit cube evenly: multiples of irrational numbers. The same for every question, so
/// that equal questions get equal answers.
#[derive(Clone, Copy, Debug)]
pub struct Evenly {
    point: u32,
}

const PRIMES: [u8; 25] =
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];

impl Evenly {
    /// The first points of the sequence.
    pub fn points(count: u32) -> impl Iterator<Item = Self> {
        (1..=count).map(|point| Self { point })
    }

    /// One coordinate of the point; there are 25 that do not repeat each other.
    #[must_use]
    pub fn coordinate(self, number: usize) -> f64 {
        (f64::from(self.point) * f64::from(PRIMES[number % PRIMES.len()]).sqrt()).fract()
    }
}
