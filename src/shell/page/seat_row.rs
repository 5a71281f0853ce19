//! One seat of the table that is being laid.

use yew::prelude::*;

use super::art::{helmet, icon};
use super::driver_choice::driver_choice;
use crate::markup::{classes, html};
use crate::platform::field;
use crate::shell::refusal::name_fault;
use crate::shell::seating::NameFault;
use crate::space_taxi::record::{Driver, Name};
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

/// A seat, and what is called when something about it changes.
pub struct SeatRow<'a> {
    /// Counted from 0.
    pub seat: usize,
    pub name: &'a str,
    pub driver: Driver,
    /// Whether this seat begins; nothing where there is no choice.
    pub begins: Option<bool>,
    pub fault: Option<NameFault>,
    pub on_name: &'a Callback<(usize, String)>,
    pub on_driver: &'a Callback<(usize, Driver)>,
    pub on_begin: &'a Callback<usize>,
}

pub fn seat_row(row: &SeatRow, voice: &Voice) -> Html {
    let SeatRow { seat, name, driver, begins, fault, on_name, on_driver, on_begin } = *row;
    let id = format!("seat-name-{seat}");
    let fault_id = format!("seat-fault-{seat}");
    let oninput = {
        let id = id.clone();
        on_name.reform(move |_| (seat, field::value(&id).unwrap_or_default()))
    };
    let onfocus = {
        let id = id.clone();
        Callback::from(move |_| field::select(&id))
    };
    let beginning = voice.say(say::setup_begins(name));
    html! {
        <li key={seat} class={classes!("seat", (begins == Some(true)).then_some("is-begin"))}>
            <span class="seat-number" aria-hidden="true">{ seat + 1 }</span>
            { helmet(seat, "seat-helmet") }
            <div class="seat-name">
                <input id={id} type="text" value={name.to_owned()} maxlength={Name::MOST_BYTES.to_string()}
                    aria-label={voice.say(say::setup_name(seat + 1))} aria-invalid={fault.is_some().to_string()}
                    aria-describedby={fault.map(|_| fault_id.clone())} autocapitalize="words" spellcheck="false"
                    autocomplete="off" {oninput} {onfocus} />
                if let Some(fault) = fault {
                    <p id={fault_id} class="seat-fault" role="alert">{ voice.say(name_fault(fault)) }</p>
                }
            </div>
            { driver_choice(&format!("seat-driver-{seat}"), name, driver, on_driver.reform(move |driver| (seat, driver)), voice) }
            if let Some(checked) = begins {
                <label class="seat-begin" title={beginning.clone()}>
                    <input class="sr" type="radio" name="begins" aria-label={beginning} {checked}
                        onchange={on_begin.reform(move |_| seat)} />
                    <span>{ icon("flag") }</span>
                </label>
            }
        </li>
    }
}
