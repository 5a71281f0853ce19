//! The code for tables that want the same dice.

use yew::prelude::*;

use crate::words::{Words, say};
use browser::field;
use space_taxi::record::{BadCode, Code};

/// The id of the field for the code.
pub const CODE: &str = "setup-code";

/// What is typed as a code: nothing, a code, or what cannot be one.
pub fn code_of(typed: &str) -> Result<Option<Code>, BadCode> {
    match Code::typed(typed) {
        Ok(code) => Ok(Some(code)),
        Err(BadCode::Empty) => Ok(None),
        Err(bad) => Err(bad),
    }
}

/// For tables that want the same dice; closed, since hardly anybody does.
pub fn same_dice(code: &UseStateHandle<String>, words: &Words) -> Html {
    let oninput = {
        let code = code.clone();
        Callback::from(move |_: InputEvent| code.set(field::value(CODE).unwrap_or_default()))
    };
    html! {
        <details class="setup-code">
            <summary>{ words.say(say::setup_code()) }</summary>
            <div class="seat-name">
                <input id={CODE} type="text" value={(**code).clone()} aria-label={words.say(say::setup_code_name())}
                    aria-describedby="setup-code-hint" autocomplete="off" spellcheck="false" {oninput} />
                <p id="setup-code-hint" class="setup-keeps">{ words.say(say::setup_code_hint()) }</p>
                if code_of(code).is_err() { <p class="seat-fault" role="alert">{ words.say(say::setup_code_too_long()) }</p> }
            </div>
        </details>
    }
}
