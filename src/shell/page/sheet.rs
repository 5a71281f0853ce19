//! The frame of everything that lies over a screen: a title, a way out, and room to scroll.

use yew::prelude::*;

use super::art::icon;
use super::boxed_effect::use_boxed_effect;
use crate::platform::focus;
use crate::space_taxi::table::draw::Voice;
use crate::words::{Message, say};

/// A sheet with this title. It has its own id on the page, since one sheet may take another's place.
pub fn sheet(
    id: &'static str,
    class: &'static str,
    title: Message,
    children: Html,
    on_close: &Callback<()>,
    voice: &Voice,
) -> Html {
    let (title, close) = (voice.say(title), voice.say(say::close()));
    html! { <SheetFrame key={id} {id} {class} {title} {close} {children} on_close={on_close.clone()} /> }
}

#[derive(Properties)]
struct SheetFrameProps {
    id: &'static str,
    class: &'static str,
    title: String,
    close: String,
    children: Html,
    on_close: Callback<()>,
}

/// Never equal: to compare what lies on two sheets is as much work as to draw it.
impl PartialEq for SheetFrameProps {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// A native dialog: the browser keeps the focus inside, and Escape, the cross and a tap beside it close it.
#[component]
fn SheetFrame(props: &SheetFrameProps) -> Html {
    use_boxed_effect(props.id, |id| {
        let id = *id;
        focus::show_sheet(id);
        move || focus::close_sheet(id)
    });
    let close = &props.close;
    let title = format!("{}-title", props.id);
    let oncancel = props.on_close.reform(|event: Event| event.prevent_default());
    let onclose = props.on_close.reform(|_| ());
    let beside = props.on_close.reform(|_| ());
    html! {
        <dialog id={props.id} class={classes!("sheet", props.class)} aria-labelledby={title.clone()} {oncancel} {onclose} onclick={beside.clone()}>
            <div class="sheet-card" onclick={|event: MouseEvent| event.stop_propagation()}>
                <header class="sheet-head">
                    <h2 id={title.clone()} class="sheet-title">{ &props.title }</h2>
                    <button type="button" class="sheet-close" title={close.clone()} aria-label={close.clone()} onclick={beside}>
                        { icon("x") }
                    </button>
                </header>
                <div class="sheet-body" tabindex="0" role="group" aria-labelledby={title}>{ props.children.clone() }</div>
            </div>
        </dialog>
    }
}
