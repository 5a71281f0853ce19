//! What a tablet expects: the screen stays on while people play, and after a game it may be kept.

use yew::prelude::*;

use crate::table::keeping::{Keeping, after_game};
use crate::table::notices::Notice;
use crate::table::route::OnTable;
use crate::table::saves::memory::INSTALL;
use crate::view::contexts::{use_saves, use_tell};
use browser::{install, local_storage, wake_lock};

/// Keeps the screen on at a running game. The end of a game is the moment to ask the browser to keep what was played, and to
/// tell, once, how it is kept more safely.
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
        local_storage::ask_to_last(move |is_promised| {
            let keeping = Keeping { is_promised, is_installed: install::is_installed(), way: install::way() };
            let finished = saves.finished().games.len();
            if let Some((notice, told)) = after_game(saves.recall(INSTALL).as_deref(), finished, keeping) {
                tell.emit(Notice::App(notice));
                // Where nothing can be remembered, it is told again.
                let _ = saves.remember(INSTALL, told);
            }
        });
    });
}
