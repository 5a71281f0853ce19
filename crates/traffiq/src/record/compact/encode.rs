//! Writing the bits of a record.

use game_core::bits::BitWriter;
use game_core::compact::parts;

use super::layout::{self, Choices};
use crate::record::log::{Event, Record};
use crate::record::opening::{Hands, Opening, StockSource};
use crate::rules::{Act, CITY_TILES, Game, Layout, Table, Tile};

pub(super) fn record(record: &Record) -> Vec<u8> {
    let mut bits = BitWriter::default();
    opening(&mut bits, record.opening());
    let by_hand = matches!(record.opening().stock(), StockSource::Hand(_));
    let mut game = record.opening().game();
    for event in record.events() {
        match event {
            Event::HandOver(player, driver) => {
                aside(&mut bits, &game, layout::HAND_OVER);
                bits.write(player.index() as u8, layout::PLAYER);
                parts::write_driver(&mut bits, *driver);
            }
            Event::Act(act) => {
                write_act(&mut bits, &game, act, by_hand);
                game = game.apply(act).expect("a record holds legal acts only");
            }
        }
    }
    aside(&mut bits, &game, layout::END);
    bits.into_bytes()
}

fn opening(bits: &mut BitWriter, opening: &Opening) {
    let layout = Layout::ALL.iter().position(|layout| *layout == opening.layout()).expect("all layouts are listed");
    bits.write(layout as u8, layout::LAYOUT);
    let table = Table::ALL.iter().position(|table| *table == opening.table()).expect("all tables are listed");
    bits.write(table as u8, layout::TABLE);
    bits.write(opening.opener().index() as u8, layout::PLAYER);
    bits.write(u8::from(opening.hands() == Hands::Open), layout::HANDS);
    opening.entrants().values().for_each(|entrant| parts::write_entrant(bits, entrant));
    match opening.stock() {
        StockSource::Seed(seed) => {
            bits.write(layout::SEED, layout::SOURCE);
            parts::write_seed(bits, seed);
        }
        StockSource::Code(code) => {
            bits.write(layout::CODE, layout::SOURCE);
            parts::write_text(bits, code.as_str());
        }
        StockSource::Hand(dealt) => {
            bits.write(layout::BY_HAND, layout::SOURCE);
            let mut left = CITY_TILES.to_vec();
            for tile in opening.table().players_from(opening.opener()).flat_map(|player| dealt[player]) {
                let place = write_tile(bits, &left, tile);
                left.remove(place);
            }
        }
    }
}

fn aside(bits: &mut BitWriter, game: &Game, what: u8) {
    bits.write_place(Choices::ASIDE, Choices::of(game).first_act + game.legal_acts().len());
    bits.write(what, 1);
}

fn write_act(bits: &mut BitWriter, game: &Game, act: &Act, by_hand: bool) {
    let (choices, acts) = (Choices::of(game), game.legal_acts());
    let count = choices.first_act + acts.len();
    if let Act::Draw(tile) = act {
        bits.write_place(choices.draw.expect("a record draws only where it may"), count);
        if by_hand {
            write_tile(bits, game.stock(), *tile);
        }
    } else {
        let place = acts.iter().position(|legal| legal == act).expect("a record holds acts as they are written");
        bits.write_place(choices.first_act + place, count);
    }
}

/// The tile by its place among those that are left.
fn write_tile(bits: &mut BitWriter, left: &[Tile], tile: Tile) -> usize {
    let place = left.iter().position(|other| *other == tile).expect("a record draws tiles of the stock only");
    bits.write_place(place, left.len());
    place
}
