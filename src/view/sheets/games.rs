//! Your games: those to be continued, those that are over, and texts that could not be read.

use yew::prelude::*;

use crate::table::route::Screen;
use crate::table::saves::Listed;
use crate::view::contexts::{use_navigation, use_saves};
use crate::view::game::{use_game, use_table};
use crate::view::game_actions::use_game_actions;
use crate::view::sheet_frame::SheetFrame;
use crate::view::sheets::game_row::{RowActions, aside, row};
use crate::view::sheets::import::Import;
use crate::view::sheets::standings::Standings;
use crate::words::{Message, Words, say, use_words};
use browser::{clock, files, focus, install};
use space_taxi::rules::Phase;
use ui::{Confirm, TextByHand};

const BY_HAND: &str = "export-text";

/// A text that has perhaps not left as a file, and how many there were before it.
#[derive(PartialEq)]
struct ByHand {
    nth: u32,
    text: String,
}

/// What is about to be deleted.
#[derive(Clone, PartialEq)]
pub enum ToDelete {
    Game(Box<Listed>),
    Aside(String),
}

#[component]
pub fn Games() -> Html {
    let (words, saves, navigation) = (&use_words(), use_saves(), use_navigation());
    let (game, table, to) = (use_game(), use_table(), use_game_actions());
    let update = use_force_update();
    let asked = use_state(|| None::<ToDelete>);
    // The game on the table may not be among the saves.
    let own = saves.own_game(table.as_ref().map(|table| table.record()), game.is_host_game);
    let (over, running): (Vec<_>, Vec<_>) = saves
        .your_games(own.as_ref())
        .into_iter()
        .partition(|listed| *listed.game.record.game().phase() == Phase::GameOver);
    let set_aside = saves.all_set_aside();
    let on_delete = {
        let asked = asked.setter();
        Callback::from(move |to_delete: ToDelete| asked.set(Some(to_delete)))
    };
    let on_answer = {
        let (asked, saves, on_forget) = (asked.clone(), saves.clone(), to.forget);
        Callback::from(move |yes: bool| {
            match (yes, &*asked) {
                (true, Some(ToDelete::Game(listed))) => on_forget.emit((**listed).clone()),
                (true, Some(ToDelete::Aside(key))) => saves.forget_aside(key, clock::today()),
                _ => {}
            }
            asked.set(None);
        })
    };
    let left = use_state(|| None::<ByHand>);
    let on_export = {
        let (left, words) = (left.clone(), words.clone());
        Callback::from(move |(name, text): (Message, String)| {
            let nth = left.as_ref().map_or(0, |before| before.nth + 1);
            let (left, by_hand) = (left.setter(), ByHand { nth, text: text.clone() });
            files::offer(&format!("{}.txt", words.say(name)), &text, move || left.set(Some(by_hand)));
        })
    };
    use_effect_with(left.as_ref().map(|by_hand| by_hand.nth), |nth| {
        if nth.is_some() {
            focus::focus(BY_HAND);
        }
    });
    let export_all = {
        let saves = saves.clone();
        on_export.reform(move |_| (say::file_name_all(), saves.backup(own.as_ref())))
    };
    let actions = RowActions {
        on_resume: &to.resume,
        on_sit: &navigation.turn_to.reform(|()| Screen::Table.into()),
        on_follow: &navigation.follow,
        on_delete: &on_delete,
        on_export: &on_export,
    };
    let is_empty = running.is_empty() && over.is_empty() && set_aside.is_empty();
    let row = |listed: &Listed| row(listed, saves.is_practice(&listed.game.record), &actions, words);
    let (title, yes, no) =
        (words.say(say::ask_delete_title()), words.say(say::game_delete()), words.say(say::cancel()));
    html! {
        <>
            <SheetFrame id="games" class="games" title={words.say(say::your_games())}>
                if is_empty { <p>{ words.say(say::games_empty()) }</p> }
                { list(say::games_running(), running.iter().map(row).collect(), words) }
                { list(say::games_finished(), over.iter().map(row).collect(), words) }
                { list(say::games_set_aside(), set_aside.iter().map(|(key, text)| aside(key, text, &actions, words)).collect(), words) }
                if !over.is_empty() { <Standings records={over.into_iter().map(|kept| kept.game.record).collect::<Vec<_>>()} /> }
                if !is_empty {
                    if install::may_be_cleared() { <p class="settings-hint">{ words.say(say::install_safari()) }</p> }
                    <button type="button" class="btn games-all" onclick={export_all}>{ words.say(say::games_export_all()) }</button>
                }
                if let Some(left) = &*left { <TextByHand id={BY_HAND} what_to_do={words.say(say::export_by_hand())} text={left.text.clone()} /> }
                <Import on_record={to.import} on_merged={Callback::from(move |()| update.force_update())} />
            </SheetFrame>
            if asked.is_some() { <Confirm {title} text={words.say(say::ask_delete())} {yes} {no} {on_answer} /> }
        </>
    }
}

fn list(title: Message, rows: Vec<Html>, words: &Words) -> Html {
    if rows.is_empty() {
        return Html::default();
    }
    html! { <section class="games-part"><h3>{ words.say(title) }</h3><ul class="games-list">{ for rows }</ul></section> }
}
