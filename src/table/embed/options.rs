//! Everything that a website can want of the game, read from the page's query. The element of `static/embed.js` has an
//! attribute for each, and `newGame` takes some of them again.

use thiserror::Error;

use crate::table::seating::{MOST_SEATS, Seating};
use crate::words::Language;
use app_core::embed::Accent;
use app_core::embed::origin::{NOBODY, origin};
use app_core::settings::{Settings, Theme};
use app_core::storage_keys::is_slot;
use space_taxi::record::{Code, DiceSource, Driver, Level, Record, read_file};
use space_taxi::rules::Mode;

/// The longest text that is read as a record.
pub const LONGEST_RECORD: usize = 200_000;

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
    /// `origin`: whose messages are heard, and who hears ours. [`NOBODY`] for one that cannot be.
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

const EMBEDS: [(&str, bool); 2] = [("1", true), ("plain", false)];
const ON_OFF: [(&str, bool); 2] = [("on", true), ("off", false)];
const THEMES: [(&str, Theme); 3] = [("dark", Theme::Dark), ("light", Theme::Light), ("device", Theme::Device)];
const SHOWS: [(&str, Show); 4] =
    [("play", Show::Play), ("replay", Show::Replay), ("daily", Show::Daily), ("board", Show::Board)];
const STARTS: [(&str, StartAt); 2] = [("home", StartAt::Home), ("table", StartAt::Table)];
const LEVELS: [Level; 4] = [Level::Rookie, Level::Cabbie, Level::Captain, Level::Ace];
const MODES: [(&str, Mode); 4] = [("1", Mode::Solo), ("3", Mode::Three), ("4", Mode::Four), ("5", Mode::Five)];

impl Options {
    /// The options among these names and values, and what was wrong with the rest. Nothing wrong does any harm.
    #[must_use]
    pub fn read(pairs: &[(String, String)]) -> (Self, Vec<BadOption>) {
        let mut options = Self::default();
        let mut faults = Vec::new();
        for (name, value) in pairs {
            match options.take(name, value) {
                Ok(true) => {}
                Ok(false) => faults.push(BadOption::Unknown(cut(name))),
                Err(fault) => faults.push(BadOption::Bad { name: name.clone(), value: cut(value), fault }),
            }
        }
        (options, faults)
    }

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

    /// Takes one option in; false for one that does not exist.
    fn take(&mut self, name: &str, value: &str) -> Result<bool, String> {
        match name {
            "embed" => self.sized = one_of(&EMBEDS, value)?,
            // The storage reads it by itself.
            "slot" => is_slot(value).then_some(()).ok_or("needs 1 to 32 letters, digits, - and _")?,
            "lang" => self.language = Some(Language::from_code(value).ok_or("is no language of the game")?),
            "theme" => self.theme = Some(one_of(&THEMES, value)?),
            "accent" => {
                self.accent = Some(value.parse().map_err(|fault: app_core::embed::accent::NoColour| fault.to_string())?)
            }
            "players" => self.players = Some(one_of(&MODES, value)?),
            "names" => self.names = names(value)?,
            "computers" => self.computers = levels(value)?,
            "seed" => self.dice = Some(dice(value)?),
            "mode" => self.show = one_of(&SHOWS, value)?,
            "record" => self.record = Some(Box::new(record(value)?)),
            "at" => self.at = Some(value.parse().ok().filter(|at| *at > 0).ok_or("is no number from 1 on")?),
            "coach" => self.coach = Some(one_of(&ON_OFF, value)?),
            "sound" => self.sound = Some(one_of(&ON_OFF, value)?),
            "start" => self.start = one_of(&STARTS, value)?,
            // A restriction that cannot be read lets nobody in, rather than everybody.
            "origin" => {
                self.origin = Some(NOBODY.to_owned());
                self.origin = Some(
                    origin(value).ok_or("is no origin like https://club.example: nobody is heard or told anything")?,
                );
            }
            _ => return Ok(false),
        }
        Ok(true)
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

fn one_of<T: Copy>(words: &[(&str, T)], value: &str) -> Result<T, String> {
    let known = words.iter().find(|(word, _)| *word == value).map(|(_, meaning)| *meaning);
    known.ok_or_else(|| format!("is not {}", words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ")))
}

fn names(value: &str) -> Result<Vec<String>, String> {
    let names: Vec<String> = value.split(',').map(|name| name.trim().to_owned()).collect();
    if names.len() > MOST_SEATS {
        return Err("are too many".to_owned());
    }
    let blank = || Seating::new(std::array::from_fn(|seat| format!("{}", seat + 1)));
    let laid = names.iter().enumerate().fold(blank().for_mode(Mode::Five), |laid, (seat, name)| laid.named(seat, name));
    match (0..names.len()).find(|seat| laid.fault(*seat).is_some()) {
        Some(seat) => Err(format!("has a name that cannot be, the {}.", seat + 1)),
        None => Ok(names),
    }
}

fn levels(value: &str) -> Result<Vec<Level>, String> {
    let word = |level: Level| (Driver::Computer(level).word(), level);
    let levels: Vec<Level> =
        value.split(',').map(|name| one_of(&LEVELS.map(word), name.trim())).collect::<Result<_, _>>()?;
    if levels.len() > MOST_SEATS { Err("are too many".to_owned()) } else { Ok(levels) }
}

fn dice(value: &str) -> Result<DiceSource, String> {
    match value.parse() {
        Ok(seed) => Ok(DiceSource::Seed(seed)),
        Err(_) => match Code::typed(value) {
            Ok(code) => Ok(DiceSource::Code(code)),
            Err(_) => Err(format!("needs 1 to {} letters that can be seen", Code::MOST_BYTES)),
        },
    }
}

/// Reads a record of somebody else's making.
pub(super) fn record(value: &str) -> Result<Record, String> {
    if value.len() > LONGEST_RECORD {
        return Err("is too long".to_owned());
    }
    // Only the place: the reasons' own texts would be part of every first game, and no player ever sees them.
    read_file(value.as_bytes())
        .map_err(|error| format!("is no record from line {}, column {} on", error.line, error.column))
}

/// Short enough for the console.
fn cut(value: &str) -> String {
    value.chars().take(80).collect()
}
