//! The choice of who drives for a player: a person, or the computer at one of its levels.

use yew::prelude::*;

use crate::table::driver_name;
use crate::words::{say, use_words};
use browser::field;
use space_taxi::record::Driver;

#[derive(Properties, PartialEq)]
pub struct DriverChoiceProps {
    pub id: AttrValue,
    /// The name of the player.
    pub player: AttrValue,
    pub driver: Driver,
    pub on_choose: Callback<Driver>,
}

#[component]
pub fn DriverChoice(props: &DriverChoiceProps) -> Html {
    let words = use_words();
    let option = |other: &Driver| {
        html! { <option selected={*other == props.driver}>{ words.say(driver_name(*other)) }</option> }
    };
    let onchange = use_callback((props.id.clone(), props.on_choose.clone()), |_: Event, (id, on_choose)| {
        if let Some(driver) = field::chosen(id).and_then(|place| Driver::ALL.get(place)) {
            on_choose.emit(*driver);
        }
    });
    html! {
        <select id={props.id.clone()} class="driver" aria-label={words.say(say::driver_of(props.player.as_str()))} {onchange}>
            { for Driver::ALL[..1].iter().map(option) }
            <optgroup label={words.say(say::computers())}>{ for Driver::ALL[1..].iter().map(option) }</optgroup>
        </select>
    }
}
