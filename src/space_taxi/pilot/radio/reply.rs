//! An answer, and how it is told in numbers.

use super::numbers::{choices, from_number, to_number};
use crate::space_taxi::pilot::review::{Account, Decision, Review};
use crate::space_taxi::record::{Driver, Event, Position, Record};
use crate::space_taxi::rules::{Action, ByPlayer, Game};

/// What a pilot answers.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    Act(Action),
    Review(Review),
}

const ACT: f64 = 1.0;
const REVIEW: f64 = 4.0;

/// Start, luck, lost, short supply, points and struck.
const ACCOUNT: usize = 6;
/// The event, the best choice, and the worth of the choice, the best and the worst one.
const DECISION: usize = 5;

impl Reply {
    pub(super) fn to_numbers(&self, record: &Record) -> Vec<f64> {
        match self {
            Self::Act(action) => {
                let number = to_number(&choices(record.game()), action);
                number.map(|number| vec![ACT, number]).unwrap_or_default()
            }
            Self::Review(review) => {
                let mut numbers = vec![REVIEW];
                review.accounts.values().for_each(|account| numbers.extend(account_numbers(account)));
                for_each_action(record, |Moment { event, game, .. }| {
                    let told = review.decisions.iter().find(|decision| decision.event == event);
                    if let Some(Decision { best, value, best_value, worst_value, .. }) = told
                        && let Some(best) = to_number(&choices(game), best)
                    {
                        numbers.extend([event as f64, best, *value, *best_value, *worst_value]);
                    }
                });
                numbers
            }
        }
    }

    /// The answer about this game that the numbers tell; nothing if they make no sense for it.
    #[must_use]
    pub fn read(numbers: &[f64], record: &Record) -> Option<Self> {
        let game = record.game();
        match *numbers {
            [ACT, number] => from_number(game, &choices(game), number).map(Self::Act),
            [REVIEW, ref rest @ ..] => review(rest, record).map(Self::Review),
            _ => None,
        }
    }
}

fn account_numbers(account: &Account) -> [f64; ACCOUNT] {
    let Account { start, luck, lost, short_supply, points, struck } = *account;
    [start, luck, lost, short_supply, f64::from(points), f64::from(struck)]
}

fn review(numbers: &[f64], record: &Record) -> Option<Review> {
    let mode = record.game().mode();
    let (accounts, decisions) = numbers.split_at_checked(ACCOUNT * usize::from(mode.player_count()))?;
    let accounts = ByPlayer::new(mode, |player| {
        let all = &accounts[ACCOUNT * player.index()..];
        let (points, struck) = (all[4] as u16, all[5] as u16);
        Account { start: all[0], luck: all[1], lost: all[2], short_supply: all[3], points, struck }
    });
    let mut told = decisions.chunks_exact(DECISION).peekable();
    let mut decisions = Vec::new();
    for_each_action(record, |Moment { event, game, driver, chosen }| {
        let is_this = |numbers: &&[f64]| numbers[0] == event as f64;
        let Some(&[_, best, value, best_value, worst_value]) = told.next_if(is_this) else { return };
        if let (Some(best), Some(position)) = (from_number(game, &choices(game), best), Position::of(game)) {
            let player = game.player();
            decisions.push(Decision { event, player, driver, position, chosen, best, value, best_value, worst_value });
        }
    });
    told.next().is_none().then_some(Review { decisions, accounts })
}

/// One action of a record and the game before it.
struct Moment<'a> {
    event: usize,
    game: &'a Game,
    driver: Driver,
    chosen: Action,
}

fn for_each_action(record: &Record, mut look: impl FnMut(Moment<'_>)) {
    let mut game = record.opening().game();
    let mut drivers = record.opening().entrants().map(|entrant| entrant.driver);
    for (event, happened) in record.events().iter().enumerate() {
        match *happened {
            Event::HandOver(player, driver) => drivers[player] = driver,
            Event::Act(chosen) => {
                look(Moment { event, game: &game, driver: drivers[game.player()], chosen });
                game = game.apply(&chosen).expect("a record keeps to the rules");
            }
        }
    }
}
