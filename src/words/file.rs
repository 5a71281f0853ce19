//! A message file as the game holds it: its text, and where each message stands in it.
//!
//! The files are Fluent's, of which this reads the part that the game uses: texts on one line, `{ $gap }`,
//! `{ other-message }` and a choice by number. A test holds every file against Fluent's own reader and speaker. Those
//! would add a fifth to what a player must load before the first throw.

use std::ops::Range;

/// The messages of one file.
pub(super) struct MessageFile {
    text: String,
    /// Where the names and the texts of the messages stand, in the order of their names.
    places: Vec<Place>,
}

struct Place {
    name: Range<usize>,
    pattern: Range<usize>,
}

impl MessageFile {
    /// Finds the messages in a text; `None` if there are none in it.
    pub(super) fn new(text: &str) -> Option<Self> {
        let mut file = Self { text: text.to_owned(), places: Vec::new() };
        let mut open: Option<Place> = None;
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            if begins_something(line) {
                open.take().into_iter().for_each(|place| file.add(place));
                open = heading(line).map(|(name, start)| Place { name: at..at + name, pattern: at + start..at });
            }
            at += line.len();
            if let Some(place) = &mut open {
                place.pattern.end = at;
            }
        }
        open.into_iter().for_each(|place| file.add(place));
        (!file.places.is_empty()).then_some(file)
    }

    fn add(&mut self, place: Place) {
        match self.find(&self.text[place.name.clone()]) {
            // The first of two with one name counts.
            Ok(_) => {}
            Err(at) => self.places.insert(at, place),
        }
    }

    fn find(&self, name: &str) -> Result<usize, usize> {
        self.places.binary_search_by(|place| self.text[place.name.clone()].cmp(name))
    }

    /// What a message says, as it is written in the file.
    pub(super) fn pattern(&self, id: &str) -> Option<&str> {
        let place = self.places.get(self.find(id).ok()?)?;
        Some(self.text[place.pattern.clone()].trim())
    }
}

/// Whether a line begins a message or a comment. Others go on with what is above them.
fn begins_something(line: &str) -> bool {
    !line.starts_with([' ', '}', '\r', '\n'])
}

/// How long the name of the message is that begins on this line, and the whole of its heading.
fn heading(line: &str) -> Option<(usize, usize)> {
    let (heading, _) = line.split_once('=')?;
    let name = heading.trim_end();
    let is_name = name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.chars().all(is_in_name);
    is_name.then_some((name.len(), heading.len() + 1))
}

/// Whether a character may stand in the name of a message or a gap.
pub(super) const fn is_in_name(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '-' | '_')
}
