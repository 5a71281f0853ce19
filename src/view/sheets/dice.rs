//! The dice: what was promised about them, after the game its proof, and what has fallen.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::dice_stats::{charts, tally};
use crate::table::fingerprint::{FEWEST_DIGITS, proof};
use crate::table::saves::Place;
use crate::view::contexts::use_saves;
use crate::view::page_saves::PageSaves;
use crate::view::sheet_frame::SheetFrame;
use crate::view::sheets::spreads::spreads;
use crate::words::{Message, say, use_words};
use browser::field;
use space_taxi::record::{DiceSource, Record};
use space_taxi::rules::Phase;
use ui::Choice;

const NOTED: &str = "dice-noted";

#[derive(Properties, PartialEq)]
pub struct DiceSheetProps {
    pub table: Rc<TableState>,
}

#[component]
pub fn DiceSheet(props: &DiceSheetProps) -> Html {
    let words = &use_words();
    let saves = use_saves();
    let checked = use_state(|| None::<Message>);
    let noted = use_state(String::new);
    let everywhere = use_state(|| false);
    let record = props.table.record();
    let oninput = {
        let (noted, checked) = (noted.setter(), checked.setter());
        Callback::from(move |_| {
            noted.set(field::value(NOTED).unwrap_or_default());
            checked.set(None);
        })
    };
    let check = {
        let (table, noted, checked) = (Rc::clone(&props.table), noted.clone(), checked.setter());
        Callback::from(move |_| checked.set(Some(proof(table.record(), &noted))))
    };
    let body = match record.opening().dice() {
        DiceSource::Hand => html! { <p>{ words.say(say::doubt_no_seed()) }</p> },
        DiceSource::Code(code) => html! {
            <>
                <h3>{ words.say(say::dice_known()) }</h3>
                <p>{ words.say(say::dice_known_text()) }</p>
                <h3>{ words.say(say::dice_code()) }</h3>
                <code class="dice-hex" id="dice-code">{ code.to_string() }</code>
            </>
        },
        DiceSource::Seed(seed) => html! {
            <>
                <h3>{ words.say(say::dice_promise()) }</h3>
                <p>{ words.say(say::dice_promise_text()) }</p>
                <h3>{ words.say(say::dice_fingerprint()) }</h3>
                <code class="dice-hex" id="dice-fingerprint">{ seed.commitment().to_string() }</code>
                <h3>{ words.say(say::dice_seed()) }</h3>
                if *record.game().phase() == Phase::GameOver {
                    <code class="dice-hex" id="dice-seed">{ seed.to_string() }</code>
                    <label class="entry">
                        { words.say(say::dice_noted(FEWEST_DIGITS)) }
                        <input id={NOTED} type="text" autocomplete="off" spellcheck="false" value={(*noted).clone()} {oninput} />
                    </label>
                    <button type="button" class="btn primary" onclick={check}>{ words.say(say::dice_check()) }</button>
                } else {
                    <p>{ words.say(say::dice_seed_later()) }</p>
                }
                <p role="status">{ for checked.iter().map(|verdict| words.text(verdict)) }</p>
            </>
        },
    };
    let on_everywhere = use_callback(everywhere.setter(), |place, everywhere| everywhere.set(place == 1));
    let others = others(&saves);
    let counted = if *everywhere { others.as_slice() } else { &[] };
    let charts = charts(&tally(counted.iter().chain([record])));
    let games = [say::stats_this_game(), say::stats_all_games(others.len() + 1)].map(|option| words.say(option));
    html! {
        <SheetFrame id="dice" class="dice-sheet" title={words.say(say::dice_sheet())}>
            { body }
            <h3>{ words.say(say::stats()) }</h3>
            <Choice name="stats" legend={words.say(say::stats_games())} quiet=true options={games.to_vec()} chosen={usize::from(*everywhere)}
                on_choose={on_everywhere} class="spread-games" />
            { spreads(&charts, words) }
        </SheetFrame>
    }
}

/// Every game on this device but the one on the table.
fn others(saves: &PageSaves) -> Vec<Record> {
    let mut kept = saves.unfinished().games;
    kept.extend(saves.finished().games);
    kept.retain(|kept| kept.place != Place::Current);
    kept.into_iter().map(|kept| kept.game.record).collect()
}
