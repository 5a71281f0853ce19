//! How everybody has done so far, as tables.

use yew::prelude::*;

use crate::table::driver_name;
use crate::table::standings::{PlayerStanding, standings};
use crate::words::{Message, Words, say, use_words};
use space_taxi::record::{Driver, Record};

#[derive(Properties, PartialEq)]
pub struct StandingsProps {
    /// The finished games.
    pub records: Vec<Record>,
}

/// The statistics of these games.
#[component]
pub fn Standings(StandingsProps { records }: &StandingsProps) -> Html {
    let words = &use_words();
    html! {
        <details class="standings">
            <summary class="btn">{ words.say(say::games_standings()) }</summary>
            { table(say::standings_table(), &standings(records, false), true, words) }
            { table(say::standings_solo(), &standings(records, true), false, words) }
        </details>
    }
}

fn table(title: Message, all: &[PlayerStanding], has_wins: bool, words: &Words) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let heads = [
        say::standings_games(),
        say::standings_wins(),
        say::standings_average(),
        say::standings_best(),
        say::standings_failures(),
    ];
    let shown = |column: usize| has_wins || column != 1;
    let row = |one: &PlayerStanding| {
        let number = |number: Message| words.say(number);
        let cells = [
            say::list_one(one.games),
            say::list_one(one.wins),
            say::list_one(one.average()),
            say::list_one(one.best),
            say::list_one(one.misfires),
        ];
        let cells = cells
            .into_iter()
            .enumerate()
            .filter(|(column, _)| shown(*column))
            .map(|(_, cell)| html! { <td>{ number(cell) }</td> });
        html! {
            <tr>
                <th scope="row">
                    { one.name.to_string() }
                    if one.driver != Driver::Person { <small>{ words.say(driver_name(one.driver)) }</small> }
                </th>
                { for cells }
            </tr>
        }
    };
    let heads = heads
        .into_iter()
        .enumerate()
        .filter(|(column, _)| shown(*column))
        .map(|(_, head)| html! { <th scope="col">{ words.say(head) }</th> });
    html! {
        <div class="standings-scroll" tabindex="0" role="group" aria-label={words.say(title.clone())}>
            <table>
                <caption>{ words.say(title) }</caption>
                <thead><tr><th scope="col">{ words.say(say::final_player()) }</th>{ for heads }</tr></thead>
                <tbody>{ for all.iter().map(row) }</tbody>
            </table>
        </div>
    }
}
