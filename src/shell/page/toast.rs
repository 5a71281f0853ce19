//! Notices as small cards at the upper edge, each until it has been read.

use yew::prelude::*;

use super::routing::way_to;
use crate::markup::html;
use crate::platform::page;
use crate::shell::notices::Notice;
use crate::shell::route::{Route, Sheet};
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

pub fn toasts(notices: &[Notice], on_read: &Callback<Notice>, on_go: &Callback<Route>, voice: &Voice) -> Html {
    let toast = |notice: &Notice| {
        let notice = *notice;
        let to_games = {
            let (read, go) = (on_read.clone(), way_to(on_go, Sheet::Games));
            move |press: MouseEvent| {
                read.emit(notice);
                go.emit(press);
            }
        };
        html! {
            <div key={notice.message().id()} class="toast">
                <p>{ voice.say(notice.message()) }</p>
                if matches!(notice, Notice::SetAside | Notice::StorageFull) {
                    <button type="button" class="btn toast-button" onclick={to_games}>{ voice.say(say::your_games()) }</button>
                }
                if notice == Notice::OtherTab {
                    <button type="button" class="btn toast-button" onclick={|_| page::reload()}>{ voice.say(say::reload()) }</button>
                }
                <button type="button" class="btn toast-button" onclick={on_read.reform(move |_| notice)}>
                    { voice.say(say::got_it()) }
                </button>
            </div>
        }
    };
    html! { <div class="toasts" role="status">{ for notices.iter().map(toast) }</div> }
}
