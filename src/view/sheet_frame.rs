//! A sheet with an address of its own: whoever closes it goes back to what it lies over.

use ui::Sheet;
use yew::prelude::*;

use crate::view::contexts::use_navigation;

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

#[component]
pub fn SheetFrame(props: &SheetFrameProps) -> Html {
    let navigation = use_navigation();
    let on_close = props.on_close.clone().unwrap_or(navigation.close);
    html! { <Sheet id={props.id} class={props.class} title={props.title.clone()} {on_close}>{ props.children.clone() }</Sheet> }
}
