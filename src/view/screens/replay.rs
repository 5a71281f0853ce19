//! The replay of a finished game: the table as it was at every choice, and a bar to step through them.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::replay::{ReplayStep, Stops, WinCurve, moments, table_at};
use crate::table::review_rows::{ReviewState, is_mistake};
use crate::table::rule_now::rule_now;
use crate::view::contexts::use_in_view;
use crate::view::screens::replay_bar::ReplayBar;
use crate::view::screens::replay_player::{play_button, speed_choice, use_running};
use crate::view::screens::table_to_see::TableToSee;
use crate::words::{say, use_words};
use app_core::keys::Answer;
use browser::keys;
use space_taxi::pilot::Decision;
use space_taxi::rules::{Action, Placement, Player};
use ui::use_settings;

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
    let record = props.table.record();
    let moments = &use_memo(Rc::clone(&props.table), |table| moments(table.record()));
    let begin = moments.iter().position(|moment| Some(moment.event) == props.event).unwrap_or(0);
    let only = use_state_eq(|| None::<Player>);
    let stops = &use_memo((Rc::clone(moments), *only, props.review.clone()), |(moments, only, review)| {
        Stops::of(moments, *only, review.known())
    });
    let curve = use_memo((Rc::clone(moments), props.review.clone()), |(moments, review)| {
        review.known().and_then(|review| WinCurve::of(review, moments))
    });
    let here = use_mut_ref(|| begin);
    let update = use_force_update();
    use_effect_with(*only, {
        let (here, stops, update) = (Rc::clone(&here), Rc::clone(stops), update.clone());
        move |_| {
            let nearest = stops.after(ReplayStep::Nearest, *here.borrow());
            if here.replace(nearest) != nearest {
                update.force_update();
            }
        }
    });
    let nth = *here.borrow();
    let step = &use_callback(Rc::clone(stops), move |step: ReplayStep, stops| {
        let next = stops.after(step, *here.borrow());
        here.replace(next);
        update.force_update();
    });
    let running = use_running(step, nth, stops.after(ReplayStep::Last, nth), props.uncovered);
    use_keys(step, props.uncovered && settings.now.hotkeys);
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
    let decisions = props.review.known().into_iter().flat_map(|review| &review.decisions);
    let decision = decisions.into_iter().find(|decision| decision.event == moment.event);
    let (curve, review, words) = ((*curve).as_ref(), &props.review, &words);
    let bar = ReplayBar { record, moments, stops, curve, review, nth, moment, decision, step, words };
    html! {
        <div class="replay">
            <TableToSee {model} advised={decision.and_then(best_placement)} />
            <section class="replay-bar" aria-label={words.say(say::replay())}>
                { bar.slider() }
                { bar.told() }
                <div class="replay-ways">
                    <button type="button" class="btn replay-back" onclick={props.on_back.reform(|_| ())}>{ words.say(say::back()) }</button>
                    { bar.button(ReplayStep::Previous, "is-back", say::replay_previous()) }
                    <span class="replay-at">{ words.say(say::replay_at(nth + 1, moments.len())) }</span>
                    { bar.button(ReplayStep::Next, "", say::replay_next()) }
                    { play_button(&running, words) }
                    { speed_choice(&running, words) }
                    { bar.mistakes(&only) }
                </div>
                { props.children.clone() }
            </section>
        </div>
    }
}

/// What would have been placed, where that is something else than what was.
fn best_placement(decision: &Decision) -> Option<Placement> {
    match decision.best {
        Action::Place(placement) if is_mistake(decision) => Some(placement),
        _ => None,
    }
}

/// Hears the arrows, Home and End.
#[hook]
fn use_keys(step: &Callback<ReplayStep>, on: bool) {
    use_effect_with((on, step.clone()), move |(on, step)| {
        let watch = on.then(|| {
            let step = step.clone();
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
