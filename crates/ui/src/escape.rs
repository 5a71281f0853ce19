//! Escape, for what lies over the table without being a sheet.

use std::rc::Rc;

use yew::prelude::*;

use app_core::keys::Answer;
use browser::focus;
use browser::keys;

/// Hears Escape, unless something lies over this that is closed first: what the selector finds.
#[hook]
pub fn use_escape(over: &'static str, pressed: &Callback<()>) {
    let latest = use_mut_ref(|| pressed.clone());
    latest.replace(pressed.clone());
    use_effect_with((), move |()| {
        let latest = Rc::clone(&latest);
        let watch = keys::watch(move |press| {
            if press.key != "Escape" || focus::is_there(over) {
                return Answer::Left;
            }
            let pressed = latest.borrow().clone();
            pressed.emit(());
            Answer::Taken
        });
        move || drop(watch)
    });
}
