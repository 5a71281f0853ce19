//! The notices of the page, and what is done about each.

use yew::prelude::*;

use crate::table::notices::{AppNotice, Notice};
use crate::table::route::Sheet;
use crate::view::contexts::{use_navigation, use_notices};
use browser::{install, page};
use ui::Toasts;

#[derive(Properties, PartialEq)]
pub struct PageNoticesProps {
    /// Somebody wants the new version.
    pub on_update: Callback<()>,
}

#[component]
pub fn PageNotices(props: &PageNoticesProps) -> Html {
    let (notices, navigation) = (use_notices(), use_navigation());
    let on_remedy = use_callback((navigation.go, props.on_update.clone()), |notice, (go, update)| match notice {
        Notice::CannotSave => go.emit(Sheet::Share.into()),
        Notice::OtherTab => page::reload(),
        Notice::App(AppNotice::NewVersion) => update.emit(()),
        // If the browser does not ask, the settings say what to do.
        Notice::App(AppNotice::Install) => {
            let go = go.clone();
            install::ask(move || go.emit(Sheet::Settings.into()));
        }
        _ => go.emit(Sheet::Games.into()),
    });
    let describe = use_callback((), |notice: Notice, ()| notice.words());
    html! { <Toasts<Notice> {notices} {describe} {on_remedy} /> }
}
