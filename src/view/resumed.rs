//! The game that was on the table when the page was left.

use yew::prelude::*;

use crate::table::current_game::CurrentGame;
use crate::table::notices::Notice;
use crate::table::saves::Loaded;
use crate::view::contexts::{use_saves, use_tell};

/// The game to start with. What could not be read is told.
#[hook]
pub fn use_resumed_game() -> UseReducerHandle<CurrentGame> {
    let (saves, tell) = (use_saves(), use_tell());
    let loaded = use_memo((), |()| saves.current());
    let current = use_reducer(|| match &*loaded {
        Loaded::Found(game) => CurrentGame::with(Some(saves.sit_down_again(game.record.clone()))),
        Loaded::Nothing | Loaded::SetAside(_) => CurrentGame::with(None),
    });
    use_effect_with((), move |()| {
        if let Loaded::SetAside(_) = &*loaded {
            tell.emit(Notice::SetAside);
        }
    });
    current
}
