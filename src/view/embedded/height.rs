//! Asks the website for the height that the page needs at its width.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::table::embed::FromGame;
use crate::table::route::Screen;
use crate::view::focusing::SCREEN;
use crate::view::routing::screen_name;
use app_core::embed::height::{Asked, ask, page_height};
use browser::{host_page, theme};

/// Follows the width of the frame, and whatever else changes what a screen holds.
#[hook]
pub fn use_height(screen: Screen, on: bool, tell: &Callback<FromGame>) {
    let asked = use_memo((), |()| Cell::new(None::<Asked<Screen>>));
    let tell = tell.clone();
    use_effect_with((screen, on), move |&(screen, on)| {
        let measure = Rc::new(move || {
            let width = host_page::width();
            if width == 0 {
                return;
            }
            theme::set_root_var("--page", &format!("{}px", page_height(width)));
            if let Some(now) = ask(asked.get(), width, screen, host_page::height_of(SCREEN)) {
                asked.set(Some(now));
                let Asked { width, height, screen } = now;
                tell.emit(FromGame::Resize { width, height, screen: screen_name(screen) });
            }
        });
        let watch = on.then(|| {
            measure();
            host_page::watch_size(SCREEN, move || measure())
        });
        move || drop(watch)
    });
}
