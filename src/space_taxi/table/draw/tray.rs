//! The tray with the thrown dice, and over them the strip that asks about a thumbs-up or says what is up.

use yew::prelude::*;

use super::super::moves::Spot;
use super::super::{
    Die, Intent, JokerChoice, MineModel, PadModel, SeatModel, TableModel, TrayDie, tray_die_name, what_to_place,
};
use super::Part;
use super::art::{icon, other_face, piece, placed_symbol};
use super::names;
use super::picker::picker;
use super::voice::Voice;
use crate::words::say;

pub fn tray(part: &Part) -> Html {
    let voice = part.voice;
    let model = part.model;
    let tray = &model.tray;
    let count = if tray.dice.is_empty() { usize::from(tray.to_throw) } else { tray.dice.len() };
    let strip = match tray.picker {
        Some(model) => picker(part, &model),
        None => html! { <>{ note(part) }{ part.promise.clone() }</> },
    };
    // A new key for each throw: none of its dice was here before.
    let throw = format!("{}-{}-{}", model.round, model.player.index(), model.throw);
    let dice = tray
        .dice
        .iter()
        .map(|die| html! { <li key={format!("{throw}-{}", die.place)} id={Spot::Thrown(die.place).id()}>{ die_button(die, part, voice) }</li> });
    html! {
        <section class="tray" aria-label={voice.say(say::tray())}>
            <div class="tray-strip">{ strip }</div>
            <ol id={Spot::Tray.id()} class={classes!("tray-dice", format!("tray-{count}"))}>
                if tray.dice.is_empty() { { waiting(model) } } else { { for dice } }
            </ol>
        </section>
    }
}

/// What stands in the strip while no thumbs-up is asked about.
fn note(part: &Part) -> Html {
    let Part { model, voice, .. } = *part;
    if let Some(refused) = part.refused {
        return html! { <p class="tray-note is-refused">{ voice.words().text(refused) }</p> };
    }
    if let Some(why) = model.why {
        return html! { <p class="tray-note">{ voice.say(why.message()) }</p> };
    }
    let lost = model.tray.dice.iter().find(|die| die.lost);
    let (message, class) = match (lost.map(|die| (die.die, die.least)), model.tray.dice.is_empty()) {
        (Some((Die::Smuggling(thrown), Some(least))), _) => {
            (say::notice_lost_text(thrown.number(), least.number()), "")
        }
        // The turn is over, and its scene comes on.
        (_, true) if tray_is_done(model) => return Html::default(),
        // Nobody is told what a computer may do.
        _ if part.watched.is_some() => return Html::default(),
        (_, true) => (say::prompt_throw(names::player(&model.cards, model.player)), ""),
        // Where there is room, the tiles say it already.
        (_, false) => (what_to_place(model), "is-hint"),
    };
    html! { <p class={classes!("tray-note", class)}>{ voice.say(message) }</p> }
}

/// Whether no dice lie here and none wait.
pub fn tray_is_done(model: &TableModel) -> bool {
    model.tray.dice.is_empty() && model.tray.to_throw == 0
}

fn die_button(die: &TrayDie, part: &Part, voice: &Voice) -> Html {
    let place = die.place;
    let asked = part.model.tray.picker.is_some_and(|picker| picker.place == place);
    // A tap on a picked thumbs-up first opens its question again, and only then puts it back.
    let intent = if die.picked && die.die.is_thumb() && !asked { Intent::Ask(place) } else { Intent::Toggle(place) };
    let onclick = part.wants(intent);
    let off = !part.can_act || die.lost;
    let symbol = placed_symbol(die.die, die.joker);
    let class = classes!(
        "die",
        die.picked.then_some("is-picked"),
        die.blocked.then_some("is-blocked"),
        die.lost.then_some("is-lost"),
        asked.then_some("is-asked"),
        part.coach.is_some_and(|coach| coach.advises(place, part)).then_some("is-hinted"),
    );
    html! {
        <button type="button" {class} id={Spot::Die(place).id()} aria-pressed={die.picked.to_string()}
            aria-label={voice.say(tray_die_name(die, part.model.tray.dice.len()))} disabled={off} {onclick}>
            <span id={Spot::Face(place).id()} class="die-face">{ piece(symbol, "die-art") }</span>
            <span id={Spot::Blur(place).id()} class="die-blur">{ piece(other_face(die.die), "die-art") }</span>
            if matches!(die.joker, Some(JokerChoice::Paid(_))) { { piece("coin", "die-coin") } }
            if die.picked { <span class="die-tick">{ icon("check") }</span> }
            if let Some(least) = die.least {
                if die.lost {
                    <span class="die-badge is-lost">{ voice.say(say::table_lost_counts()) }</span>
                } else {
                    <span class="die-badge">{ icon("up") }{ least.number() }</span>
                }
            }
        </button>
    }
}

/// The dice that wait for the next throw: those whose places on the board are free.
fn waiting(model: &TableModel) -> Html {
    let seats = model.board.seats.iter().filter(|seat| !matches!(seat, SeatModel::Taken { .. })).count();
    let pads = model.board.pads.iter().filter(|pad| !matches!(pad, PadModel::Taken(_))).count();
    let gem = usize::from(matches!(model.board.mine, MineModel::Empty));
    let kinds = [("die-wait-passenger", seats), ("die-wait-fuel", pads), ("gem", gem)];
    let dice = kinds.into_iter().flat_map(|(symbol, count)| std::iter::repeat_n(symbol, count));
    let dice = dice.take(usize::from(model.tray.to_throw));
    dice.map(
        |symbol| html! { <li aria-hidden="true"><span class="die is-waiting">{ piece(symbol, "die-art") }</span></li> },
    )
    .collect()
}
