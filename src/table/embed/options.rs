//! Everything that a website can want of the game, read from the page's query. The element of `static/embed.js` has an
//! attribute for each, and `newGame` takes some of them again.

mod read;
mod values;

use thiserror::Error;

pub use values::LONGEST_RECORD;

use crate::words::Language;
use app_core::embed::Accent;
use app_core::settings::{Settings, Theme};
use space_taxi::record::{DiceSource, Level, Record};
use space_taxi::rules::Mode;

/// What a website wants. Whatever it does not say is as on the game's own page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// `embed`: `1` in a frame that is made as high as the page asks for, `plain` in any other.
    pub sized: bool,
    /// `lang`: the code of a language, like `de`.
    pub language: Option<Language>,
    /// `theme`: `dark`, `light` or `device`.
    pub theme: Option<Theme>,
    /// `accent`: the colour of the main buttons, `#2255cc` or `25c`.
    pub accent: Option<Accent>,
    /// `players`: 1, 3, 4 or 5.
    pub players: Option<Mode>,
    /// `names`: up to five, with commas between them.
    pub names: Vec<String>,
    /// `computers`: `rookie`, `cabbie`, `captain` or `ace`, with commas between them. They sit in the last seats.
    pub computers: Vec<Level>,
    /// `seed`: 64 hexadecimal digits, or any other text, which then is a code like one that is typed when a table is laid. Every
    /// game of this embed has these dice.
    pub dice: Option<DiceSource>,
    /// `mode`: `play`, `replay`, `daily` or `board`.
    pub show: Show,
    /// `record`: the game to replay, to show or to play on, in either form.
    pub record: Option<Box<Record>>,
    /// `at`: which choice of the replay comes first, counted from 1.
    pub at: Option<usize>,
    /// `coach`: `on` or `off`.
    pub coach: Option<bool>,
    /// `sound`: `on` or `off`.
    pub sound: Option<bool>,
    /// `start`: `home` or `table`.
    pub start: StartAt,
    /// `origin`: whose messages are heard, and who hears ours. [`NOBODY`](app_core::embed::origin::NOBODY) for one that cannot be.
    pub origin: Option<String>,
}

/// What is seen of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Show {
    #[default]
    Play,
    /// A finished game, choice by choice.
    Replay,
    /// The flight of the day.
    Daily,
    /// The table as it stands, at which nobody can act.
    Board,
}

/// Where a visitor comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum StartAt {
    #[default]
    Home,
    Table,
}

/// Why an option was passed over. For the browser's console, where the webmaster looks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadOption {
    #[error("space-taxi: there is no option “{0}”")]
    Unknown(String),
    #[error("space-taxi: {name}=“{value}” {fault}")]
    Bad { name: String, value: String, fault: String },
}

impl Options {
    /// What cannot all be had: more names or computers than players. They who come last stay away.
    #[must_use]
    pub fn doubts(&self) -> Vec<BadOption> {
        let Some(mode) = self.players else { return Vec::new() };
        let named = [("names", self.names.len()), ("computers", self.computers.len())];
        let too_many = |(_, count): &(&str, usize)| *count > usize::from(mode.player_count());
        let doubt = |(name, count): (&str, usize)| BadOption::Bad {
            name: name.to_owned(),
            value: count.to_string(),
            fault: format!("are more than the {} players", mode.player_count()),
        };
        named.into_iter().filter(too_many).map(doubt).collect()
    }

    /// The settings with what the website wants of them.
    #[must_use]
    pub fn adjust(&self, settings: Settings) -> Settings {
        Settings {
            language: self.language.map(|language| language.code().to_owned()).or(settings.language),
            theme: self.theme.unwrap_or(settings.theme),
            sound: self.sound.unwrap_or(settings.sound),
            ..settings
        }
    }
}
