//! A table that is laid as a website wants it. What the website says nothing about stays as it was, and whatever it says, a game
//! can begin at the table.

use super::options::Options;
use crate::table::seating::{MOST_SEATS, Seating};
use space_taxi::record::Driver;
use space_taxi::rules::Mode;

impl Options {
    /// The table laid as the website wants it, if it says anything about that.
    #[must_use]
    pub fn seating(&self, laid: Seating) -> Option<Seating> {
        let seats_people = self.players.is_some() || !self.names.is_empty() || !self.computers.is_empty();
        if !seats_people {
            return self.coach.map(|coach| laid.coached(coach));
        }
        let coach = self.coach.unwrap_or(laid.has_coach());
        let mode = self.mode(laid.mode());
        let laid = named(laid.for_mode(mode).coached(coach), &self.names);
        Some(self.driven(laid).beginning_with(0))
    }

    /// For so many as the website says; else for as many as before, if there is room for all whom it names.
    fn mode(&self, laid: Mode) -> Mode {
        // Nobody plays against computers alone at a table of one.
        let least = if self.computers.is_empty() { 1 } else { 2 };
        let needed = self.names.len().max(self.computers.len()).max(least);
        let has_room = |mode: &Mode| usize::from(mode.player_count()) >= needed;
        let grown = || [laid].into_iter().chain(Mode::ALL).find(has_room).unwrap_or(Mode::Five);
        self.players.unwrap_or_else(grown)
    }

    /// With the website's computers in the last seats, if it wants any.
    fn driven(&self, mut laid: Seating) -> Seating {
        if self.computers.is_empty() {
            return laid;
        }
        for seat in 0..MOST_SEATS {
            laid = laid.driven(seat, Driver::Person);
        }
        let seats = laid.drivers().len();
        for (back, level) in self.computers.iter().rev().take(seats).enumerate() {
            laid = laid.driven(seats - 1 - back, Driver::Computer(*level));
        }
        laid
    }
}

/// The same table with these names at the first seats. Whoever sits behind them under such a name gets one that was displaced
/// by it; where none is left, a number.
fn named(laid: Seating, names: &[String]) -> Seating {
    let displaced: Vec<_> = laid.clone().for_mode(Mode::Five).names().iter().take(names.len()).cloned().collect();
    let laid = names.iter().enumerate().fold(laid, |laid, (seat, name)| laid.named(seat, name));
    laid.told_apart(names.len(), &displaced)
}
