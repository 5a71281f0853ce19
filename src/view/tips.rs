//! A tip as a small card at the upper edge, until it has been read. Each is told once on a device.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::route::{Place, Screen};
use crate::table::saves::memory::TIPS;
use crate::table::tips::{NO_MORE, Tip};
use crate::view::contexts::{use_saves, use_visit};
use crate::view::focusing::{CARDS, use_kept_focus};
use crate::view::game::{use_game, use_table};
use crate::words::{say, use_words};
use ui::use_escape;

#[derive(Properties, PartialEq)]
pub struct TipsProps {
    pub place: Place,
}

/// There may be one for somebody new at the game, once something has happened at a table that nothing lies over.
#[component]
pub fn Tips(TipsProps { place }: &TipsProps) -> Html {
    let (saves, visit, game, table) = (use_saves(), use_visit(), use_game(), use_table());
    let is_new_here = use_memo((game.number, saves.recall(TIPS)), |_| saves.is_new_here());
    let may_be = *is_new_here && !visit.is_embedded && *place == Place { screen: Screen::Table, sheet: None };
    html! {
        <div class="toasts" role="status">
            if let Some(table) = table.filter(|table| may_be && table.news().number > 0) {
                <TipCard {table} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct TipCardProps {
    table: Rc<TableState>,
}

#[component]
fn TipCard(TipCardProps { table }: &TipCardProps) -> Html {
    let (words, saves) = (use_words(), use_saves());
    let read = use_state(|| saves.recall(TIPS).unwrap_or_default());
    let tip = Tip::due(table, &read);
    let remember = {
        let (saves, read) = (saves, read.setter());
        Callback::from(move |text: String| {
            // Where nothing can be kept, the tip is gone at least for this visit.
            let _ = saves.remember(TIPS, &text);
            read.set(text);
        })
    };
    let got_it = {
        let after = tip.map(|tip| tip.read_after(&read));
        let remember = remember.clone();
        Callback::from(move |()| after.iter().for_each(|after| remember.emit(after.clone())))
    };
    use_kept_focus(read.len(), CARDS);
    // While the coach speaks or dice fly it is not seen.
    use_escape("dialog[open], .coach, .flyers.holds-tips-back", &got_it);
    let Some(tip) = tip else { return Html::default() };
    html! {
        <div class="toast tip">
            <p><b>{ words.say(say::tip()) }</b>{ " " }{ words.say(tip.message()) }</p>
            <button type="button" class="btn toast-button" onclick={got_it.reform(|_| ())}>{ words.say(say::got_it()) }</button>
            <button type="button" class="btn toast-button" onclick={remember.reform(|_| NO_MORE.to_owned())}>{ words.say(say::tip_enough()) }</button>
        </div>
    }
}
