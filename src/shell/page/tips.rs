//! A tip as a small card at the upper edge, until it has been read. Each is told once on a device.

use std::rc::Rc;

use yew::prelude::*;

use super::escape::use_escape;
use crate::shell::page::focusing::{CARDS, use_kept_focus};
use crate::shell::page::keeper::Keeper;
use crate::shell::saves::memory::TIPS;
use crate::shell::tips::{NO_MORE, Tip};
use crate::space_taxi::table::TableState;
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct TipsProps {
    pub table: Rc<TableState>,
    pub keeper: Keeper,
    pub voice: Voice,
}

#[component]
pub fn Tips(props: &TipsProps) -> Html {
    let TipsProps { table, keeper, voice } = props;
    let read = use_state(|| keeper.recall(TIPS).unwrap_or_default());
    let tip = Tip::due(table, &read);
    let remember = {
        let (keeper, read) = (keeper.clone(), read.setter());
        Callback::from(move |text: String| {
            // Where nothing can be kept, the tip is gone at least for this visit.
            let _ = keeper.remember(TIPS, &text);
            read.set(text);
        })
    };
    let got_it = {
        let after = tip.map(|tip| tip.read_after(&read));
        let remember = remember.clone();
        Callback::from(move |()| after.iter().for_each(|after| remember.emit(after.clone())))
    };
    use_kept_focus(read.len(), CARDS);
    // While the coach speaks it is not seen.
    use_escape("dialog[open], .coach", &got_it);
    let Some(tip) = tip else { return Html::default() };
    html! {
        <div class="toast tip">
            <p><b>{ voice.say(say::tip()) }</b>{ " " }{ voice.say(tip.message()) }</p>
            <button type="button" class="btn toast-button" onclick={got_it.reform(|_| ())}>{ voice.say(say::got_it()) }</button>
            <button type="button" class="btn toast-button" onclick={remember.reform(|_| NO_MORE.to_owned())}>{ voice.say(say::tip_enough()) }</button>
        </div>
    }
}
