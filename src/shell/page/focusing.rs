//! Where the focus goes when what had it is gone.

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use crate::platform::focus;

/// The id of what every screen stands in.
pub const SCREEN: &str = "screen";

/// Gives the focus to the screen when this has changed and has taken the focused button along.
#[hook]
pub fn use_focus<T: PartialEq + 'static>(shown: T) {
    let first = use_mut_ref(|| true);
    use_boxed_effect(shown, move |_| {
        if !first.replace(false) && focus::is_lost() {
            focus::focus(SCREEN);
        }
    });
}
