//! Where the focus goes when what had it is gone.

use yew::prelude::*;

use browser::focus;

/// The id of what every screen stands in.
pub const SCREEN: &str = "screen";

/// What is to be done next, wherever the table is.
const NEXT: &str = ".act-main, .ticket-take, .round-go";

/// Gives a lost focus to the first of these that takes it, then to what the screen is called.
fn regain(ways: &[&str]) {
    for way in ways {
        if focus::is_lost() {
            focus::focus_first(way);
        }
    }
    if focus::is_lost() {
        focus::focus_heading();
    }
    if focus::is_lost() {
        focus::focus(SCREEN);
    }
}

/// Gives the focus to what is to be done next when this has changed and has taken the focused button along.
#[hook]
pub fn use_focus<T: PartialEq + 'static>(shown: T) {
    let first = use_mut_ref(|| true);
    use_effect_with(shown, move |_| {
        if !first.replace(false) {
            regain(&[NEXT]);
        }
    });
}

/// What had the focus at the table.
pub const PIECES: &[&str] = &[NEXT];

/// What had the focus on a card over it: the next one is first.
pub const CARDS: &[&str] = &[".toast-button", "dialog[open] button", NEXT];

/// Gives the focus to the first of these when news have taken the focused button along, or switched it off. Whoever plays
/// without a focus keeps it so.
#[hook]
pub fn use_kept_focus(news: usize, ways: &'static [&'static str]) {
    let had = !focus::is_lost();
    use_effect_with(news, move |_| {
        if had {
            regain(ways);
        }
    });
}
