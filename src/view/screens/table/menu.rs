//! Where the buttons around the table lead.

use yew::prelude::*;

use super::TableScreenProps;
use crate::table::route::{Screen, Sheet};
use crate::view::draw::MenuItem;
use app_core::settings::Settings;
use ui::{SettingsHandle, use_steady};

/// Goes where a button of the table leads, or switches the sound.
#[hook]
pub fn use_menu(props: &TableScreenProps, settings: &SettingsHandle) -> Callback<MenuItem> {
    use_steady({
        let (go, again, settings) = (props.on_go.clone(), props.on_again.clone(), settings.clone());
        Callback::from(move |item: MenuItem| match item {
            MenuItem::Menu => go.emit(Sheet::Menu.into()),
            MenuItem::Settings => go.emit(Sheet::Settings.into()),
            MenuItem::Rules => go.emit(Sheet::Rules.into()),
            MenuItem::Review => go.emit(Sheet::Review.into()),
            MenuItem::Share => go.emit(Sheet::Share.into()),
            MenuItem::Replay => go.emit(Screen::Replay.into()),
            MenuItem::NewGame => go.emit(Screen::New.into()),
            MenuItem::Home => go.emit(Screen::Home.into()),
            MenuItem::Again => again.emit(()),
            MenuItem::Sound => {
                settings.set.emit(Settings { sound: !settings.now.sound, ..settings.now.clone() });
            }
        })
    })
}
