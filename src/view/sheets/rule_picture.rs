//! A little board beside a rule, drawn with the pieces of the table, and a button to the next one where there are several.

use yew::prelude::*;

use crate::table::read_aloud::Reading;
use crate::table::rule_boards::{BoardPart, RuleBoard, rule_boards};
use crate::view::draw::{fuel_cells, group_cells, little};
use crate::words::rules::RulesSection;
use crate::words::{Message, Words, say, use_words};

#[derive(Properties, PartialEq)]
pub struct RulePictureProps {
    pub section: RulesSection,
}

#[component]
pub fn RulePicture(props: &RulePictureProps) -> Html {
    let words = use_words();
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
            <div class="picture-board" role="img" aria-label={spoken(board, &words)}>
                { for board.shows.iter().map(|show| part(*show, board, &words)) }
            </div>
            if count > 1 {
                <figcaption class="picture-bar">
                    <span role="status">{ words.say(say::picture_at(*nth + 1, count)) }</span>
                    <button type="button" class="btn picture-next" onclick={next}>{ words.say(say::picture_next()) }</button>
                </figcaption>
            }
        </figure>
    }
}

fn part(show: BoardPart, board: &RuleBoard, words: &Words) -> Html {
    let table = &board.table;
    let (class, inside) = match show {
        BoardPart::Taxi => ("is-taxi", little::taxi(&table.board)),
        BoardPart::Dice => ("is-dice", little::dice(&table.tray)),
        BoardPart::Tiles => ("is-tiles", little::tiles(&table.tiles)),
        BoardPart::Fuel => ("is-legend", fuel_cells(&table.legend, words)),
        BoardPart::Groups => ("is-legend", group_cells(&table.legend, words)),
        BoardPart::Formula => ("is-formula", little::formula(&table.formula)),
        BoardPart::Players => ("is-players", little::players(&table.cards)),
    };
    html! { <div class={classes!("picture-part", class)} aria-hidden="true">{ inside }</div> }
}

/// The picture in words.
fn spoken(board: &RuleBoard, words: &Words) -> String {
    let of = |show: BoardPart, reading: Reading| match board.shows.contains(&show) {
        true => reading.of(&board.table),
        false => Vec::new(),
    };
    let readings = [
        of(BoardPart::Dice, Reading::Dice),
        of(BoardPart::Taxi, Reading::Seats),
        of(BoardPart::Fuel, Reading::Fuel),
        of(BoardPart::Players, Reading::Scores),
    ];
    let said = readings.into_iter().flatten().map(|message: Message| words.say(message));
    let said = said.collect::<Vec<_>>().join(". ");
    if said.is_empty() { words.say(say::legend()) } else { said }
}
