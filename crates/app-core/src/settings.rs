//! What a person likes: kept on the device, as words that read themselves. A setting is here a field, its default and its row in
//! `KEPT`; whatever writes, reads or tests them walks the rows.

#[cfg(test)]
mod tests;
mod text;
mod values;

pub use text::{KeptSetting, NoSettings};
pub use values::{ComputerSpeed, Speed, TextSize, Theme};

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
    pub computers: ComputerSpeed,
    /// Whether the next of several people at one screen is called.
    pub turn_calls: bool,
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
            computers: ComputerSpeed::default(),
            turn_calls: true,
        }
    }
}

/// Every setting that has words, in the order in which they are kept. What is kept is never renamed.
const KEPT: [KeptSetting; 9] = [
    KeptSetting { name: "sound", words: &[("on", |it| it.sound = true), ("off", |it| it.sound = false)] },
    KeptSetting {
        name: "volume",
        words: &[
            ("20", |it| it.volume = 20),
            ("40", |it| it.volume = 40),
            ("60", |it| it.volume = 60),
            ("80", |it| it.volume = 80),
            ("100", |it| it.volume = 100),
        ],
    },
    KeptSetting::SPEED,
    KeptSetting {
        name: "theme",
        words: &[
            ("dark", |it| it.theme = Theme::Dark),
            ("light", |it| it.theme = Theme::Light),
            ("device", |it| it.theme = Theme::Device),
        ],
    },
    KeptSetting {
        name: "text",
        words: &[
            ("normal", |it| it.text_size = TextSize::Normal),
            ("large", |it| it.text_size = TextSize::Large),
            ("huge", |it| it.text_size = TextSize::Huge),
            ("double", |it| it.text_size = TextSize::Double),
        ],
    },
    KeptSetting { name: "hotkeys", words: &[("on", |it| it.hotkeys = true), ("off", |it| it.hotkeys = false)] },
    KeptSetting { name: "vibration", words: &[("on", |it| it.vibration = true), ("off", |it| it.vibration = false)] },
    KeptSetting {
        name: "computers",
        words: &[
            ("slow", |it| it.computers = ComputerSpeed::Slow),
            ("normal", |it| it.computers = ComputerSpeed::Normal),
            ("fast", |it| it.computers = ComputerSpeed::Fast),
            ("once", |it| it.computers = ComputerSpeed::AtOnce),
        ],
    },
    KeptSetting { name: "calls", words: &[("on", |it| it.turn_calls = true), ("off", |it| it.turn_calls = false)] },
];

impl KeptSetting {
    /// The style sheets know its words as well.
    pub const SPEED: Self = Self {
        name: "pace",
        words: &[
            ("off", |it| it.speed = Speed::Off),
            ("fast", |it| it.speed = Speed::Fast),
            ("normal", |it| it.speed = Speed::Normal),
        ],
    };
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
