//! Where the sheets lead: to another game, or to a flight.

use yew::prelude::*;

use crate::table::current_game::CurrentGameAction;
use crate::table::daily::is_running_flight;
use crate::table::notices::Notice;
use crate::table::route::{Route, Screen};
use crate::table::saves::{Listed, Loaded, Place};
use crate::view::contexts::{use_navigation, use_saves, use_tell};
use crate::view::game::{Game, use_game};
use crate::view::page_saves::PageSaves;
use app_core::day::Day;
use browser::clock;
use space_taxi::record::Record;

/// What can be done.
pub struct GameActions {
    /// Sits down at a game of this device.
    pub resume: Callback<Place>,
    /// Sits down at a game from elsewhere, where it already is if it is one of this device.
    pub import: Callback<Record>,
    /// Deletes a game where it is kept; if it lies on the table it is cleared away.
    pub forget: Callback<Listed>,
    /// Takes off with the dice of a day, or goes on where that flight was left.
    pub fly: Callback<Day>,
}

/// Where it goes from here, with the game on the table, which makes way for another.
#[hook]
pub fn use_game_actions() -> GameActions {
    let game = &use_game();
    let (saves, tell, turn_to) = (use_saves(), use_tell(), use_navigation().turn_to);
    let resume = resume(game, &saves, tell, turn_to.clone());
    GameActions {
        import: import(game, &saves, &resume),
        forget: forget(game, &saves),
        fly: fly(game, &saves, &resume, turn_to),
        resume,
    }
}

fn resume(game: &Game, saves: &PageSaves, tell: Callback<Notice>, turn_to: Callback<Route>) -> Callback<Place> {
    let (saves, now) = (saves.clone(), game.clone());
    Callback::from(move |kept: Place| {
        let on_table = now.own().and_then(|own| saves.your_games(Some(own.record())).into_iter().next());
        if on_table.as_ref().and_then(|listed| listed.place) != Some(kept) {
            // What another tab has deleted and still lies on the table must not go with it; what found no room sees to itself.
            if let Some(Listed { place: None, game }) = on_table
                && !saves.has_unsaved()
                && let Err(error) = saves.add(&game.record, clock::today())
            {
                return tell.emit(error.into());
            }
            match saves.resume(kept, clock::today()) {
                Ok(Loaded::Found(game)) => {
                    now.current.dispatch(CurrentGameAction::Open(Box::new(saves.sit_down_again(game.record))));
                }
                Ok(Loaded::SetAside(_)) => return tell.emit(Notice::SetAside),
                Ok(Loaded::Nothing) => return,
                Err(error) => return tell.emit(error.into()),
            }
        }
        turn_to.emit(Screen::Table.into());
    })
}

fn import(game: &Game, saves: &PageSaves, resume: &Callback<Place>) -> Callback<Record> {
    let (saves, open, resume) = (saves.clone(), game.start.open.clone(), resume.clone());
    Callback::from(move |record: Record| match saves.place_of(&record) {
        Some(place) => resume.emit(place),
        None => open.emit(record),
    })
}

fn forget(game: &Game, saves: &PageSaves) -> Callback<Listed> {
    let (saves, now) = (saves.clone(), game.clone());
    Callback::from(move |Listed { place, game }: Listed| {
        saves.forget(place, &game.record, clock::today());
        if now.own().is_some_and(|table| *table.record() == game.record) {
            now.current.dispatch(CurrentGameAction::Clear);
        }
    })
}

fn fly(game: &Game, saves: &PageSaves, resume: &Callback<Place>, turn_to: Callback<Route>) -> Callback<Day> {
    let (saves, latest, is_host_game) = (saves.clone(), game.latest.clone(), game.is_host_game);
    let (fly, resume) = (game.start.fly.clone(), resume.clone());
    Callback::from(move |day: Day| {
        let own = saves.own_game(latest.emit(()).as_ref().map(|table| table.record()), is_host_game);
        match (own.is_some_and(|own| is_running_flight(&own, day)), saves.running_flight(day)) {
            (true, _) if is_host_game => resume.emit(Place::Current),
            (true, _) => turn_to.emit(Screen::Table.into()),
            (false, Some(place)) => resume.emit(place),
            (false, None) => fly.emit(day),
        }
    })
}
