//! Does what the website wants: what its address says when the page is opened, and what it says afterwards.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use yew::prelude::*;

use super::{GuestProps, dye};
use crate::platform::clock::{self, Timer};
use crate::platform::host_page;
use crate::shell::embed::order::FIELDS;
use crate::shell::embed::{BadOrder, Options, Order, Show, StartAt, telegram};
use crate::shell::page::boxed_effect::use_boxed_effect;
use crate::shell::page::preferences::Preferences;
use crate::shell::page::visit::Visit;
use crate::shell::replay::moments;
use crate::shell::route::{Route, Screen, Sheet};
use crate::shell::seating::Seating;
use crate::shell::settings::Settings;
use crate::space_taxi::record::{DiceSource, Record};
use crate::space_taxi::rules::Phase;
use crate::space_taxi::table::TableState;

/// Orders are gathered for so long: a flood of them costs as much as a few.
const GATHER_MS: u32 = 60;

/// What orders are carried out with, as it is now.
#[derive(Clone)]
pub struct Desk {
    visit: UseStateHandle<Visit>,
    table: Option<Rc<TableState>>,
    game_number: u32,
    pub preferences: Preferences,
    suggested: Seating,
    on_start: Callback<(Seating, Option<DiceSource>)>,
    on_open: Callback<Record>,
    on_lend: Callback<(Record, Option<usize>)>,
    turn_to: Callback<Route>,
}

impl Desk {
    pub fn of(props: &GuestProps) -> Self {
        Self {
            visit: props.visit.clone(),
            table: props.table.clone(),
            game_number: props.game_number,
            preferences: props.preferences.clone(),
            suggested: props.suggested.clone(),
            on_start: props.on_start.clone(),
            on_open: props.on_open.clone(),
            on_lend: props.on_lend.clone(),
            turn_to: props.turn_to.clone(),
        }
    }

    /// Does what the address says.
    pub fn arrive(&self, options: &Options) {
        self.preferences.wear.emit(options.dress(self.preferences.now.clone()));
        let visit = Visit {
            settled: true,
            seating: options.seating(self.suggested.clone()),
            dice: options.dice.clone(),
            no_coach: options.coach == Some(false),
            ..(*self.visit).clone()
        };
        match (&options.record, options.start) {
            (Some(record), _) => self.load(record, options, visit),
            (None, _) if options.show == Show::Daily => {
                self.visit.set(visit);
                self.turn_to.emit(Sheet::Daily.into());
            }
            (None, StartAt::Table) => {
                match self
                    .running_game()
                    .filter(|record| options.dice.as_ref().is_none_or(|dice| record.opening().dice() == dice))
                {
                    Some(_) => self.turn_to.emit(Screen::Table.into()),
                    None => self.begin(options, &visit),
                }
                self.visit.set(visit);
            }
            (None, StartAt::Home) => self.visit.set(visit),
        }
    }

    /// Does this order.
    fn carry_out(&self, order: &Order) {
        let visit = (*self.visit).clone();
        let now = self.preferences.now.clone();
        match order {
            Order::NewGame(options) => self.begin(options, &visit),
            Order::Load(options) => {
                if let Some(record) = &options.record {
                    self.load(record, options, visit);
                }
            }
            Order::Pause => self.visit.set(Visit { paused: true, ..visit }),
            Order::Resume => self.visit.set(Visit { paused: false, ..visit }),
            Order::SetLanguage(language) => {
                self.preferences.wear.emit(Settings { language: Some(language.code().to_owned()), ..now });
            }
            Order::SetTheme(theme, accent) => {
                accent.iter().for_each(|accent| dye(*accent));
                self.preferences.wear.emit(Settings { theme: theme.unwrap_or(now.theme), ..now });
            }
        }
    }

    /// A new game with what the order says, else what the embed says, else as the table was laid last.
    fn begin(&self, options: &Options, visit: &Visit) {
        let laid = visit.seating.clone().unwrap_or_else(|| self.suggested.clone());
        let seating = options.seating(laid.clone()).unwrap_or(laid);
        self.on_start.emit((seating, options.dice.clone().or_else(|| visit.dice.clone())));
    }

    fn load(&self, record: &Record, options: &Options, visit: Visit) {
        let is_over = *record.game().phase() == Phase::GameOver;
        match options.show {
            Show::Replay | Show::Board => {
                let still = options.show == Show::Board || !is_over;
                let choices = moments(record);
                let event = options.at.and_then(|at| choices.get(at - 1)).map(|moment| moment.event);
                self.visit.set(Visit { lent: Some(self.game_number.wrapping_add(1)), still, ..visit });
                self.on_lend.emit((record.clone(), event));
                self.turn_to.emit(if still { Screen::Table } else { Screen::Replay }.into());
            }
            Show::Play | Show::Daily => {
                self.visit.set(visit);
                // Whoever has played on from here already goes on where that was left.
                let played_on = self
                    .table
                    .as_ref()
                    .map(|table| table.record())
                    .is_some_and(|it| it.opening() == record.opening() && it.events().starts_with(record.events()));
                if played_on { self.turn_to.emit(Screen::Table.into()) } else { self.on_open.emit(record.clone()) }
            }
        }
    }

    fn running_game(&self) -> Option<&Record> {
        self.table.as_ref().map(|table| table.record()).filter(|record| *record.game().phase() != Phase::GameOver)
    }
}

/// What the website has said and nobody has done yet.
#[derive(Default)]
struct Pile {
    orders: VecDeque<Result<Order, BadOrder>>,
    timer: Option<Timer>,
}

impl Pile {
    /// Of orders that replace each other only the last is left, and of those that are none as well.
    fn add(&mut self, order: Result<Order, BadOrder>) {
        self.orders.retain(|earlier| match (&order, earlier) {
            (Ok(order), Ok(earlier)) => !order.replaces(earlier),
            (Err(_), Err(_)) => false,
            _ => true,
        });
        self.orders.push_back(order);
    }
}

/// Does one after the other, since each may change what the next is done with.
fn wait(pile: &Rc<RefCell<Pile>>, act: &Callback<Result<Order, BadOrder>>) {
    let (next, act) = (Rc::clone(pile), act.clone());
    pile.borrow_mut().timer = Some(clock::after(GATHER_MS, move || {
        let order = next.borrow_mut().orders.pop_front();
        match order {
            Some(order) => {
                act.emit(order);
                wait(&next, &act);
            }
            None => next.borrow_mut().timer = None,
        }
    }));
}

/// Hears the website's orders and carries them out.
#[hook]
pub fn use_orders(options: &Rc<Options>, desk: Desk, tell: &Callback<String>) {
    let now = use_memo((), |()| RefCell::new(desk.clone()));
    now.replace(desk);
    let (origin, tell) = (options.origin.clone(), tell.clone());
    use_boxed_effect((), move |()| {
        let act = Callback::from(move |order: Result<Order, BadOrder>| {
            let desk = now.borrow().clone();
            match order {
                Ok(order) => desk.carry_out(&order),
                Err(fault) => tell.emit(telegram::error("bad-message", &fault.to_string())),
            }
        });
        let pile = Rc::new(RefCell::new(Pile::default()));
        let watch = host_page::listen(origin, &FIELDS, move |letter| {
            pile.borrow_mut().add(Order::read(&letter.kind, &letter.values));
            let idle = pile.borrow().timer.is_none();
            if idle {
                wait(&pile, &act);
            }
        });
        move || drop(watch)
    });
}
