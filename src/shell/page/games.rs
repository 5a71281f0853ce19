//! Your games: those to be continued, those that are over, and texts that could not be read.

use std::rc::Rc;

use yew::prelude::*;

use super::by_hand::text_by_hand;
use super::game_row::{Ways, aside, row};
use super::import::Import;
use super::standings::standings_part;
use crate::platform::{clock, files, focus, install};
use crate::shell::page::boxed_effect::use_boxed_effect;
use crate::shell::page::confirm::Confirm;
use crate::shell::page::keeper::Keeper;
use crate::shell::page::sheet::sheet;
use crate::shell::saves::{Listed, Place};
use crate::space_taxi::record::Record;
use crate::space_taxi::rules::Phase;
use crate::space_taxi::table::TableState;
use crate::space_taxi::table::draw::Voice;
use crate::words::{Message, say};

const BY_HAND: &str = "export-text";

/// A text that has perhaps not left as a file, and how many there were before it.
#[derive(PartialEq)]
struct ByHand {
    nth: u32,
    text: String,
}

#[derive(Properties, PartialEq)]
pub struct GamesProps {
    pub keeper: Keeper,
    /// The game on the table, which may not be among the saves.
    pub current: Option<Rc<TableState>>,
    /// Whether it is a website's.
    pub lent: bool,
    /// Somebody sits down at a game.
    pub on_resume: Callback<Place>,
    /// Somebody goes on at the table.
    pub on_sit: Callback<()>,
    /// Somebody looks at a game by its link.
    pub on_follow: Callback<String>,
    /// Somebody has a game from elsewhere.
    pub on_import: Callback<Record>,
    /// Somebody has said yes to deleting it.
    pub on_forget: Callback<Listed>,
    pub on_close: Callback<()>,
    pub voice: Voice,
}

/// What is about to be deleted.
#[derive(Clone, PartialEq)]
pub enum Doomed {
    Game(Box<Listed>),
    Aside(String),
}

#[component]
pub fn Games(props: &GamesProps) -> Html {
    let GamesProps { keeper, voice, .. } = props;
    let update = use_force_update();
    let asked = use_state(|| None::<Doomed>);
    let own = keeper.own_game(props.current.as_ref().map(|table| table.record()), props.lent);
    let (over, running): (Vec<_>, Vec<_>) = keeper
        .your_games(own.as_ref())
        .into_iter()
        .partition(|listed| *listed.game.record.game().phase() == Phase::GameOver);
    let set_aside = keeper.all_set_aside();
    let on_delete = {
        let asked = asked.setter();
        Callback::from(move |doomed: Doomed| asked.set(Some(doomed)))
    };
    let on_answer = {
        let (asked, keeper, on_forget) = (asked.clone(), keeper.clone(), props.on_forget.clone());
        Callback::from(move |yes: bool| {
            match (yes, &*asked) {
                (true, Some(Doomed::Game(listed))) => on_forget.emit((**listed).clone()),
                (true, Some(Doomed::Aside(key))) => keeper.forget_aside(key, clock::today()),
                _ => {}
            }
            asked.set(None);
        })
    };
    let left = use_state(|| None::<ByHand>);
    let on_export = {
        let (left, voice) = (left.clone(), voice.clone());
        Callback::from(move |(name, text): (Message, String)| {
            let nth = left.as_ref().map_or(0, |before| before.nth + 1);
            let (left, by_hand) = (left.setter(), ByHand { nth, text: text.clone() });
            files::offer(&format!("{}.txt", voice.say(name)), &text, move || left.set(Some(by_hand)));
        })
    };
    use_boxed_effect(left.as_ref().map(|by_hand| by_hand.nth), |nth| {
        if nth.is_some() {
            focus::focus(BY_HAND);
        }
    });
    let export_all = {
        let keeper = keeper.clone();
        on_export.reform(move |_| (say::file_name_all(), keeper.together(own.as_ref())))
    };
    let ways = Ways {
        on_resume: &props.on_resume,
        on_sit: &props.on_sit,
        on_follow: &props.on_follow,
        on_delete: &on_delete,
        on_export: &on_export,
    };
    let is_empty = running.is_empty() && over.is_empty() && set_aside.is_empty();
    let row = |listed: &Listed| row(listed, keeper.is_practice(&listed.game.record), &ways, voice);
    let lists = html! {
        <>
            if is_empty { <p>{ voice.say(say::games_empty()) }</p> }
            { list(say::games_running(), running.iter().map(row).collect(), voice) }
            { list(say::games_finished(), over.iter().map(row).collect(), voice) }
            { list(say::games_set_aside(), set_aside.iter().map(|(key, text)| aside(key, text, &ways, voice)).collect(), voice) }
            { standings_part(over.into_iter().map(|kept| kept.game.record).collect(), voice) }
            if !is_empty {
                if install::may_be_cleared() { <p class="settings-hint">{ voice.say(say::install_safari()) }</p> }
                <button type="button" class="btn games-all" onclick={export_all}>{ voice.say(say::games_export_all()) }</button>
            }
            if let Some(left) = &*left { { text_by_hand(BY_HAND, voice.say(say::export_by_hand()), &left.text) } }
            <Import keeper={keeper.clone()} on_record={props.on_import.clone()} on_merged={Callback::from(move |()| update.force_update())} voice={voice.clone()} />
        </>
    };
    let (title, yes, no) =
        (voice.say(say::ask_delete_title()), voice.say(say::game_delete()), voice.say(say::cancel()));
    html! {
        <>
            { sheet("games", "games", say::your_games(), lists, &props.on_close, voice) }
            if asked.is_some() { <Confirm {title} text={voice.say(say::ask_delete())} {yes} {no} {on_answer} /> }
        </>
    }
}

fn list(title: Message, rows: Vec<Html>, voice: &Voice) -> Html {
    if rows.is_empty() {
        return Html::default();
    }
    html! { <section class="games-part"><h3>{ voice.say(title) }</h3><ul class="games-list">{ for rows }</ul></section> }
}
