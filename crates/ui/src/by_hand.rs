//! A text for people to copy themselves, where the browser does not let the page pass it on.

use yew::prelude::*;

use browser::field;

#[derive(Properties, PartialEq)]
pub struct TextByHandProps {
    pub id: &'static str,
    /// What to do with it.
    pub what_to_do: AttrValue,
    pub text: AttrValue,
}

/// Whoever comes to it has all of it selected.
#[component]
pub fn TextByHand(TextByHandProps { id, what_to_do, text }: &TextByHandProps) -> Html {
    let id = *id;
    html! {
        <label class="entry">
            <span>{ what_to_do }</span>
            <textarea {id} readonly=true rows="5" spellcheck="false" value={text.clone()} onfocus={move |_| field::select(id)} />
        </label>
    }
}
