//! The game on the table, and what can be done with it, within reach of every screen and sheet. It comes in two parts: the table
//! changes with every touch, the rest only when another game is laid or this one ends.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::table::current_game::{CurrentGame, CurrentGameAction};
use crate::table::gate::{By, may_act};
use crate::table::route::OnTable;
use crate::table::{Intent, TableState};
use crate::view::contexts::{use_provided, use_saves, use_visit};
use crate::view::resumed::use_resumed_game;
use crate::view::start::{Start, use_start};
use space_taxi::record::Driver;
use space_taxi::rules::Player;

/// The table at the very moment: keys may come faster than the page is drawn.
pub type Latest = Callback<(), Option<Rc<TableState>>>;

/// The game, without its table.
#[derive(Clone, PartialEq)]
pub struct Game {
    pub number: u32,
    pub state: OnTable,
    /// Whether it is a website's, not the visitor's.
    pub is_host_game: bool,
    /// Whether it is only shown.
    pub still: bool,
    /// Whether hints and odds may be asked for.
    pub has_coach: bool,
    pub latest: Latest,
    /// Does what the screen of the table has let through `table/gate`.
    pub on_intent: Callback<Intent>,
    /// Another plays for somebody, if that may be now.
    pub on_hand_over: Callback<(Player, Driver)>,
    pub current: UseReducerDispatcher<CurrentGame>,
    pub start: Start,
    /// Whether it has its place among the saves.
    pub begun: Rc<Cell<bool>>,
}

impl Game {
    /// The visitor's own table.
    #[must_use]
    pub fn own(&self) -> Option<Rc<TableState>> {
        self.latest.emit(()).filter(|_| !self.is_host_game)
    }
}

/// The table as it is drawn.
#[derive(Clone)]
struct Table(Option<Rc<TableState>>);

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.0.as_ref().map(Rc::as_ptr) == other.0.as_ref().map(Rc::as_ptr)
    }
}

/// The game on the table.
#[hook]
pub fn use_game() -> Game {
    use_provided()
}

/// Its table, if there is one. Whoever uses it is drawn at every touch.
#[hook]
pub fn use_table() -> Option<Rc<TableState>> {
    use_provided::<Table>().0
}

#[derive(Properties, PartialEq)]
pub struct GameProviderProps {
    pub children: Html,
}

/// Provides the game that was left, or whatever has taken its place.
#[component]
pub fn GameProvider(GameProviderProps { children }: &GameProviderProps) -> Html {
    let (saves, visit) = (use_saves(), use_visit());
    let current = use_resumed_game();
    let begun = use_memo((), |()| Cell::new(true));
    let (table, number) = (current.table().cloned(), current.number());
    let is_host_game = visit.is_host_game(number);
    let still = is_host_game && visit.still;
    let has_coach = use_memo(number, |_| table.as_ref().is_none_or(|table| saves.has_coach(table.record().opening())));
    let latest = {
        let current = current.clone();
        // Read from a copy, since a handle holds on to every state that was read from it.
        use_callback((), move |(), ()| current.clone().table().cloned())
    };
    let on_intent =
        use_callback(current.dispatcher(), |intent, current| current.dispatch(CurrentGameAction::Do(intent)));
    let on_hand_over =
        use_callback((on_intent.clone(), latest.clone(), still), |(player, driver), (act, latest, still)| {
            if latest.emit(()).is_some_and(|table| may_act(&table, *still, By::Seating)) {
                act.emit(Intent::HandOver(player, driver));
            }
        });
    let start = use_start(&current, &latest, &begun);
    let game = Game {
        number,
        state: current.on_table(),
        is_host_game,
        still,
        has_coach: *has_coach && !visit.no_coach,
        latest,
        on_intent,
        on_hand_over,
        current: current.dispatcher(),
        start,
        begun,
    };
    html! {
        <ContextProvider<Game> context={game}>
            <ContextProvider<Table> context={Table(table)}>{ children.clone() }</ContextProvider<Table>>
        </ContextProvider<Game>>
    }
}
