//! A table that is only looked at: its buttons lead to sheets, and nobody acts.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableModel;
use crate::table::route::Sheet;
use crate::view::contexts::use_navigation;
use crate::view::draw::{MenuItem, PlayTable};
use app_core::settings::Settings;
use ui::use_settings;

#[derive(Properties, PartialEq)]
pub struct TableToSeeProps {
    pub model: Rc<TableModel>,
}

#[component]
pub fn TableToSee(TableToSeeProps { model }: &TableToSeeProps) -> Html {
    let (preferences, go) = (use_settings(), use_navigation().go);
    let muted = !preferences.now.sound;
    let on_menu = use_callback((go, preferences), |item, (go, preferences)| match item {
        MenuItem::Settings => go.emit(Sheet::Settings.into()),
        MenuItem::Rules => go.emit(Sheet::Rules.into()),
        MenuItem::Sound => preferences.set.emit(Settings { sound: !preferences.now.sound, ..preferences.now.clone() }),
        _ => go.emit(Sheet::Menu.into()),
    });
    html! { <PlayTable model={Rc::clone(model)} {muted} {on_menu} /> }
}
