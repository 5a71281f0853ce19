//! An answer, and how it is told in numbers.

use super::numbers::{choices, from_number, to_number};
use crate::space_taxi::pilot::coach::{Hint, TurnOdds};
use crate::space_taxi::pilot::review::{Account, Decision, Review};
use crate::space_taxi::pilot::turn_values::Valued;
use crate::space_taxi::record::{Driver, Event, Position, Record};
use crate::space_taxi::rules::{Action, ByPlayer, Game};

/// What a pilot answers.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    Act(Action),
    Hint(Hint),
    Odds(Odds),
    Review(Review),
}

/// How the turn and the game are likely to end.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// Nothing between rounds and after the game.
    pub turn: Option<TurnOdds>,
    /// Each player's chance to win the table.
    pub wins: ByPlayer<f64>,
}

const ACT: f64 = 1.0;
const HINT: f64 = 2.0;
const ODDS: f64 = 3.0;
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
            Self::Hint(hint) => {
                let choices = choices(record.game());
                let valued = [&hint.best].into_iter().chain(&hint.next);
                let told = valued.filter_map(|valued| {
                    to_number(&choices, &Action::Place(valued.placement)).map(|number| [number, valued.value])
                });
                [HINT].into_iter().chain(told.flatten()).collect()
            }
            Self::Odds(odds) => {
                let turn = odds.turn.map_or([f64::NAN; 2], |turn| [turn.launch, turn.result]);
                [ODDS].into_iter().chain(turn).chain(odds.wins.values().copied()).collect()
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
            [HINT, ref rest @ ..] => hint(rest, game).map(Self::Hint),
            [ODDS, launch, result, ref wins @ ..] if wins.len() == usize::from(game.mode().player_count()) => {
                let turn = (!launch.is_nan()).then_some(TurnOdds { launch, result });
                Some(Self::Odds(Odds { turn, wins: ByPlayer::new(game.mode(), |player| wins[player.index()]) }))
            }
            [REVIEW, ref rest @ ..] => review(rest, record).map(Self::Review),
            _ => None,
        }
    }
}

fn hint(numbers: &[f64], game: &Game) -> Option<Hint> {
    let choices = choices(game);
    let valued = |told: &[f64]| Some(Valued { placement: *choices.get(told[0] as usize)?, value: told[1] });
    let mut valued = numbers.chunks_exact(2).map(valued);
    Some(Hint { best: valued.next()??, next: valued.collect::<Option<_>>()? })
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
