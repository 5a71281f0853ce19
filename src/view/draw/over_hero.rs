//! The big picture at the end of a game: whose results they are, and what now.

use yew::prelude::*;

use super::art::{avatar, icon};
use super::backdrop::{confetti, stars};
use super::bar::MenuItem;
use super::context::TableContext;
use super::numeral::numeral;
use super::taxi::{Jets, Mood, Taxi};
use crate::table::moves::Spot;
use crate::table::{BoardModel, CardModel, MineModel, PadModel, SeatModel};
use crate::words::{Message, Words, say};
use space_taxi::rules::{Face, FuelFace, PassengerFace};

/// Whose results are shown, with crowns and confetti if there is something to celebrate; what is said of it, and what another game of the kind is called.
pub fn over_hero(
    results: &[&CardModel],
    celebrates: bool,
    said: Html,
    again: Message,
    words: &Words,
    table: &TableContext,
) -> Html {
    let many = (results.len() > 2).then_some("is-many");
    let mood = if celebrates { Mood::Delighted } else { Mood::Happy };
    let ways = [
        (MenuItem::Review, say::review()),
        (MenuItem::Replay, say::replay()),
        (MenuItem::Share, say::share()),
        (MenuItem::NewGame, say::new_game()),
        (MenuItem::Home, say::to_home()),
    ];
    let way = |(item, name): (MenuItem, Message)| {
        html! { <button type="button" class="btn" onclick={table.leads_to(item)}>{ words.say(name) }</button> }
    };
    html! {
        <section class="over-hero">
            <svg class="over-sky" viewBox="0 0 600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                { stars(40, 600, 900) }
                if celebrates { { confetti(40, 600, 900) } }
            </svg>
            <header class="over-say">{ said }</header>
            <div id={Spot::Winners.id()} class={classes!("over-winners", many)}>
                { for results.iter().map(|card| result(card, celebrates, words)) }
            </div>
            <svg class="over-taxi" viewBox="-60 0 830 410" role="img" aria-label={words.say(say::winner_scene())}>
                <g class="float"><Taxi board={party()} {mood} jets={Jets::Idle} /></g>
            </svg>
            <div class="over-buttons">
                <button type="button" class="btn primary" onclick={table.leads_to(MenuItem::Again)}>{ icon("dice") }{ words.say(again) }</button>
                { for ways.into_iter().map(way) }
            </div>
        </section>
    }
}

fn result(card: &CardModel, crowned: bool, words: &Words) -> Html {
    html! {
        <figure class="over-winner">
            if crowned { <span class="over-crown">{ icon("crown") }</span> }
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
