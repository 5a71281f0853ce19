//! The frame of everything that lies over a screen: a title, a way out, and room to scroll.

use yew::prelude::*;

use super::art::icon;
use crate::markup::{classes, html};
use crate::platform::focus;
use crate::space_taxi::table::draw::use_voice;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct SheetFrameProps {
    /// Its own id on the page: one sheet may take another's place.
    pub id: &'static str,
    pub title: String,
    pub on_close: Callback<()>,
    #[prop_or_default]
    pub class: &'static str,
    pub children: Html,
}

/// A native dialog: the browser keeps the focus inside, and Escape, the cross and a tap beside it close it.
#[component]
pub fn SheetFrame(props: &SheetFrameProps) -> Html {
    let voice = use_voice();
    use_effect_with(props.id, |id| {
        let id = *id;
        focus::show_sheet(id);
        move || focus::close_sheet(id)
    });
    let close = voice.say(&say::close());
    let title = format!("{}-title", props.id);
    let oncancel = props.on_close.reform(|event: Event| event.prevent_default());
    let onclose = props.on_close.reform(|_| ());
    let beside = props.on_close.reform(|_| ());
    html! {
        <dialog id={props.id} class={classes!("sheet", props.class)} aria-labelledby={title.clone()} {oncancel} {onclose} onclick={beside}>
            <div class="sheet-card" onclick={|event: MouseEvent| event.stop_propagation()}>
                <header class="sheet-head">
                    <h2 id={title.clone()} class="sheet-title">{ &props.title }</h2>
                    <button type="button" class="sheet-close" title={close.clone()} aria-label={close} onclick={props.on_close.reform(|_| ())}>
                        { icon("x") }
                    </button>
                </header>
                <div class="sheet-body" tabindex="0" role="group" aria-labelledby={title.clone()}>{ props.children.clone() }</div>
            </div>
        </dialog>
    }
}
