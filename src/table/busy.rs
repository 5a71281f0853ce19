//! How much a reload would disturb now.

use app_core::update::Busy;
use space_taxi::rules::Phase;

use crate::table::route::{Place, Screen};
use crate::table::{Scene, TableState};

/// How busy somebody is at this place with this table. Whoever fills in a form, reads or watches something is not free.
#[must_use]
pub fn busy_at(place: Place, table: Option<&TableState>) -> Busy {
    let table = match (place, table) {
        (Place { screen: Screen::Home, sheet: None }, _) | (Place { screen: Screen::Table, sheet: None }, None) => {
            return Busy::Free;
        }
        (Place { screen: Screen::Table, .. }, Some(table)) => table,
        _ => return Busy::AtTable,
    };
    match (table.scene(), table.record().game().phase()) {
        // As long as its end is being looked at, it is not over.
        (Scene::Misfire, _) => Busy::MidTurn,
        (_, Phase::GameOver) if place.sheet.is_none() => Busy::Free,
        (_, Phase::GameOver) => Busy::AtTable,
        (_, Phase::RoundOver) => Busy::AtTable,
        (_, Phase::ToThrow(turn)) if turn.throws_made() == 0 => Busy::AtTable,
        (_, Phase::ToThrow(_) | Phase::ToPlace(..) | Phase::ToSpend(_)) => Busy::MidTurn,
    }
}
