//! Notices as small cards at the upper edge, each until it has been read.

use yew::prelude::*;

use crate::table::notices::{Care, Notice, NoticeAction};
use crate::table::route::Sheet;
use crate::view::contexts::{use_navigation, use_notices};
use crate::words::{say, use_words};
use browser::focus::NOTICES;
use browser::{install, page};

#[derive(Properties, PartialEq)]
pub struct ToastsProps {
    /// Somebody wants the new version.
    pub on_update: Callback<()>,
}

#[component]
pub fn Toasts(props: &ToastsProps) -> Html {
    let (notices, navigation) = (use_notices(), use_navigation());
    let on_read = use_callback(notices.dispatcher(), |notice, notices| notices.dispatch(NoticeAction::Read(notice)));
    let on_remedy = use_callback((navigation.go, props.on_update.clone()), |notice, (go, update)| match notice {
        Notice::CannotSave => go.emit(Sheet::Share.into()),
        Notice::OtherTab => page::reload(),
        Notice::Care(Care::NewVersion) => update.emit(()),
        // If the browser does not ask, the settings say what to do.
        Notice::Care(Care::Install) => {
            let go = go.clone();
            install::ask(move || go.emit(Sheet::Settings.into()));
        }
        _ => go.emit(Sheet::Games.into()),
    });
    let toast = |notice: &Notice| {
        html! { <Toast key={format!("{notice:?}")} notice={*notice} on_read={on_read.clone()} on_remedy={on_remedy.clone()} /> }
    };
    // On a sheet, a tap on a notice is none beside the sheet.
    html! {
        <div id={NOTICES} class="toasts" role="status" onclick={|event: MouseEvent| event.stop_propagation()}>
            { for notices.open().iter().map(toast) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ToastProps {
    notice: Notice,
    on_read: Callback<Notice>,
    /// Hears that somebody wants to do something about it.
    on_remedy: Callback<Notice>,
}

#[component]
fn Toast(ToastProps { notice, on_read, on_remedy }: &ToastProps) -> Html {
    let (words, notice) = (use_words(), *notice);
    let (said, remedy) = notice.words();
    let on_remedy = {
        let (read, remedy) = (on_read.clone(), on_remedy.clone());
        move |_: MouseEvent| {
            read.emit(notice);
            remedy.emit(notice);
        }
    };
    html! {
        <div class="toast">
            <p>{ words.say(said) }</p>
            if let Some(remedy) = remedy {
                <button type="button" class="btn toast-button" onclick={on_remedy}>{ words.say(remedy) }</button>
            }
            <button type="button" class="btn toast-button" onclick={on_read.reform(move |_| notice)}>{ words.say(say::got_it()) }</button>
        </div>
    }
}
