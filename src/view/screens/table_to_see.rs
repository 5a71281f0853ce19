//! A table that is only looked at: its buttons lead to sheets, and nobody acts.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableModel;
use crate::table::route::Sheet;
use crate::view::contexts::use_navigation;
use crate::view::draw::{MenuItem, PlayTable};
use app_core::settings::Settings;
use space_taxi::rules::Placement;
use ui::use_settings;

#[derive(Properties, PartialEq)]
pub struct TableToSeeProps {
    pub model: Rc<TableModel>,
    /// What would be best to place.
    #[prop_or_default]
    pub advised: Option<Placement>,
}

#[component]
pub fn TableToSee(TableToSeeProps { model, advised }: &TableToSeeProps) -> Html {
    let (settings, go) = (use_settings(), use_navigation().go);
    let muted = !settings.now.sound;
    let on_menu = use_callback((go, settings), |item, (go, settings)| match item {
        MenuItem::Settings => go.emit(Sheet::Settings.into()),
        MenuItem::Rules => go.emit(Sheet::Rules.into()),
        MenuItem::Sound => settings.set.emit(Settings { sound: !settings.now.sound, ..settings.now.clone() }),
        _ => go.emit(Sheet::Menu.into()),
    });
    html! { <PlayTable model={Rc::clone(model)} advised={*advised} {muted} {on_menu} /> }
}
