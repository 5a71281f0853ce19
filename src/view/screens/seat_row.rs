//! One seat of the table that is being laid.

use yew::prelude::*;

use crate::table::driver_name;
use crate::table::refusal::name_fault;
use crate::table::seating::NameFault;
use crate::view::art::helmet;
use crate::words::{Message, say, use_words};
use browser::field;
use space_taxi::record::{Driver, Name};
use ui::{Choice, icon};

/// What the page calls the choice of who plays, at each seat.
const DRIVERS: [&str; 5] = ["driver-1", "driver-2", "driver-3", "driver-4", "driver-5"];

/// A seat, and what is called when something about it changes.
#[derive(Properties, PartialEq)]
pub struct SeatRowProps {
    /// Counted from 0.
    pub seat: usize,
    pub name: AttrValue,
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
    let words = use_words();
    let SeatRowProps { seat, name, driver, begins, fault, on_name, on_driver, on_begin } = props;
    let (seat, driver, begins, fault) = (*seat, *driver, *begins, *fault);
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
    let drivers: Vec<String> = Driver::ALL.iter().map(|driver| words.say(driver_name(*driver))).collect();
    let chosen = Driver::ALL.iter().position(|other| *other == driver).unwrap_or(0);
    let on_choose = on_driver.reform(move |place: usize| (seat, Driver::ALL[place]));
    // What a column holds is said over its first row; each row says it to those who listen.
    let head = |name: Message| match seat {
        0 => html! { <span class="seat-head" aria-hidden="true">{ words.say(name) }</span> },
        _ => Html::default(),
    };
    let beginning = words.say(say::setup_begins(name.as_str()));
    html! {
        <li class={classes!("seat", (begins == Some(true)).then_some("is-begin"))}>
            <span class="seat-number" aria-hidden="true">{ seat + 1 }</span>
            { helmet(seat, driver, "seat-helmet") }
            <div class="seat-name">
                { head(say::setup_head_name()) }
                <input {id} type="text" value={name.clone()} maxlength={Name::MOST_BYTES.to_string()}
                    aria-label={words.say(say::setup_name(seat + 1))} aria-invalid={fault.is_some().to_string()}
                    aria-describedby={fault.map(|_| fault_id.clone())} autocapitalize="words" spellcheck="false"
                    autocomplete="off" {oninput} {onfocus} />
                if let Some(fault) = fault {
                    <p id={fault_id} class="seat-fault" role="alert">{ words.say(name_fault(fault)) }</p>
                }
            </div>
            <div class="seat-driver">
                { head(say::who_plays()) }
                <Choice name={DRIVERS[seat]} legend={words.say(say::driver_of(name.as_str()))} quiet=true options={drivers} {chosen} {on_choose} />
            </div>
            if let Some(checked) = begins {
                <label class="seat-begin" title={beginning.clone()}>
                    { head(say::setup_head_begins()) }
                    <input class="sr" type="radio" name="begins" aria-label={beginning} {checked}
                        onchange={on_begin.reform(move |_| seat)} />
                    <span>{ icon("flag") }</span>
                </label>
            }
        </li>
    }
}
