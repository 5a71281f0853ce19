//! Keys pressed anywhere on the page.

/// A key that went down.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct KeyPress {
    /// The browser's name of the key: `a`, `A`, `?`, `Enter`, `Escape`, `ArrowLeft`.
    pub key: String,
    /// Which key of the keyboard it is, whatever its layout writes there: `Digit6`, `Numpad6`, `Minus`.
    pub code: String,
    /// Whether somebody is writing there: text fields keep their keys.
    pub in_text_field: bool,
    /// Whether a button, link or other control has the focus, which Enter and Space press.
    pub on_control: bool,
    /// Whether Control, Alt or Meta is held: such keys belong to the browser and the system.
    pub with_command: bool,
    pub with_shift: bool,
    /// Whether the key is held down and repeats.
    pub is_repeat: bool,
}

/// What becomes of the key afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was meant for us; the browser does nothing more with it.
    Taken,
    /// The browser does what it always does.
    Left,
}
