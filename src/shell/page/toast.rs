//! Notices as small cards at the upper edge, each until it has been read.

use yew::prelude::*;

use crate::platform::focus::NOTICES;
use crate::shell::notices::Notice;
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

/// `on_remedy` hears which notice somebody wants to do something about.
pub fn toasts(notices: &[Notice], on_read: &Callback<Notice>, on_remedy: &Callback<Notice>, voice: &Voice) -> Html {
    let toast = |notice: &Notice| {
        let notice = *notice;
        let (said, remedy_words) = notice.words();
        let remedy = {
            let (read, remedy) = (on_read.clone(), on_remedy.clone());
            move |_: MouseEvent| {
                read.emit(notice);
                remedy.emit(notice);
            }
        };
        html! {
            <div key={said.id()} class="toast">
                <p>{ voice.say(said) }</p>
                if let Some(words) = remedy_words {
                    <button type="button" class="btn toast-button" onclick={remedy}>{ voice.say(words) }</button>
                }
                <button type="button" class="btn toast-button" onclick={on_read.reform(move |_| notice)}>
                    { voice.say(say::got_it()) }
                </button>
            </div>
        }
    };
    // On a sheet, a tap on a notice is none beside the sheet.
    html! { <div id={NOTICES} class="toasts" role="status" onclick={|event: MouseEvent| event.stop_propagation()}>{ for notices.iter().map(toast) }</div> }
}
