//! The coach: what the pilot would place, and how turn and game are likely to end.

use yew::prelude::*;

use super::super::{CardModel, Intent, Pick, TableModel, TrayDie, Why, die_name};
use super::art::{icon, piece, placed_symbol};
use super::{Part, Voice};
use crate::space_taxi::pilot::protocol::Odds;
use crate::space_taxi::pilot::{Aim, Hint, Valued};
use crate::space_taxi::rules::{Action, Game, Placement};
use crate::words::{Message, Number, say};

/// What the pilot has said.
#[derive(Clone, PartialEq)]
pub enum Said<T> {
    /// It is still at work.
    Soon,
    Told(T),
    /// It is lost, or there is nothing to say.
    Nothing,
}

/// The coach at this table.
#[derive(Clone, PartialEq)]
pub struct Coach {
    pub is_open: bool,
    /// What it would place, if it knows.
    pub advised: Option<Placement>,
    /// Opens it, or closes it.
    pub toggle: Callback<()>,
    /// What it says, where it is open.
    pub panel: Html,
}

impl Coach {
    /// Whether the best placement has this die of the tray.
    pub fn advises(&self, place: usize, part: &Part) -> bool {
        self.advised.is_some_and(|placement| part.can_act && picked(&placement, part.model).has(place))
    }
}

/// What the coach has to say, and to whom.
pub struct Advice<'a> {
    pub game: &'a Game,
    pub model: &'a TableModel,
    /// Whether the person in front of the page is to act.
    pub can_act: bool,
    pub aim: Aim,
    pub hint: &'a Said<Hint>,
    pub odds: &'a Said<Odds>,
    pub on_aim: &'a Callback<Aim>,
    pub on_intent: &'a Callback<Intent>,
    pub on_close: &'a Callback<()>,
    pub voice: &'a Voice,
}

/// The dice that make up a placement.
fn picked(placement: &Placement, model: &TableModel) -> Pick {
    let tray: Vec<_> = model.tray.dice.iter().map(|die| die.die).collect();
    Pick::of(placement, &tray)
}

/// The button that opens it.
pub fn coach_button(coach: &Coach, part: &Part) -> Html {
    let name = part.voice.say(say::coach_open());
    html! {
        <button type="button" id="coach-button" class={classes!("bar-button", coach.is_open.then_some("is-on"))} title={name.clone()} aria-label={name}
            aria-pressed={coach.is_open.to_string()} onclick={coach.toggle.reform(|_| ())}>{ icon("bulb") }</button>
    }
}

/// What it says, over the board.
pub fn coach_panel(advice: &Advice) -> Html {
    let Advice { voice, model, .. } = *advice;
    let aim = |aim: Aim, name: Message| {
        html! {
            <button type="button" class={classes!("coach-aim", (advice.aim == aim).then_some("is-on"))} aria-pressed={(advice.aim == aim).to_string()}
                onclick={advice.on_aim.reform(move |_| aim)}>{ voice.say(name) }</button>
        }
    };
    let throws = !model.tray.dice.is_empty() && advice.can_act;
    html! {
        <aside class="coach" aria-label={voice.say(say::coach())}>
            <p class="sr" role="status">{ told(advice, throws) }</p>
            <header class="coach-head">
                <h2>{ voice.say(say::coach()) }</h2>
                <button type="button" class="bar-button" aria-label={voice.say(say::close())} onclick={advice.on_close.reform(|_| ())}>{ icon("x") }</button>
            </header>
            if throws {
                if model.cards.len() > 1 {
                    <div class="coach-aims" role="group" aria-label={voice.say(say::coach_by())}>
                        { aim(Aim::Points, say::coach_points()) }
                        { aim(Aim::Wins, say::coach_wins()) }
                    </div>
                }
                <p class="coach-are">{ voice.say(match advice.aim {
                    Aim::Points => say::coach_points_are(),
                    Aim::Wins => say::coach_wins_are(),
                }) }</p>
                { hint(advice) }
            }
            { odds(advice) }
        </aside>
    }
}

/// What is heard of it: that it works, and then the best it knows.
fn told(advice: &Advice, throws: bool) -> String {
    let Advice { voice, .. } = *advice;
    match (advice.hint, advice.odds) {
        (Said::Told(hint), _) if throws => {
            let best = &hint.best;
            let dice = laid_out(best, advice);
            let what = match dice.as_slice() {
                [] => say::keep_none(),
                dice => say::list_one(dice.iter().map(die_name).collect::<Vec<_>>()),
            };
            let why = Why::of(advice.game, &Action::Place(best.placement)).map(|why| voice.say(why.message()));
            let said = [Some(voice.say(what)), Some(voice.say(worth(best, advice.aim))), why];
            said.into_iter().flatten().collect::<Vec<_>>().join(". ")
        }
        (Said::Nothing, _) if throws => voice.say(say::coach_lost()),
        (Said::Soon, _) if throws => voice.say(say::coach_works()),
        (_, Said::Told(Odds { turn: Some(turn), .. })) => {
            let chance = say::percent(Number::decimal(100.0 * turn.launch, 0));
            format!("{}: {}", voice.say(say::odds_launch()), voice.say(chance))
        }
        (_, Said::Soon) => voice.say(say::coach_works()),
        _ => String::new(),
    }
}

/// The dice of a placement, as they lie in the tray.
fn laid_out(valued: &Valued, advice: &Advice) -> Vec<TrayDie> {
    let pick = picked(&valued.placement, advice.model);
    let dice = advice.model.tray.dice.iter().filter(|die| pick.has(die.place));
    dice.map(|die| TrayDie { picked: true, joker: pick.joker(die.place), ..*die }).collect()
}

fn worth(valued: &Valued, aim: Aim) -> Message {
    match aim {
        Aim::Points => say::coach_expects(Number::decimal(valued.value, 1)),
        Aim::Wins => say::percent(Number::decimal(100.0 * valued.value, 1)),
    }
}

fn hint(advice: &Advice) -> Html {
    match advice.hint {
        Said::Soon => waits(advice.voice),
        Said::Nothing => html! { <p class="coach-note">{ advice.voice.say(say::coach_lost()) }</p> },
        Said::Told(hint) => html! {
            <ol class="coach-hints">
                { proposal(&hint.best, advice) }
                { for hint.next.iter().map(|valued| proposal(valued, advice)) }
            </ol>
        },
    }
}

/// One placement, to be picked by a tap.
fn proposal(valued: &Valued, advice: &Advice) -> Html {
    let voice = advice.voice;
    let dice = laid_out(valued, advice);
    let what = match dice.as_slice() {
        [] => html! { <span>{ voice.say(say::keep_none()) }</span> },
        dice => html! {
            <>
                <span class="sr">{ voice.say(say::list_one(dice.iter().map(die_name).collect::<Vec<_>>())) }</span>
                { for dice.iter().map(|die| piece(placed_symbol(die.die, die.joker), "coach-die")) }
            </>
        },
    };
    let action = Action::Place(valued.placement);
    let why = Why::of(advice.game, &action);
    let onclick = advice.on_intent.reform(move |_: MouseEvent| Intent::Propose(action));
    html! {
        <li>
            <button type="button" class="coach-hint" {onclick}>
                <span class="coach-dice">{ what }</span>
                <b>{ voice.say(worth(valued, advice.aim)) }</b>
                if let Some(why) = why { <small class="coach-why">{ voice.say(why.message()) }</small> }
            </button>
        </li>
    }
}

fn odds(advice: &Advice) -> Html {
    let Advice { voice, model, .. } = *advice;
    let odds = match advice.odds {
        Said::Soon => return waits(voice),
        Said::Nothing => return Html::default(),
        Said::Told(odds) => odds,
    };
    let line = |name: Message, value: Message| {
        html! { <p class="coach-line"><span>{ voice.say(name) }</span><b>{ voice.say(value) }</b></p> }
    };
    let chance = |card: &CardModel| {
        let chance = odds.wins[card.player];
        html! {
            <li class="coach-line">
                <span>{ card.name.clone() }</span>
                <svg class="coach-bar" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true"><rect width={((1000.0 * chance) as u32).to_string()} height="8" /></svg>
                <b>{ voice.say(say::percent(Number::decimal(100.0 * chance, 0))) }</b>
            </li>
        }
    };
    html! {
        <section class="coach-odds" aria-label={voice.say(say::odds())}>
            if let Some(turn) = odds.turn {
                { line(say::odds_launch(), say::percent(Number::decimal(100.0 * turn.launch, 0))) }
                { line(say::odds_result(), say::coach_expects(Number::decimal(turn.result, 1))) }
            }
            if model.cards.len() > 1 {
                <h3>{ voice.say(say::odds_wins()) }</h3>
                <ul>{ for model.cards.iter().map(chance) }</ul>
            }
        </section>
    }
}

fn waits(voice: &Voice) -> Html {
    html! {
        <p class="coach-note">
            <span class="act-thinks" aria-hidden="true"><i /><i /><i /></span>
            { voice.say(say::coach_works()) }
        </p>
    }
}
