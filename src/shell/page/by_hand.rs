//! A text for people to copy themselves, where the browser does not let the page pass it on.

use yew::prelude::*;

use crate::platform::field;

/// The text under this id, with a line that says what to do with it. Whoever comes to it has all of it selected.
pub fn text_by_hand(id: &'static str, what_to_do: String, text: &str) -> Html {
    html! {
        <label class="entry">
            <span>{ what_to_do }</span>
            <textarea {id} readonly=true rows="5" spellcheck="false" value={text.to_owned()} onfocus={move |_| field::select(id)} />
        </label>
    }
}
