//! The words of the page, within reach of every component.

use std::rc::Rc;

use yew::prelude::*;

use crate::words::{Message, Words};

/// Says messages in the language of the page.
#[derive(Clone, PartialEq)]
pub struct Voice(Rc<Words>);

impl Voice {
    /// The message in words.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.0.text(message)
    }
}

/// The voice of the page: its words come from the context, and are English where none are given.
#[hook]
pub fn use_voice() -> Voice {
    let given = use_context::<Rc<Words>>();
    let english = use_memo(given.is_none(), |missing| missing.then(|| Rc::new(Words::english())));
    Voice(given.or_else(|| (*english).clone()).unwrap_or_else(|| Rc::new(Words::english())))
}
