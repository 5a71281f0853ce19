//! The colours of a tile's sides.

/// What lies along a side. The letters are those of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    Red,
    Beige,
    Park,
    Water,
}

impl Colour {
    /// Every colour, in the order that decides how a tile is called.
    pub const ALL: [Self; 4] = [Self::Red, Self::Beige, Self::Park, Self::Water];

    /// `R`, `B`, `G` (green) or `W`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Beige => 'B',
            Self::Park => 'G',
            Self::Water => 'W',
        }
    }

    /// The colour with this letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'R' => Some(Self::Red),
            'B' => Some(Self::Beige),
            'G' => Some(Self::Park),
            'W' => Some(Self::Water),
            _ => None,
        }
    }

    /// Whether a street can run along it; to the rules both colours of streets are alike but for fitting.
    #[must_use]
    pub const fn is_street(self) -> bool {
        matches!(self, Self::Red | Self::Beige)
    }
}
