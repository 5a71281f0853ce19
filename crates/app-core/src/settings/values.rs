//! What a setting can be.

/// How fast pieces move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Speed {
    Off,
    Fast,
    #[default]
    Normal,
}

/// How fast computers play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum ComputerSpeed {
    Slow,
    #[default]
    Normal,
    Fast,
    /// Nothing is shown of what they do but what comes of it.
    AtOnce,
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Theme {
    Dark,
    Light,
    /// As the device has it.
    #[default]
    Device,
}

/// How large text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum TextSize {
    #[default]
    Normal,
    Large,
    Huge,
    Double,
}

impl TextSize {
    /// Out of 100.
    #[must_use]
    pub const fn percent(self) -> u16 {
        match self {
            Self::Normal => 100,
            Self::Large => 115,
            Self::Huge => 130,
            Self::Double => 200,
        }
    }
}
