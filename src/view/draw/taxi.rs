//! The taxi with its six seats and three pads, wherever it stands or flies.

use yew::prelude::*;

use super::art::{passenger_symbol, placed};
use crate::table::moves::Spot;
use crate::table::{BoardModel, PadModel, SeatModel, pad_name, seat_name};
use crate::words::{Message, Words, use_words};
use space_taxi::rules::FuelFace;

/// What the driver makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    Happy,
    Delighted,
    Dizzy,
}

impl Mood {
    /// The symbol of the driver.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Happy => "driver-happy",
            Self::Delighted => "driver-wow",
            Self::Dizzy => "driver-dizzy",
        }
    }
}

/// What comes out of the jets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jets {
    /// A small flame behind every pad that is taken.
    Idle,
    Full,
    Smoke,
}

/// Where the pads of the wings are.
pub const PADS: [(i32, i32); 3] = [(72, 26), (54, 155), (72, 284)];

#[derive(Properties, PartialEq)]
pub struct TaxiProps {
    pub board: BoardModel,
    pub mood: Mood,
    pub jets: Jets,
}

/// The taxi in a scene of 800 × 406.
#[component]
pub fn Taxi(props: &TaxiProps) -> Html {
    let TaxiProps { board, mood, jets } = props;
    let words = &use_words();
    html! {
        <>
            { for board.pads.iter().enumerate().map(|(number, pad)| jet(number, *pad, *jets)) }
            { placed("taxi-wings", 0, 0, 800, 406) }
            { placed("taxi-body", 0, 0, 800, 406) }
            { placed(mood.symbol(), 0, 0, 800, 406) }
            { for board.seats.iter().enumerate().map(|(number, model)| seat(number, *model, words)) }
            { for board.pads.iter().enumerate().map(|(number, model)| pad(number, *model, words)) }
        </>
    }
}

fn jet(number: usize, pad: PadModel, jets: Jets) -> Html {
    let (x, y) = PADS[number];
    match jets {
        Jets::Full => html! { <g class="flick">{ placed("jet", x - 299, y + 4, 272, 88) }</g> },
        Jets::Smoke => html! { <g class="smoke">{ placed("puff", x - 117, y + 12, 86, 69) }</g> },
        Jets::Idle if matches!(pad, PadModel::Taken(_)) => {
            html! { <g id={Spot::Jet(number).id()} class="flick">{ placed("jet-idle", x - 83, y + 18, 56, 60) }</g> }
        }
        Jets::Idle => Html::default(),
    }
}

/// Where a seat is.
pub const fn seat_place(number: usize) -> (i32, i32) {
    (236 + 104 * (number as i32 % 3), 84 + 104 * (number as i32 / 3))
}

fn seat(number: usize, model: SeatModel, words: &Words) -> Html {
    let (x, y) = seat_place(number);
    let (state, content) = match model {
        SeatModel::Empty => ("is-empty", Html::default()),
        SeatModel::Target(None) => ("is-target", target(x, y, "thumb")),
        SeatModel::Target(Some(face)) => ("is-target", target(x, y, &passenger_symbol(face))),
        SeatModel::Taken { face, alone } => {
            let rider = html! { <g id={Spot::Rider(number).id()} class="place-rider">{ die(x, y, &passenger_symbol(face)) }</g> };
            (if alone { "is-alone" } else { "is-taken" }, rider)
        }
    };
    let spots = [Spot::Seat(number), Spot::OnSeat(number)];
    place(spots, state, placed("seat", x, y, 96, 96), seat_name(number, model), content, words)
}

fn pad(number: usize, model: PadModel, words: &Words) -> Html {
    let (x, y) = PADS[number];
    let symbol = |face: FuelFace| format!("die-fuel-{}", face.number());
    let (state, content) = match model {
        PadModel::Empty => ("is-empty", Html::default()),
        PadModel::Target(face) => ("is-target", target(x, y, &symbol(face))),
        PadModel::Taken(face) => ("is-taken", die(x, y, &symbol(face))),
    };
    let spots = [Spot::Pad(number), Spot::OnPad(number)];
    place(spots, state, placed("pad", x, y, 96, 96), pad_name(number, model), content, words)
}

fn place(spots: [Spot; 2], state: &'static str, ground: Html, name: Message, content: Html, words: &Words) -> Html {
    let [place, inside] = spots.map(Spot::id);
    html! {
        <g id={place} class={classes!("place", state)} role="img" aria-label={words.say(name)}>
            { ground }
            <g key={state} id={inside} class="place-die">{ content }</g>
        </g>
    }
}

/// A die on a cell of 96 units.
pub fn die(x: i32, y: i32, symbol: &str) -> Html {
    placed(symbol, x + 1, y - 4, 94, 100)
}

/// The ghost of a die on the cell where it would go.
pub fn target(x: i32, y: i32, symbol: &str) -> Html {
    let ghost = if symbol == "thumb" { placed(symbol, x + 20, y + 16, 56, 62) } else { die(x, y, symbol) };
    html! {
        <>
            <g opacity=".5">{ ghost }</g>
            <g class="pulse">{ placed("target", x - 8, y - 8, 112, 112) }</g>
        </>
    }
}
