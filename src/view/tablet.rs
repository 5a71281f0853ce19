//! What a tablet expects: the screen stays on while people play, and after a game it may be kept.

use yew::prelude::*;

use crate::table::notices::{AppNotice, Notice};
use crate::table::route::OnTable;
use crate::table::saves::memory::INSTALL;
use crate::view::contexts::{use_saves, use_tell};
use browser::install::{self, Way};
use browser::{local_storage, wake_lock};

/// Keeps the screen on at a running game. The end of a game is the moment to ask the browser to keep what was played, and to
/// offer, once, that the page be installed.
#[hook]
pub fn use_tablet_manners(running: bool, game: OnTable) {
    let (saves, tell) = (use_saves(), use_tell());
    use_effect_with(running, |running| {
        let awake = running.then(wake_lock::hold);
        move || drop(awake)
    });
    let before = use_mut_ref(|| game);
    use_effect_with(game, move |&game| {
        if (before.replace(game), game) != (OnTable::Running, OnTable::Over) {
            return;
        }
        local_storage::ask_to_last();
        let offer = match install::way().filter(|_| saves.recall(INSTALL).is_none()) {
            Some(Way::Offered) => AppNotice::Install,
            Some(Way::ByHand) => AppNotice::InstallByHand,
            // Who has tried it in the settings has read there how it is done.
            Some(Way::FromMenu) | None => return,
        };
        tell.emit(Notice::App(offer));
        // Where nothing can be remembered, it is offered again.
        let _ = saves.remember(INSTALL, "offered");
    });
}
