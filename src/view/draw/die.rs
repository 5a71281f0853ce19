//! A thrown die, to be picked.

use yew::prelude::*;

use super::art::{icon, other_face, piece, tray_symbol};
use super::context::use_table_context;
use crate::table::moves::Spot;
use crate::table::{Intent, JokerChoice, TrayDie, tray_die_name};
use crate::words::{say, use_words};
use browser::renders;
use space_taxi::rules::JOKER_PRICE;

#[derive(Properties, PartialEq)]
pub struct DieButtonProps {
    pub die: TrayDie,
    /// How many dice lie in the tray.
    pub of: usize,
    /// Whether the strip over the dice asks about it.
    pub asked: bool,
    /// Whether it goes with what the coach, or a replay, marks as best.
    pub hinted: bool,
}

#[component]
pub fn DieButton(props: &DieButtonProps) -> Html {
    renders::count("DieButton");
    let DieButtonProps { die, of, asked, hinted } = *props;
    let (words, table) = (use_words(), use_table_context());
    let place = die.place;
    // A tap on a picked thumbs-up first opens its question again, and only then puts it back.
    let intent = if die.picked && die.die.is_thumb() && !asked { Intent::Ask(place) } else { Intent::Toggle(place) };
    let class = classes!(
        "die",
        die.picked.then_some("is-picked"),
        die.blocked.then_some("is-blocked"),
        die.lost.then_some("is-lost"),
        asked.then_some("is-asked"),
        hinted.then_some("is-hinted"),
    );
    html! {
        <button type="button" {class} id={Spot::Die(place).id()} aria-pressed={die.picked.to_string()}
            aria-label={words.say(tray_die_name(&die, of))} disabled={!table.can_act} onclick={table.wants(intent)}>
            <span id={Spot::Face(place).id()} class="die-face">{ piece(tray_symbol(&die), "die-art") }</span>
            <span id={Spot::Blur(place).id()} class="die-blur">{ piece(other_face(die.die), "die-art") }</span>
            if matches!(die.joker, Some(JokerChoice::Paid(_))) {
                <span class="die-price">{ for (0..JOKER_PRICE).map(|_| piece("coin", "die-coin")) }</span>
            }
            if die.picked && !die.lost { <span class="die-tick">{ icon("check") }</span> }
            if let Some(least) = die.least {
                if die.lost {
                    <span class="die-badge is-lost">{ words.say(say::table_lost_counts()) }</span>
                } else {
                    <span class="die-badge">{ icon("up") }{ least.number() }</span>
                }
            }
        </button>
    }
}
