//! Beginning a game: fair dice, a place among the saves, and the way to the table.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use super::keeper::Keeper;
use super::routing::Routing;
use crate::platform::clock;
use crate::platform::day::Day;
use crate::shell::daily;
use crate::shell::notices::Notice;
use crate::shell::room::{Room, RoomAction};
use crate::shell::route::Screen;
use crate::shell::saves::memory::TABLE;
use crate::shell::seating::Seating;
use crate::shell::seed;
use crate::space_taxi::record::{Code, DiceSource, Record};
use crate::space_taxi::table::TableState;
use crate::words::{Words, say};

/// The ways to begin.
pub struct Start {
    /// With the table as it was laid, and the dice of a code if there is one.
    pub new: Callback<(Seating, Option<Code>)>,
    /// The same with these dice, or with some that nobody has seen.
    pub with: Callback<(Seating, Option<DiceSource>)>,
    /// The daily flight; one that was left waits where it was.
    pub fly: Callback<Day>,
    /// A game from elsewhere takes the table; the one on it waits among the others.
    pub open: Callback<Record>,
    /// With the players of the game that is on the table; whoever would have gone on begins.
    pub again: Callback<()>,
}

/// The table as it was laid last, or one with names to begin with.
#[must_use]
pub fn last_table(keeper: &Keeper, words: &Words) -> Seating {
    let remembered = keeper.recall(TABLE).and_then(|text| text.parse().ok());
    remembered.unwrap_or_else(|| suggested(words))
}

fn suggested(words: &Words) -> Seating {
    Seating::new(std::array::from_fn(|seat| words.text(&say::setup_suggested_name(seat + 1))))
}

/// Begins games, with the dice that are wanted if somebody wants some.
#[hook]
pub fn use_start(
    keeper: &Keeper,
    room: &UseReducerHandle<Room>,
    begun: &Rc<Cell<bool>>,
    routing: &Routing,
    tell: &Callback<Notice>,
    wanted: Option<DiceSource>,
) -> Start {
    // What lies on the table and is kept nowhere must not go with it, and what cannot begin has not begun.
    let makes_way = {
        let (keeper, tell) = (keeper.clone(), tell.clone());
        Callback::from(move |()| keeper.shelter(clock::today()).map_err(|error| tell.emit(error.into())).is_ok())
    };
    let open = {
        let (keeper, room, begun) = (keeper.clone(), room.dispatcher(), Rc::clone(begun));
        let (turn_to, tell, makes_way) = (routing.turn_to.clone(), tell.clone(), makes_way.clone());
        Callback::from(move |record: Record| {
            if !makes_way.emit(()) {
                return;
            }
            match keeper.begin(&record, clock::today()) {
                Ok(()) => begun.set(true),
                Err(error) => {
                    begun.set(false);
                    tell.emit(error.into());
                }
            }
            room.dispatch(RoomAction::Open(Box::new(TableState::open(record))));
            turn_to.emit(Screen::Table.into());
        })
    };
    let with = {
        let (keeper, tell, open, makes_way) = (keeper.clone(), tell.clone(), open.clone(), makes_way.clone());
        Callback::from(move |(seating, dice): (Seating, Option<DiceSource>)| {
            if !makes_way.emit(()) {
                return;
            }
            let Some(dice) = dice.or_else(|| seed::fresh().ok().map(DiceSource::Seed)) else {
                return tell.emit(Notice::NoRandomness);
            };
            let Ok(opening) = seating.opening(dice) else { return };
            let away = if seating.has_coach() { Ok(()) } else { keeper.send_coach_away(&opening) };
            if let Err(error) = keeper.remember(TABLE, &seating.to_text()).and(away) {
                tell.emit(error.into());
            }
            open.emit(Record::new(opening));
        })
    };
    let new = with.reform(move |(seating, code): (Seating, Option<Code>)| {
        (seating, code.map(DiceSource::Code).or_else(|| wanted.clone()))
    });
    let again = {
        let (new, keeper, table) = (new.clone(), keeper.clone(), room.table().cloned());
        Callback::from(move |()| {
            if let Some(table) = &table {
                let record = table.record();
                let laid = last_table(&keeper, &Words::english()).coached(keeper.has_coach(record.opening()));
                new.emit((laid.again(record.opening(), record.game().opener().index()), None));
            }
        })
    };
    let fly = {
        let (open, keeper) = (open.clone(), keeper.clone());
        Callback::from(move |day: Day| {
            if !makes_way.emit(()) {
                return;
            }
            let laid = last_table(&keeper, &Words::english()).alone();
            if let Ok(opening) = laid.opening(DiceSource::Code(daily::code(day))) {
                keeper.take_off(day);
                open.emit(Record::new(opening));
            }
        })
    };
    Start { new, with, fly, open, again }
}
