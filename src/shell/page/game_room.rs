//! The running game: the table on the screen, the keys, and the questions before what cannot be taken back.

use std::rc::Rc;

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::coach_desk::CoachDesk;
use super::computers::{Cockpit, use_computers};
use super::confirm::Confirm;
use super::focusing::{PIECES, use_focus, use_kept_focus};
use super::hurry::use_hurry;
use super::moves::use_moves;
use super::pilot::Pilot;
use super::preferences::Preferences;
use super::promise::promise;
use crate::platform::keys::{self, Answer};
use crate::shell::announce::denied;
use crate::shell::computers::{Haste, computer_on_turn};
use crate::shell::daily::Attempt;
use crate::shell::hotkeys::Hotkey;
use crate::shell::question::Question;
use crate::shell::reading::Reading;
use crate::shell::route::{Route, Screen, Sheet};
use crate::shell::settings::Settings;
use crate::space_taxi::rules::Placement;
use crate::space_taxi::table::draw::{Coach, MenuItem, Part, Voice, Watched, flyers, play_table};
use crate::space_taxi::table::moves::Tempo;
use crate::space_taxi::table::{Intent, Scene, TableState};
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct GameRoomProps {
    pub table: Rc<TableState>,
    /// The table at this very moment: keys may come faster than the page is drawn.
    pub latest: Callback<(), Option<Rc<TableState>>>,
    /// Whether nothing lies over the table.
    pub uncovered: bool,
    pub on_intent: Callback<Intent>,
    pub on_rematch: Callback<()>,
    pub on_go: Callback<Route>,
    /// Something is to be read aloud.
    pub on_read: Callback<Reading>,
    pub preferences: Preferences,
    /// Whom computers and the coach ask.
    pub pilot: Pilot,
    /// Whether hints and odds may be asked for at this table.
    pub has_coach: bool,
    /// Nobody acts: the table is only looked at.
    pub still: bool,
    /// What the game is worth as a daily flight, once it is over.
    pub attempt: Option<Attempt>,
    pub voice: Voice,
}

#[component]
pub fn GameRoom(props: &GameRoomProps) -> Html {
    let GameRoomProps { voice, preferences, .. } = props;
    let asked = use_state(|| None::<(Question, Intent)>);
    let hurry = use_hurry(&props.table);
    let tempo = match hurry.haste {
        Haste::Human => preferences.tempo,
        Haste::Fast => preferences.tempo.hurried(),
        Haste::Skip => Tempo::Off,
    };
    let shown = use_moves(&props.table, tempo);
    use_focus(shown.model.scene);
    use_kept_focus(props.table.news().number as usize, PIECES);
    let thinks = use_computers(&Cockpit {
        table: &props.table,
        pilot: &props.pilot,
        haste: hurry.haste,
        busy_ms: shown.length_ms,
        seen: props.uncovered && !props.still,
        on_intent: &props.on_intent,
    });
    let coached = use_state_eq(|| false);
    let advised = use_state_eq(|| None::<Placement>);
    let best = *advised;
    let watched = computer_on_turn(&props.table).map(|_| Watched {
        fast: hurry.haste == Haste::Fast,
        thinks,
        on_fast: hurry.fast.reform(|_| ()),
        on_skip: hurry.skip.reform(|_| ()),
    });
    let still = props.still;
    let on_intent = {
        let (latest, asked, on_intent) = (props.latest.clone(), asked.setter(), props.on_intent.clone());
        Callback::from(move |intent: Intent| {
            let Some(table) = latest.emit(()).filter(|table| !still && computer_on_turn(table).is_none()) else {
                return;
            };
            match Question::before(&table, &intent) {
                Some(question) => asked.set(Some((question, intent))),
                None => on_intent.emit(intent),
            }
        })
    };
    let toggle = {
        let coached = coached.clone();
        Callback::from(move |()| coached.set(!*coached))
    };
    let pressed = {
        let (on_intent, go, read) = (on_intent.clone(), props.on_go.clone(), props.on_read.clone());
        let (coach, fast, skip) = (toggle.clone(), hurry.fast.clone(), hurry.skip.clone());
        let is_watched = watched.is_some();
        let has_coach = props.has_coach;
        Callback::from(move |hotkey: Hotkey| match hotkey {
            Hotkey::Do(intent) => on_intent.emit(intent),
            Hotkey::List => go.emit(Sheet::Keys.into()),
            Hotkey::Text => go.emit(Sheet::Text.into()),
            Hotkey::Read(reading) => read.emit(reading),
            Hotkey::Coach if has_coach => coach.emit(()),
            Hotkey::Fast if is_watched => fast.emit(()),
            Hotkey::Skip if is_watched => skip.emit(()),
            Hotkey::Coach | Hotkey::Fast | Hotkey::Skip => {}
        })
    };
    use_hotkeys(props, preferences.now.hotkeys && asked.is_none(), pressed);
    let on_menu = {
        let (go, rematch, preferences) = (props.on_go.clone(), props.on_rematch.clone(), preferences.clone());
        Callback::from(move |item: MenuItem| match item {
            MenuItem::Menu => go.emit(Sheet::Menu.into()),
            MenuItem::Settings => go.emit(Sheet::Settings.into()),
            MenuItem::Rules => go.emit(Sheet::Rules.into()),
            MenuItem::Review => go.emit(Sheet::Review.into()),
            MenuItem::Share => go.emit(Sheet::Share.into()),
            MenuItem::Replay => go.emit(Screen::Replay.into()),
            MenuItem::NewGame => go.emit(Screen::New.into()),
            MenuItem::Home => go.emit(Screen::Home.into()),
            MenuItem::Rematch => rematch.emit(()),
            MenuItem::Sound => {
                preferences.set.emit(Settings { sound: !preferences.now.sound, ..preferences.now.clone() });
            }
        })
    };
    let on_answer = {
        let (asked, on_intent) = (asked.clone(), props.on_intent.clone());
        Callback::from(move |yes: bool| {
            if let (true, Some((_, intent))) = (yes, *asked) {
                on_intent.emit(intent);
            }
            asked.set(None);
        })
    };
    let can_act = watched.is_none() && !still;
    let open = *coached && props.has_coach && !still;
    let panel = if open {
        let on_advice = Callback::from(move |placement| advised.set(placement));
        html! {
            <CoachDesk table={Rc::clone(&props.table)} {can_act} pilot={props.pilot.clone()} {on_advice} on_intent={on_intent.clone()}
                on_close={toggle.clone()} voice={voice.clone()} />
        }
    } else {
        Html::default()
    };
    let coach = Coach { is_open: *coached, advised: best.filter(|_| open), toggle: toggle.clone(), panel };
    let refused = denied(&props.table);
    // Where the tray does not say it.
    let aloft = refused.as_ref().filter(|_| shown.model.scene != Scene::Table || shown.model.tray.picker.is_some());
    let part = Part {
        model: &shown.model,
        voice,
        can_act,
        watched: watched.as_ref(),
        coach: (props.has_coach && !still).then_some(&coach),
        muted: !preferences.now.sound,
        refused: refused.as_ref(),
        promise: &promise(props.table.record(), props.attempt, &props.on_go, voice),
        on_intent: &on_intent,
        on_menu: &on_menu,
    };
    html! {
        <>
            { play_table(&part) }
            { flyers(shown.flying.into_iter()) }
            if let Some((question, _)) = *asked { { ask(question, voice, on_answer) } }
            if let Some(refused) = aloft { <div class="toasts" aria-hidden="true"><p class="toast is-refused">{ voice.words().text(refused) }</p></div> }
        </>
    }
}

fn ask(question: Question, voice: &Voice, on_answer: Callback<bool>) -> Html {
    let (title, text, yes, no) = match question {
        Question::CoinsLeft(coins) => (
            say::ask_coins_left_title(),
            say::ask_coins_left(coins),
            say::ask_coins_left_end(),
            say::ask_coins_left_spend(),
        ),
        Question::LastSpending => (say::ask_final_title(), say::ask_final(), say::ask_final_yes(), say::back()),
        Question::LastMisfire => {
            (say::ask_failure_title(), say::ask_final(), say::ask_failure_place(), say::ask_failure_back())
        }
    };
    let (title, text, yes, no) = (voice.say(title), voice.say(text), voice.say(yes), voice.say(no));
    html! { <Confirm {title} {text} {yes} {no} leads_on={question == Question::LastSpending} {on_answer} /> }
}

/// Hears the keys while they are switched on and nothing lies over the table.
#[hook]
fn use_hotkeys(props: &GameRoomProps, on: bool, pressed: Callback<Hotkey>) {
    let latest = props.latest.clone();
    use_boxed_effect((Rc::clone(&props.table), on && props.uncovered, pressed), move |(_, on, pressed)| {
        let pressed = pressed.clone();
        let watch = on.then(|| {
            keys::watch(move |press| match latest.emit(()).and_then(|table| Hotkey::of(press, &table)) {
                Some(hotkey) => {
                    pressed.emit(hotkey);
                    Answer::Taken
                }
                None => Answer::Left,
            })
        });
        move || drop(watch)
    });
}
