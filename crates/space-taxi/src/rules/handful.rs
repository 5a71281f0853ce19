//! Dice of one kind, counted by face: equal dice have no identity, so two of them are one choice.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::faces::{Face, FuelFace, PassengerFace};

/// No kind of die that is counted has more faces.
const MOST_FACES: usize = 6;

/// How many dice of one kind show each face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(
    into = "Vec<F>",
    from = "Vec<F>",
    bound(serialize = "F: Face + Serialize", deserialize = "F: Face + Deserialize<'de>")
)]
pub struct Handful<F> {
    counts: [u8; MOST_FACES],
    faces: PhantomData<F>,
}

/// Passenger dice, on the table or on the seats; a thumb on a seat is one that nobody paid for.
pub type PassengerDice = Handful<PassengerFace>;
/// Fuel dice, on the table or on the wings.
pub type FuelDice = Handful<FuelFace>;

impl<F: Face> Handful<F> {
    /// No dice at all.
    pub const EMPTY: Self = Self { counts: [0; MOST_FACES], faces: PhantomData };

    /// How many dice there are.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.counts.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many dice show this face.
    #[must_use]
    pub fn count(&self, face: F) -> u8 {
        self.counts[face.index()]
    }

    /// These dice and `count` more that show `face`.
    #[must_use]
    pub fn with(mut self, face: F, count: u8) -> Self {
        let counted = &mut self.counts[face.index()];
        *counted = counted.saturating_add(count);
        self
    }

    /// These dice and the other ones.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        for (mine, more) in self.counts.iter_mut().zip(other.counts) {
            *mine = mine.saturating_add(more);
        }
        self
    }

    /// Whether all of these dice are among the other ones.
    #[must_use]
    pub fn is_within(&self, other: &Self) -> bool {
        self.counts.iter().zip(other.counts).all(|(mine, theirs)| *mine <= theirs)
    }

    /// Each face that at least one die shows, with the number of dice that show it, in the order of the notation.
    pub fn groups(&self) -> impl Iterator<Item = (F, u8)> + use<F> {
        let counts = self.counts;
        F::ALL.iter().map(move |face| (*face, counts[face.index()])).filter(|(_, count)| *count > 0)
    }

    /// Every die, equal ones next to each other, in the order of the notation.
    pub fn iter(&self) -> impl Iterator<Item = F> + use<F> {
        self.groups().flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)))
    }
}

impl FuelDice {
    /// The numbers of all these dice together.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.iter().fold(0, |sum, face| sum.saturating_add(face.number()))
    }
}

impl<F: Face> Default for Handful<F> {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Any list of faces makes a handful, and only such a list does.
impl<F: Face> From<Vec<F>> for Handful<F> {
    fn from(faces: Vec<F>) -> Self {
        faces.into_iter().collect()
    }
}

impl<F: Face> From<Handful<F>> for Vec<F> {
    fn from(dice: Handful<F>) -> Self {
        dice.iter().collect()
    }
}

impl<F: Face> FromIterator<F> for Handful<F> {
    fn from_iter<I: IntoIterator<Item = F>>(faces: I) -> Self {
        faces.into_iter().fold(Self::EMPTY, |dice, face| dice.with(face, 1))
    }
}
