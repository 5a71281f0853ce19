//! A question that waits for an answer before something is done that cannot be taken back.

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use crate::markup::html;
use crate::platform::focus;

const ID: &str = "confirm";

#[derive(Properties, PartialEq)]
pub struct ConfirmProps {
    pub title: String,
    pub text: String,
    pub yes: String,
    pub no: String,
    /// Escape is a no.
    pub on_answer: Callback<bool>,
}

/// A native dialog with two buttons; the one that does no harm has the focus.
#[component]
pub fn Confirm(props: &ConfirmProps) -> Html {
    use_boxed_effect((), |()| {
        focus::show_sheet(ID);
        focus::focus("confirm-no");
        || focus::close_sheet(ID)
    });
    let oncancel = props.on_answer.reform(|event: Event| {
        event.prevent_default();
        false
    });
    let no = props.on_answer.reform(|_| false);
    html! {
        <dialog id={ID} class="confirm" aria-labelledby="confirm-title" aria-describedby="confirm-text" {oncancel}>
            <h2 id="confirm-title" class="confirm-title">{ &props.title }</h2>
            <p id="confirm-text" class="confirm-text">{ &props.text }</p>
            <div class="confirm-answers">
                <button type="button" id="confirm-no" class="btn primary" onclick={no}>{ &props.no }</button>
                <button type="button" class="btn" onclick={props.on_answer.reform(|_| true)}>{ &props.yes }</button>
            </div>
        </dialog>
    }
}
