//! The rows of the fare ticket: what each part of the turn brought.

use yew::prelude::*;

use super::super::moves::Spot;
use super::super::{BoardModel, PadModel, SeatModel, TableModel};
use super::art::{passenger_symbol, piece};
use super::names;
use super::numeral::silent_numeral;
use super::voice::Voice;
use crate::space_taxi::rules::{Face, PassengerFace, Species, group_points};
use crate::words::{Message, say};

/// One row, counted from 0: a picture, a name, what it is made of, and its value.
pub fn row(
    nth: usize,
    art: &'static str,
    name: Message,
    made_of: Html,
    value: Html,
    class: &'static str,
    voice: &Voice,
) -> Html {
    html! {
        <li id={Spot::Row(nth).id()} class={classes!("ticket-row", class)}>
            { piece(art, "ticket-icon") }
            <div class="ticket-what"><b>{ voice.say(name) }</b>{ made_of }</div>
            <span class="ticket-value">{ value }</span>
        </li>
    }
}

/// A value with a text for those who do not see it.
pub fn value(shown: &str) -> Html {
    html! { <><span class="sr">{ shown.to_owned() }</span>{ silent_numeral(shown) }</> }
}

pub fn note(message: Message, voice: &Voice) -> Html {
    html! { <span class="ticket-note">{ voice.say(message) }</span> }
}

/// The groups that count, and small behind them the lone aliens that leave.
pub fn groups(board: &BoardModel, voice: &Voice) -> Html {
    let count = |face: PassengerFace| {
        board
            .seats
            .iter()
            .filter(|seat| matches!(seat, SeatModel::Taken { face: seated, .. } if *seated == face))
            .count()
    };
    let aliens = PassengerFace::ALL.iter().filter(|face| **face != PassengerFace::Thumb);
    let groups = aliens.map(|face| (*face, count(*face))).filter(|(_, size)| *size > 1);
    let group = |(face, size): (PassengerFace, usize)| {
        html! {
            <span class="ticket-group">
                <span class="ticket-dice">{ for (0..size).map(|_| piece(passenger_symbol(face), "ticket-die")) }</span>
                <em>{ group_points(size as u8) }</em>
            </span>
        }
    };
    let lone: Vec<_> = aliens_alone(board).map(names::species).collect();
    let unpaid = count(PassengerFace::Thumb);
    html! {
        <span class="ticket-groups">
            { for groups.map(group) }
            if !lone.is_empty() { { note(say::ticket_lone_leave(lone), voice) } }
            if unpaid > 0 { { note(say::ticket_unpaid_leave(unpaid), voice) } }
        </span>
    }
}

fn aliens_alone(board: &BoardModel) -> impl Iterator<Item = Species> {
    board.seats.iter().filter_map(|seat| match seat {
        SeatModel::Taken { face: PassengerFace::Alien(species), alone: true } => Some(*species),
        _ => None,
    })
}

/// The fuel dice and their sum.
pub fn fuel(model: &TableModel) -> Html {
    let dice = model.board.pads.iter().filter_map(|pad| match pad {
        PadModel::Taken(face) => Some(piece(format_args!("die-fuel-{}", face.number()), "ticket-die")),
        PadModel::Empty | PadModel::Target(_) => None,
    });
    html! {
        <span class="ticket-groups">
            <span class="ticket-dice">{ for dice }</span>
            <em>{ format!("= {}", model.legend.fuel_sum) }</em>
        </span>
    }
}
