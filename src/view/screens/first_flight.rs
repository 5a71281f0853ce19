//! The first flight: the table itself with dice that are known beforehand, and under it a guide that says what to do.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::current_game::{CurrentGame, CurrentGameAction};
use crate::table::first_flight::{FirstFlight, Lesson, Mark};
use crate::table::route::{Route, Screen, Sheet};
use crate::table::rule_now::rule_now;
use crate::table::saves::memory::TIPS;
use crate::table::tips::Tip;
use crate::table::{Intent, TableState};
use crate::view::contexts::{use_in_view, use_navigation, use_saves};
use crate::view::draw::round_lanes;
use crate::view::effects::{use_announcements, use_sounds};
use crate::view::game::Latest;
use crate::view::live_region::{LiveRegion, use_reading};
use crate::view::routing::Navigation;
use crate::view::screens::table::TableScreen;
use crate::words::{Words, say, use_words};
use browser::focus;

#[derive(Properties, PartialEq)]
pub struct FirstFlightScreenProps {
    /// Whether nothing lies over it.
    pub uncovered: bool,
}

#[component]
pub fn FirstFlightScreen(props: &FirstFlightScreenProps) -> Html {
    let (words, navigation, in_view) = (use_words(), use_navigation(), use_in_view());
    let flight = use_memo((), |()| FirstFlight::of(&words.say(say::setup_suggested_name(1))));
    let current = use_reducer(|| CurrentGame::with(Some(TableState::open(flight.start()))));
    // Something else was wanted than the lesson is about.
    let strayed = use_state_eq(|| false);
    let latest: Latest = {
        let current = current.clone();
        // Read from a copy, since a handle holds on to every state that was read from it.
        use_callback((), move |(), ()| current.clone().table().cloned())
    };
    use_sounds(current.number(), current.table());
    let announced = use_announcements(current.number(), current.table(), false);
    let (on_read, wanted) = use_reading(&latest);
    let lesson = current.table().map(|table| flight.lesson(table));
    // On a small phone the piece that is marked may be out of sight, also where it is the same as before and the guide says more.
    let target = lesson.iter().flat_map(|lesson| &lesson.marks).next().map(|mark| mark.target());
    let done = lesson.as_ref().map(|lesson| lesson.done);
    use_effect_with((done, target), |(_, target)| target.iter().for_each(|target| focus::bring_near(target)));
    let saves = use_saves();
    use_effect_with(lesson.as_ref().is_some_and(|lesson| lesson.is_over), move |is_over| {
        let told =
            is_over.then(|| saves.recall(TIPS).unwrap_or_default()).and_then(|read| Tip::after_first_flight(&read));
        if let Some(told) = told {
            // Where nothing can be kept, the tips tell it once more.
            let _ = saves.remember(TIPS, &told);
        }
    });
    let (Some(table), Some(lesson)) = (current.table(), lesson) else { return Html::default() };
    in_view.show(Some((rule_now(table), Some(Rc::clone(table)))));
    let on_intent = {
        let (flight, strayed, current) = (Rc::clone(&flight), strayed.setter(), current.clone());
        Callback::from(move |intent: Intent| {
            let answer = current.table().and_then(|table| flight.answer(table, &intent));
            strayed.set(answer.is_none());
            answer.into_iter().for_each(|intent| current.dispatch(CurrentGameAction::Do(intent)));
        })
    };
    let again = {
        let (flight, current) = (Rc::clone(&flight), current.dispatcher());
        Callback::from(move |_| current.dispatch(CurrentGameAction::Open(Box::new(TableState::open(flight.start())))))
    };
    // The menu is about the game on the table, which this is not.
    let on_go = {
        let go = navigation.go.clone();
        Callback::from(move |route: Route| {
            if route != Sheet::Menu.into() {
                go.emit(route);
            }
        })
    };
    let marks = lesson.marks.iter().copied().map(Mark::class).collect::<Vec<_>>().join(" ");
    let ways = if lesson.is_over { over(&words, again, &navigation) } else { skip(&words, &navigation) };
    let card = html! {
        <section class="guide" aria-label={words.say(say::first_flight())}>
            <div class="guide-told" role="status">{ told(&lesson, *strayed, flight.length(), &words) }</div>
            <div class="guide-ways">{ ways }</div>
        </section>
    };
    html! {
        <div class={classes!("flight", marks, lesson.is_over.then_some("is-over"))}>
            if !lesson.is_over {
                <TableScreen table={Rc::clone(table)} {latest} uncovered={props.uncovered} still={false} attempt={None} best={None} {on_intent} on_again={Callback::noop()}
                    {on_go} {on_read} has_coach={false} />
            }
            if lesson.is_over {
                <main>
                    <h1 class="sr">{ words.say(say::first_flight()) }</h1>
                    <section class="guide-round" aria-label={words.say(say::round_over(1))}>
                        <p>{ words.say(say::round_worst_struck()) }</p>
                        { for round(&flight, table, &words) }
                    </section>
                    { card }
                </main>
            } else {
                { card }
            }
            <LiveRegion {announced} read={wanted.and_then(|wanted| wanted.at(current.table()))} />
        </div>
    }
}

/// What is to be done, or what was wanted too early.
fn told(lesson: &Lesson, strayed: bool, length: usize, words: &Words) -> Html {
    html! {
        <>
            <p class="guide-text">{ words.text(&lesson.text) }</p>
            if strayed { <p class="guide-strayed">{ words.say(say::flight_strayed()) }</p> }
            if !lesson.is_over { <p class="guide-step">{ words.say(say::flight_step(lesson.done + 1, length)) }</p> }
        </>
    }
}

fn skip(words: &Words, navigation: &Navigation) -> Html {
    let onclick = navigation.back.reform(|_| ());
    html! { <button type="button" class="btn guide-skip" {onclick}>{ words.say(say::flight_skip()) }</button> }
}

/// What the turn would be worth in a round with two others.
fn round(flight: &FirstFlight, over: &TableState, words: &Words) -> Option<Html> {
    let name = |nth: u8| words.say(say::setup_suggested_name(nth));
    flight.round(over, [&name(2), &name(3)]).map(|model| round_lanes(&model, words))
}

/// Where it goes from here.
fn over(words: &Words, again: Callback<MouseEvent>, navigation: &Navigation) -> Html {
    let new = navigation.turn_to.reform(|_| Screen::New.into());
    let back = navigation.back.reform(|_| ());
    html! {
        <>
            <button type="button" class="btn primary" onclick={new}>{ words.say(say::new_game()) }</button>
            <button type="button" class="btn" onclick={again}>{ words.say(say::flight_again()) }</button>
            <button type="button" class="btn" onclick={back}>{ words.say(say::back()) }</button>
        </>
    }
}
