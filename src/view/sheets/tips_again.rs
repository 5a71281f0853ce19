//! The way back to the tips, for whoever has read them or turned them away.

use yew::prelude::*;

use crate::table::saves::memory::TIPS;
use crate::table::tips::AGAIN;
use crate::view::contexts::use_saves;
use crate::words::{say, use_words};

#[component]
pub fn TipsAgain() -> Html {
    let (words, saves) = (use_words(), use_saves());
    let done = use_state_eq(|| false);
    let onclick = {
        let (saves, done) = (saves, done.setter());
        Callback::from(move |_: MouseEvent| {
            // Where nothing can be kept, they come at least on this visit.
            let _ = saves.remember(TIPS, AGAIN);
            done.set(true);
        })
    };
    html! {
        <div class="settings-tips">
            <button type="button" class="btn" {onclick}>{ words.say(say::tips_again()) }</button>
            <p class="settings-hint" role="status">if *done { { words.say(say::tips_again_done()) } }</p>
        </div>
    }
}
