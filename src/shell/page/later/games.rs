//! Your games: those to be continued, those that are over, and texts that could not be read.

use yew::prelude::*;

use super::import::Import;
use crate::markup::{classes, html};
use crate::platform::files;
use crate::shell::page::art::icon;
use crate::shell::page::keeper::Keeper;
use crate::shell::page::sheet::sheet;
use crate::shell::saves::{Kept, Place, SavedGame};
use crate::space_taxi::record::{Record, text};
use crate::space_taxi::rules::Phase;
use crate::space_taxi::table::draw::Voice;
use crate::words::{Arg, Message, say};

const MEDIA_TYPE: &str = "text/plain;charset=utf-8";

/// The games on this device, and `current` on the table, which may not be among the saves. `on_resume` is called when
/// somebody wants to sit down at one, `on_import` with a game from elsewhere.
pub fn games(
    keeper: &Keeper,
    current: Option<&Record>,
    on_resume: &Callback<Place>,
    on_import: &Callback<Record>,
    on_close: &Callback<()>,
    voice: &Voice,
) -> Html {
    let mut running: Vec<_> = keeper.unfinished().games;
    let mut over: Vec<_> = keeper.finished().games.into_iter().filter(|kept| kept.place != Place::Current).collect();
    let set_aside = keeper.all_set_aside();
    if let Some(record) = current {
        let game = SavedGame { record: record.clone(), played_on: None };
        let list = if *record.game().phase() == Phase::GameOver { &mut over } else { &mut running };
        list.insert(0, Kept { place: Place::Current, game });
    }
    let row = |kept: &Kept| row(kept, on_resume, voice);
    let lists = html! {
        <>
            if running.is_empty() && over.is_empty() && set_aside.is_empty() {
                <p>{ voice.say(say::games_empty()) }</p>
            }
            { list(say::games_running(), running.iter().map(row).collect(), voice) }
            { list(say::games_finished(), over.iter().map(row).collect(), voice) }
            { list(say::games_set_aside(), set_aside.iter().map(|(key, text)| aside(key, text, voice)).collect(), voice) }
            <Import on_record={on_import.clone()} voice={voice.clone()} />
        </>
    };
    sheet("games", "games", say::your_games(), lists, on_close, voice)
}

fn list(title: Message, rows: Vec<Html>, voice: &Voice) -> Html {
    if rows.is_empty() {
        return Html::default();
    }
    html! { <section class="games-part"><h3>{ voice.say(title) }</h3><ul class="games-list">{ for rows }</ul></section> }
}

fn row(kept: &Kept, on_resume: &Callback<Place>, voice: &Voice) -> Html {
    let record = &kept.game.record;
    let over = *record.game().phase() == Phase::GameOver;
    let names = || Arg::all_of(record.opening().entrants().values().map(|entrant| entrant.name.as_str()));
    let place = kept.place;
    let (open, label) =
        if over { (say::game_view(), say::game_view()) } else { (say::continue_game(), say::game_continue(names())) };
    let export = {
        let (text, name) = (text::print(record), format!("{}.txt", voice.say(say::file_name())));
        Callback::from(move |_| {
            // Where the browser refuses there is nothing more to offer.
            let _ = files::offer(&name, MEDIA_TYPE, &text);
        })
    };
    html! {
        <li class="games-row">
            <div class="games-what">
                <b>{ voice.say(say::list_one(names())) }</b>
                <span>{ voice.say(outcome(record)) }</span>
                if let Some(day) = kept.game.played_on { <span>{ voice.say(say::game_played_on(day.to_string())) }</span> }
            </div>
            <button type="button" class={classes!("btn", (!over).then_some("primary"))} aria-label={voice.say(label)}
                onclick={on_resume.reform(move |_| place)}>{ voice.say(open) }</button>
            if over {
                <button type="button" class="btn" aria-label={voice.say(say::game_export_spoken(names()))} onclick={export}>
                    { icon("down") }<span>{ voice.say(say::game_export()) }</span>
                </button>
            }
        </li>
    }
}

/// Who has won, or how far the game is.
fn outcome(record: &Record) -> Message {
    let (game, opening) = (record.game(), record.opening());
    let winners = game.winners();
    match winners.as_slice() {
        [] => say::game_at(game.round_number(), game.mode().rounds()),
        [alone] if !game.mode().strikes() => say::game_solo_result(game.total(*alone), opening.name(*alone).as_str()),
        _ => say::game_won_by(Arg::all_of(winners.iter().map(|player| opening.name(*player).as_str()))),
    }
}

fn aside(key: &str, text: &str, voice: &Voice) -> Html {
    let label = voice.say(say::notice_set_aside_export());
    let name = format!("{}.txt", voice.say(say::file_name_set_aside()));
    let text = text.to_owned();
    let export = Callback::from(move |_| {
        let _ = files::offer(&name, MEDIA_TYPE, &text);
    });
    html! {
        <li key={key.to_owned()} class="games-row">
            <div class="games-what"><span>{ voice.say(say::notice_set_aside()) }</span></div>
            <button type="button" class="btn" onclick={export}>{ icon("down") }<span>{ label }</span></button>
        </li>
    }
}
