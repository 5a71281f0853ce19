//! What becomes of a website's wishes: which game comes to the table, whose it is, and what is shown. Decided here, done by the page.

use super::command::Command;
use super::options::{Options, Show, StartAt};
use super::visit::Visit;
use crate::table::replay::moments;
use crate::table::route::{Route, Screen, Sheet};
use crate::table::seating::Seating;
use space_taxi::record::{DiceSource, Record};
use space_taxi::rules::Phase;

/// Something for the page to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// A new game begins at this table, with these dice or with some that nobody knows.
    Begin(Seating, Option<DiceSource>),
    /// This game becomes the visitor's own.
    Open(Box<Record>),
    /// The visitor's own game comes back to the table.
    Resume(Box<Record>),
    /// The website's game lies on the table, with the choice to look at. It is not kept.
    ShowHostGame(Box<Record>, Option<usize>),
    TurnTo(Route),
}

/// How things are when the website wants something.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    pub visit: &'a Visit,
    /// The number of the game on the table.
    pub game_number: u32,
    /// The visitor's own game: on the table, or kept while one of the website's lies there.
    pub own: Option<&'a Record>,
    /// The table as it would be laid without the website.
    pub suggested: &'a Seating,
}

impl Situation<'_> {
    /// What the address says.
    #[must_use]
    pub fn arrive(&self, options: &Options) -> (Visit, Vec<Decision>) {
        let visit = Visit {
            settled: true,
            seating: options.seating(self.suggested.clone()),
            dice: options.dice.clone(),
            no_coach: options.coach == Some(false),
            ..self.visit.clone()
        };
        match (&options.record, options.start) {
            (Some(record), _) => self.load(record, options, visit),
            (None, _) if options.show == Show::Daily => (visit, vec![Decision::TurnTo(Sheet::Daily.into())]),
            (None, StartAt::Table) if self.is_under_way(options) => (visit, vec![to_table()]),
            (None, StartAt::Table) => {
                let begin = self.begin(options, &visit);
                (visit, vec![begin])
            }
            (None, StartAt::Home) => (visit, Vec::new()),
        }
    }

    /// What this command says about games; languages and colours are no matter of the table.
    #[must_use]
    pub fn carry_out(&self, command: &Command) -> (Visit, Vec<Decision>) {
        let visit = self.visit.clone();
        match command {
            Command::NewGame(options) => {
                let begin = self.begin(options, &visit);
                (Visit { no_coach: options.coach.map_or(visit.no_coach, |coach| !coach), ..visit }, vec![begin])
            }
            Command::Load(options) => match &options.record {
                Some(record) => self.load(record, options, visit),
                None => (visit, Vec::new()),
            },
            Command::Pause => (Visit { paused: true, ..visit }, Vec::new()),
            Command::Resume => (Visit { paused: false, ..visit }, Vec::new()),
            Command::SetLanguage(_) | Command::SetTheme(..) => (visit, Vec::new()),
        }
    }

    /// With what the command says, else what the embed says, else as the table was laid last.
    fn begin(&self, options: &Options, visit: &Visit) -> Decision {
        let laid = visit.seating.as_ref().unwrap_or(self.suggested).clone();
        let seating = options.seating(laid.clone()).unwrap_or(laid);
        Decision::Begin(seating, options.dice.clone().or_else(|| visit.dice.clone()))
    }

    fn load(&self, record: &Record, options: &Options, visit: Visit) -> (Visit, Vec<Decision>) {
        match options.show {
            Show::Replay | Show::Board => {
                let still = options.show == Show::Board || *record.game().phase() != Phase::GameOver;
                let event = options.at.and_then(|at| moments(record).get(at - 1).map(|moment| moment.event));
                let screen = if still { Screen::Table } else { Screen::Replay };
                let visit = Visit { host_game: Some(self.game_number.wrapping_add(1)), still, ..visit };
                (visit, vec![Decision::ShowHostGame(record.clone().into(), event), Decision::TurnTo(screen.into())])
            }
            Show::Play | Show::Daily => {
                // Whoever has played on from here already goes on where that was left.
                let goes_on =
                    |own: &&Record| own.opening() == record.opening() && own.events().starts_with(record.events());
                let decisions = match self.own.filter(goes_on) {
                    Some(own) if self.visit.is_host_game(self.game_number) => {
                        vec![Decision::Resume(own.clone().into()), to_table()]
                    }
                    Some(_) => vec![to_table()],
                    None => vec![Decision::Open(record.clone().into())],
                };
                (visit, decisions)
            }
        }
    }

    /// Whether the visitor's own game still runs, and with the dice that are wanted.
    fn is_under_way(&self, options: &Options) -> bool {
        let has_dice = |own: &Record| options.dice.as_ref().is_none_or(|dice| own.opening().dice() == dice);
        self.own.is_some_and(|own| *own.game().phase() != Phase::GameOver && has_dice(own))
    }
}

fn to_table() -> Decision {
    Decision::TurnTo(Screen::Table.into())
}
