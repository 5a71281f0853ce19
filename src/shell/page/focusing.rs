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

/// What is to be done next, wherever the table is.
const NEXT: &str = ".act-main, .ticket-take, .round-go";

/// Gives the focus to what is to be done next when news of the table have taken the focused button along, or switched it off.
/// Whoever plays without a focus keeps it so.
#[hook]
pub fn use_kept_focus(news: u32) {
    let had = !focus::is_lost();
    use_boxed_effect(news, move |_| {
        if had && focus::is_lost() && !focus::focus_first(NEXT) {
            focus::focus(SCREEN);
        }
    });
}
