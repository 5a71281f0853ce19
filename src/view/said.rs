//! What is spoken to those who hear the page: what happens at the table, and what they want read aloud of it.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::announce::in_one_breath;
use crate::table::read_aloud::Reading;
use crate::view::effects::Announced;
use crate::view::game::Latest;
use crate::words::{Message, use_words};

/// Something that somebody wants read aloud of a table.
#[derive(Clone, PartialEq)]
pub struct ReadAloud {
    what: Reading,
    /// How many things were before it.
    nth: u32,
    of: Rc<TableState>,
}

/// Hears what somebody wants read aloud, and holds the latest of it.
#[hook]
pub fn use_reading(latest: &Latest) -> (Callback<Reading>, Option<ReadAloud>) {
    let wanted = use_state(|| None::<ReadAloud>);
    let count = use_mut_ref(|| 0_u32);
    let on_read = use_callback((wanted.setter(), latest.clone()), move |what: Reading, (wanted, latest)| {
        let nth = count.replace_with(|count| count.wrapping_add(1));
        wanted.set(latest.emit(()).map(|of| ReadAloud { what, nth, of }));
    });
    (on_read, (*wanted).clone())
}

#[derive(Properties, PartialEq)]
pub struct SaidProps {
    #[prop_or_default]
    pub id: Option<AttrValue>,
    pub announced: Announced,
    /// What is read until something happens at the table, which takes its place.
    pub wanted: Option<ReadAloud>,
    pub table: Option<Rc<TableState>>,
}

#[component]
pub fn Said(SaidProps { id, announced, wanted, table }: &SaidProps) -> Html {
    let words = use_words();
    let breath = |messages: &[Message]| in_one_breath(messages.iter().map(|message| words.text(message)));
    let read = wanted.as_ref().filter(|wanted| table.as_ref().is_some_and(|table| Rc::ptr_eq(&wanted.of, table)));
    html! {
        <div class="sr said" aria-live="polite" {id}>
            <p key={announced.number}>{ breath(&announced.said) }</p>
            if let Some(read) = read {
                <p key={format!("read-{}", read.nth)}>{ breath(&read.what.of(read.of.model())) }</p>
            }
        </div>
    }
}
