//! Acts and places as they are written in the examples. The examples read for themselves, so that they check the record as well.

use traffiq::rules::{Act, Arrival, Axis, Cell, Crossing, Kind, Lay, Ride, Sides, Spare, Spared, Tile};

/// An act with the crossings whose vehicles leave, in reading order.
pub struct Written {
    pub act: Act,
    pub beats: Vec<Crossing>,
}

/// `ACT; ACT` or `pass`.
pub fn acts(text: &str) -> Result<Vec<Written>, String> {
    if text == "pass" { Ok(Vec::new()) } else { text.split("; ").map(act).collect() }
}

pub fn act(text: &str) -> Result<Written, String> {
    let mut words = text.split(' ').peekable();
    let mut act = match (words.next(), words.next()) {
        (Some("lay"), Some(sides)) => {
            let sides = Sides::from_letters(sides).ok_or_else(|| format!("{sides} are no sides"))?;
            let cell = cell(words.next().unwrap_or_default())?;
            let mut lay = Lay { sides, cell, arrivals: Default::default(), spared: Spared::new() };
            while let Some(kind) = words.next_if(|word| Kind::from_word(word).is_some()).and_then(Kind::from_word) {
                lay.arrivals.push(Arrival { crossing: crossing(words.next().unwrap_or_default())?, kind });
            }
            Act::Lay(lay)
        }
        (Some(kind @ ("taxi" | "truck")), Some(way)) => {
            let (from, to) = way.split_once('>').ok_or_else(|| format!("{way} is no way"))?;
            let kind = Kind::from_word(kind).expect("one of both");
            Act::Ride(Ride { kind, from: crossing(from)?, to: crossing(to)?, spared: Spared::new() })
        }
        (Some("draw"), Some(name)) => Act::Draw(tile(name)?),
        _ => return Err(format!("“{text}” is no act")),
    };
    while words.next_if_eq(&"spare").is_some() {
        let spare = Spare { axis: axis(words.next())?, crossing: crossing(words.next().unwrap_or_default())? };
        match &mut act {
            Act::Lay(lay) => lay.spared.push(spare),
            Act::Ride(ride) => ride.spared.push(spare),
            Act::Draw(_) | Act::EndTurn => return Err(format!("“{text}” spares nothing")),
        }
    }
    let beats = if words.next_if_eq(&"beats").is_some() { crossings(words.by_ref())? } else { Vec::new() };
    if words.next().is_some() { Err(format!("“{text}” goes on")) } else { Ok(Written { act, beats }) }
}

/// What is left of a line, all of it crossings.
pub fn crossings<'a>(words: impl Iterator<Item = &'a str>) -> Result<Vec<Crossing>, String> {
    words.map(crossing).collect()
}

pub fn crossing(text: &str) -> Result<Crossing, String> {
    pair(text, '/', Crossing::new).ok_or_else(|| format!("“{text}” is no crossing"))
}

pub fn cell(text: &str) -> Result<Cell, String> {
    pair(text, '.', Cell::new).ok_or_else(|| format!("“{text}” is no cell"))
}

pub fn tile(name: &str) -> Result<Tile, String> {
    Tile::named(name).ok_or_else(|| format!("“{name}” is no tile"))
}

pub fn axis(word: Option<&str>) -> Result<Axis, String> {
    Axis::ALL.into_iter().find(|axis| Some(axis.word()) == word).ok_or_else(|| format!("{word:?} is no axis"))
}

fn pair<T>(text: &str, between: char, place: impl Fn(u8, u8) -> Option<T>) -> Option<T> {
    let (across, down) = text.split_once(between)?;
    place(across.parse().ok()?, down.parse().ok()?)
}
