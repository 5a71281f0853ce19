//! Where the sheets lead: to another game, to a flight, to a choice of the replay.

use std::rc::Rc;

use yew::prelude::*;

use crate::platform::day::Day;
use crate::shell::daily::is_running_flight;
use crate::shell::notices::Notice;
use crate::shell::page::sheets::Sheets;
use crate::shell::room::RoomAction;
use crate::shell::route::Screen;
use crate::shell::saves::{Loaded, Place};
use crate::space_taxi::record::Record;

/// Sits down at a game of this device.
pub fn resume(sheets: &Sheets) -> Callback<Place> {
    let (keeper, room, lent) = (sheets.keeper.clone(), sheets.room.clone(), sheets.lent);
    let (tell, turn_to) = (sheets.tell.clone(), sheets.routing.turn_to.clone());
    Callback::from(move |kept: Place| {
        if kept != Place::Current || lent {
            match keeper.resume(kept) {
                Ok(Loaded::Found(game)) => room.dispatch(RoomAction::Open(Box::new(game.record))),
                Ok(Loaded::SetAside(_)) => return tell.emit(Notice::SetAside),
                Ok(Loaded::Nothing) => return,
                Err(error) => return tell.emit(error.into()),
            }
        }
        turn_to.emit(Screen::Table.into());
    })
}

/// Sits down at a game from elsewhere, where it already is if it is one of this device.
pub fn import(sheets: &Sheets) -> Callback<Record> {
    let (keeper, open, resume) = (sheets.keeper.clone(), sheets.start.open.clone(), resume(sheets));
    Callback::from(move |record: Record| match keeper.place_of(&record) {
        Some(place) => resume.emit(place),
        None => open.emit(record),
    })
}

/// Deletes a game; the one on the table is cleared away, unless that is a website's.
pub fn forget(sheets: &Sheets) -> Callback<Place> {
    let (keeper, room, lent) = (sheets.keeper.clone(), sheets.room.clone(), sheets.lent);
    Callback::from(move |place: Place| {
        keeper.forget(place);
        if place == Place::Current && !lent {
            room.dispatch(RoomAction::Clear);
        }
    })
}

/// Takes off with the dice of a day, or goes on where that flight was left.
pub fn fly(sheets: &Sheets) -> Callback<Day> {
    let (keeper, table, fly) = (sheets.keeper.clone(), sheets.table.map(Rc::clone), sheets.start.fly.clone());
    let (resume, lent) = (resume(sheets), sheets.lent);
    Callback::from(move |day: Day| {
        let own = keeper.own_game(table.as_ref().map(|table| table.record()), lent);
        let here = own.filter(|own| is_running_flight(own, day)).map(|_| Place::Current);
        match here.or_else(|| keeper.running_flight(day)) {
            Some(place) => resume.emit(place),
            None => fly.emit(day),
        }
    })
}

/// Shows the choice at this place of the record.
pub fn show(sheets: &Sheets) -> Callback<usize> {
    let (looked_at, visit) = (sheets.looked_at.clone(), sheets.routing.visit.clone());
    Callback::from(move |event: usize| {
        looked_at.set(Some(event));
        visit.emit(Screen::Replay.into());
    })
}
