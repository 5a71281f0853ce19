//! The buttons: the big one, tile 0, and undo.

use yew::prelude::*;

use super::art::{icon, piece, tray_symbol};
use super::context::{TableContext, use_table_context};
use super::watched::{Watched, watched};
use super::who::Who;
use crate::table::{ActionsModel, Intent, KeepNone, Primary, TrayModel};
use crate::words::{Message, Words, say, use_words};
use browser::renders;

#[derive(Properties, PartialEq)]
pub struct ActionsProps {
    pub actions: ActionsModel,
    /// Why what is picked cannot be placed.
    pub blocked: Option<Message>,
    /// The fuel that a failure to launch would be due to.
    pub fuel_sum: u8,
    /// The symbols of the dice that go with the next placement.
    pub picked: Vec<String>,
    /// Whose turn it is.
    pub who: Who,
    pub watched: Option<Watched>,
}

#[component]
pub fn Actions(props: &ActionsProps) -> Html {
    renders::count("Actions");
    let words = &use_words();
    let table = &use_table_context();
    if let Some(shown) = &props.watched {
        return watched(&props.who, shown, words);
    }
    let undo = words.say(say::undo());
    html! {
        <div class="act">
            { primary(props, table, words) }
            { keep_none(props.actions.keep_none, table, words) }
            <button type="button" class="btn act-undo" title={undo.clone()} aria-label={undo}
                disabled={!(table.can_act && props.actions.undo)} onclick={table.wants(Intent::Undo)}>
                { icon("undo") }
            </button>
        </div>
    }
}

fn primary(props: &ActionsProps, table: &TableContext, words: &Words) -> Html {
    if !table.can_act {
        return html! { <p class="act-main act-quiet">{ words.say(say::prompt_other_player(props.who.name.as_str())) }</p> };
    }
    match props.actions.primary {
        Primary::Throw { dice } => html! {
            <button type="button" class="btn primary act-main" onclick={table.wants(Intent::Throw)}>
                <span>{ words.say(say::throw_n(dice)) }</span>
            </button>
        },
        Primary::Place { count, misfires } => html! {
            <button type="button" class={classes!("btn", "primary", "act-main", misfires.then_some("is-misfire"))}
                onclick={table.wants(Intent::Place)}>
                <span>{ words.say(say::place_n(count)) }</span>
                if misfires { <span class="act-sub">{ words.say(say::warn_fails(props.fuel_sum)) }</span> }
                { minis(&props.picked) }
            </button>
        },
        Primary::Blocked(_) => html! {
            <button type="button" class="btn act-main act-quiet" aria-disabled="true"
                onclick={table.wants(Intent::Place)}>
                <span class="act-sub">{ props.blocked.as_ref().map(|reason| words.text(reason)) }</span>
            </button>
        },
        Primary::None => html! { <p class="act-main act-quiet" /> },
    }
}

/// The symbols of the dice that go with the next placement.
pub fn to_place(tray: &TrayModel) -> Vec<String> {
    tray.dice.iter().filter(|die| die.picked).map(tray_symbol).collect()
}

/// The picked dice, small.
fn minis(picked: &[String]) -> Html {
    html! {
        <span class="act-minis" aria-hidden="true">
            { for picked.iter().map(|symbol| piece(symbol, "act-mini")) }
        </span>
    }
}

fn keep_none(state: KeepNone, table: &TableContext, words: &Words) -> Html {
    let reason = match state {
        KeepNone::Free => None,
        KeepNone::Turned => Some(say::tile_turned(0_u8)),
        KeepNone::CrystalLost => Some(say::table_keep_lost()),
        KeepNone::NoDice => Some(say::table_keep_no_dice()),
    };
    let off = reason.is_some() || !table.can_act;
    html! {
        <button type="button" class="btn act-none" disabled={off} onclick={table.wants(Intent::KeepNone)}>
            <span class="act-name">{ piece("tile-0", "act-tile") }<span>{ words.say(say::keep_none()) }</span></span>
            if let Some(reason) = reason { <span class="act-why">{ words.say(reason) }</span> }
        </button>
    }
}
