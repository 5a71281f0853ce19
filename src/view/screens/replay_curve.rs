//! Everybody's chance to win over a replay: to be looked at, and to be dragged through.

use yew::prelude::*;

use super::replay_bar::ReplayBar;
use crate::table::replay::{ReplayStep, WinCurve};
use crate::view::art::helmet;
use crate::words::{Number, say};
use browser::field;
use space_taxi::rules::Player;

const SLIDER: &str = "replay-slider";

impl ReplayBar<'_> {
    /// The slider through all choices, over the curves.
    pub fn slider(&self) -> Html {
        let step = self.step.clone();
        let oninput = Callback::from(move |_: InputEvent| {
            if let Some(nth) = field::value(SLIDER).and_then(|value| value.parse().ok()) {
                step.emit(ReplayStep::To(nth));
            }
        });
        let last = self.moments.len().saturating_sub(1);
        html! {
            <div class="curve">
                <div class="curve-field">
                    if let Some(curve) = self.curve {
                        <small class="curve-title" aria-hidden="true">{ self.words.say(say::odds_wins()) }</small>
                        { self.lines(curve) }
                    }
                    <input type="range" id={SLIDER} class="curve-slider" min="0" max={last.to_string()} value={self.nth.to_string()}
                        aria-label={self.words.say(say::replay_choices())} aria-valuetext={self.head()} {oninput} />
                </div>
                if let Some(curve) = self.curve { { self.chances(curve) } }
            </div>
        }
    }

    fn lines(&self, curve: &WinCurve) -> Html {
        let line = |player: Player| {
            html! { <polyline class={format!("curve-line p{}", player.index() + 1)} points={curve.line(player)} /> }
        };
        let (width, height) = (WinCurve::WIDTH, WinCurve::HEIGHT);
        let mistakes = self.stops.mistakes().iter().map(|nth| format!("M{} {height}v-14", curve.x(*nth)));
        html! {
            <svg class="curve-lines" viewBox={format!("0 0 {width} {height}")} preserveAspectRatio="none" aria-hidden="true">
                <path class="curve-mistakes" d={mistakes.collect::<String>()} />
                { for self.record.game().mode().players().map(line) }
            </svg>
        }
    }

    /// Everybody's chance to win before this turn.
    fn chances(&self, curve: &WinCurve) -> Html {
        let (opening, words) = (self.record.opening(), self.words);
        let chance = |(player, wins): (Player, f64)| {
            html! {
                <li>
                    { helmet(player.index(), opening.entrants()[player].driver, "curve-helmet") }
                    <span class="sr">{ opening.name(player).to_string() }</span>
                    <b>{ words.say(say::percent(Number::decimal(100.0 * wins, 0))) }</b>
                </li>
            }
        };
        let Some(wins) = curve.before(self.nth) else { return Html::default() };
        let chances = self.record.game().mode().players().map(|player| (player, wins[player]));
        html! { <ul class="curve-chances" aria-label={words.say(say::odds_wins())}>{ for chances.map(chance) }</ul> }
    }
}
