//! One game of the list, and what can be done with it.

use yew::prelude::*;

use crate::table::daily;
use crate::table::saves::{Listed, Place};
use crate::view::sheets::games::ToDelete;
use crate::words::{Arg, Message, Words, say};
use browser::clock;
use space_taxi::record::{Link, Record, text};
use space_taxi::rules::Phase;

/// Where the buttons of a row lead.
pub struct RowActions<'a> {
    pub on_resume: &'a Callback<Place>,
    /// To the table, at a game that is kept nowhere else.
    pub on_sit: &'a Callback<()>,
    pub on_follow: &'a Callback<String>,
    pub on_delete: &'a Callback<ToDelete>,
    /// A text that is to leave as a file of this name.
    pub on_export: &'a Callback<(Message, String)>,
}

pub fn row(listed: &Listed, is_practice: bool, actions: &RowActions, words: &Words) -> Html {
    let record = &listed.game.record;
    let over = *record.game().phase() == Phase::GameOver;
    let names = || Arg::all_of(record.opening().entrants().values().map(|entrant| entrant.name.as_str()));
    let place = listed.place;
    let on_table = matches!(place, None | Some(Place::Current));
    let resume = || match place {
        Some(place) => actions.on_resume.reform(move |_| place),
        None => actions.on_sit.reform(|_| ()),
    };
    // A finished game that is not on the table is looked at beside it.
    let (open, label, onclick) = match (over, on_table) {
        (false, _) => (say::continue_game(), say::game_continue(names()), resume()),
        (true, true) => (say::game_view(), say::game_view(), resume()),
        (true, false) => {
            let link = Link::Game(Box::new(record.clone())).hash();
            (say::replay(), say::game_replay(names()), actions.on_follow.reform(move |_| link.clone()))
        }
    };
    let export = {
        let text = text::print(record);
        actions.on_export.reform(move |_| (say::file_name(), text.clone()))
    };
    let to_delete = ToDelete::Game(Box::new(listed.clone()));
    let delete = actions.on_delete.reform(move |_| to_delete.clone());
    html! {
        <li class="games-row">
            <div class="games-what">
                <b>{ words.say(say::list_one(names())) }</b>
                <span>{ words.say(outcome(record)) }</span>
                if daily::day_of(record.opening()).is_some() { <span>{ words.say(say::home_daily()) }</span> }
                if is_practice { <span>{ words.say(say::daily_practice()) }</span> }
                if let Some(day) = listed.game.played_on { <span>{ words.say(say::game_played_on(clock::written(day, words.language().code()))) }</span> }
            </div>
            <button type="button" class={classes!("btn", (!over).then_some("primary"))} aria-label={words.say(label)} {onclick}>{ words.say(open) }</button>
            if over {
                <button type="button" class="btn" aria-label={words.say(say::game_export_spoken(names()))} onclick={export}>
                    { words.say(say::game_export()) }
                </button>
            }
            { deleting(say::game_delete_spoken(names()), delete, words) }
        </li>
    }
}

/// Who has won, or how far the game is.
pub fn outcome(record: &Record) -> Message {
    let (game, opening) = (record.game(), record.opening());
    let winners = game.winners();
    match winners.as_slice() {
        [] => say::game_at(game.round_number(), game.mode().rounds()),
        [alone] if !game.mode().strikes() => say::game_solo_result(game.total(*alone), opening.name(*alone).as_str()),
        _ => say::game_won_by(Arg::all_of(winners.iter().map(|player| opening.name(*player).as_str()))),
    }
}

/// A text that could not be read: it can be saved elsewhere, and deleted.
pub fn aside(key: &str, text: &str, actions: &RowActions, words: &Words) -> Html {
    let to_delete = ToDelete::Aside(key.to_owned());
    let export = {
        let text = text.to_owned();
        actions.on_export.reform(move |_| (say::file_name_set_aside(), text.clone()))
    };
    html! {
        <li key={key.to_owned()} class="games-row">
            <div class="games-what"><span>{ words.say(say::notice_set_aside()) }</span></div>
            <button type="button" class="btn" onclick={export}>{ words.say(say::notice_set_aside_export()) }</button>
            { deleting(say::game_delete(), actions.on_delete.reform(move |_| to_delete.clone()), words) }
        </li>
    }
}

fn deleting(label: Message, onclick: Callback<MouseEvent>, words: &Words) -> Html {
    let label = words.say(label);
    html! { <button type="button" class="btn games-delete" aria-label={label} {onclick}>{ words.say(say::game_delete()) }</button> }
}
