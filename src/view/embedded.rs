//! The page in a frame of somebody's website: it does what the website around it wants, tells it what happens, and asks it for height.

mod commands;
mod height;

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use self::commands::{use_command_runner, use_commands};
use self::height::use_height;
use crate::table::embed::{BadOption, FromGame, Options, Show, report};
use crate::table::notices::Notice;
use crate::table::route::Screen;
use crate::view::contexts::{use_notices, use_speaker, use_visit};
use crate::view::game::{use_game, use_table};
use crate::words::use_words;
use app_core::embed::{Accent, pairs};
use browser::{animate, field, host_page, page, theme};
use space_taxi::record::Record;

#[derive(Properties, PartialEq)]
pub struct EmbeddedProps {
    pub screen: Screen,
    /// Lays a game on the table, with the choice to look at, and keeps nothing.
    pub on_lay: Callback<(Record, Option<usize>)>,
}

#[component]
pub fn Embedded(props: &EmbeddedProps) -> Html {
    let (language, visit, speaker) = (use_words().language(), use_visit(), use_speaker());
    let options = use_memo((), |()| {
        let (options, faults) = asked();
        faults.iter().chain(&options.doubts()).for_each(|fault| host_page::warn(&fault.to_string()));
        options
    });
    let tell = {
        let options = Rc::clone(&options);
        Callback::from(move |told: FromGame| host_page::send(&told.to_json(), options.origin.as_deref()))
    };
    let runner = use_command_runner(props);
    {
        let (options, runner, tell) = (Rc::clone(&options), runner.clone(), tell.clone());
        use_effect_with((), move |()| {
            options.accent.iter().for_each(|accent| dye(*accent));
            let own = runner.own().filter(|_| options.show == Show::Play);
            runner.arrive(&options);
            tell.emit(report::ready(language, own.as_ref()));
        });
    }
    use_commands(&options, runner, &tell);
    use_news(&tell);
    use_height(props.screen, visit.settled && options.sized, &tell);
    use_effect_with(visit.paused, move |&paused| {
        speaker.hush(paused);
        host_page::mark_paused(paused);
        if paused {
            animate::finish_all();
        }
    });
    html! { <></> }
}

/// What the address asks for, and what in it is wrong.
fn asked() -> (Options, Vec<BadOption>) {
    Options::read(&with_names_composed(pairs(&page::query())))
}

/// What the website around the page wants, if there is one.
#[must_use]
pub fn wishes_of_host() -> Option<Options> {
    page::is_embedded().then(|| asked().0)
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
fn use_news(tell: &Callback<FromGame>) {
    let (number, table) = (use_game().number, use_table());
    let before = use_memo((), |()| RefCell::new(None::<(u32, Record)>));
    {
        let tell = tell.clone();
        let moment = (number, table.as_ref().map(|table| table.record().events().len()));
        use_effect_with(moment, move |_| {
            let Some(table) = table else { return };
            let now = table.record();
            if let Some((_, earlier)) = before.take().filter(|(earlier, _)| *earlier == number) {
                report::happened(&earlier, now).into_iter().for_each(|told| tell.emit(told));
            }
            before.replace(Some((number, now.clone())));
        });
    }
    let told = use_memo((), |()| RefCell::new(Vec::<Notice>::new()));
    let (tell, notices) = (tell.clone(), use_notices());
    use_effect_with(notices.open().to_vec(), move |notices| {
        let mut told = told.borrow_mut();
        for notice in notices {
            if !told.contains(notice) {
                told.push(*notice);
                report::notice(*notice).into_iter().for_each(|told| tell.emit(told));
            }
        }
    });
}
