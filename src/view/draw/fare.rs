//! The rows of the fare ticket: what each part of the turn brought.

use yew::prelude::*;

use super::art::{passenger_symbol, piece};
use super::names;
use super::numeral::silent_numeral;
use crate::table::moves::Spot;
use crate::table::{BoardModel, PadModel, SeatModel};
use crate::words::{Message, Words, say};
use space_taxi::rules::{Face, PassengerFace, Species, Wings, group_points};

/// One row: a picture, a name, what it is made of, and its value.
pub struct FareRow {
    /// Counted from 0.
    pub nth: usize,
    pub art: &'static str,
    pub name: Message,
    pub made_of: Html,
    pub value: Html,
    pub class: &'static str,
}

impl FareRow {
    pub fn draw(self, words: &Words) -> Html {
        html! {
            <li id={Spot::Row(self.nth).id()} class={classes!("ticket-row", self.class)}>
                { piece(self.art, "ticket-icon") }
                <div class="ticket-what"><b>{ words.say(self.name) }</b>{ self.made_of }</div>
                <span class="ticket-value">{ self.value }</span>
            </li>
        }
    }
}

/// A value with a text for those who do not see it.
pub fn value(shown: &str) -> Html {
    html! { <><span class="sr">{ shown.to_owned() }</span>{ silent_numeral(shown) }</> }
}

/// A remark in a row.
pub fn note(message: Message, words: &Words) -> Html {
    html! { <span class="ticket-note">{ words.say(message) }</span> }
}

/// The groups that count, and small behind them the lone aliens that leave.
pub fn groups(board: &BoardModel, words: &Words) -> Html {
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
            if !lone.is_empty() { { note(say::ticket_lone_leave(lone), words) } }
            if unpaid > 0 { { note(say::ticket_unpaid_leave(unpaid), words) } }
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
pub fn fuel(pads: &[PadModel; Wings::PADS as usize], sum: u8) -> Html {
    let dice = pads.iter().filter_map(|pad| match pad {
        PadModel::Taken(face) => Some(piece(format_args!("die-fuel-{}", face.number()), "ticket-die")),
        PadModel::Empty | PadModel::Target(_) => None,
    });
    html! {
        <span class="ticket-groups">
            <span class="ticket-dice">{ for dice }</span>
            <em>{ format!("= {sum}") }</em>
        </span>
    }
}
