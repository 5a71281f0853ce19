//! Does what the website wants: what its address says when the page is opened, and what it says afterwards.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::{EmbeddedProps, dye, with_names_composed};
use crate::table::embed::message::{FIELDS, PROTOCOL};
use crate::table::embed::{BadCommand, Command, Decision, FromGame, Options, Queue, Situation, ToGame, Visit};
use crate::table::route::Route;
use crate::table::seating::Seating;
use crate::view::contexts::{use_navigation, use_saves, use_visit};
use crate::view::game::{Game, use_game};
use crate::view::page_saves::PageSaves;
use crate::view::start::last_table;
use crate::words::use_words;
use app_core::settings::Settings;
use browser::clock::{self, Timer};
use browser::host_page;
use space_taxi::record::Record;
use ui::{SettingsHandle, use_settings};

/// Messages are gathered for so long: a flood of them costs as much as a few.
const GATHER_MS: u32 = 60;

/// What commands are carried out with, as it is now.
#[derive(Clone)]
pub struct CommandRunner {
    visit: UseStateHandle<Visit>,
    game: Game,
    saves: PageSaves,
    settings: SettingsHandle,
    /// The table as it would be laid without the website.
    suggested: Seating,
    on_lay: Callback<(Record, Option<usize>)>,
    turn_to: Callback<Route>,
}

#[hook]
pub fn use_command_runner(props: &EmbeddedProps) -> CommandRunner {
    let saves = use_saves();
    CommandRunner {
        visit: use_visit(),
        game: use_game(),
        settings: use_settings(),
        suggested: last_table(&saves, &use_words()),
        on_lay: props.on_lay.clone(),
        turn_to: use_navigation().turn_to,
        saves,
    }
}

impl CommandRunner {
    /// Does what the address says.
    pub fn arrive(&self, options: &Options) {
        self.decide(|scene| scene.arrive(options));
    }

    /// Does this command.
    fn carry_out(&self, command: &Command) {
        let now = self.settings.now.clone();
        match command {
            Command::SetLanguage(language) => {
                self.settings.set_unsaved.emit(Settings { language: Some(language.code().to_owned()), ..now });
            }
            Command::SetTheme(theme, accent) => {
                accent.iter().for_each(|accent| dye(*accent));
                self.settings.set_unsaved.emit(Settings { theme: theme.unwrap_or(now.theme), ..now });
            }
            _ => self.decide(|scene| scene.carry_out(command)),
        }
    }

    /// The visitor's own game.
    pub fn own(&self) -> Option<Record> {
        let table = self.game.latest.emit(());
        self.saves.own_game(table.as_ref().map(|table| table.record()), self.visit.is_host_game(self.game.number))
    }

    fn decide(&self, decide: impl FnOnce(&Situation) -> (Visit, Vec<Decision>)) {
        let Self { visit, game, suggested, .. } = self;
        let own = self.own();
        let (now, decisions) = decide(&Situation { visit, game_number: game.number, own: own.as_ref(), suggested });
        visit.set(now);
        decisions.into_iter().for_each(|decision| self.act(decision));
    }

    fn act(&self, decision: Decision) {
        match decision {
            Decision::Begin(seating, dice) => self.game.start.with.emit((seating, dice)),
            Decision::Open(record) => self.game.start.open.emit(*record),
            Decision::Resume(record) => self.on_lay.emit((*record, None)),
            Decision::ShowHostGame(record, event) => self.on_lay.emit((*record, event)),
            Decision::TurnTo(route) => self.turn_to.emit(route),
        }
    }
}

/// What waits to be done, and until when.
#[derive(Default)]
struct Waiting {
    queue: Queue,
    timer: Option<Timer>,
}

/// Does one after the other, since each may change what the next is done with.
fn wait(waiting: &Rc<RefCell<Waiting>>, act: &Callback<Result<Command, BadCommand>>) {
    let (next, act) = (Rc::clone(waiting), act.clone());
    waiting.borrow_mut().timer = Some(clock::after(GATHER_MS, move || {
        let command = next.borrow_mut().queue.pop();
        match command {
            Some(command) => {
                act.emit(command);
                wait(&next, &act);
            }
            None => next.borrow_mut().timer = None,
        }
    }));
}

/// Hears what the website wants and does it.
#[hook]
pub fn use_commands(options: &Rc<Options>, runner: CommandRunner, tell: &Callback<FromGame>) {
    let now = use_memo((), |()| RefCell::new(runner.clone()));
    now.replace(runner);
    let (origin, tell) = (options.origin.clone(), tell.clone());
    use_effect_with((), move |()| {
        let act = Callback::from(move |command: Result<Command, BadCommand>| {
            let runner = now.borrow().clone();
            match command {
                Ok(command) => runner.carry_out(&command),
                Err(fault) => {
                    let message = fault.to_string();
                    host_page::warn(&message);
                    tell.emit(FromGame::Error { code: "bad-message", message });
                }
            }
        });
        let waiting = Rc::new(RefCell::new(Waiting::default()));
        let watch = host_page::listen(PROTOCOL, origin, &FIELDS, move |values| {
            let Some(message) = ToGame::read(with_names_composed(values)) else { return };
            waiting.borrow_mut().queue.add(message);
            let idle = waiting.borrow().timer.is_none();
            if idle {
                wait(&waiting, &act);
            }
        });
        move || drop(watch)
    });
}
