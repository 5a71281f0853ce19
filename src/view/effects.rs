//! What follows from what happens at the table, whoever did it: it is saved, heard and told. The table's state is the one
//! producer of news; what is seen to move follows from it as well ([`use_animations`](crate::view::animations::use_animations)). Nothing here changes
//! the game.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::announce::announcements;
use crate::table::computers::{computer_on_turn, tempo_at};
use crate::table::cues::heard;
use crate::view::contexts::{use_saves, use_speaker, use_tell};
use crate::view::game::{Game, use_game, use_table};
use crate::view::live_region::{LiveRegion, ReadAloud};
use crate::words::Message;
use app_core::tempo::Tempo;
use browser::clock;
use browser::touch::{self, Touch};
use space_taxi::rules::Phase;
use ui::use_settings;

const COMPUTER_MS: u32 = 40;

#[derive(Properties, PartialEq)]
pub struct EffectsProps {
    /// Whether the table is on the screen.
    pub seated: bool,
    /// What somebody wants read aloud of it.
    pub wanted: Option<ReadAloud>,
}

/// All of it for the game on the table.
#[component]
pub fn Effects(EffectsProps { seated, wanted }: &EffectsProps) -> Html {
    let (game, table) = (use_game(), use_table());
    use_loudness();
    use_saving(&game, table.as_ref());
    use_sounds(game.number, table.as_ref());
    let announced = use_announcements(game.number, table.as_ref(), *seated);
    let read = wanted.as_ref().and_then(|wanted| wanted.at(table.as_ref()));
    html! { <LiveRegion id="announcements" {announced} {read} /> }
}

/// Keeps the game after every action, unless it is a website's.
#[hook]
fn use_saving(game: &Game, table: Option<&Rc<TableState>>) {
    let (table, begun) = (table.filter(|_| !game.is_host_game).cloned(), Rc::clone(&game.begun));
    let (saves, tell) = (use_saves(), use_tell());
    // Every action adds an event or takes one away; what is only looked at has scenes.
    let moment = (game.number, table.as_ref().map(|table| (table.record().events().len(), table.scene() as u8)));
    // The game that was running when it was last kept.
    let ran = use_mut_ref(|| None::<u32>);
    use_effect_with(moment, move |(number, _)| {
        let Some(table) = table else { return };
        let (record, today) = (table.record(), clock::today());
        let over = *record.game().phase() == Phase::GameOver;
        // Only what is finished here counts, and it is noted before it is kept: so it is never flown a second time.
        if ran.replace((!over).then_some(*number)) == Some(*number)
            && over
            && let Err(error) = saves.count_flight(record, today)
        {
            tell.emit(error.into());
        }
        let kept = if begun.get() { saves.keep(record, today) } else { saves.keep_anew(record, today) };
        match kept {
            Ok(()) => begun.set(true),
            Err(error) => tell.emit(error.into()),
        }
        // What was only opened here may be further elsewhere.
        if table.news().number > 0 {
            // Where there is no room for it, it is shown once more.
            let _ = saves.note_scene(&table);
        }
    });
}

/// Sounds are as loud as the settings want them.
#[hook]
fn use_loudness() {
    let (speaker, settings) = (use_speaker(), use_settings().now);
    use_effect_with((settings.vibration, settings.sound, settings.volume), move |&(vibration, sound, volume)| {
        speaker.set_buzzing(vibration);
        speaker.set_volume(if sound { volume } else { 0 });
    });
}

/// Plays what has just happened, in time with what is seen of it. A touch ends both.
#[hook]
pub fn use_sounds(number: u32, table: Option<&Rc<TableState>>) {
    let (speaker, settings) = (use_speaker(), use_settings());
    let news = news(number, table);
    let tempo = table.map_or(settings.tempo, |table| tempo_at(table, settings.now.computers, settings.tempo));
    let table = table.cloned();
    use_effect_with(news, move |_| {
        let mut waiting = Vec::new();
        // What a computer does is heard a little later, and not at all if the next thing follows at once.
        let computer_ms = table.as_deref().and_then(computer_on_turn).map_or(0, |_| COMPUTER_MS);
        for heard in table.iter().flat_map(|table| heard(table)) {
            let after_ms = match tempo {
                // Not all at once, even if nothing moves.
                Tempo::Off | Tempo::Still => heard.after_ms / 4,
                Tempo::Rushed | Tempo::Fast | Tempo::Normal => tempo.of(heard.after_ms),
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

/// What there is to say of what has just happened.
#[derive(Clone, PartialEq)]
pub struct Announced {
    /// Grows with every piece of news.
    pub number: u32,
    pub said: Rc<Vec<Message>>,
}

/// For whoever sits at the table, or has seen something happen there.
#[hook]
pub fn use_announcements(number: u32, table: Option<&Rc<TableState>>, seated: bool) -> Announced {
    let news = news(number, table);
    let table = table.filter(|_| seated || news.1 > 0).cloned();
    let said = use_memo((news, seated), move |_| table.as_deref().map(announcements).unwrap_or_default());
    Announced { number: news.1, said }
}

/// The game and its latest news.
fn news(number: u32, table: Option<&Rc<TableState>>) -> (u32, u32) {
    (number, table.map_or(0, |table| table.news().number))
}
