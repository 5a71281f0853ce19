//! The way back to the tips, for whoever has read them or turned them away.

use yew::prelude::*;

use crate::shell::page::keeper::Keeper;
use crate::shell::saves::memory::TIPS;
use crate::shell::tips::AGAIN;
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct TipsAgainProps {
    pub keeper: Keeper,
    pub voice: Voice,
}

#[component]
pub fn TipsAgain(TipsAgainProps { keeper, voice }: &TipsAgainProps) -> Html {
    let done = use_state_eq(|| false);
    let onclick = {
        let (keeper, done) = (keeper.clone(), done.setter());
        Callback::from(move |_: MouseEvent| {
            // Where nothing can be kept, they come at least on this visit.
            let _ = keeper.remember(TIPS, AGAIN);
            done.set(true);
        })
    };
    html! {
        <div class="settings-tips">
            <button type="button" class="btn" {onclick}>{ voice.say(say::tips_again()) }</button>
            <p class="settings-hint" role="status">if *done { { voice.say(say::tips_again_done()) } }</p>
        </div>
    }
}
