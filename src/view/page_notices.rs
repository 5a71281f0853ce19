//! The notices of the page, and what is done about each.

use yew::prelude::*;

use crate::table::notices::{Notice, Remedy};
use crate::table::route::Sheet;
use crate::view::contexts::{use_navigation, use_notices, use_saves};
use crate::view::game::use_game;
use crate::words::{say, use_words};
use browser::{files, install, page};
use ui::Toasts;

#[derive(Properties, PartialEq)]
pub struct PageNoticesProps {
    /// Somebody wants the new version.
    pub on_update: Callback<()>,
}

#[component]
pub fn PageNotices(props: &PageNoticesProps) -> Html {
    let (words, notices, go) = (use_words(), use_notices(), use_navigation().go);
    let (saves, game) = (use_saves(), use_game());
    let on_remedy = {
        let update = props.on_update.clone();
        Callback::from(move |remedy: Remedy| {
            let leads_to = |sheet: Sheet| {
                let go = go.clone();
                move || go.emit(sheet.into())
            };
            match remedy {
                Remedy::TakeAlong => go.emit(Sheet::Share.into()),
                Remedy::YourGames => go.emit(Sheet::Games.into()),
                Remedy::Reload => page::reload(),
                Remedy::Update => update.emit(()),
                // If the browser does not ask, the settings say what to do.
                Remedy::Install => install::ask(leads_to(Sheet::Settings)),
                Remedy::HowToInstall => go.emit(Sheet::Settings.into()),
                Remedy::SaveCopy => {
                    let table = game.latest.emit(());
                    let own = saves.own_game(table.as_ref().map(|table| table.record()), game.is_host_game);
                    let name = format!("{}.txt", words.say(say::file_name_all()));
                    // Where it has perhaps not left, it is copied by hand there.
                    files::offer(&name, &saves.backup(own.as_ref()), leads_to(Sheet::Games));
                }
            }
        })
    };
    let describe = use_callback((), |notice: Notice, ()| notice.words());
    html! { <Toasts<Notice, Remedy> {notices} {describe} {on_remedy} /> }
}
