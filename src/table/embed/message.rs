//! The protocol between a website and the game in its frame, as docs/EMBEDDING.md describes it: [`ToGame`] and [`FromGame`].

use std::collections::BTreeMap;

use serde::de::value::{Error, MapDeserializer};
use serde::{Deserialize, Serialize};

use space_taxi::record::PlayerSummary;

/// The version of the protocol, in every message both ways.
pub const VERSION: u32 = 1;
/// The name under which that version stands in every message: `static/embed.js` says it as well.
pub const PROTOCOL: &str = "spaceTaxi";

/// What a message to the game may have values under. Nothing else of it is looked at.
pub const FIELDS: [&str; 12] =
    ["type", "lang", "theme", "accent", "players", "names", "computers", "seed", "coach", "record", "mode", "at"];

/// What a website says, as it came; a [`Command`](super::Command) once it is understood.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToGame {
    NewGame(Values),
    Load(Values),
    Pause,
    Resume,
    SetLanguage(Values),
    SetTheme(Values),
    #[serde(untagged)]
    Unknown {
        #[serde(rename = "type")]
        kind: String,
    },
}

/// Texts under the names of [`FIELDS`], as the game's address would have them.
pub type Values = BTreeMap<String, String>;

impl ToGame {
    /// The message that has these values; nothing if it has no type.
    #[must_use]
    pub fn read(values: Vec<(String, String)>) -> Option<Self> {
        Self::deserialize(MapDeserializer::<_, Error>::new(values.into_iter())).ok()
    }
}

/// What the game says. The seed of a running game is in none of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FromGame {
    /// The game is there and listens; with how the visitor's own game stands, if one was found.
    Ready {
        version: &'static str,
        lang: &'static str,
        #[serde(flatten)]
        standing: Option<TableStanding>,
    },
    /// The page wants to be so high at this width.
    Resize { width: u32, height: u32, screen: &'static str },
    /// A player's turn has ended.
    Turn { player: usize, name: String, round: usize, result: u8, misfire: bool },
    /// Everybody has played the round.
    Round(TableStanding),
    GameOver {
        #[serde(flatten)]
        standing: TableStanding,
        /// Places at the table.
        winners: Vec<usize>,
        /// The compact form, and the text.
        record: String,
        notation: String,
    },
    /// Something was wrong with what the website said, or something does not work here.
    Error { code: &'static str, message: String },
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableStanding {
    /// How many rounds everybody has played.
    pub round: usize,
    pub table: Vec<PlayerSummary>,
}

impl FromGame {
    /// The message as it is sent.
    ///
    /// # Panics
    /// Never: there is nothing in it that JSON has no form for.
    #[must_use]
    pub fn to_json(&self) -> String {
        #[derive(Serialize)]
        struct Posted<'a> {
            #[serde(rename = "spaceTaxi")]
            version: u32,
            #[serde(flatten)]
            message: &'a FromGame,
        }
        serde_json::to_string(&Posted { version: VERSION, message: self }).expect("texts and numbers are JSON")
    }
}
