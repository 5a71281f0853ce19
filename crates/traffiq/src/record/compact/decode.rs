//! Reading the bits of a record: total, with the reason why they make no sense.

use game_core::Code;
use game_core::bits::BitReader;
use game_core::compact::parts;

use super::Unreadable;
use super::layout::{self, Choices};
use crate::record::log::Record;
use crate::record::opening::{BadOpening, Dealt, Hands, Opening, StockSource};
use crate::record::read_error::Reason;
use crate::rules::{Act, ByPlayer, CITY_TILES, Layout, Player, Table, Tile};

pub(super) fn record(bits: &mut BitReader) -> Result<Record, Reason> {
    let opening = opening(bits)?;
    let by_hand = matches!(opening.stock(), StockSource::Hand(_));
    let table = opening.table();
    let mut record = Record::new(opening);
    loop {
        let game = record.game();
        let (choices, acts) = (Choices::of(game), game.legal_acts());
        match bits.read_place(choices.first_act + acts.len())? {
            Choices::ASIDE if bits.read(1)? == layout::END => return Ok(record),
            Choices::ASIDE => {
                let player = table.player(usize::from(bits.read(layout::PLAYER)?)).ok_or(Unreadable::NoSuchPlayer)?;
                record.hand_over(player, parts::read_driver(bits)?)?;
            }
            place if Some(place) == choices.draw && by_hand => {
                let tile = tile(bits, game.stock())?;
                record.act(&Act::Draw(tile))?;
            }
            place if Some(place) == choices.draw => {
                record.draw()?;
            }
            place => record.act(acts.get(place - choices.first_act).ok_or(Reason::NoSuchAct)?)?,
        }
    }
}

fn opening(bits: &mut BitReader) -> Result<Opening, Reason> {
    let layout = Layout::ALL[usize::from(bits.read(layout::LAYOUT)?)];
    let table = *Table::ALL.get(usize::from(bits.read(layout::TABLE)?)).ok_or(BadOpening::PlayerCount)?;
    let opener = table.player(usize::from(bits.read(layout::PLAYER)?)).ok_or(BadOpening::NoSuchOpener)?;
    let hands = if bits.read(layout::HANDS)? == 1 { Hands::Open } else { Hands::Hidden };
    let mut entrants = Vec::new();
    for _ in table.players() {
        let entrant = parts::read_entrant::<Reason>(bits)?;
        if entrant.is_like_any(&entrants) {
            return Err(BadOpening::NamesAlike.into());
        }
        entrants.push(entrant);
    }
    let stock = match bits.read(layout::SOURCE)? {
        layout::SEED => StockSource::Seed(parts::read_seed(bits)?),
        layout::CODE => StockSource::Code(Code::new(&parts::read_text(bits)?)?),
        layout::BY_HAND => StockSource::Hand(dealt(bits, table, opener)?),
        _ => return Err(Reason::NoSuchSource),
    };
    Ok(Opening::new(layout, &entrants, opener.index(), hands, stock)?)
}

fn dealt(bits: &mut BitReader, table: Table, opener: Player) -> Result<Dealt, Reason> {
    let mut left = CITY_TILES.to_vec();
    let mut draw = || {
        let tile = tile(bits, &left)?;
        left.retain(|other| *other != tile);
        Ok::<_, Reason>(tile)
    };
    let hands = table.players_from(opener).map(|player| Ok((player, [draw()?, draw()?])));
    let hands: Vec<(Player, [Tile; 2])> = hands.collect::<Result<_, Reason>>()?;
    let hand_of = |player| hands.iter().find(|(owner, _)| *owner == player).map(|(_, hand)| *hand);
    Ok(ByPlayer::new(table, |player| hand_of(player).expect("everyone's hand was read")))
}

fn tile(bits: &mut BitReader, left: &[Tile]) -> Result<Tile, Reason> {
    left.get(bits.read_place(left.len())?).copied().ok_or(Reason::NoSuchTile)
}
