//! What a person likes: kept on the device, as words that read themselves.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// How fast pieces move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Speed {
    Off,
    Fast,
    #[default]
    Normal,
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

/// The text is not that of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these are no settings")]
pub struct NoSettings;

const ON_OFF: [(&str, bool); 2] = [("on", true), ("off", false)];
const VOLUMES: [(&str, u8); 5] = [("20", 20), ("40", 40), ("60", 60), ("80", 80), ("100", 100)];
const SPEEDS: [(&str, Speed); 3] = [("off", Speed::Off), ("fast", Speed::Fast), ("normal", Speed::Normal)];
const THEMES: [(&str, Theme); 3] = [("dark", Theme::Dark), ("light", Theme::Light), ("device", Theme::Device)];
const TEXT_SIZES: [(&str, TextSize); 4] =
    [("normal", TextSize::Normal), ("large", TextSize::Large), ("huge", TextSize::Huge), ("double", TextSize::Double)];

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

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sound={} volume={} ", word(&ON_OFF, self.sound), word(&VOLUMES, self.volume))?;
        write!(f, "pace={} ", word(&SPEEDS, self.speed))?;
        write!(f, "theme={} text={} ", word(&THEMES, self.theme), word(&TEXT_SIZES, self.text_size))?;
        write!(f, "hotkeys={} vibration={}", word(&ON_OFF, self.hotkeys), word(&ON_OFF, self.vibration))?;
        self.language.iter().try_for_each(|tag| write!(f, " language={tag}"))
    }
}

impl FromStr for Settings {
    type Err = NoSettings;

    fn from_str(text: &str) -> Result<Self, NoSettings> {
        let mut settings = Self::default();
        for setting in text.split_ascii_whitespace() {
            let (name, value) = setting.split_once('=').ok_or(NoSettings)?;
            match name {
                "sound" => settings.sound = meaning(&ON_OFF, value)?,
                "volume" => settings.volume = meaning(&VOLUMES, value)?,
                "pace" => settings.speed = meaning(&SPEEDS, value)?,
                "theme" => settings.theme = meaning(&THEMES, value)?,
                "text" => settings.text_size = meaning(&TEXT_SIZES, value)?,
                "hotkeys" => settings.hotkeys = meaning(&ON_OFF, value)?,
                "vibration" => settings.vibration = meaning(&ON_OFF, value)?,
                "language" => settings.language = Some(value.to_owned()),
                _ => {}
            }
        }
        Ok(settings)
    }
}

fn word<T: PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, meaning)| *meaning == value).map(|(word, _)| *word).expect("every value has its word")
}

fn meaning<T: Copy>(words: &[(&'static str, T)], value: &str) -> Result<T, NoSettings> {
    words.iter().find(|(word, _)| *word == value).map(|(_, meaning)| *meaning).ok_or(NoSettings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_are_written() {
        for (_, speed) in SPEEDS {
            for (_, theme) in THEMES {
                for (_, text_size) in TEXT_SIZES {
                    for (_, sound) in ON_OFF {
                        let language = sound.then(|| "de".to_owned());
                        let volume = if sound { 20 } else { 100 };
                        let settings = Settings {
                            language,
                            sound,
                            volume,
                            speed,
                            theme,
                            text_size,
                            hotkeys: !sound,
                            vibration: sound,
                        };
                        assert_eq!(settings.to_string().parse(), Ok(settings));
                    }
                }
            }
        }
    }

    #[test]
    fn a_setting_that_is_missing_or_from_the_future_does_no_harm() {
        assert_eq!("".parse(), Ok(Settings::default()));
        assert_eq!("smell=off hotkeys=off".parse(), Ok(Settings { hotkeys: false, ..Settings::default() }));
    }

    #[test]
    fn what_a_website_dresses_the_page_in_is_nobodys_choice() {
        let own = Settings { language: Some("en".to_owned()), theme: Theme::Dark, ..Settings::default() };
        let worn = Settings { language: Some("de".to_owned()), theme: Theme::Light, sound: false, ..own.clone() };
        let louder = own.choosing(&worn, &Settings { volume: 80, ..worn.clone() });
        assert_eq!(louder, Settings { volume: 80, ..own.clone() });
        let heard = own.choosing(&worn, &Settings { sound: true, ..worn.clone() });
        assert_eq!(heard, own);
        let french = Settings { language: Some("fr".to_owned()), ..worn.clone() };
        assert_eq!(own.choosing(&worn, &french), Settings { language: Some("fr".to_owned()), ..own.clone() });
        let device = Settings { theme: Theme::Device, ..worn.clone() };
        assert_eq!(own.choosing(&worn, &device).theme, Theme::Device);
    }

    #[test]
    fn other_texts_are_no_settings() {
        for text in ["theme=blue", "theme", "{\"theme\":\"light\"}", "sound=ON"] {
            assert_eq!(text.parse::<Settings>(), Err(NoSettings), "{text}");
        }
    }
}
