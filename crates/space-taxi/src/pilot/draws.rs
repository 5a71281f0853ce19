//! Turns that are yet to be played, drawn from the chances of their ends, always in the same sequence.

use super::turn_results::Outcome;

/// How a turn ended, or is taken to end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TurnEnd {
    pub result: u8,
    pub coins: u8,
}

/// The ends of a turn, lowest result first, to be drawn from. Chances are told in parts of 65,536.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draws {
    /// Each end with the last part that is its own.
    ends: Vec<(u16, TurnEnd)>,
}

const PARTS: f64 = 65_536.0;

impl Draws {
    /// From the results of a turn.
    #[must_use]
    pub fn of(outcomes: &[Outcome]) -> Self {
        let mut sorted: Vec<(TurnEnd, f64)> =
            outcomes.iter().map(|end| (TurnEnd { result: end.result, coins: end.coins }, end.chance)).collect();
        sorted.sort_by_key(|(end, _)| *end);
        let all: f64 = sorted.iter().map(|(_, chance)| chance).sum();
        let (mut so_far, mut taken) = (0.0, 0);
        let mut ends: Vec<(u16, TurnEnd)> = Vec::new();
        for (end, chance) in sorted {
            so_far += chance / all;
            let parts = (so_far * PARTS).round() as u32;
            if parts > taken {
                taken = parts;
                ends.pop_if(|(_, known)| *known == end);
                ends.push(((parts - 1) as u16, end));
            }
        }
        Self { ends }
    }

    /// A turn that is over: nothing is left to chance.
    #[must_use]
    pub fn certain(end: TurnEnd) -> Self {
        Self { ends: vec![(u16::MAX, end)] }
    }

    /// The end at this part of all chances.
    #[must_use]
    pub fn at(&self, part: u16) -> TurnEnd {
        let place = self.ends.partition_point(|(last, _)| *last < part);
        self.ends[place.min(self.ends.len() - 1)].1
    }

    /// Every end with its chance.
    pub fn chances(&self) -> impl Iterator<Item = (TurnEnd, f64)> {
        let before = std::iter::once(0.0).chain(self.ends.iter().map(|(last, _)| f64::from(*last) + 1.0));
        self.ends.iter().zip(before).map(|((last, end), before)| (*end, (f64::from(*last) + 1.0 - before) / PARTS))
    }

    /// Four bytes for each end, after two that say how many there are.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let end = |(last, end): &(u16, TurnEnd)| [[end.result, end.coins], last.to_le_bytes()].concat();
        [(self.ends.len() as u16).to_le_bytes().to_vec(), self.ends.iter().flat_map(end).collect()].concat()
    }

    /// Reads what [`Self::to_bytes`] wrote; gives the bytes after it as well.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (count, bytes) = bytes.split_first_chunk()?;
        let (ends, rest) = bytes.split_at_checked(4 * usize::from(u16::from_le_bytes(*count)))?;
        let (ends, _) = ends.as_chunks();
        let end = |[result, coins, low, high]: &[u8; 4]| {
            (u16::from_le_bytes([*low, *high]), TurnEnd { result: *result, coins: *coins })
        };
        Some((Self { ends: ends.iter().map(end).collect() }, rest))
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

    /// One coordinate of the point, in parts; there are 25 that do not repeat each other.
    #[must_use]
    pub fn coordinate(self, number: usize) -> u16 {
        ((f64::from(self.point) * f64::from(PRIMES[number % PRIMES.len()]).sqrt()).fract() * PARTS) as u16
    }
}
