//! One seat of the table that is being laid.

use yew::prelude::*;

use super::art::{helmet, icon};
use super::driver_choice::driver_choice;
use crate::markup::{classes, html};
use crate::platform::field;
use crate::shell::refusal::name_fault;
use crate::shell::seating::NameFault;
use crate::space_taxi::record::{Driver, Name};
use crate::space_taxi::table::draw::use_voice;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct SeatRowProps {
    /// Counted from 0.
    pub seat: usize,
    pub name: String,
    pub driver: Driver,
    /// Whether this seat begins; nothing where there is no choice.
    pub begins: Option<bool>,
    pub fault: Option<NameFault>,
    pub on_name: Callback<(usize, String)>,
    pub on_driver: Callback<(usize, Driver)>,
    pub on_begin: Callback<usize>,
}

#[component]
pub fn SeatRow(props: &SeatRowProps) -> Html {
    let voice = use_voice();
    let seat = props.seat;
    let id = format!("seat-name-{seat}");
    let fault_id = format!("seat-fault-{seat}");
    let oninput = {
        let id = id.clone();
        props.on_name.reform(move |_| (seat, field::value(&id).unwrap_or_default()))
    };
    let onfocus = {
        let id = id.clone();
        Callback::from(move |_| field::select(&id))
    };
    let begins = voice.say(&say::setup_begins(props.name.as_str()));
    html! {
        <li class={classes!("seat", (props.begins == Some(true)).then_some("is-begin"))}>
            <span class="seat-number" aria-hidden="true">{ seat + 1 }</span>
            { helmet(seat, "seat-helmet") }
            <div class="seat-name">
                <input id={id} type="text" value={props.name.clone()} maxlength={Name::MOST_BYTES.to_string()}
                    aria-label={voice.say(&say::setup_name(seat + 1))} aria-invalid={props.fault.is_some().to_string()}
                    aria-describedby={props.fault.map(|_| fault_id.clone())} autocapitalize="words" spellcheck="false"
                    autocomplete="off" {oninput} {onfocus} />
                if let Some(fault) = props.fault {
                    <p id={fault_id} class="seat-fault" role="alert">{ voice.say(&name_fault(fault)) }</p>
                }
            </div>
            { driver_choice(&format!("seat-driver-{seat}"), &props.name, props.driver, props.on_driver.reform(move |driver| (seat, driver)), &voice) }
            if let Some(checked) = props.begins {
                <label class="seat-begin" title={begins.clone()}>
                    <input class="sr" type="radio" name="begins" aria-label={begins} {checked}
                        onchange={props.on_begin.reform(move |_| seat)} />
                    <span>{ icon("flag") }</span>
                </label>
            }
        </li>
    }
}
