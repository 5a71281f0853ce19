//! How everybody has done so far, as tables.

use yew::prelude::*;

use crate::shell::standings::{Standing, standings};
use crate::space_taxi::record::{Driver, Record};
use crate::space_taxi::table::draw::Voice;
use crate::space_taxi::table::driver_name;
use crate::words::{Message, say};

/// The statistics of these games; nothing where none is finished.
pub fn standings_part(records: Vec<Record>, voice: &Voice) -> Html {
    if records.is_empty() {
        return Html::default();
    }
    html! {
        <details class="standings">
            <summary class="btn">{ voice.say(say::games_standings()) }</summary>
            { table(say::standings_table(), &standings(&records, false), true, voice) }
            { table(say::standings_solo(), &standings(&records, true), false, voice) }
        </details>
    }
}

fn table(title: Message, all: &[Standing], has_wins: bool, voice: &Voice) -> Html {
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
    let row = |one: &Standing| {
        let number = |number: Message| voice.say(number);
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
                    if one.driver != Driver::Person { <small>{ voice.say(driver_name(one.driver)) }</small> }
                </th>
                { for cells }
            </tr>
        }
    };
    let heads = heads
        .into_iter()
        .enumerate()
        .filter(|(column, _)| shown(*column))
        .map(|(_, head)| html! { <th scope="col">{ voice.say(head) }</th> });
    html! {
        <div class="standings-scroll" tabindex="0" role="group" aria-label={voice.say(title.clone())}>
            <table>
                <caption>{ voice.say(title) }</caption>
                <thead><tr><th scope="col">{ voice.say(say::final_player()) }</th>{ for heads }</tr></thead>
                <tbody>{ for all.iter().map(row) }</tbody>
            </table>
        </div>
    }
}
