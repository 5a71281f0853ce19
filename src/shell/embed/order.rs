//! What a website may say to the game. Anything else is no order.

use thiserror::Error;

use super::accent::Accent;
use super::options::{BadOption, Options};
use crate::shell::settings::Theme;
use crate::words::Language;

/// The names that an order may have values under. Nothing else of a message is looked at.
pub const FIELDS: [&str; 12] =
    ["lang", "theme", "accent", "players", "names", "computers", "seed", "coach", "record", "mode", "at", "start"];

/// Something to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// A new game; what it does not say is as the embed's options have it.
    NewGame(Box<Options>),
    /// This game takes the table, to be played on, replayed or looked at.
    Load(Box<Options>),
    /// Computers, movements and sounds rest.
    Pause,
    Resume,
    SetLanguage(Language),
    SetTheme(Option<Theme>, Option<Accent>),
}

/// Why it is not done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadOrder {
    #[error("space-taxi: there is no message “{0}”")]
    Unknown(String),
    #[error("{0}")]
    Option(#[from] BadOption),
    #[error("space-taxi: {0} is missing")]
    Missing(&'static str),
}

impl Order {
    /// The order with this name and these values.
    ///
    /// # Errors
    /// If there is no such order, or a value cannot be: then nothing is done.
    pub fn read(kind: &str, values: &[(String, String)]) -> Result<Self, BadOrder> {
        let options = || {
            let (options, faults) = Options::read(values);
            faults.into_iter().next().map_or(Ok(Box::new(options)), Err)
        };
        Ok(match kind {
            "newGame" => Self::NewGame(options()?),
            "load" => Self::Load(Some(options()?).filter(|it| it.record.is_some()).ok_or(BadOrder::Missing("record"))?),
            "pause" => Self::Pause,
            "resume" => Self::Resume,
            "setLanguage" => Self::SetLanguage(options()?.language.ok_or(BadOrder::Missing("lang"))?),
            "setTheme" => match *options()? {
                Options { theme: None, accent: None, .. } => return Err(BadOrder::Missing("theme")),
                Options { theme, accent, .. } => Self::SetTheme(theme, accent),
            },
            _ => return Err(BadOrder::Unknown(kind.chars().take(40).collect())),
        })
    }
}

/// What an order is about. Of two about the same the later is all that counts: in a flood of them only the last is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    Game,
    Rest,
    Language,
    Looks,
    /// It is no order.
    Nothing,
}

impl Matter {
    /// What an order of this name is about.
    #[must_use]
    pub fn of(kind: &str) -> Self {
        match kind {
            "newGame" | "load" => Self::Game,
            "pause" | "resume" => Self::Rest,
            "setLanguage" => Self::Language,
            "setTheme" => Self::Looks,
            _ => Self::Nothing,
        }
    }
}
