//! The frame of everything that lies over a screen: a title, a way out, and room to scroll.

use browser::focus;
use words::say;
use yew::prelude::*;

use super::frame::use_words;
use super::icon::icon;

#[derive(Properties, PartialEq)]
pub struct SheetProps {
    pub id: &'static str,
    pub class: &'static str,
    pub title: AttrValue,
    /// Somebody wants it away.
    pub on_close: Callback<()>,
    pub children: Html,
}

/// A native dialog: the browser keeps the focus inside, and Escape, the cross and a tap beside it close it.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let words = use_words();
    use_effect_with(props.id, |id| {
        let id = *id;
        focus::show_sheet(id);
        move || focus::close_sheet(id)
    });
    let close = AttrValue::from(words.say(say::close()));
    let title = AttrValue::from(format!("{}-title", props.id));
    let on_close = &props.on_close;
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
