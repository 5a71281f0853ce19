//! The running game: the table on the screen, the keys, and the confirmations of what cannot be taken back.

mod confirmations;
mod hotkeys;
mod menu;

use std::rc::Rc;

use yew::prelude::*;

use crate::table::computers::{computer_on_turn, shown_turn};
use crate::table::daily::{Attempt, day_of};
use crate::table::gate::{By, has_been_seen, may_act};
use crate::table::personal_best::PersonalBest;
use crate::table::read_aloud::Reading;
use crate::table::route::Route;
use crate::table::{Happening, Intent, Scene, TableState};
use crate::view::animations::use_animations;
use crate::view::coach_answers::CoachAnswers;
use crate::view::computer_turns::{ComputerTurns, use_computers};
use crate::view::daily_flown::DailyFlown;
use crate::view::draw::{Coach, CoachSwitch, Note, PlayTable, Watched, flyers};
use crate::view::focusing::{PIECES, use_focus, use_kept_focus};
use crate::view::haste::use_haste;
use crate::view::promise::Promise;
use crate::view::turn_call::use_turn_call;
use crate::words::use_words;
use browser::{geometry, renders};
use confirmations::{Confirmations, ask, use_confirmations};
use hotkeys::{HotkeyTargets, use_hotkeys};
use menu::use_menu;
use space_taxi::rules::Placement;
use ui::{use_settings, use_steady};

/// On a phone, held either way, the coach lies over half the board, and goes with the turn.
fn is_phone((width, height): (f64, f64)) -> bool {
    width <= 560.0 || height <= 540.0
}

#[derive(Properties, PartialEq)]
pub struct TableScreenProps {
    pub table: Rc<TableState>,
    /// The table at this very moment: keys may come faster than the page is drawn.
    pub latest: Callback<(), Option<Rc<TableState>>>,
    /// Whether nothing lies over the table.
    pub uncovered: bool,
    pub on_intent: Callback<Intent>,
    pub on_again: Callback<()>,
    pub on_go: Callback<Route>,
    /// Something is to be read aloud.
    pub on_read: Callback<Reading>,
    /// Whether hints and odds may be asked for at this table.
    pub has_coach: bool,
    /// Nobody acts: the table is only looked at.
    pub still: bool,
    /// What the game is worth as a daily flight, once it is over.
    pub attempt: Option<Attempt>,
    /// How a solo game compares with those before it, once it is over.
    pub best: Option<PersonalBest>,
}

#[component]
pub fn TableScreen(props: &TableScreenProps) -> Html {
    renders::count("TableScreen");
    let (words, settings) = (use_words(), use_settings());
    let speed = use_haste(&props.table);
    let shown = use_animations(&props.table, speed.tempo, speed.haste.tempo(settings.tempo.moving()));
    use_focus(shown.model.scene);
    use_kept_focus(props.table.news().number as usize, PIECES);
    // The one gate that every intent at this table passes: the table it may act on now.
    let gate = use_steady({
        let (latest, still) = (props.latest.clone(), props.still);
        Callback::from(move |by: By| latest.emit(()).filter(|table| may_act(table, still, by)))
    });
    let sees = use_steady({
        let seen = (!shown.holds_picked).then_some(props.table.news().number);
        Callback::from(move |table: Rc<TableState>| has_been_seen(&table, seen))
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
    use_effect_with(shown_turn(&props.table), {
        let coached = coached.setter();
        move |_| {
            if geometry::window_size().is_some_and(is_phone) {
                coached.set(false);
            }
        }
    });
    let advised = use_state_eq(|| None::<Placement>);
    let watched = computer_on_turn(&props.table).map(|_| Watched {
        fast: speed.is_fast,
        thinks,
        on_fast: speed.fast.clone(),
        on_skip: speed.skip.clone(),
    });
    let calls = use_turn_call(&props.table, settings.now.turn_calls && !props.still);
    let Confirmations { asked, on_intent, on_answer } = use_confirmations(&gate, &sees, &act);
    let toggle = use_callback(coached.clone(), |(), coached| coached.set(!**coached));
    let hotkeys =
        HotkeyTargets { on_intent: &on_intent, on_coach: &toggle, speed: watched.is_some().then_some(&speed) };
    use_hotkeys(props, settings.now.hotkeys && asked.is_none(), &hotkeys);
    let on_menu = use_menu(props, &settings);
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
    let answer = Note::answer(&props.table);
    // Where the tray does not say it.
    let aloft = answer.clone().filter(|_| shown.model.scene != Scene::Table || shown.model.tray.picker.is_some());
    let holds_tips_back = shown.is_moving && props.table.news().what.iter().any(Happening::holds_tips_back);
    let record = props.table.record();
    let dice = record.events().is_empty().then(|| record.opening().dice().clone());
    let promise = match props.attempt.and_then(|_| day_of(record.opening())) {
        Some(day) => html! { <DailyFlown {day} attempt={props.attempt} text_id="flown-text" /> },
        None => html! { <Promise {dice} /> },
    };
    html! {
        <>
            <PlayTable model={shown.model} {can_act} {watched} {calls} {coach} muted={!settings.now.sound} {answer} {promise} attempt={props.attempt} best={props.best}
                {on_intent} {on_menu} />
            { flyers(&shown.flying, holds_tips_back) }
            if let Some(question) = asked { { ask(question, &words, on_answer) } }
            if let Some(Note { message, class }) = aloft { <div class="toasts" aria-hidden="true"><p class={classes!("toast", class)}>{ words.say(message) }</p></div> }
        </>
    }
}
