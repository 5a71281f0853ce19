//! The end of the game: who has won, how it went, and what now.

use yew::prelude::*;

use super::super::moves::Spot;
use super::super::{BoardModel, CardModel, MineModel, PadModel, SeatModel};
use super::Part;
use super::art::{avatar, icon};
use super::backdrop::{confetti, stars};
use super::bar::MenuItem;
use super::numeral::numeral;
use super::race::race;
use super::scores::scores;
use super::taxi::{Jets, Mood, taxi};
use super::voice::Voice;
use crate::space_taxi::rules::{Face, FuelFace, PassengerFace};
use crate::words::say;

pub fn game_over(part: &Part) -> Html {
    let voice = part.voice;
    let model = part.model;
    let winners: Vec<_> = model.cards.iter().filter(|card| model.winners.contains(&card.player)).collect();
    let title = match (winners.as_slice(), model.cards.len()) {
        ([winner], 1) => say::solo_result(winner.total),
        ([winner], _) => say::winner_is(winner.name.as_str()),
        (all, _) => say::winners_are(all.iter().map(|card| card.name.clone()).collect::<Vec<_>>()),
    };
    html! {
        <div class="over">
            <section class="over-hero">
                <svg class="over-sky" viewBox="0 0 600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                    { stars(40, 600, 900) }{ confetti(40, 600, 900) }
                </svg>
                <header class="over-say">
                    <p>{ voice.say(say::game_after(model.rounds)) }</p>
                    <h1>{ voice.say(title) }</h1>
                    { part.promise.clone() }
                </header>
                <div id={Spot::Winners.id()} class={classes!("over-winners", (winners.len() > 2).then_some("is-many"))}>
                    { for winners.iter().map(|card| winner(card, voice)) }
                </div>
                <svg class="over-taxi" viewBox="-60 0 830 410" role="img" aria-label={voice.say(say::winner_scene())}>
                    <g class="float">{ taxi(&party(), Mood::Delighted, Jets::Idle, voice) }</g>
                </svg>
                <div class="over-buttons">
                    <button type="button" class="btn primary" onclick={part.leads_to(MenuItem::Rematch)}>{ icon("dice") }{ voice.say(say::rematch()) }</button>
                    <button type="button" class="btn" onclick={part.leads_to(MenuItem::Review)}>{ voice.say(say::review()) }</button>
                    <button type="button" class="btn" onclick={part.leads_to(MenuItem::Replay)}>{ voice.say(say::replay()) }</button>
                    <button type="button" class="btn" onclick={part.leads_to(MenuItem::Share)}>{ voice.say(say::share()) }</button>
                    <button type="button" class="btn" onclick={part.leads_to(MenuItem::NewGame)}>{ voice.say(say::new_game()) }</button>
                    <button type="button" class="btn" onclick={part.leads_to(MenuItem::Home)}>{ voice.say(say::to_home()) }</button>
                </div>
            </section>
            <div class="over-side">
                { scores(part) }
                { race(part) }
            </div>
        </div>
    }
}

fn winner(card: &CardModel, voice: &Voice) -> Html {
    html! {
        <figure class="over-winner">
            <span class="over-crown">{ icon("crown") }</span>
            { avatar(card, "over-avatar") }
            <figcaption>
                <b>{ &card.name }</b>
                { numeral(&card.total.to_string(), voice.say(say::card_total(card.total))) }
            </figcaption>
        </figure>
    }
}

/// One passenger of each kind, and fuel for the longest way: the taxi of the celebration.
fn party() -> BoardModel {
    let fuel = |number| FuelFace::new(number).map_or(PadModel::Empty, PadModel::Taken);
    BoardModel {
        seats: std::array::from_fn(|i| SeatModel::Taken { face: PassengerFace::ALL[i], alone: false }),
        pads: [fuel(4), fuel(3), fuel(3)],
        mine: MineModel::Empty,
        fuelled: true,
    }
}
