//! The table as a text: rows of what is where, for those who would rather read it than see it.

use crate::table::{
    BoardModel, CardModel, LastDie, MineModel, PadModel, Role, SeatModel, TableModel, TileState, TrayDie, die_name,
    driver_name, species_name,
};
use crate::words::{Arg, Message, say};
use space_taxi::record::Driver;
use space_taxi::rules::PassengerFace;

/// A table of the text: what it is about, what its columns are called, and its rows, each with its heading first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextTable {
    pub title: Message,
    pub columns: Vec<Message>,
    pub rows: Vec<Vec<Message>>,
}

/// Everything that lies on the table.
#[must_use]
pub fn text_tables(table: &TableModel) -> Vec<TextTable> {
    let dice = (!table.tray.dice.is_empty()).then(|| TextTable {
        title: say::tray(),
        columns: vec![say::text_place(), say::text_die(), say::text_state()],
        rows: table.tray.dice.iter().map(die).collect(),
    });
    let board = TextTable {
        title: say::board(),
        columns: vec![say::text_place(), say::text_what()],
        rows: board(&table.board),
    };
    let tiles = TextTable {
        title: say::tiles(),
        columns: vec![say::text_tile(), say::text_state()],
        rows: table.tiles.tiles.iter().enumerate().map(|(number, state)| tile(number, *state)).collect(),
    };
    let players = TextTable {
        title: say::player_cards(),
        columns: vec![say::final_player(), say::label_total(), say::label_coins(), say::text_state()],
        rows: table.cards.iter().map(player).collect(),
    };
    [game(table)].into_iter().chain(dice).chain([board, tiles, players]).collect()
}

/// How far it is, and what the bar over the table says besides.
fn game(table: &TableModel) -> TextTable {
    let round = match table.round {
        0 => say::rounds_left(table.rounds),
        round => say::round_of(round, table.rounds),
    };
    let throw = say::throw_of(table.throw, table.throws);
    let (best, not_last) = (table.so_far.map(|so_far| so_far.best), table.so_far.map(|so_far| so_far.not_last));
    let known = [
        Some(round),
        Some(throw),
        Some(say::why_fuel(table.legend.fuel_sum)),
        best.map(say::best_so_far),
        not_last.map(say::not_last_from),
        table.last_die.as_ref().map(LastDie::message),
    ];
    TextTable {
        title: say::top_bar(),
        columns: vec![say::text_state()],
        rows: known.into_iter().flatten().map(|line| vec![line]).collect(),
    }
}

fn plain(text: impl Into<Arg>) -> Message {
    say::list_one(text)
}

fn die(die: &TrayDie) -> Vec<Message> {
    let state = match (die.lost, die.picked, die.blocked) {
        (true, ..) => say::table_lost_counts(),
        (_, true, _) => say::text_picked(),
        (.., true) => say::text_blocked(),
        _ => say::text_free(),
    };
    vec![plain(die.place + 1), die_name(die), state]
}

fn board(board: &BoardModel) -> Vec<Vec<Message>> {
    let face = |face: PassengerFace| match face {
        PassengerFace::Alien(species) => species_name(species),
        PassengerFace::Thumb => say::log_joker_unpaid(),
    };
    let seat = |(number, seat): (usize, &SeatModel)| {
        let what = match *seat {
            SeatModel::Empty => say::text_empty(),
            SeatModel::Target(None) => say::text_target(say::joker()),
            SeatModel::Target(Some(seated)) => say::text_target(face(seated)),
            SeatModel::Taken { face: seated, .. } => face(seated),
        };
        vec![say::text_seat(number + 1), what]
    };
    let pad = |(number, pad): (usize, &PadModel)| {
        let what = match *pad {
            PadModel::Empty => say::text_empty(),
            PadModel::Target(face) => say::text_target(face.number()),
            PadModel::Taken(face) => plain(face.number()),
        };
        vec![say::text_wing(number + 1), what]
    };
    let mine = match board.mine {
        MineModel::Empty => say::text_empty(),
        MineModel::Target(crystal) => say::text_target(crystal.number()),
        MineModel::Mined(crystal) => plain(crystal.number()),
        MineModel::Lost | MineModel::Losing(_) => say::board_crystal_lost(),
    };
    let seats = board.seats.iter().enumerate().map(seat);
    seats.chain(board.pads.iter().enumerate().map(pad)).chain([vec![say::text_mine(), mine]]).collect()
}

fn tile(number: usize, state: TileState) -> Vec<Message> {
    let state = match state {
        TileState::Up | TileState::Barred => say::text_tile_up(),
        TileState::Next => say::text_tile_next(),
        TileState::Turned => say::text_tile_turned(),
    };
    vec![plain(number), state]
}

fn player(card: &CardModel) -> Vec<Message> {
    let state = match (card.role, card.driver) {
        (Role::Throws, _) => say::card_throws(),
        (Role::Tiles, _) => say::card_tiles(),
        (Role::Waits, driver @ Driver::Computer(_)) => driver_name(driver),
        (Role::Waits, Driver::Person) => say::card_waits(),
    };
    vec![plain(card.name.as_str()), plain(card.total), plain(card.coins), state]
}
