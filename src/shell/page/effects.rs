//! What follows from what happens at the table: it is saved, heard and told. Nothing here changes the game.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::keeper::Keeper;
use crate::platform::clock;
use crate::platform::touch::{self, Touch};
use crate::shell::announce::announcements;
use crate::shell::computers::computer_on_turn;
use crate::shell::cues::heard;
use crate::shell::notices::Notice;
use crate::shell::room::Room;
use crate::shell::sound::Speaker;
use crate::space_taxi::rules::Phase;
use crate::space_taxi::table::moves::Tempo;
use crate::words::Message;

const COMPUTER_MS: u32 = 40;

/// Keeps the game after every action, unless it is only lent. `begun` says whether it has its place among the saves already.
#[hook]
pub fn use_saving(room: &Room, lent: bool, keeper: &Keeper, begun: &Rc<Cell<bool>>, tell: &Callback<Notice>) {
    let table = room.table().filter(|_| !lent).cloned();
    // Every action adds an event or takes one away; what is only looked at has scenes.
    let moment = (room.game_number(), table.as_ref().map(|table| (table.record().events().len(), table.scene() as u8)));
    let (keeper, begun, tell) = (keeper.clone(), Rc::clone(begun), tell.clone());
    // The game that was running when it was last kept.
    let ran = use_mut_ref(|| None::<u32>);
    use_boxed_effect(moment, move |(number, _)| {
        let Some(table) = table else { return };
        let (record, today) = (table.record(), clock::today());
        let over = *record.game().phase() == Phase::GameOver;
        // Only what is finished here counts, and it is noted before it is kept: so it is never flown a second time.
        if ran.replace((!over).then_some(*number)) == Some(*number)
            && over
            && let Err(error) = keeper.count_flight(record, today)
        {
            tell.emit(error.into());
        }
        let kept = if begun.get() { keeper.keep(record, today) } else { keeper.keep_anew(record, today) };
        match kept {
            Ok(()) => begun.set(true),
            Err(error) => tell.emit(error.into()),
        }
        // What was only opened here may be further elsewhere.
        if table.news().number > 0 {
            // Where there is no room for it, it is shown once more.
            let _ = keeper.note_scene(&table);
        }
    });
}

/// Plays what has just happened, in time with what is seen of it. A touch ends both.
#[hook]
pub fn use_sounds(room: &Room, speaker: &Speaker, tempo: Tempo) {
    let table = room.table().cloned();
    let speaker = speaker.clone();
    use_boxed_effect(news(room), move |_| {
        let mut waiting = Vec::new();
        // What a computer does is heard a little later, and not at all if the next thing follows at once.
        let computer_ms = table.as_deref().and_then(computer_on_turn).map_or(0, |_| COMPUTER_MS);
        for heard in table.iter().flat_map(|table| heard(table)) {
            let after_ms = match tempo {
                // Not all at once, even if nothing moves.
                Tempo::Off | Tempo::Still => heard.after_ms / 4,
                Tempo::Fast | Tempo::Normal => tempo.of(heard.after_ms),
            };
            let speaker = speaker.clone();
            match after_ms + computer_ms {
                0 => speaker.play(heard.cue),
                after_ms => waiting.push(clock::after(after_ms, move || speaker.play(heard.cue))),
            }
        }
        let waiting = RefCell::new(waiting);
        let watch = touch::watch(move || {
            waiting.take();
            Touch::Passes
        });
        move || drop(watch)
    });
}

/// What there is to say of what has just happened to whoever sits at the table, and a number that grows with it.
#[hook]
pub fn use_announcements(room: &Room, seated: bool) -> (u32, Rc<Vec<Message>>) {
    let table = room.table().filter(|table| seated || table.news().number > 0).cloned();
    let said = use_memo((news(room), seated), move |_| table.as_deref().map(announcements).unwrap_or_default());
    (news(room).1, said)
}

/// The game and its latest news.
fn news(room: &Room) -> (u32, u32) {
    (room.game_number(), room.table().map_or(0, |table| table.news().number))
}
