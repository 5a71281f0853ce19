//! The full table of rounds, best player first.

use yew::prelude::*;

use super::art::{avatar, icon, piece, player_class};
use super::numeral::numeral;
use crate::table::{CardModel, RoundCell, TableModel};
use crate::words::{Words, say};
use space_taxi::rules::Player;

/// The table, and what its marks mean.
pub fn scores(model: &TableModel, words: &Words) -> Html {
    let cards = ranked(&model.cards);
    html! {
        <section class="scores">
            <table>
                <caption class="sr">{ words.say(say::final_table()) }</caption>
                <thead>
                    <tr>
                        <th scope="col" class="scores-player">{ words.say(say::final_player()) }</th>
                        { for (1..=model.rounds).map(|round| html! { <th scope="col">{ round }</th> }) }
                        <th scope="col" class="scores-coins">{ words.say(say::label_coins()) }</th>
                        <th scope="col">{ words.say(say::label_total()) }</th>
                    </tr>
                </thead>
                <tbody>{ for cards.iter().map(|card| line(card, rank(card, &cards), &model.openers, words)) }</tbody>
            </table>
            <p class="scores-key">
                <span><i class="scores-cell is-best" aria-hidden="true">{ icon("flag") }</i>{ words.say(say::final_legend_best()) }</span>
                <span><i class="scores-cell is-struck" aria-hidden="true">{ "9" }</i>{ words.say(say::final_legend_struck()) }</span>
                <span><i class="scores-crash" aria-hidden="true">{ icon("crash") }</i>{ words.say(say::failed_to_launch()) }</span>
            </p>
        </section>
    }
}

/// The cards by total, highest first; equal ones in seating order.
pub fn ranked(cards: &[CardModel]) -> Vec<&CardModel> {
    let mut ranked: Vec<&CardModel> = Vec::new();
    for card in cards {
        ranked.insert(ranked.partition_point(|other| other.total >= card.total), card);
    }
    ranked
}

fn rank(card: &CardModel, cards: &[&CardModel]) -> usize {
    cards.iter().filter(|other| other.total > card.total).count() + 1
}

fn line(card: &CardModel, rank: usize, openers: &[Player], words: &Words) -> Html {
    let cells = card.rounds.iter().zip(openers);
    html! {
        <tr class={classes!(player_class(card.player), (rank == 1).then_some("is-winner"))}>
            <th scope="row" class="scores-player">
                <span class="scores-name"><small>{ rank }</small>{ avatar(card.player, card.driver, "scores-avatar") }<b>{ &card.name }</b></span>
            </th>
            { for cells.map(|(cell, opener)| html! { <td>{ score(*cell, *opener == card.player, words) }</td> }) }
            <td class="scores-coins"><span>{ piece("coin", "scores-coin") }{ card.coins }</span></td>
            <td class="scores-total">{ numeral(&card.total.to_string(), card.total.to_string()) }</td>
        </tr>
    }
}

fn score(cell: RoundCell, opens: bool, words: &Words) -> Html {
    match cell {
        RoundCell::Counts { result, .. } if opens => {
            html! {
                <span class="scores-cell is-best">{ icon("flag") }{ result }<span class="sr">{ ", " }{ words.say(say::final_legend_best()) }</span></span>
            }
        }
        RoundCell::Counts { result, .. } | RoundCell::Pending { result, .. } => {
            html! { <span class="scores-cell">{ result }</span> }
        }
        RoundCell::Struck { misfire: true, .. } => html! {
            <span class="scores-cell is-misfire">
                <span class="sr">{ words.say(say::failed_to_launch()) }</span>{ icon("crash") }<b aria-hidden="true">{ "0" }</b>
            </span>
        },
        RoundCell::Struck { result, .. } => html! {
            <span class="scores-cell is-struck">
                <span class="sr">{ words.say(say::round_struck_counts(result)) }</span><span aria-hidden="true">{ result }</span>
            </span>
        },
        RoundCell::Empty | RoundCell::Running => html! { <span class="scores-cell">{ "·" }</span> },
    }
}
