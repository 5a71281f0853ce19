//! Pictures of the sprite that a page carries.

use yew::prelude::*;

/// A line icon, as large as the text around it.
pub fn icon(name: &'static str) -> Html {
    html! {
        <svg class="icon" aria-hidden="true" focusable="false">
            <use href={format!("#i-{name}")} width="100%" height="100%" />
        </svg>
    }
}
