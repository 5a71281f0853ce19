//! The pilot's own station: hears questions, and solves what their answers need in pieces, so that it can rest in between.

use std::collections::VecDeque;
use std::task::Poll;

use super::{Ask, Odds, Reply};
use crate::space_taxi::pilot::crew::{Aim, Crew};
use crate::space_taxi::pilot::review::Review;
use crate::space_taxi::record::{Level, Record, compact};
use crate::space_taxi::rules::{Game, Phase};

/// A crew, and what it has been asked and has not answered.
#[derive(Clone, Debug)]
pub struct Station {
    crew: Crew,
    calls: VecDeque<Call>,
}

#[derive(Clone, Debug)]
struct Call {
    number: u32,
    /// Nothing where the question makes no sense.
    question: Option<(Ask, Record)>,
}

impl Station {
    /// Nothing is asked yet.
    #[must_use]
    pub const fn new(crew: Crew) -> Self {
        Self { crew, calls: VecDeque::new() }
    }

    /// Takes a question. They are answered in the order in which they come.
    pub fn hear(&mut self, line: &str) {
        let mut words = line.splitn(3, ' ');
        let number = words.next().and_then(|word| word.parse().ok()).unwrap_or_default();
        let mut question = || Some((Ask::from_word(words.next()?)?, compact::decode(words.next()?).ok()?));
        self.calls.push_back(Call { number, question: question() });
    }

    /// Works on the next answer until it is there, or until it is `enough`, which is asked every few milliseconds: then the
    /// answer is pending. `None` if no question is open. What makes no sense, or what nothing can be said to, is answered
    /// with its number alone.
    pub fn work(&mut self, enough: &mut dyn FnMut() -> bool) -> Poll<Option<Vec<f64>>> {
        let Some(Call { number, question }) = self.calls.front() else {
            return Poll::Ready(None);
        };
        let mut row = vec![f64::from(*number)];
        if let Some((ask, record)) = question {
            if !prepare(&mut self.crew, *ask, record.game(), enough) {
                return Poll::Pending;
            }
            let reply = answer(&mut self.crew, *ask, record);
            row.extend(reply.map(|reply| reply.to_numbers(record)).unwrap_or_default());
        }
        self.calls.pop_front();
        Poll::Ready(Some(row))
    }
}

/// Whether all is solved that the answer needs and that takes its time.
fn prepare(crew: &mut Crew, ask: Ask, game: &Game, enough: &mut dyn FnMut() -> bool) -> bool {
    let decides = matches!(game.phase(), Phase::ToPlace(..) | Phase::ToSpend(_));
    match ask {
        Ask::Act(Level::Captain) | Ask::Hint(Aim::Points) if decides => crew.prepare(Aim::Points, game, enough),
        Ask::Act(Level::Ace) | Ask::Hint(Aim::Wins) if decides => crew.prepare(Aim::Wins, game, enough),
        Ask::Act(_) | Ask::Hint(_) => true,
        Ask::Odds => crew.prepare(Aim::Points, game, enough),
        Ask::Review => crew.prepare_review(game, enough),
    }
}

fn answer(crew: &mut Crew, ask: Ask, record: &Record) -> Option<Reply> {
    let game = record.game();
    match ask {
        Ask::Act(level) => crew.act(level, game).map(Reply::Act),
        Ask::Hint(aim) => crew.hint(game, aim).map(Reply::Hint),
        Ask::Odds => Some(Reply::Odds(Odds { turn: crew.turn_odds(game), wins: crew.win_odds(game) })),
        Ask::Review => Some(Reply::Review(Review::of(crew, record))),
    }
}
