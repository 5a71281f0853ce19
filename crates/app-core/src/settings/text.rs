//! The settings as a text: a row of words like `theme=light`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Settings, Speed, TextSize, Theme};

/// The text is not that of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these are no settings")]
pub struct NoSettings;

pub(super) const ON_OFF: [(&str, bool); 2] = [("on", true), ("off", false)];
const VOLUMES: [(&str, u8); 5] = [("20", 20), ("40", 40), ("60", 60), ("80", 80), ("100", 100)];
pub(super) const SPEEDS: [(&str, Speed); 3] = [("off", Speed::Off), ("fast", Speed::Fast), ("normal", Speed::Normal)];
pub(super) const THEMES: [(&str, Theme); 3] =
    [("dark", Theme::Dark), ("light", Theme::Light), ("device", Theme::Device)];
pub(super) const TEXT_SIZES: [(&str, TextSize); 4] =
    [("normal", TextSize::Normal), ("large", TextSize::Large), ("huge", TextSize::Huge), ("double", TextSize::Double)];

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
