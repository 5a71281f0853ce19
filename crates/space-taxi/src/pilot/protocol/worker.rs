//! The pilot's side: takes questions, and solves what their answers need in pieces, so that it can rest in between.

use std::collections::VecDeque;
use std::task::Poll;

use super::{Answer, Odds, Question, Reply};
use crate::pilot::computer_players::{Aim, ComputerPlayers};
use crate::pilot::review::Review;
use crate::record::{Level, Record};
use crate::rules::{Game, Phase};

/// The computer players, and what they have been asked and have not answered.
#[derive(Clone, Debug)]
pub struct Worker {
    players: ComputerPlayers,
    asked: VecDeque<(u32, Question, Record)>,
}

impl Worker {
    /// Nothing is asked yet.
    #[must_use]
    pub const fn new(players: ComputerPlayers) -> Self {
        Self { players, asked: VecDeque::new() }
    }

    /// Takes a question. They are answered in the order in which they come.
    pub fn ask(&mut self, id: u32, question: Question, record: Record) {
        self.asked.push_back((id, question, record));
    }

    /// Works on the next answer until it is there, or until it is `enough`, which is asked every few milliseconds: then the
    /// answer is pending. `None` if no question is open.
    pub fn work(&mut self, enough: &mut dyn FnMut() -> bool) -> Poll<Option<Reply>> {
        let Some((id, question, record)) = self.asked.front() else {
            return Poll::Ready(None);
        };
        if !prepare(&mut self.players, *question, record.game(), enough) {
            return Poll::Pending;
        }
        let reply = Reply::Answer { id: *id, answer: answer(&mut self.players, *question, record) };
        self.asked.pop_front();
        Poll::Ready(Some(reply))
    }
}

/// Whether all is solved that the answer needs and that takes its time.
fn prepare(players: &mut ComputerPlayers, question: Question, game: &Game, enough: &mut dyn FnMut() -> bool) -> bool {
    let decides = matches!(game.phase(), Phase::ToPlace(..) | Phase::ToSpend(_));
    match question {
        Question::Act(Level::Captain) | Question::Hint(Aim::Points) if decides => {
            players.prepare(Aim::Points, game, enough)
        }
        Question::Act(Level::Ace) | Question::Hint(Aim::Wins) if decides => players.prepare(Aim::Wins, game, enough),
        Question::Act(_) | Question::Hint(_) => true,
        Question::Odds => players.prepare(Aim::Points, game, enough),
        Question::Review => players.prepare_review(game, enough),
    }
}

fn answer(players: &mut ComputerPlayers, question: Question, record: &Record) -> Option<Answer> {
    let game = record.game();
    match question {
        Question::Act(level) => players.act(level, game).map(Answer::Act),
        Question::Hint(aim) => players.hint(game, aim).map(Answer::Hint),
        Question::Odds => Some(Answer::Odds(Odds { turn: players.turn_odds(game), wins: players.win_odds(game) })),
        Question::Review => Some(Answer::Review(Review::of(players, record))),
    }
}
