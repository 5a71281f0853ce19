//! Has a finished game reviewed, once somebody wants to see it.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::channel::Channel;
use crate::table::review_rows::ReviewState;
use crate::view::contexts::use_pilot;
use space_taxi::pilot::protocol::{Answer, Question};

/// The review of the game with this number, which is wanted while there is its table. A finished game does not change any more, so that is worked out
/// once.
#[hook]
pub fn use_review(number: u32, table: Option<&Rc<TableState>>) -> ReviewState {
    let pilot = use_pilot();
    let known = use_state(|| (number, ReviewState::Working));
    let review = if known.0 == number { known.1.clone() } else { ReviewState::Working };
    let asked = table.filter(|_| review == ReviewState::Working).map(Rc::clone);
    use_effect_with((asked.is_some(), number), move |(_, number)| {
        if let Some(table) = asked {
            let (number, known) = (*number, known.setter());
            let on_answer = Callback::from(move |answer: Option<Answer>| {
                let review = match answer {
                    Some(Answer::Review(review)) => ReviewState::Ready(Rc::new(review)),
                    _ => ReviewState::Failed,
                };
                known.set((number, review));
            });
            pilot.ask(Channel::Review, Question::Review, table.record(), on_answer);
        }
        move || pilot.forget(Channel::Review)
    });
    review
}
