//! The game that was on the table when the page was left.

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::keeper::Keeper;
use crate::shell::notices::Notice;
use crate::shell::room::Room;
use crate::shell::saves::Loaded;

/// The room with that game.
#[hook]
pub fn use_resumed_room(keeper: &Keeper, tell: &Callback<Notice>) -> UseReducerHandle<Room> {
    let loaded = use_memo((), |()| keeper.current());
    let room = use_reducer(|| match &*loaded {
        Loaded::Found(game) => Room::with(Some(keeper.sit_down_again(game.record.clone()))),
        Loaded::Nothing | Loaded::SetAside(_) => Room::with(None),
    });
    let tell = tell.clone();
    use_boxed_effect((), move |()| {
        if let Loaded::SetAside(_) = &*loaded {
            tell.emit(Notice::SetAside);
        }
    });
    room
}
