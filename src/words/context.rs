//! The words of the page, within reach of every component.

use yew::prelude::*;

use super::{Words, english};

/// The words that the root of the page provides; English where nobody does.
#[hook]
pub fn use_words() -> Words {
    use_context::<Words>().unwrap_or_else(english)
}
