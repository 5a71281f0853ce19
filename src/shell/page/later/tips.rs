//! A tip as a small card at the upper edge, until it has been read. Each is told once on a device.

use std::rc::Rc;

use yew::prelude::*;

use crate::markup::html;
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
    let Some(tip) = Tip::due(table, &read) else { return Html::default() };
    let remember = |text: String| {
        let (keeper, read) = (keeper.clone(), read.setter());
        Callback::from(move |_: MouseEvent| {
            // Where nothing can be kept, the tip is gone at least for this visit.
            let _ = keeper.remember(TIPS, &text);
            read.set(text.clone());
        })
    };
    html! {
        <div class="toasts" role="status">
            <div class="toast tip">
                <p><b>{ voice.say(say::tip()) }</b>{ " " }{ voice.say(tip.message()) }</p>
                <button type="button" class="btn toast-button" onclick={remember(tip.read_after(&read))}>{ voice.say(say::got_it()) }</button>
                <button type="button" class="btn toast-button" onclick={remember(NO_MORE.to_owned())}>{ voice.say(say::tip_enough()) }</button>
            </div>
        </div>
    }
}
