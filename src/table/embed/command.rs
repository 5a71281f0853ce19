//! What a website may want of the game. Anything else is no command.

use thiserror::Error;

use super::message::{FIELDS, ToGame, Values};
use super::options::{BadOption, Options};
use crate::words::Language;
use app_core::embed::Accent;
use app_core::settings::Theme;

/// Something to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
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
pub enum BadCommand {
    #[error("space-taxi: there is no message “{0}”")]
    Unknown(String),
    #[error("{0}")]
    Option(#[from] BadOption),
    #[error("space-taxi: {0} is missing")]
    Missing(&'static str),
}

impl TryFrom<&ToGame> for Command {
    type Error = BadCommand;

    /// If there is no such command, or a value cannot be, nothing is done.
    fn try_from(message: &ToGame) -> Result<Self, BadCommand> {
        Ok(match message {
            ToGame::NewGame(values) => Self::NewGame(options(values)?),
            ToGame::Load(values) => {
                let options = options(values)?;
                Self::Load(Some(options).filter(|it| it.record.is_some()).ok_or(BadCommand::Missing("record"))?)
            }
            ToGame::Pause => Self::Pause,
            ToGame::Resume => Self::Resume,
            ToGame::SetLanguage(values) => {
                Self::SetLanguage(options(values)?.language.ok_or(BadCommand::Missing("lang"))?)
            }
            ToGame::SetTheme(values) => match *options(values)? {
                Options { theme: None, accent: None, .. } => return Err(BadCommand::Missing("theme")),
                Options { theme, accent, .. } => Self::SetTheme(theme, accent),
            },
            ToGame::Unknown { kind } => return Err(BadCommand::Unknown(kind.chars().take(40).collect())),
        })
    }
}

/// What the values say, or what is wrong with the first that cannot be.
fn options(values: &Values) -> Result<Box<Options>, BadCommand> {
    let said = FIELDS.iter().filter_map(|name| Some(((*name).to_owned(), values.get(*name)?.clone())));
    let (options, faults) = Options::read(&said.collect::<Vec<_>>());
    faults.into_iter().next().map_or(Ok(Box::new(options)), |fault| Err(fault.into()))
}

/// What a message is about. Of two about the same the later is all that counts: in a flood of them only the last is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    Game,
    Rest,
    Language,
    Looks,
    /// It is no command.
    Nothing,
}

impl Matter {
    /// What this message is about.
    #[must_use]
    pub const fn of(message: &ToGame) -> Self {
        match message {
            ToGame::NewGame(_) | ToGame::Load(_) => Self::Game,
            ToGame::Pause | ToGame::Resume => Self::Rest,
            ToGame::SetLanguage(_) => Self::Language,
            ToGame::SetTheme(_) => Self::Looks,
            ToGame::Unknown { .. } => Self::Nothing,
        }
    }
}
