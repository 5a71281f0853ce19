//! What a person likes: kept on the device, as words that read themselves.

#[cfg(test)]
mod tests;
mod text;
mod values;

pub use text::NoSettings;
pub use values::{Speed, TextSize, Theme};

/// All settings. Their text is a row of words like `theme=light`; a setting that is not named has its default, and a
/// word of a newer version of the game is passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The tag of the chosen language; without one the device decides.
    pub language: Option<String>,
    pub sound: bool,
    /// How loud, out of 100.
    pub volume: u8,
    pub speed: Speed,
    pub theme: Theme,
    pub text_size: TextSize,
    pub hotkeys: bool,
    /// A light buzz with what happens, where the device can.
    pub vibration: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            sound: true,
            volume: 60,
            speed: Speed::default(),
            theme: Theme::default(),
            text_size: TextSize::default(),
            hotkeys: true,
            vibration: true,
        }
    }
}

impl Settings {
    /// These settings with what somebody has changed about those that a website had put over them. What was only worn is not chosen.
    #[must_use]
    pub fn choosing(&self, worn: &Self, wanted: &Self) -> Self {
        let mut chosen = wanted.clone();
        if wanted.language == worn.language {
            chosen.language.clone_from(&self.language);
        }
        if wanted.theme == worn.theme {
            chosen.theme = self.theme;
        }
        if wanted.sound == worn.sound {
            chosen.sound = self.sound;
        }
        chosen
    }
}
