//! The replay of a finished game: the table as it was at every choice, and a bar to step through them.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::replay::{ReplayMoment, ReplayStep, headline, moments, table_at};
use crate::table::review_rows::{ReviewState, Told};
use crate::table::rule_now::rule_now;
use crate::table::turn_log::choice;
use crate::view::contexts::use_in_view;
use crate::view::screens::replay_player::{play_button, speed_choice, use_running};
use crate::view::screens::table_to_see::TableToSee;
use crate::words::{Message, Words, say, use_words};
use app_core::keys::Answer;
use browser::keys;
use space_taxi::record::Record;
use ui::{icon, use_settings};

#[derive(Properties, PartialEq)]
pub struct ReplayProps {
    pub table: Rc<TableState>,
    /// The place in the record of the choice to begin with.
    pub event: Option<usize>,
    pub review: ReviewState,
    /// Whether nothing lies over it.
    pub uncovered: bool,
    pub on_back: Callback<()>,
    /// What else can be done with the game.
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn Replay(props: &ReplayProps) -> Html {
    let (words, settings, in_view) = (use_words(), use_settings(), use_in_view());
    let moments = use_memo(Rc::clone(&props.table), |table| moments(table.record()));
    let begin = moments.iter().position(|moment| Some(moment.event) == props.event).unwrap_or(0);
    let here = use_mut_ref(|| begin);
    let update = use_force_update();
    let count = moments.len();
    let step = {
        let here = Rc::clone(&here);
        Callback::from(move |step: ReplayStep| {
            let next = step.from(*here.borrow(), count);
            here.replace(next);
            update.force_update();
        })
    };
    let nth = *here.borrow();
    let running = use_running(&step, nth, count, props.uncovered);
    use_keys(&step, props.uncovered && settings.now.hotkeys);
    let model = use_memo((Rc::clone(&props.table), nth), |(table, nth)| {
        moments.get(*nth).map(|moment| {
            let shown = Rc::new(table_at(table.record(), moment));
            (Rc::clone(shown.model()), shown)
        })
    });
    let (Some(moment), Some((model, shown))) = (moments.get(nth), (*model).clone()) else {
        return Html::default();
    };
    in_view.show(Some((rule_now(&shown), Some(shown))));
    let told = said(props.table.record(), moment, &props.review);
    let button = |to: ReplayStep, art: &'static str, class: &'static str, name: Message| {
        let (label, onclick) = (words.say(name), step.reform(move |_| to));
        html! {
            <button type="button" class={classes!("btn", "replay-button", class)} title={label.clone()} aria-label={label}
                aria-disabled={(to.from(nth, count) == nth).to_string()} {onclick}>{ icon(art) }</button>
        }
    };
    html! {
        <div class="replay">
            <TableToSee {model} />
            <section class="replay-bar" aria-label={words.say(say::replay())}>
                <button type="button" class="btn replay-back" onclick={props.on_back.reform(|_| ())}>{ words.say(say::back()) }</button>
                <div class="replay-steps">
                    { button(ReplayStep::First, "end", "is-back", say::replay_first()) }
                    { button(ReplayStep::Previous, "step", "is-back", say::replay_previous()) }
                    <span class="replay-at">{ words.say(say::replay_at(nth + 1, count)) }</span>
                    { button(ReplayStep::Next, "step", "", say::replay_next()) }
                    { button(ReplayStep::Last, "end", "", say::replay_last()) }
                    { play_button(&running, &words) }
                    { speed_choice(&running, &words) }
                </div>
                { status(told, &words) }
                { props.children.clone() }
            </section>
        </div>
    }
}

/// Who chose what, and what the review says to it.
fn said(record: &Record, moment: &ReplayMoment, review: &ReviewState) -> [Option<Message>; 3] {
    let head = headline(record.opening(), moment.player, moment.driver, &moment.position);
    let chosen = choice(&moment.position, &moment.chosen).map(say::replay_chosen);
    let decision = match review {
        ReviewState::Ready(review) => review.decisions.iter().find(|decision| decision.event == moment.event),
        ReviewState::Working | ReviewState::Failed => None,
    };
    let told = decision.and_then(|decision| Told::of(record.opening(), decision));
    [Some(head), chosen, told.map(|told| told.verdict)]
}

fn status([head, chosen, verdict]: [Option<Message>; 3], words: &Words) -> Html {
    let text = |message: Option<Message>| message.map(|message| words.say(message));
    html! {
        <div class="replay-told" role="status">
            <p><b>{ text(head) }</b>{ " " }{ text(chosen) }</p>
            <p class="replay-verdict">{ text(verdict) }</p>
        </div>
    }
}

/// Hears the arrows, Home and End.
#[hook]
fn use_keys(step: &Callback<ReplayStep>, on: bool) {
    let step = step.clone();
    use_effect_with(on, move |on| {
        let watch = on.then(|| {
            keys::watch(move |press| match ReplayStep::of(press) {
                Some(to) => {
                    step.emit(to);
                    Answer::Taken
                }
                None => Answer::Left,
            })
        });
        move || drop(watch)
    });
}
