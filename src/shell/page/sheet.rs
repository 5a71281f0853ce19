//! The frame of everything that lies over a screen: a title, a way out, and room to scroll.

use yew::prelude::*;

use super::art::icon;
use super::contexts::use_navigation;
use crate::words::{say, use_words};
use browser::focus;

#[derive(Properties, PartialEq)]
pub struct SheetFrameProps {
    pub id: &'static str,
    pub class: &'static str,
    pub title: AttrValue,
    /// Takes it away, where it has no address of its own.
    #[prop_or_default]
    pub on_close: Option<Callback<()>>,
    pub children: Html,
}

/// A native dialog: the browser keeps the focus inside, and Escape, the cross and a tap beside it close it.
#[component]
pub fn SheetFrame(props: &SheetFrameProps) -> Html {
    let (words, navigation) = (use_words(), use_navigation());
    use_effect_with(props.id, |id| {
        let id = *id;
        focus::show_sheet(id);
        move || focus::close_sheet(id)
    });
    let close = AttrValue::from(words.say(say::close()));
    let title = AttrValue::from(format!("{}-title", props.id));
    let on_close = props.on_close.clone().unwrap_or(navigation.close);
    let oncancel = on_close.reform(|event: Event| event.prevent_default());
    let onclose = on_close.reform(|_| ());
    let beside = on_close.reform(|_| ());
    html! {
        <dialog id={props.id} class={classes!("sheet", props.class)} aria-labelledby={title.clone()} {oncancel} {onclose} onclick={beside.clone()}>
            <div class="sheet-card" onclick={|event: MouseEvent| event.stop_propagation()}>
                <header class="sheet-head">
                    <h2 id={title.clone()} class="sheet-title">{ props.title.clone() }</h2>
                    <button type="button" class="sheet-close" title={close.clone()} aria-label={close} onclick={beside}>
                        { icon("x") }
                    </button>
                </header>
                <div class="sheet-body" tabindex="0" role="group" aria-labelledby={title}>{ props.children.clone() }</div>
            </div>
        </dialog>
    }
}
