//! The page as a guest: it does what the website around it wants, tells it what happens, and asks it for room.

mod commands;
mod frame;

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use self::commands::{Desk, use_commands};
use self::frame::use_height;
use crate::platform::{animate, field, host_page, page, theme};
use crate::shell::embed::{Accent, FromGame, Options, Show, Visit, pairs, report};
use crate::shell::notices::Notice;
use crate::shell::page::boxed_effect::use_boxed_effect;
use crate::shell::page::keeper::Keeper;
use crate::shell::page::preferences::Preferences;
use crate::shell::route::{Route, Screen};
use crate::shell::seating::Seating;
use crate::shell::sound::Speaker;
use crate::space_taxi::record::{DiceSource, Record};
use crate::space_taxi::table::TableState;
use crate::words::Language;

#[derive(Properties, PartialEq)]
pub struct GuestProps {
    pub visit: UseStateHandle<Visit>,
    pub table: Option<Rc<TableState>>,
    pub game_number: u32,
    pub keeper: Keeper,
    pub screen: Screen,
    pub preferences: Preferences,
    /// What the page speaks.
    pub language: Language,
    pub speaker: Speaker,
    /// The table as it would be laid without the website.
    pub suggested: Seating,
    pub on_start: Callback<(Seating, Option<DiceSource>)>,
    pub on_open: Callback<Record>,
    /// Lays a game on the table, with the choice to look at, and keeps nothing.
    pub on_lay: Callback<(Record, Option<usize>)>,
    pub turn_to: Callback<Route>,
    pub notices: Vec<Notice>,
}

#[component]
pub fn Guest(props: &GuestProps) -> Html {
    let options = use_memo((), |()| {
        let (options, faults) = Options::read(&with_names_composed(pairs(&page::query())));
        faults.iter().chain(&options.doubts()).for_each(|fault| host_page::warn(&fault.to_string()));
        options
    });
    let tell = {
        let options = Rc::clone(&options);
        Callback::from(move |told: FromGame| host_page::send(&told.to_json(), options.origin.as_deref()))
    };
    let desk = Desk::of(props);
    {
        let (options, desk, tell, language) = (Rc::clone(&options), desk.clone(), tell.clone(), props.language);
        use_boxed_effect((), move |()| {
            options.accent.iter().for_each(|accent| dye(*accent));
            let own = desk.own().filter(|_| options.show == Show::Play);
            desk.arrive(&options);
            tell.emit(report::ready(options.language.unwrap_or(language), own.as_ref()));
        });
    }
    use_commands(&options, desk, &tell);
    use_news(props, &tell);
    use_height(props.screen, props.visit.settled && options.sized, &tell);
    {
        let speaker = props.speaker.clone();
        use_boxed_effect(props.visit.paused, move |&paused| {
            speaker.hush(paused);
            host_page::mark_paused(paused);
            if paused {
                animate::finish_all();
            }
        });
    }
    html! { <></> }
}

/// The values with the names of players as if they were typed at the table.
fn with_names_composed(mut values: Vec<(String, String)>) -> Vec<(String, String)> {
    for (_, names) in values.iter_mut().filter(|(name, _)| name == "names") {
        *names = field::composed(names);
    }
    values
}

/// Dresses what is pressed to go on in the website's colour.
fn dye(accent: Accent) {
    for (name, value) in accent.properties() {
        theme::set_root_var(name, &value);
    }
}

/// Tells what happens at the table, and what does not work.
#[hook]
fn use_news(props: &GuestProps, tell: &Callback<FromGame>) {
    let before = use_memo((), |()| RefCell::new(None::<(u32, Record)>));
    {
        let (tell, table, number) = (tell.clone(), props.table.clone(), props.game_number);
        let moment = (number, table.as_ref().map(|table| table.record().events().len()));
        use_boxed_effect(moment, move |_| {
            let Some(table) = table else { return };
            let now = table.record();
            if let Some((_, earlier)) = before.take().filter(|(earlier, _)| *earlier == number) {
                report::happened(&earlier, now).into_iter().for_each(|told| tell.emit(told));
            }
            before.replace(Some((number, now.clone())));
        });
    }
    let told = use_memo((), |()| RefCell::new(Vec::<Notice>::new()));
    let tell = tell.clone();
    use_boxed_effect(props.notices.clone(), move |notices| {
        let mut told = told.borrow_mut();
        for notice in notices {
            if !told.contains(notice) {
                told.push(*notice);
                report::notice(*notice).into_iter().for_each(|told| tell.emit(told));
            }
        }
    });
}
