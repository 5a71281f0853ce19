//! The bar under a replay: the ways through the choices, whose they are, and what was chosen and would have been best.

use yew::prelude::*;

use crate::table::pictured::Pictured;
use crate::table::replay::{ReplayMoment, ReplayStep, Stops, WinCurve, headline, people};
use crate::table::review_rows::{ReviewState, Told};
use crate::view::draw::pictured;
use crate::words::{Message, Words, say};
use browser::field;
use space_taxi::pilot::Decision;
use space_taxi::record::Record;
use space_taxi::rules::Player;
use ui::icon;

const WHOSE: &str = "replay-whose";

/// What the bar shows.
pub struct ReplayBar<'a> {
    pub record: &'a Record,
    pub moments: &'a [ReplayMoment],
    pub stops: &'a Stops,
    /// Nothing before the review, or alone.
    pub curve: Option<&'a WinCurve>,
    pub review: &'a ReviewState,
    /// The choice at this place, and what the review says to it.
    pub nth: usize,
    pub moment: &'a ReplayMoment,
    pub decision: Option<&'a Decision>,
    pub step: &'a Callback<ReplayStep>,
    pub words: &'a Words,
}

impl ReplayBar<'_> {
    /// Who chooses here, and when.
    pub fn head(&self) -> String {
        let ReplayMoment { player, driver, position, .. } = self.moment;
        self.words.say(headline(self.record.opening(), *player, *driver, position))
    }

    /// A button that takes this step.
    pub fn button(&self, to: ReplayStep, class: &'static str, name: Message) -> Html {
        let (label, onclick) = (self.words.say(name), self.step.reform(move |_| to));
        html! {
            <button type="button" class={classes!("btn", "replay-button", class)} title={label.clone()} aria-label={label}
                aria-disabled={(self.stops.after(to, self.nth) == self.nth).to_string()} {onclick}>{ icon("step") }</button>
        }
    }

    /// The way to the next mistake, and whose choices are looked at, where people chose: one alone sees their own, several pick a name.
    pub fn mistakes(&self, only: &UseStateHandle<Option<Player>>) -> Html {
        let (words, people) = (self.words, people(self.record.game().mode(), self.moments));
        let name = |player: &Player| match people.len() {
            1 => words.say(say::replay_mine()),
            _ => self.record.opening().name(*player).to_string(),
        };
        let (set, chosen) = (only.setter(), people.clone());
        let onchange = Callback::from(move |_: Event| {
            set.set(field::chosen(WHOSE).and_then(|place| chosen.get(place.checked_sub(1)?).copied()));
        });
        let onclick = self.step.reform(|_| ReplayStep::NextMistake);
        html! {
            <div class="replay-mistakes">
                <button type="button" class="btn" aria-disabled={self.stops.mistakes().is_empty().to_string()} {onclick}>
                    <i class="curve-key" aria-hidden="true" /><span>{ words.say(say::replay_next_mistake()) }</span>{ icon("step") }
                </button>
                if !people.is_empty() {
                    <select id={WHOSE} class="driver replay-whose" aria-label={words.say(say::replay_whose())} {onchange}>
                        <option selected={only.is_none()}>{ words.say(say::replay_everyone()) }</option>
                        { for people.iter().map(|player| html! { <option selected={**only == Some(*player)}>{ name(player) }</option> }) }
                    </select>
                }
            </div>
        }
    }

    /// What was chosen, and what the review says to it.
    pub fn told(&self) -> Html {
        let words = self.words;
        let told = self.decision.and_then(|decision| Told::of(self.record.opening(), decision));
        let chosen = Pictured::choice(&self.moment.position, &self.moment.chosen);
        let row = |class: &'static str, name: Message, what: &Pictured| {
            html! { <p class={classes!("replay-choice", class)}><em>{ words.say(name) }</em>{ pictured(what, words) }</p> }
        };
        let cost = |told: &Told| {
            let class = told.better.is_some().then_some("review-cost");
            html! { <b {class}>{ words.text(&told.cost) }</b> }
        };
        html! {
            <div class="replay-told" role="status">
                <p class="replay-head"><b>{ self.head() }</b>{ " " }{ for told.iter().map(cost) }</p>
                { for chosen.iter().map(|chosen| row("is-chosen", say::review_chosen(), chosen)) }
                { for told.iter().flat_map(|told| &told.better).map(|better| row("is-best", say::review_best(), better)) }
                if *self.review == ReviewState::Working { <p>{ words.say(say::review_working()) }</p> }
            </div>
        }
    }
}
