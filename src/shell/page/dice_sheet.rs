//! The promise about the dice, and after the game its proof.

use std::rc::Rc;

use yew::prelude::*;

use super::sheet::sheet;
use crate::markup::html;
use crate::platform::field;
use crate::shell::proof::{FEWEST_DIGITS, proof};
use crate::space_taxi::record::DiceSource;
use crate::space_taxi::rules::Phase;
use crate::space_taxi::table::TableState;
use crate::space_taxi::table::draw::Voice;
use crate::words::{Message, say};

const NOTED: &str = "dice-noted";

#[derive(Properties, PartialEq)]
pub struct DiceSheetProps {
    pub table: Rc<TableState>,
    pub on_close: Callback<()>,
    pub voice: Voice,
}

#[component]
pub fn DiceSheet(props: &DiceSheetProps) -> Html {
    let voice = &props.voice;
    let checked = use_state(|| None::<Message>);
    let noted = use_state(String::new);
    let record = props.table.record();
    let oninput = {
        let (noted, checked) = (noted.setter(), checked.setter());
        Callback::from(move |_| {
            noted.set(field::value(NOTED).unwrap_or_default());
            checked.set(None);
        })
    };
    let check = {
        let (table, noted, checked) = (Rc::clone(&props.table), noted.clone(), checked.setter());
        Callback::from(move |_| checked.set(Some(proof(table.record(), &noted))))
    };
    let body = match record.opening().dice() {
        DiceSource::Hand => html! { <p>{ voice.say(say::doubt_no_seed()) }</p> },
        DiceSource::Seed(seed) => html! {
            <>
                <p>{ voice.say(say::dice_promise_text()) }</p>
                <h3>{ voice.say(say::dice_fingerprint()) }</h3>
                <code class="dice-hex" id="dice-fingerprint">{ seed.commitment().to_string() }</code>
                <h3>{ voice.say(say::dice_seed()) }</h3>
                if *record.game().phase() == Phase::GameOver {
                    <code class="dice-hex" id="dice-seed">{ seed.to_string() }</code>
                    <label class="dice-noted">
                        { voice.say(say::dice_noted(FEWEST_DIGITS)) }
                        <input id={NOTED} type="text" autocomplete="off" spellcheck="false" value={(*noted).clone()} {oninput} />
                    </label>
                    <button type="button" class="btn primary" onclick={check}>{ voice.say(say::dice_check()) }</button>
                } else {
                    <p>{ voice.say(say::dice_seed_later()) }</p>
                }
                <p role="status">{ for checked.iter().map(|verdict| voice.words().text(verdict)) }</p>
            </>
        },
    };
    sheet("dice", "dice-sheet", say::dice_promise(), body, &props.on_close, voice)
}
