//! The choice of who drives for a player: a person, or the computer at one of its levels.

use yew::prelude::*;

use crate::platform::field;
use crate::space_taxi::record::Driver;
use crate::space_taxi::table::draw::Voice;
use crate::space_taxi::table::driver_name;
use crate::words::say;

/// A list to choose from, under this id.
pub fn driver_choice(id: &str, player: &str, driver: Driver, on_choose: Callback<Driver>, voice: &Voice) -> Html {
    let option = |other: &Driver| {
        html! { <option selected={*other == driver}>{ voice.say(driver_name(*other)) }</option> }
    };
    let onchange = {
        let id = id.to_owned();
        Callback::from(move |_: Event| {
            if let Some(driver) = field::chosen(&id).and_then(|place| Driver::ALL.get(place)) {
                on_choose.emit(*driver);
            }
        })
    };
    html! {
        <select id={id.to_owned()} class="driver" aria-label={voice.say(say::driver_of(player))} {onchange}>
            { for Driver::ALL[..1].iter().map(option) }
            <optgroup label={voice.say(say::computers())}>{ for Driver::ALL[1..].iter().map(option) }</optgroup>
        </select>
    }
}
