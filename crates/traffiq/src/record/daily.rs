//! The daily city: a game a day against one computer, with the same tiles for everyone.
//!
//! What day it is comes in from outside. Which attempt counts is no matter here.

use game_core::day::Day;
use game_core::{Code, Driver, Entrant, Level, Name};

use super::opening::{BadOpening, Hands, Opening, StockSource};
use crate::rules::Layout;

/// What the code of a day begins with. The number is that of these rules: other ones would have another.
const CODE: &str = "traffiq daily 1 ";
/// The other one at the table.
const OPPONENT: Driver = Driver::Computer(Level::Captain);

/// The code of a day, from which its tiles follow everywhere.
///
/// # Panics
/// Never: every day has a short and tidy text.
#[must_use]
pub fn code(day: Day) -> Code {
    Code::new(&format!("{CODE}{day}")).expect("every day has a short and tidy text")
}

/// The table of a day: the person sits first and begins on even days of the month. At the weekend it is played in Central Park.
///
/// # Errors
/// If the two names are alike.
pub fn opening(day: Day, person: Name, computer: Name) -> Result<Opening, BadOpening> {
    let layout = if day.is_weekend() { Layout::CentralPark } else { Layout::TimesSquare };
    let entrants = [Entrant { name: person, driver: Driver::Person }, Entrant { name: computer, driver: OPPONENT }];
    let (_, _, day_of_month) = day.parts();
    let opener = usize::from(day_of_month % 2);
    Opening::new(layout, &entrants, opener, Hands::Hidden, StockSource::Code(code(day)))
}

/// The day whose city this is: just its table, whatever the names.
#[must_use]
pub fn day_of(given: &Opening) -> Option<Day> {
    let StockSource::Code(code) = given.stock() else { return None };
    let day = code.as_str().strip_prefix(CODE)?.parse().ok()?;
    let mut names = given.entrants().values().map(|entrant| entrant.name.clone());
    let expected = opening(day, names.next()?, names.next()?).ok()?;
    (*given == expected).then_some(day)
}
