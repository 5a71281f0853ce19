//! What is spoken to those who hear the page: what happens at the table, and what they want read aloud of it.

use std::rc::Rc;

use yew::prelude::*;

use super::effects::Announced;
use super::game::Latest;
use crate::shell::announce::in_one_breath;
use crate::shell::reading::Reading;
use crate::table::TableState;
use crate::words::{Message, use_words};

/// Something to be read aloud, and how many things were before it.
pub type ReadAloud = Option<(u32, Vec<Message>)>;

/// Hears what somebody wants read aloud; and what is read until something happens at the table, which takes its place.
#[hook]
pub fn use_reading(latest: &Latest, table: Option<&Rc<TableState>>) -> (Callback<Reading>, ReadAloud) {
    let reading = use_state(|| None::<(Reading, u32, Rc<TableState>)>);
    let count = use_mut_ref(|| 0_u32);
    let on_read = use_callback((reading.setter(), latest.clone()), move |wanted: Reading, (reading, latest)| {
        let nth = count.replace_with(|count| count.wrapping_add(1));
        reading.set(latest.emit(()).map(|table| (wanted, nth, table)));
    });
    let read = match (&*reading, table) {
        (Some((what, nth, of)), Some(table)) if Rc::ptr_eq(of, table) => Some((*nth, what.of(table.model()))),
        _ => None,
    };
    (on_read, read)
}

#[derive(Properties, PartialEq)]
pub struct SaidProps {
    #[prop_or_default]
    pub id: Option<AttrValue>,
    pub announced: Announced,
    pub read: ReadAloud,
}

#[component]
pub fn Said(SaidProps { id, announced, read }: &SaidProps) -> Html {
    let words = use_words();
    let breath = |messages: &[Message]| in_one_breath(messages.iter().map(|message| words.text(message)));
    html! {
        <div class="sr said" aria-live="polite" {id}>
            <p key={announced.number}>{ breath(&announced.said) }</p>
            if let Some((nth, read)) = read {
                <p key={format!("read-{nth}")}>{ breath(read) }</p>
            }
        </div>
    }
}
