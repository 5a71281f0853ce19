//! The live region: what is spoken to those who hear the page, which is what happens at the table and what they want read aloud of it.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::announce::in_one_breath;
use crate::table::read_aloud::Reading;
use crate::view::effects::Announced;
use crate::view::game::Latest;
use crate::words::{Message, use_words};

/// Something that somebody wants read aloud of a table.
#[derive(Clone)]
pub struct ReadAloud {
    what: Reading,
    /// How many things were before it.
    nth: u32,
    of: Rc<TableState>,
}

impl PartialEq for ReadAloud {
    fn eq(&self, other: &Self) -> bool {
        self.nth == other.nth
    }
}

impl ReadAloud {
    /// What is read of this table: nothing once something has happened there, which takes its place.
    #[must_use]
    pub fn at(&self, table: Option<&Rc<TableState>>) -> Option<(u32, Vec<Message>)> {
        table.filter(|table| Rc::ptr_eq(&self.of, table)).map(|table| (self.nth, self.what.of(table.model())))
    }
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
pub struct LiveRegionProps {
    #[prop_or_default]
    pub id: Option<AttrValue>,
    pub announced: Announced,
    /// What is read aloud, and how many things were before it.
    pub read: Option<(u32, Vec<Message>)>,
}

#[component]
pub fn LiveRegion(LiveRegionProps { id, announced, read }: &LiveRegionProps) -> Html {
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
