//! How much moves, and how fast.

/// How much moves, and how fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Tempo {
    /// Nothing moves, nothing fades.
    Off,
    /// Nothing travels, turns or shakes: what is new fades in.
    Still,
    /// So fast that it is just seen what goes where.
    Rushed,
    Fast,
    #[default]
    Normal,
}

impl Tempo {
    /// The same for those who cannot wait.
    #[must_use]
    pub const fn hurried(self) -> Self {
        match self {
            Self::Normal => Self::Fast,
            Self::Fast => Self::Rushed,
            other => other,
        }
    }

    /// The same for those for whom something moves.
    #[must_use]
    pub const fn moving(self) -> Self {
        match self {
            Self::Off | Self::Still => Self::Normal,
            other => other,
        }
    }

    /// What becomes of so many milliseconds.
    #[must_use]
    pub const fn of(self, ms: u32) -> u32 {
        match self {
            Self::Off | Self::Still => 0,
            Self::Rushed => ms / 4,
            Self::Fast => ms / 2,
            Self::Normal => ms,
        }
    }
}
