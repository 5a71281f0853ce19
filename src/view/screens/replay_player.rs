//! A replay that runs by itself: started and stopped by a button, as fast as somebody likes.

use yew::prelude::*;

use crate::table::replay::{ReplayStep, SPEEDS, USUAL_SPEED, pause_ms, speed_name};
use crate::words::{Words, say};
use browser::{clock, field};
use ui::icon;

const SPEED: &str = "replay-speed";

/// Whether it runs, how fast, and how to change that.
pub struct Running {
    runs: bool,
    speed: usize,
    toggle: Callback<()>,
    on_speed: Callback<usize>,
}

/// Steps on by itself while it runs and nothing lies over it, up to the last choice. At the last one it begins anew.
#[hook]
pub fn use_running(step: &Callback<ReplayStep>, nth: usize, last: usize, uncovered: bool) -> Running {
    let playing = use_state_eq(|| false);
    let speed = use_state_eq(|| USUAL_SPEED);
    let is_last = nth >= last;
    let runs = *playing && !is_last;
    {
        use_effect_with((runs && uncovered, nth, *speed, step.clone()), move |(runs, _, speed, step)| {
            let step = step.clone();
            let timer = runs.then(|| clock::after(pause_ms(*speed), move || step.emit(ReplayStep::Next)));
            move || drop(timer)
        });
    }
    let toggle = {
        let (playing, step) = (playing.setter(), step.clone());
        Callback::from(move |()| {
            if is_last {
                step.emit(ReplayStep::First);
            }
            playing.set(!runs);
        })
    };
    let on_speed = {
        let speed = speed.setter();
        Callback::from(move |place: usize| speed.set(place))
    };
    Running { runs, speed: *speed, toggle, on_speed }
}

pub fn play_button(running: &Running, words: &Words) -> Html {
    let (art, name) = if running.runs { ("pause", say::replay_pause()) } else { ("replay", say::replay_play()) };
    let label = words.say(name);
    html! {
        <button type="button" class="btn replay-button replay-play" title={label.clone()} aria-label={label} onclick={running.toggle.reform(|_| ())}>
            { icon(art) }
        </button>
    }
}

pub fn speed_choice(running: &Running, words: &Words) -> Html {
    let option = |place: usize| {
        html! { <option selected={place == running.speed}>{ words.say(speed_name(place)) }</option> }
    };
    let on_speed = running.on_speed.clone();
    let onchange = Callback::from(move |_: Event| {
        if let Some(place) = field::chosen(SPEED) {
            on_speed.emit(place);
        }
    });
    html! {
        <select id={SPEED} class="driver replay-speed" aria-label={words.say(say::replay_speed())} {onchange}>
            { for (0..SPEEDS.len()).map(option) }
        </select>
    }
}
