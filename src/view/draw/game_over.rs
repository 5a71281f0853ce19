//! The end of the game: who has won, how it went, and what now.

use std::rc::Rc;

use yew::prelude::*;

use super::art::{avatar, icon};
use super::backdrop::{confetti, stars};
use super::bar::MenuItem;
use super::context::use_table_context;
use super::numeral::numeral;
use super::race::Race;
use super::scores::Scores;
use super::taxi::{Jets, Mood, Taxi};
use crate::table::moves::Spot;
use crate::table::{BoardModel, CardModel, MineModel, PadModel, SeatModel, TableModel};
use crate::words::{Words, say, use_words};
use space_taxi::rules::{Face, FuelFace, PassengerFace};

#[derive(Properties, PartialEq)]
pub struct GameOverProps {
    pub model: Rc<TableModel>,
    /// What the game is worth as a daily flight.
    pub promise: Html,
}

#[component]
pub fn GameOver(props: &GameOverProps) -> Html {
    let model = &props.model;
    let words = &use_words();
    let table = use_table_context();
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
                    <p>{ words.say(say::game_after(model.rounds)) }</p>
                    <h1>{ words.say(title) }</h1>
                    { props.promise.clone() }
                </header>
                <div id={Spot::Winners.id()} class={classes!("over-winners", (winners.len() > 2).then_some("is-many"))}>
                    { for winners.iter().map(|card| winner(card, words)) }
                </div>
                <svg class="over-taxi" viewBox="-60 0 830 410" role="img" aria-label={words.say(say::winner_scene())}>
                    <g class="float"><Taxi board={party()} mood={Mood::Delighted} jets={Jets::Idle} /></g>
                </svg>
                <div class="over-buttons">
                    <button type="button" class="btn primary" onclick={table.leads_to(MenuItem::Rematch)}>{ icon("dice") }{ words.say(say::rematch()) }</button>
                    <button type="button" class="btn" onclick={table.leads_to(MenuItem::Review)}>{ words.say(say::review()) }</button>
                    <button type="button" class="btn" onclick={table.leads_to(MenuItem::Replay)}>{ words.say(say::replay()) }</button>
                    <button type="button" class="btn" onclick={table.leads_to(MenuItem::Share)}>{ words.say(say::share()) }</button>
                    <button type="button" class="btn" onclick={table.leads_to(MenuItem::NewGame)}>{ words.say(say::new_game()) }</button>
                    <button type="button" class="btn" onclick={table.leads_to(MenuItem::Home)}>{ words.say(say::to_home()) }</button>
                </div>
            </section>
            <div class="over-side">
                <Scores model={Rc::clone(model)} />
                <Race model={Rc::clone(model)} />
            </div>
        </div>
    }
}

fn winner(card: &CardModel, words: &Words) -> Html {
    html! {
        <figure class="over-winner">
            <span class="over-crown">{ icon("crown") }</span>
            { avatar(card.player, card.driver, "over-avatar") }
            <figcaption>
                <b>{ &card.name }</b>
                { numeral(&card.total.to_string(), words.say(say::card_total(card.total))) }
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
