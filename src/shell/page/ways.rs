//! Where the sheets lead: to another game, to a flight, to a choice of the replay.

use std::rc::Rc;

use yew::prelude::*;

use crate::platform::clock;
use crate::platform::day::Day;
use crate::shell::daily::is_running_flight;
use crate::shell::notices::Notice;
use crate::shell::page::sheets::Sheets;
use crate::shell::room::RoomAction;
use crate::shell::route::Screen;
use crate::shell::saves::{Listed, Loaded, Place};
use crate::space_taxi::record::Record;

/// Sits down at a game of this device.
pub fn resume(sheets: &Sheets) -> Callback<Place> {
    let (keeper, room) = (sheets.keeper.clone(), sheets.room.clone());
    let own = sheets.table.filter(|_| !sheets.lent).map(Rc::clone);
    let (tell, turn_to) = (sheets.tell.clone(), sheets.routing.turn_to.clone());
    Callback::from(move |kept: Place| {
        let on_table = own.as_ref().and_then(|own| keeper.your_games(Some(own.record())).into_iter().next());
        if on_table.as_ref().and_then(|listed| listed.place) != Some(kept) {
            // What another tab has deleted and still lies on the table must not go with it; what found no room sees to itself.
            if let Some(Listed { place: None, game }) = on_table
                && !keeper.has_homeless()
                && let Err(error) = keeper.add(&game.record, clock::today())
            {
                return tell.emit(error.into());
            }
            match keeper.resume(kept, clock::today()) {
                Ok(Loaded::Found(game)) => {
                    room.dispatch(RoomAction::Open(Box::new(keeper.sit_down_again(game.record))));
                }
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

/// Deletes a game where it is kept; if it lies on the table it is cleared away.
pub fn forget(sheets: &Sheets) -> Callback<Listed> {
    let (keeper, room) = (sheets.keeper.clone(), sheets.room.clone());
    let own = sheets.table.filter(|_| !sheets.lent).map(Rc::clone);
    Callback::from(move |Listed { place, game }: Listed| {
        keeper.forget(place, &game.record, clock::today());
        if own.as_ref().is_some_and(|table| *table.record() == game.record) {
            room.dispatch(RoomAction::Clear);
        }
    })
}

/// Takes off with the dice of a day, or goes on where that flight was left.
pub fn fly(sheets: &Sheets) -> Callback<Day> {
    let (keeper, table, fly) = (sheets.keeper.clone(), sheets.table.map(Rc::clone), sheets.start.fly.clone());
    let (resume, lent, turn_to) = (resume(sheets), sheets.lent, sheets.routing.turn_to.clone());
    Callback::from(move |day: Day| {
        let own = keeper.own_game(table.as_ref().map(|table| table.record()), lent);
        match (own.is_some_and(|own| is_running_flight(&own, day)), keeper.running_flight(day)) {
            (true, _) if lent => resume.emit(Place::Current),
            (true, _) => turn_to.emit(Screen::Table.into()),
            (false, Some(place)) => resume.emit(place),
            (false, None) => fly.emit(day),
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
