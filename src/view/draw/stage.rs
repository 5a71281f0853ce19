//! The stage on which a turn ends: who, which round, and the taxi that flies or does not.

use yew::prelude::*;

use super::art::{avatar, placed};
use super::backdrop::{confetti, hills, stars, streaks};
use super::celebration::{bunting, celebration};
use super::taxi::{Jets, Mood, Taxi};
use super::who::Who;
use crate::table::moves::Spot;
use crate::table::{BoardModel, Feats, TableModel};
use crate::words::{Message, Words, say};

/// How the turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    LiftOff,
    Misfire,
}

/// The stage with its heading and what lies on top of it.
pub fn stage(ending: Ending, title: Message, model: &TableModel, on_top: Option<Html>, words: &Words) -> Html {
    let (board, who) = (&model.board, Who::on_turn(model));
    let (class, sky, scene) = match ending {
        Ending::LiftOff => ("is-lift-off", lift_off_sky(Feats::of(model)), lift_off(board, words)),
        Ending::Misfire => ("is-misfire", misfire_sky(), misfire(board, words)),
    };
    html! {
        <div class={classes!("stage", class)}>
            <svg class="stage-sky" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">{ sky }</svg>
            { hills("stage-hills") }
            { scene }
            if ending == Ending::LiftOff && model.bonus.is_some() { { bunting() } }
            <div class="stage-say">
                <p>
                    { avatar(who.player, who.driver, "stage-avatar") }
                    { words.say(say::ticket_turn(model.round, model.rounds, who.name.as_str())) }
                </p>
                <h1 id={Spot::Title.id()}>{ words.say(title) }</h1>
            </div>
            { on_top.unwrap_or_default() }
        </div>
    }
}

fn lift_off_sky(feats: Feats) -> Html {
    html! {
        <>
            { stars(60, 1000, 800) }
            { placed("planet-ring", 700, 40, 230, 168) }
            { streaks(16, 1000, 800) }
            { confetti(26, 1000, 560) }
            { celebration(feats) }
        </>
    }
}

fn misfire_sky() -> Html {
    html! { <>{ stars(60, 1000, 800) }<g opacity=".6">{ placed("planet-ring", 720, 90, 190, 139) }</g></> }
}

fn lift_off(board: &BoardModel, words: &Words) -> Html {
    html! {
        <svg class="stage-scene" viewBox="-290 -110 1140 690" role="img" aria-label={words.say(say::liftoff_scene())}>
            <g id={Spot::Smoke.id()} class="stage-puffs" opacity=".95">
                { placed("puff", -210, 430, 240, 180) }
                { placed("puff", -60, 500, 190, 142) }
                { placed("puff", -250, 540, 200, 150) }
            </g>
            <g id={Spot::Taxi.id()} class="stage-taxi">
                <g transform="rotate(-17 380 220)"><g class="float"><Taxi board={board.clone()} mood={Mood::Delighted} jets={Jets::Full} /></g></g>
            </g>
        </svg>
    }
}

fn misfire(board: &BoardModel, words: &Words) -> Html {
    html! {
        <svg class="stage-scene" viewBox="-190 -90 1010 690" preserveAspectRatio="xMidYMax meet" role="img" aria-label={words.say(say::failure_scene())}>
            <ellipse cx="400" cy="528" rx="420" ry="38" fill="var(--ink)" opacity=".35" />
            <g class="smoke">
                { placed("puff", -140, 20, 230, 172) }
                { placed("puff", -190, 190, 210, 158) }
                { placed("puff", 40, -80, 150, 112) }
            </g>
            <g id={Spot::Taxi.id()} class="stage-taxi">
                <g transform="translate(30,128) rotate(5 400 200)">
                    <Taxi board={board.clone()} mood={Mood::Dizzy} jets={Jets::Smoke} />
                    { dents() }
                </g>
            </g>
            <g id={Spot::Smoke.id()} class="stage-puffs">
                <g class="smoke">{ placed("puff", -130, 410, 250, 186) }{ placed("puff", 300, 486, 150, 104) }</g>
                <g class="smoke is-pale">{ placed("puff", 90, 456, 210, 140) }{ placed("puff", 570, 478, 190, 124) }</g>
            </g>
            { bolt() }
            <g class="stage-dizzy" color="var(--flame-2)">
                { placed("sparkle", 700, 80, 54, 54) }
                { placed("sparkle", 770, 140, 34, 34) }
                { placed("sparkle", 640, 40, 36, 36) }
            </g>
        </svg>
    }
}

/// The one that came loose.
fn bolt() -> Html {
    html! {
        <g id={Spot::Bolt.id()} class="stage-bolt" stroke="var(--ink)" stroke-width="5" stroke-linejoin="round">
            <path d="M768 534l14 -8l14 8v16l-14 8l-14 -8Z" fill="var(--steel)" />
            <circle cx="782" cy="542" r="5" fill="var(--ink)" stroke="none" />
        </g>
    }
}

/// Two dents, and a plaster on the windscreen.
fn dents() -> Html {
    html! {
        <>
            <g fill="none" stroke="var(--ink)" stroke-width="6" stroke-linecap="round" opacity=".55">
                <path d="M560 300l26 -14l-6 22l24 -10" />
                <path d="M246 58l14 18l14 -10l10 20" />
            </g>
            <g transform="translate(590,96) rotate(-30)" stroke="var(--ink)" stroke-width="5">
                <rect x="-8" y="-14" width="76" height="28" rx="9" fill="var(--plaster)" />
                <rect x="18" y="-14" width="24" height="28" fill="var(--plaster-pad)" stroke="none" />
                <rect x="-8" y="-14" width="76" height="28" rx="9" fill="none" />
            </g>
        </>
    }
}
