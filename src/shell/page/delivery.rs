//! Whether the part of the app is here that is fetched when it is first wanted.

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::sheet::sheet;
use crate::markup::html;
use crate::platform::later;
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

/// Where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    Coming,
    Here,
    /// It could not be fetched: no network, or none yet.
    Missing,
}

/// Fetches it once it is wanted; the callback tries again.
#[hook]
pub fn use_delivery(wanted: bool) -> (Delivery, Callback<()>) {
    let delivery = use_state_eq(|| Delivery::Coming);
    let (now, set) = (*delivery, delivery.setter());
    use_boxed_effect(wanted && now == Delivery::Coming, move |wanted| {
        let watch =
            wanted.then(|| later::fetch(move |here| set.set(if here { Delivery::Here } else { Delivery::Missing })));
        move || drop(watch)
    });
    (now, Callback::from(move |()| delivery.set(Delivery::Coming)))
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
