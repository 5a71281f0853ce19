//! Whether the part of the app is here that is fetched when it is first wanted.

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::pilot::Pilot;
use super::sheet::sheet;
use crate::markup::html;
use crate::platform::{clock, later};
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

/// Until the first game is on the screen, the network is for nothing else.
const SETTLED_MS: u32 = 2000;

/// Where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    Coming,
    Here,
    /// It could not be fetched: no network, or none yet.
    Missing,
}

/// What comes later, as whoever wants some of it at the table sees it.
#[derive(Clone, PartialEq)]
pub struct Parcel {
    pub delivery: Delivery,
    /// Who answers questions, as soon as the code is here.
    pub pilot: Option<Pilot>,
    /// Whether the code could not be fetched.
    pub is_lost: bool,
    /// Somebody wants it.
    pub want: Callback<()>,
    /// Asks once more.
    pub retry: Callback<()>,
}

/// The code and the styles, from the moment they are first wanted.
pub struct Order {
    pub code: Delivery,
    /// How often it was asked for, if at all.
    pub attempt: Option<u32>,
    /// Asks once more.
    pub retry: Callback<()>,
}

impl Order {
    /// Where all of it is, the words included: `words` says whether they came, once they were asked for.
    #[must_use]
    pub const fn delivery(&self, words: Option<bool>) -> Delivery {
        match (self.code, words) {
            (Delivery::Here, Some(true)) => Delivery::Here,
            (Delivery::Missing, _) | (_, Some(false)) => Delivery::Missing,
            _ => Delivery::Coming,
        }
    }
}

/// Whether somebody wants what comes later, without an address that tells so. As soon as the first screen has settled, the page
/// itself does: it takes care of itself with it.
#[hook]
pub fn use_wanted_later() -> UseStateHandle<bool> {
    let wanted = use_state_eq(|| false);
    let settled = wanted.setter();
    use_boxed_effect((), move |()| clock::after(SETTLED_MS, move || settled.set(true)).let_run());
    wanted
}

/// Orders it once it is wanted.
#[hook]
pub fn use_order(wanted: bool) -> Order {
    let code = use_state_eq(|| Delivery::Coming);
    let attempt = use_state_eq(|| None::<u32>);
    {
        let (attempt, first) = (attempt.setter(), wanted && attempt.is_none());
        use_boxed_effect(first, move |first| {
            if *first {
                attempt.set(Some(0));
            }
        });
    }
    let (now, set) = (*code, code.setter());
    use_boxed_effect(*attempt, move |attempt| {
        let watch =
            attempt.map(|_| later::fetch(move |here| set.set(if here { Delivery::Here } else { Delivery::Missing })));
        move || drop(watch)
    });
    let (attempt, tried) = (*attempt, attempt.setter());
    let retry = Callback::from(move |()| {
        code.set(if now == Delivery::Here { now } else { Delivery::Coming });
        tried.set(attempt.map(|times| times + 1));
    });
    Order { code: now, attempt, retry }
}

/// The sheet that stands in for one that is not here yet.
pub fn awaited(delivery: Delivery, retry: &Callback<()>, on_close: &Callback<()>, voice: &Voice) -> Html {
    let inside = match delivery {
        Delivery::Missing => html! {
            <div role="alert" class="sheet-failed">
                <p>{ voice.say(say::later_missing()) }</p>
                <button type="button" class="btn" onclick={retry.reform(|_| ())}>{ voice.say(say::retry()) }</button>
            </div>
        },
        Delivery::Coming | Delivery::Here => html! { <p role="status">{ voice.say(say::later_coming()) }</p> },
    };
    sheet("awaited", "awaited", say::one_moment(), inside, on_close, voice)
}
