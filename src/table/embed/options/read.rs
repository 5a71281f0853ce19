//! How the options are read from names and values, and what was wrong with them.

use super::values::{dice, levels, names, one_of, record};
use super::{BadOption, Options, Show, StartAt};
use crate::words::Language;
use app_core::embed::origin::{NOBODY, origin};
use app_core::settings::Theme;
use app_core::storage_keys::is_slot;
use space_taxi::rules::Mode;

const EMBEDS: [(&str, bool); 2] = [("1", true), ("plain", false)];
const ON_OFF: [(&str, bool); 2] = [("on", true), ("off", false)];
const THEMES: [(&str, Theme); 3] = [("dark", Theme::Dark), ("light", Theme::Light), ("device", Theme::Device)];
const SHOWS: [(&str, Show); 4] =
    [("play", Show::Play), ("replay", Show::Replay), ("daily", Show::Daily), ("board", Show::Board)];
const STARTS: [(&str, StartAt); 2] = [("home", StartAt::Home), ("table", StartAt::Table)];
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
}

/// Short enough for the console.
fn cut(value: &str) -> String {
    value.chars().take(80).collect()
}
