//! The end of the game: who has won, or how a solo game compares with those before it; how it went, and what now.

use yew::prelude::*;

use super::context::TableContext;
use super::over_hero::over_hero;
use super::race::race;
use super::scores::scores;
use super::solo_turns::solo_turns;
use crate::table::daily::Attempt;
use crate::table::personal_best::PersonalBest;
use crate::table::{CardModel, TableModel};
use crate::words::{Words, say};

/// What a game that is over is worth beside its points.
pub struct Worth {
    /// As a daily flight.
    pub attempt: Option<Attempt>,
    /// How a solo game compares.
    pub best: Option<PersonalBest>,
    /// What may be told of a daily flight.
    pub told: Html,
}

pub fn game_over(model: &TableModel, worth: Worth, table: &TableContext, words: &Words) -> Html {
    let Worth { attempt, best, told } = worth;
    let results: Vec<&CardModel> = model.cards.iter().filter(|card| model.winners.contains(&card.player)).collect();
    let is_solo = model.cards.len() == 1;
    let (title, again) = match results.as_slice() {
        [own] if is_solo && attempt.is_some() => (say::solo_result(own.total), say::daily_again()),
        [own] if is_solo => (say::solo_result(own.total), say::solo_again()),
        [winner] => (say::winner_is(winner.name.as_str()), say::rematch()),
        all => (say::winners_are(all.iter().map(|card| card.name.clone()).collect::<Vec<_>>()), say::rematch()),
    };
    let celebrates = !is_solo || matches!(best, Some(PersonalBest::New { .. }));
    let said = html! {
        <>
            <p>{ words.say(say::game_after(model.rounds)) }</p>
            <h1>{ words.say(title) }</h1>
            if let Some(best) = best { <p class="over-best">{ words.say(best.message()) }</p> }
        </>
    };
    html! {
        <div class={classes!("over", is_solo.then_some("is-solo"))}>
            { over_hero(&results, celebrates, said, again, words, table) }
            <div class="over-side">
                if is_solo {
                    { told }
                    { solo_turns(&model.solo_turns, results.first().map_or(0, |own| own.total), words) }
                } else {
                    { scores(model, words) }
                    { race(model, words) }
                }
            </div>
        </div>
    }
}
