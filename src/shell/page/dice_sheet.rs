//! The promise about the dice, and after the game its proof.

use std::rc::Rc;

use yew::prelude::*;

use super::sheet::SheetFrame;
use crate::markup::html;
use crate::shell::refusal::doubt;
use crate::space_taxi::record::DiceSource;
use crate::space_taxi::rules::Phase;
use crate::space_taxi::table::TableState;
use crate::space_taxi::table::draw::use_voice;
use crate::words::{Message, say};

#[derive(Properties, PartialEq)]
pub struct DiceSheetProps {
    pub table: Rc<TableState>,
    pub on_close: Callback<()>,
}

#[component]
pub fn DiceSheet(props: &DiceSheetProps) -> Html {
    let voice = use_voice();
    let checked = use_state(|| None::<Message>);
    let record = props.table.record();
    let body = match record.opening().dice() {
        DiceSource::Hand => html! { <p>{ voice.say(&say::doubt_no_seed()) }</p> },
        DiceSource::Seed(seed) => {
            let promised = seed.commitment();
            let check = {
                let (table, checked) = (Rc::clone(&props.table), checked.setter());
                Callback::from(move |_| {
                    let verdict = table.record().verify(&promised);
                    checked.set(Some(verdict.map_or_else(doubt, |()| say::dice_checked())));
                })
            };
            html! {
                <>
                    <p>{ voice.say(&say::dice_promise_text()) }</p>
                    <h3>{ voice.say(&say::dice_fingerprint()) }</h3>
                    <code class="dice-hex" id="dice-fingerprint">{ promised.to_string() }</code>
                    <h3>{ voice.say(&say::dice_seed()) }</h3>
                    if *record.game().phase() == Phase::GameOver {
                        <code class="dice-hex" id="dice-seed">{ seed.to_string() }</code>
                        <button type="button" class="btn primary" onclick={check}>{ voice.say(&say::dice_check()) }</button>
                    } else {
                        <p>{ voice.say(&say::dice_seed_later()) }</p>
                    }
                    <p role="status">{ for checked.iter().map(|verdict| voice.say(verdict)) }</p>
                </>
            }
        }
    };
    html! {
        <SheetFrame id="dice" class="dice-sheet" title={voice.say(&say::dice_promise())} on_close={props.on_close.clone()}>
            { body }
        </SheetFrame>
    }
}
