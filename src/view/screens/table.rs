//! The running game: the table on the screen, the keys, and the questions before what cannot be taken back.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::announce::denied;
use crate::table::computers::{Haste, computer_on_turn};
use crate::table::daily::Attempt;
use crate::table::gate::{By, may_act};
use crate::table::hotkeys::Hotkey;
use crate::table::question::Question;
use crate::table::read_aloud::Reading;
use crate::table::route::{Route, Screen, Sheet};
use crate::table::{Intent, Scene, TableState};
use crate::view::animations::use_animations;
use crate::view::coach_answers::CoachAnswers;
use crate::view::computer_speed::use_computer_speed;
use crate::view::computer_turns::{ComputerTurns, use_computers};
use crate::view::draw::{Coach, CoachSwitch, Flyers, MenuItem, PlayTable, Watched};
use crate::view::focusing::{PIECES, use_focus, use_kept_focus};
use crate::view::promise::Promise;
use crate::words::{Words, say, use_words};
use app_core::keys::Answer;
use app_core::settings::Settings;
use app_core::tempo::Tempo;
use browser::keys;
use browser::renders;
use space_taxi::rules::Placement;
use ui::{Confirm, use_settings, use_steady};

#[derive(Properties, PartialEq)]
pub struct TableScreenProps {
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
    /// Whether hints and odds may be asked for at this table.
    pub has_coach: bool,
    /// Nobody acts: the table is only looked at.
    pub still: bool,
    /// What the game is worth as a daily flight, once it is over.
    pub attempt: Option<Attempt>,
}

#[component]
pub fn TableScreen(props: &TableScreenProps) -> Html {
    renders::count("TableScreen");
    let (words, settings) = (use_words(), use_settings());
    let asked = use_state(|| None::<(Question, Intent)>);
    let speed = use_computer_speed(&props.table);
    let tempo = match speed.haste {
        Haste::Human => settings.tempo,
        Haste::Fast => settings.tempo.hurried(),
        Haste::Skip => Tempo::Off,
    };
    let shown = use_animations(&props.table, tempo);
    use_focus(shown.model.scene);
    use_kept_focus(props.table.news().number as usize, PIECES);
    // The one gate that every intent at this table passes: the table it may act on now.
    let gate = use_steady({
        let (latest, still) = (props.latest.clone(), props.still);
        Callback::from(move |by: By| latest.emit(()).filter(|table| may_act(table, still, by)))
    });
    let act = use_steady(props.on_intent.clone());
    let play = use_callback((gate.clone(), act.clone()), |intent, (gate, act)| {
        if gate.emit(By::Computer).is_some() {
            act.emit(intent);
        }
    });
    let thinks = use_computers(&ComputerTurns {
        table: &props.table,
        haste: speed.haste,
        busy_ms: shown.length_ms,
        seen: props.uncovered && !props.still,
        on_intent: &play,
    });
    let coached = use_state_eq(|| false);
    let advised = use_state_eq(|| None::<Placement>);
    let watched = computer_on_turn(&props.table).map(|_| Watched {
        fast: speed.haste == Haste::Fast,
        thinks,
        on_fast: speed.fast.clone(),
        on_skip: speed.skip.clone(),
    });
    let on_intent = use_callback((gate.clone(), act.clone(), asked.setter()), |intent, (gate, act, asked)| {
        let Some(table) = gate.emit(By::Hand) else { return };
        match Question::before(&table, &intent) {
            Some(question) => asked.set(Some((question, intent))),
            None => act.emit(intent),
        }
    });
    let toggle = use_callback(coached.clone(), |(), coached| coached.set(!**coached));
    let pressed = {
        let (on_intent, go, read) = (on_intent.clone(), props.on_go.clone(), props.on_read.clone());
        let (coach, fast, skip) = (toggle.clone(), speed.fast.clone(), speed.skip.clone());
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
    use_hotkeys(props, settings.now.hotkeys && asked.is_none(), pressed);
    let on_menu = use_steady({
        let (go, rematch, settings) = (props.on_go.clone(), props.on_rematch.clone(), settings.clone());
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
                settings.set.emit(Settings { sound: !settings.now.sound, ..settings.now.clone() });
            }
        })
    });
    let on_answer = {
        let (asked, gate, act) = (asked.clone(), gate.clone(), act.clone());
        Callback::from(move |yes: bool| {
            if let (true, Some((_, intent)), Some(_)) = (yes, *asked, gate.emit(By::Hand)) {
                act.emit(intent);
            }
            asked.set(None);
        })
    };
    let can_act = may_act(&props.table, props.still, By::Hand);
    let has_coach = props.has_coach && !props.still;
    let on_advice = use_callback(advised.setter(), |placement, advised| advised.set(placement));
    let panel = if *coached && has_coach {
        html! {
            <CoachAnswers table={Rc::clone(&props.table)} model={shown.now} {can_act} {on_advice} on_close={toggle.clone()} />
        }
    } else {
        Html::default()
    };
    let coach = has_coach.then(|| Coach {
        switch: CoachSwitch { is_open: *coached, toggle },
        advised: advised.filter(|_| *coached),
        panel,
    });
    let refused = denied(&props.table);
    // Where the tray does not say it.
    let aloft = refused.clone().filter(|_| shown.model.scene != Scene::Table || shown.model.tray.picker.is_some());
    let record = props.table.record();
    let dice = record.events().is_empty().then(|| record.opening().dice().clone());
    let promise = html! { <Promise {dice} attempt={props.attempt} /> };
    html! {
        <>
            <PlayTable model={shown.model} {can_act} {watched} {coach} muted={!settings.now.sound} {refused} {promise} {on_intent} {on_menu} />
            <Flyers pieces={shown.flying} />
            if let Some((question, _)) = *asked { { ask(question, &words, on_answer) } }
            if let Some(refused) = aloft { <div class="toasts" aria-hidden="true"><p class="toast is-refused">{ words.say(refused) }</p></div> }
        </>
    }
}

fn ask(question: Question, words: &Words, on_answer: Callback<bool>) -> Html {
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
    let (title, text, yes, no) = (words.say(title), words.say(text), words.say(yes), words.say(no));
    html! { <Confirm {title} {text} {yes} {no} leads_on={question == Question::LastSpending} {on_answer} /> }
}

/// Hears the keys while they are switched on and nothing lies over the table.
#[hook]
fn use_hotkeys(props: &TableScreenProps, on: bool, pressed: Callback<Hotkey>) {
    let (latest, pressed) = (props.latest.clone(), use_steady(pressed));
    use_effect_with(on && props.uncovered, move |on| {
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
