//! The pieces of the table, small and still: for pictures beside a text. Nothing here can be pressed, and nothing has an id.

use yew::prelude::*;

use super::art::{avatar, icon, passenger_symbol, piece, placed, tray_symbol};
use super::numeral::silent_numeral;
use super::taxi::{Mood, PADS, die, seat_place, target};
use crate::table::{BoardModel, CardModel, FormulaModel, MineModel, PadModel, RoundCell, SeatModel};
use crate::table::{TileState, TilesModel, TrayModel};

/// The taxi over its mine.
pub fn taxi(board: &BoardModel) -> Html {
    html! {
        <svg viewBox="0 0 800 520" focusable="false">
            { above_mine(board, Mood::Happy) }
            { placed("mine", 498, 374, 300, 150) }
            { mine(board.mine) }
        </svg>
    }
}

/// The taxi as it flew in a turn, or as it stood there in its smoke.
pub fn flown(board: &BoardModel, flies: bool) -> Html {
    let (mood, puff, transform) = match flies {
        true => (Mood::Happy, "jet-idle", "rotate(-5 400 200)"),
        false => (Mood::Dizzy, "puff", "rotate(4 400 200)"),
    };
    html! {
        <svg class="flown-taxi" viewBox="-70 -24 880 466" aria-hidden="true" focusable="false">
            <g {transform}>
                { for PADS.iter().map(|(x, y)| placed(puff, x - 83, y + 18, 56, 60)) }
                { above_mine(board, mood) }
                if !flies { <g color="var(--bad)">{ placed("i-crash", 330, 96, 200, 200) }</g> }
            </g>
        </svg>
    }
}

fn above_mine(board: &BoardModel, mood: Mood) -> Html {
    html! {
        <>
            { placed("taxi-wings", 0, 0, 800, 406) }
            { placed("taxi-body", 0, 0, 800, 406) }
            { placed(mood.symbol(), 0, 0, 800, 406) }
            { for board.seats.iter().enumerate().map(|(number, model)| seat(number, *model)) }
            { for board.pads.iter().enumerate().map(|(number, model)| pad(number, *model)) }
        </>
    }
}

fn seat(number: usize, model: SeatModel) -> Html {
    let (x, y) = seat_place(number);
    let content = match model {
        SeatModel::Empty => Html::default(),
        SeatModel::Target(None) => target(x, y, "thumb"),
        SeatModel::Target(Some(face)) => target(x, y, &passenger_symbol(face)),
        SeatModel::Taken { face, .. } => die(x, y, &passenger_symbol(face)),
    };
    html! { <g>{ placed("seat", x, y, 96, 96) }{ content }</g> }
}

fn pad(number: usize, model: PadModel) -> Html {
    let (x, y) = PADS[number];
    let content = match model {
        PadModel::Empty => Html::default(),
        PadModel::Target(face) => target(x, y, &format!("die-fuel-{}", face.number())),
        PadModel::Taken(face) => die(x, y, &format!("die-fuel-{}", face.number())),
    };
    html! { <g>{ placed("pad", x, y, 96, 96) }{ content }</g> }
}

fn mine(model: MineModel) -> Html {
    let gem = |number: u8| format!("die-gem-{number}");
    let (x, y) = (600, 412);
    match model {
        MineModel::Empty => placed("mine-pad", x, y, 96, 96),
        MineModel::Target(crystal) => {
            html! { <g>{ placed("mine-pad", x, y, 96, 96) }{ target(x, y, &gem(crystal.number())) }</g> }
        }
        MineModel::Mined(crystal) => die(x, y, &gem(crystal.number())),
        MineModel::Lost => placed("gem-broken", 305, 408, 86, 92),
        MineModel::Losing(crystal) => placed(gem(crystal.number()), 305, 408, 86, 92),
    }
}

/// The thrown dice, the picked ones with a tick.
pub fn dice(tray: &TrayModel) -> Html {
    let one = |die: &crate::table::TrayDie| {
        let class = classes!("little-die", die.picked.then_some("is-picked"), die.lost.then_some("is-lost"));
        html! {
            <span {class}>
                { piece(tray_symbol(die), "die-art") }
                if die.picked { <span class="die-tick">{ icon("check") }</span> }
            </span>
        }
    };
    html! { { for tray.dice.iter().map(one) } }
}

/// The number tiles.
pub fn tiles(model: &TilesModel) -> Html {
    let tile = |(number, state): (usize, &TileState)| {
        let (class, symbol) = match state {
            TileState::Up | TileState::Barred => ("", format!("tile-{number}")),
            TileState::Next => ("is-next", format!("tile-{number}")),
            TileState::Turned => ("", format!("tile-{number}-used")),
        };
        html! { <span class={classes!("little-tile", class)}>{ piece(symbol, "tile-art") }</span> }
    };
    html! { { for model.tiles.iter().enumerate().map(tile) } }
}

/// `passengers × factor + crystal + coins = total`.
pub fn formula(model: &FormulaModel) -> Html {
    let factor = model.factor.map_or_else(|| "?".to_owned(), |factor| factor.to_string());
    let text = format!("{}×{factor}+{}+{}={}", model.passengers, model.crystal, model.coins, model.most);
    html! { <span class="little-formula">{ silent_numeral(&text) }</span> }
}

/// Everybody with coins and what the first round brought.
pub fn players(cards: &[CardModel]) -> Html {
    let result = |card: &CardModel| match card.rounds.first() {
        Some(RoundCell::Struck { result, .. }) => html! { <s class="little-struck">{ *result }</s> },
        Some(RoundCell::Pending { result, .. } | RoundCell::Counts { result, .. }) => html! { <b>{ *result }</b> },
        _ => Html::default(),
    };
    let player = |card: &CardModel| {
        html! {
            <span class="little-player">
                { avatar(card.player, card.driver, "little-avatar") }<span>{ &card.name }</span>
                { piece("coin", "little-coin") }<b>{ card.coins }</b>
                if card.cost > 0 { <em>{ format!("−{}", card.cost) }</em> }
                <span class="little-result">{ result(card) }</span>
            </span>
        }
    };
    html! { { for cards.iter().map(player) } }
}
