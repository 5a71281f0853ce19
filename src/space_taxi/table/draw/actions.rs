//! The buttons: the big one, tile 0, and undo.

use yew::prelude::*;

use super::super::{Intent, KeepNone, Primary, TableModel, why_blocked};
use super::Part;
use super::art::{icon, piece, placed_symbol};
use super::names;
use super::voice::Voice;
use super::watched::watched;
use crate::words::say;

pub fn actions(part: &Part) -> Html {
    let voice = part.voice;
    let model = part.model;
    if let Some(shown) = part.watched {
        return watched(part, shown);
    }
    let undo = voice.say(say::undo());
    html! {
        <div class="act">
            { primary(part, voice) }
            { keep_none(part, voice) }
            <button type="button" class="btn act-undo" title={undo.clone()} aria-label={undo}
                disabled={!(part.can_act && model.actions.undo)} onclick={part.wants(Intent::Undo)}>
                { icon("undo") }
            </button>
        </div>
    }
}

fn primary(part: &Part, voice: &Voice) -> Html {
    let model = part.model;
    if !part.can_act {
        let name = names::player(&model.cards, model.player);
        return html! { <p class="act-main act-quiet">{ voice.say(say::prompt_other_player(name)) }</p> };
    }
    match model.actions.primary {
        Primary::Throw { dice } => html! {
            <button type="button" class="btn primary act-main" onclick={part.wants(Intent::Throw)}>
                <span>{ voice.say(say::throw_n(dice)) }</span>
            </button>
        },
        Primary::Place { count, misfires } => html! {
            <button type="button" class={classes!("btn", "primary", "act-main", misfires.then_some("is-misfire"))}
                onclick={part.wants(Intent::Place)}>
                <span>{ voice.say(say::place_n(count)) }</span>
                if misfires { <span class="act-sub">{ voice.say(say::warn_fails(model.legend.fuel_sum)) }</span> }
                { minis(model) }
            </button>
        },
        Primary::Blocked(reason) => html! {
            <button type="button" class="btn act-main act-quiet" aria-disabled="true"
                onclick={part.wants(Intent::Place)}>
                <span class="act-sub">{ voice.say(why_blocked(reason, model)) }</span>
            </button>
        },
        Primary::None => html! { <p class="act-main act-quiet" /> },
    }
}

/// The picked dice, small.
fn minis(model: &TableModel) -> Html {
    let picked = model.tray.dice.iter().filter(|die| die.picked || die.lost);
    html! {
        <span class="act-minis" aria-hidden="true">
            { for picked.map(|die| piece(placed_symbol(die.die, die.joker), "act-mini")) }
        </span>
    }
}

fn keep_none(part: &Part, voice: &Voice) -> Html {
    let reason = match part.model.actions.keep_none {
        KeepNone::Free => None,
        KeepNone::Turned => Some(say::tile_turned(0_u8)),
        KeepNone::CrystalLost => Some(say::table_keep_lost()),
        KeepNone::NoDice => Some(say::table_keep_no_dice()),
    };
    let off = reason.is_some() || !part.can_act;
    html! {
        <button type="button" class="btn act-none" disabled={off} onclick={part.wants(Intent::KeepNone)}>
            <span class="act-name">{ piece("tile-0", "act-tile") }<span>{ voice.say(say::keep_none()) }</span></span>
            if let Some(reason) = reason { <span class="act-why">{ voice.say(reason) }</span> }
        </button>
    }
}
