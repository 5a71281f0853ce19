//! The keys of the table.

use yew::prelude::*;

use super::TableScreenProps;
use crate::table::Intent;
use crate::table::hotkeys::Hotkey;
use crate::table::route::Sheet;
use crate::view::haste::HasteHandle;
use app_core::keys::Answer;
use browser::keys;
use ui::use_steady;

/// What keys can do at the table besides opening sheets and reading aloud.
pub struct HotkeyTargets<'a> {
    pub on_intent: &'a Callback<Intent>,
    /// Opens or closes the coach.
    pub on_coach: &'a Callback<()>,
    /// How fast a computer plays, while one does.
    pub speed: Option<&'a HasteHandle>,
}

/// Hears the keys while they are switched on and nothing lies over the table.
#[hook]
pub fn use_hotkeys(props: &TableScreenProps, on: bool, targets: &HotkeyTargets<'_>) {
    let pressed = {
        let (on_intent, go, read) = (targets.on_intent.clone(), props.on_go.clone(), props.on_read.clone());
        let (coach, has_coach) = (targets.on_coach.clone(), props.has_coach);
        let speed = targets.speed.map(|speed| (speed.fast.clone(), speed.skip.clone()));
        Callback::from(move |hotkey: Hotkey| match (hotkey, &speed) {
            (Hotkey::Do(intent), _) => on_intent.emit(intent),
            (Hotkey::List, _) => go.emit(Sheet::Keys.into()),
            (Hotkey::Text, _) => go.emit(Sheet::Text.into()),
            (Hotkey::Read(reading), _) => read.emit(reading),
            (Hotkey::Coach, _) if has_coach => coach.emit(()),
            (Hotkey::Fast, Some((fast, _))) => fast.emit(()),
            (Hotkey::Skip, Some((_, skip))) => skip.emit(()),
            (Hotkey::Coach | Hotkey::Fast | Hotkey::Skip, _) => {}
        })
    };
    let (latest, pressed) = (props.latest.clone(), use_steady(pressed));
    use_effect_with(on && props.uncovered, move |on| {
        let watch = on.then(|| {
            keys::watch(move |press| match latest.emit(()).and_then(|table| Hotkey::of(press, &table)) {
                Some(hotkey) => {
                    pressed.emit(hotkey);
                    Answer::Taken
                }
                None => Answer::Left,
            })
        });
        move || drop(watch)
    });
}
