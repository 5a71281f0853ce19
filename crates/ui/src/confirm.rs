//! A question that waits for an answer before something is done that cannot be taken back.

use yew::prelude::*;

use browser::focus;

const ID: &str = "confirm";
const YES: &str = "confirm-yes";
const NO: &str = "confirm-no";
const LEADS: &str = "btn primary";

#[derive(Properties, PartialEq)]
pub struct ConfirmProps {
    pub title: String,
    pub text: String,
    pub yes: String,
    pub no: String,
    /// Whether yes is what hardly anybody would not want.
    #[prop_or_default]
    pub leads_on: bool,
    /// Escape is a no.
    pub on_answer: Callback<bool>,
}

/// A native dialog with two buttons; the one that does no harm has the focus, unless the other one only leads on.
#[component]
pub fn Confirm(props: &ConfirmProps) -> Html {
    let leads_on = props.leads_on;
    use_effect_with((), move |()| {
        focus::show_sheet(ID);
        focus::focus(if leads_on { YES } else { NO });
        || focus::close_sheet(ID)
    });
    let oncancel = props.on_answer.reform(|event: Event| {
        event.prevent_default();
        false
    });
    let (yes_class, no_class) = if leads_on { (LEADS, "btn") } else { ("btn", LEADS) };
    let no = props.on_answer.reform(|_| false);
    html! {
        <dialog id={ID} class="confirm" aria-labelledby="confirm-title" aria-describedby="confirm-text" {oncancel}>
            <h2 id="confirm-title" class="confirm-title">{ &props.title }</h2>
            <p id="confirm-text" class="confirm-text">{ &props.text }</p>
            <div class="confirm-answers">
                <button type="button" id={NO} class={no_class} onclick={no}>{ &props.no }</button>
                <button type="button" id={YES} class={yes_class} onclick={props.on_answer.reform(|_| true)}>{ &props.yes }</button>
            </div>
        </dialog>
    }
}
