//! A little board beside a rule, drawn with the pieces of the table, and a button to the next one where there are several.

use yew::prelude::*;

use crate::shell::reading::Reading;
use crate::shell::rule_boards::{RuleBoard, Show, rule_boards};
use crate::space_taxi::table::draw::{Voice, little};
use crate::words::rules::RulesSection;
use crate::words::{Message, say};

#[derive(Properties, PartialEq)]
pub struct RulePictureProps {
    pub section: RulesSection,
    pub voice: Voice,
}

#[component]
pub fn RulePicture(props: &RulePictureProps) -> Html {
    let voice = &props.voice;
    let boards = use_memo(props.section, |section| rule_boards(*section));
    let nth = use_state(|| 0);
    let Some(board) = boards.get(*nth) else { return Html::default() };
    let count = boards.len();
    let next = {
        let nth = nth.clone();
        Callback::from(move |_| nth.set((*nth + 1) % count))
    };
    html! {
        <figure class="picture">
            <div class="picture-board" role="img" aria-label={spoken(board, voice)}>
                { for board.shows.iter().map(|show| part(*show, board, voice)) }
            </div>
            if count > 1 {
                <figcaption class="picture-bar">
                    <span role="status">{ voice.say(say::picture_at(*nth + 1, count)) }</span>
                    <button type="button" class="btn picture-next" onclick={next}>{ voice.say(say::picture_next()) }</button>
                </figcaption>
            }
        </figure>
    }
}

fn part(show: Show, board: &RuleBoard, voice: &Voice) -> Html {
    let table = &board.table;
    let (class, inside) = match show {
        Show::Taxi => ("is-taxi", little::taxi(&table.board)),
        Show::Dice => ("is-dice", little::dice(&table.tray)),
        Show::Tiles => ("is-tiles", little::tiles(&table.tiles)),
        Show::Fuel => ("is-legend", little::fuel(&table.legend, voice)),
        Show::Groups => ("is-legend", little::groups(&table.legend, voice)),
        Show::Formula => ("is-formula", little::formula(&table.formula)),
        Show::Players => ("is-players", little::players(&table.cards)),
    };
    html! { <div class={classes!("picture-part", class)} aria-hidden="true">{ inside }</div> }
}

/// The picture in words.
fn spoken(board: &RuleBoard, voice: &Voice) -> String {
    let of = |show: Show, reading: Reading| match board.shows.contains(&show) {
        true => reading.of(&board.table),
        false => Vec::new(),
    };
    let readings = [
        of(Show::Dice, Reading::Dice),
        of(Show::Taxi, Reading::Seats),
        of(Show::Fuel, Reading::Fuel),
        of(Show::Players, Reading::Scores),
    ];
    let said = readings.into_iter().flatten().map(|message: Message| voice.say(message));
    let said = said.collect::<Vec<_>>().join(". ");
    if said.is_empty() { voice.say(say::legend()) } else { said }
}
