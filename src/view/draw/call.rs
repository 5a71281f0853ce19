//! Who is called to the screen, large enough to be read across the table. It lies over the board and stops no touch; it is announced
//! as every turn is, so it is not said once more.

use yew::prelude::*;

use super::who::Who;
use crate::view::art::helmet;
use crate::words::{Words, say};

pub fn call(who: &Who, words: &Words) -> Html {
    html! {
        <p class="call" aria-hidden="true">
            { helmet(who.player.index(), who.driver, "call-helmet") }
            <span class="call-words">{ words.say(say::your_turn(who.name.as_str())) }</span>
        </p>
    }
}
