//! Beginning a game: fair dice, a place among the saves, and the way to the table.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::current_game::{CurrentGame, CurrentGameAction};
use crate::table::daily;
use crate::table::notices::Notice;
use crate::table::route::{Route, Screen};
use crate::table::saves::memory::TABLE;
use crate::table::seating::Seating;
use crate::view::contexts::{use_navigation, use_saves, use_tell, use_visit};
use crate::view::game::Latest;
use crate::view::page_saves::PageSaves;
use crate::view::seed;
use crate::words::{Words, english, say};
use app_core::day::Day;
use browser::clock;
use space_taxi::record::{Code, DiceSource, Record};

/// The ways to begin.
#[derive(Clone, PartialEq)]
pub struct Start {
    /// With the table as it was laid, and the dice of a code if there is one.
    pub new: Callback<(Seating, Option<Code>)>,
    /// At this table at once. The one that was laid last stays as it was.
    pub at_once: Callback<Seating>,
    /// The same as [`new`](Self::new) with these dice, or with some that nobody has seen.
    pub with: Callback<(Seating, Option<DiceSource>)>,
    /// The daily flight; one that was left waits where it was.
    pub fly: Callback<Day>,
    /// A game from elsewhere takes the table; the one on it waits among the others.
    pub open: Callback<Record>,
    /// With the players of the game that is on the table; whoever would have gone on begins. After a daily flight its day's once more.
    pub again: Callback<()>,
}

/// The table as it was laid last, or one with names to begin with.
#[must_use]
pub fn last_table(saves: &PageSaves, words: &Words) -> Seating {
    let remembered = saves.recall(TABLE).and_then(|text| text.parse().ok());
    remembered.unwrap_or_else(|| suggested(words))
}

fn suggested(words: &Words) -> Seating {
    Seating::new(std::array::from_fn(|seat| words.text(&say::setup_suggested_name(seat + 1))))
}

/// Begins games, with the dice that are wanted if a website wants some. `begun` hears whether the game has its place among the
/// saves.
#[hook]
pub fn use_start(current: &UseReducerHandle<CurrentGame>, latest: &Latest, begun: &Rc<Cell<bool>>) -> Start {
    let starter = Starter {
        saves: use_saves(),
        tell: use_tell(),
        current: current.dispatcher(),
        latest: latest.clone(),
        turn_to: use_navigation().turn_to,
        wanted: use_visit().dice.clone(),
    };
    let begun = Rc::clone(begun);
    (*use_memo(starter, move |starter| starter.start(&begun))).clone()
}

/// What games are begun with.
#[derive(Clone, PartialEq)]
struct Starter {
    saves: PageSaves,
    tell: Callback<Notice>,
    current: UseReducerDispatcher<CurrentGame>,
    latest: Latest,
    turn_to: Callback<Route>,
    wanted: Option<DiceSource>,
}

impl Starter {
    fn start(&self, begun: &Rc<Cell<bool>>) -> Start {
        let open = {
            let (starter, begun) = (self.clone(), Rc::clone(begun));
            Callback::from(move |record| starter.open(record, &begun))
        };
        let with = {
            let (starter, open) = (self.clone(), open.clone());
            Callback::from(move |(seating, dice): (Seating, _)| {
                if let Some(game) = starter.begin(&seating, dice) {
                    starter.remember(&seating);
                    open.emit(game);
                }
            })
        };
        let at_once = {
            let (starter, open) = (self.clone(), open.clone());
            Callback::from(move |seating: Seating| match starter.begin(&seating, starter.wanted.clone()) {
                Some(game) => open.emit(game),
                // What is in the way has been told; the same button can be pressed again.
                None => starter.turn_to.emit(Screen::Home.into()),
            })
        };
        let wanted = self.wanted.clone();
        let new = with.reform(move |(seating, code): (Seating, Option<Code>)| {
            (seating, code.map(DiceSource::Code).or_else(|| wanted.clone()))
        });
        let fly = {
            let (starter, open) = (self.clone(), open.clone());
            Callback::from(move |day| starter.take_off(day).into_iter().for_each(|game| open.emit(game)))
        };
        let again = {
            let (starter, new, fly) = (self.clone(), new.clone(), fly.clone());
            Callback::from(move |()| match starter.day_flown() {
                Some(day) => fly.emit(day),
                None => starter.laid_again().into_iter().for_each(|laid| new.emit((laid, None))),
            })
        };
        Start { new, at_once, with, fly, open, again }
    }

    /// What lies on the table and is kept nowhere must not go with it, and what cannot begin has not begun.
    fn makes_way(&self) -> bool {
        self.saves.keep_unsaved(clock::today()).map_err(|error| self.tell.emit(error.into())).is_ok()
    }

    fn open(&self, record: Record, begun: &Cell<bool>) {
        if !self.makes_way() {
            return;
        }
        let kept = self.saves.begin(&record, clock::today());
        begun.set(kept.is_ok());
        if let Err(error) = kept {
            self.tell.emit(error.into());
        }
        self.current.dispatch(CurrentGameAction::Open(Box::new(TableState::open(record))));
        self.turn_to.emit(Screen::Table.into());
    }

    fn begin(&self, seating: &Seating, dice: Option<DiceSource>) -> Option<Record> {
        if !self.makes_way() {
            return None;
        }
        let Some(dice) = dice.or_else(|| seed::fresh().ok().map(DiceSource::Seed)) else {
            self.tell.emit(Notice::NoRandomness);
            return None;
        };
        let opening = seating.opening(dice).ok()?;
        if !seating.has_coach()
            && let Err(error) = self.saves.send_coach_away(&opening)
        {
            self.tell.emit(error.into());
        }
        Some(Record::new(opening))
    }

    /// Lays the same table the next time.
    fn remember(&self, seating: &Seating) {
        if let Err(error) = self.saves.remember(TABLE, &seating.to_text()) {
            self.tell.emit(error.into());
        }
    }

    /// The day of the flight on the table, if that one counts or is practice.
    fn day_flown(&self) -> Option<Day> {
        let table = self.latest.emit(())?;
        let attempt = self.saves.attempt(table.record(), clock::today());
        attempt.and_then(|_| daily::day_of(table.record().opening()))
    }

    fn laid_again(&self) -> Option<Seating> {
        let table = self.latest.emit(())?;
        let (opening, game) = (table.record().opening(), table.record().game());
        let laid = last_table(&self.saves, &english()).coached(self.saves.has_coach(opening));
        Some(laid.again(opening, game.opener().index()))
    }

    fn take_off(&self, day: Day) -> Option<Record> {
        if !self.makes_way() {
            return None;
        }
        let laid = last_table(&self.saves, &english()).alone();
        let opening = laid.opening(DiceSource::Code(daily::code(day))).ok()?;
        self.saves.take_off(day);
        Some(Record::new(opening))
    }
}
