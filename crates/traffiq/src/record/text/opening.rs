//! The first lines of a record: what is fixed before the first turn.

use game_core::{Code, Driver, Entrant, Name, NotHex, Seed};

use super::{TITLE, VERSION};
use crate::record::log::Refused;
use crate::record::opening::{BadOpening, Dealt, Hands, Opening, StockSource};
use crate::record::read_error::{Expected, ReadError, Reason};
use crate::record::scan::{Line, ReadLine};
use crate::rules::{ByPlayer, CITY_TILES, Layout, Player, Refusal, TILES_DEALT, Table, Tile};
use crate::stock::deal;

/// Where the tiles come from, before the first ones are read.
enum Source {
    Drawn(StockSource, Seed),
    ByHand,
}

pub(super) fn read_opening<'a>(mut next: impl FnMut() -> Line<'a>) -> Result<Opening, ReadError> {
    read_title(next())?;
    let layout = read_layout(next())?;
    let mut entrants: Vec<Entrant> = Vec::new();
    let mut line = next();
    while line.peek() == Some("player") {
        if Table::for_players(entrants.len() + 1).is_none() && !entrants.is_empty() {
            return Err(line.error(BadOpening::PlayerCount));
        }
        entrants.push(read_entrant(line, &entrants)?);
        line = next();
    }
    let table = Table::for_players(entrants.len()).ok_or_else(|| line.mark().error(BadOpening::PlayerCount))?;
    let opener = read_opener(&mut line, table, &entrants)?;
    let begins = line;
    line = next();
    let hands = match line.peek() {
        Some("hands") => {
            line.expect("hands")?;
            line.expect("open")?;
            line.end()?;
            line = next();
            Hands::Open
        }
        _ => Hands::Hidden,
    };
    let source = read_source(line)?;
    let dealt = read_hands(next, &entrants, table, opener, &source)?;
    let stock = match source {
        Source::Drawn(stock, _) => stock,
        Source::ByHand => StockSource::Hand(dealt),
    };
    Opening::new(layout, &entrants, opener.index(), hands, stock).map_err(|bad| begins.error(bad))
}

fn read_title(mut line: Line) -> Result<(), ReadError> {
    line.read(Expected::Title, |word| (word == TITLE).then_some(()))?;
    let version = line.mark();
    match line.number(Expected::Title)? {
        VERSION => line.end(),
        0 => Err(version.error(Expected::Title)),
        _ => Err(version.error(Reason::NewerVersion)),
    }
}

fn read_layout(mut line: Line) -> Result<Layout, ReadError> {
    line.expect("scenario")?;
    let layout = line.read(Expected::Layout, Layout::from_word)?;
    line.end().map(|()| layout)
}

fn read_entrant(mut line: Line, before: &[Entrant]) -> Result<Entrant, ReadError> {
    line.expect("player")?;
    let driver = line.read(Expected::Driver, Driver::from_word)?;
    let start = line.mark();
    let name = Name::new(line.rest()).map_err(|bad| start.error(bad))?;
    let entrant = Entrant { name, driver };
    if entrant.is_like_any(before) { Err(start.error(BadOpening::NamesAlike)) } else { Ok(entrant) }
}

fn read_opener(line: &mut Line, table: Table, entrants: &[Entrant]) -> Result<Player, ReadError> {
    line.expect("begins")?;
    let start = line.mark();
    let name = line.rest();
    let mut players = table.players();
    let opener = players.find(|player| entrants[player.index()].name.as_str() == name);
    opener.ok_or_else(|| start.error(BadOpening::NoSuchOpener))
}

fn read_source(mut line: Line) -> Result<Source, ReadError> {
    line.expect("stock")?;
    let kind =
        line.read(Expected::StockSource, |word| ["by", "seed", "code"].into_iter().find(|kind| *kind == word))?;
    let source = match kind {
        "by" => line.expect("hand").map(|()| Source::ByHand)?,
        "seed" => {
            let seed = read_seed(&mut line)?;
            Source::Drawn(StockSource::Seed(seed), seed)
        }
        _ => {
            let start = line.mark();
            let code = Code::new(line.rest()).map_err(|bad| start.error(bad))?;
            let seed = code.seed();
            Source::Drawn(StockSource::Code(code), seed)
        }
    };
    line.end().map(|()| source)
}

fn read_seed(line: &mut Line) -> Result<Seed, ReadError> {
    let start = line.mark();
    line.word().unwrap_or_default().parse().map_err(|bad| match bad {
        NotHex::Digit { place } => start.further(place - 1).error(bad),
        NotHex::Length { .. } => start.error(bad),
    })
}

/// Everyone's first tiles, from whoever begins on; with a seed they are those that it gives.
fn read_hands<'a>(
    mut next: impl FnMut() -> Line<'a>,
    entrants: &[Entrant],
    table: Table,
    opener: Player,
    source: &Source,
) -> Result<Dealt, ReadError> {
    let due = match source {
        Source::Drawn(_, seed) => Some(deal(seed, table, opener)),
        Source::ByHand => None,
    };
    let mut left = CITY_TILES.to_vec();
    let mut hands = Vec::new();
    for player in table.players_from(opener) {
        let mut line = next();
        line.expect("hand")?;
        let mut hand = [CITY_TILES[0]; TILES_DEALT];
        for (place, tile) in hand.iter_mut().enumerate() {
            let start = line.mark();
            *tile = line.read(Expected::Tile, Tile::named)?;
            let at = left.iter().position(|other| other == tile);
            left.remove(at.ok_or_else(|| start.error(Refused::from(Refusal::NotInStock)))?);
            if due.as_ref().is_some_and(|due| due[player][place] != *tile) {
                return Err(start.error(Refused::NotTheSeedsTile));
            }
        }
        read_owner(line, entrants, player)?;
        hands.push((player, hand));
    }
    let hand_of = |player| hands.iter().find(|(owner, _)| *owner == player).map(|(_, hand)| *hand);
    Ok(ByPlayer::new(table, |player| hand_of(player).expect("everyone's hand was read")))
}

/// The name at the end of a hand, which is that of whoever was dealt it.
fn read_owner(mut line: Line, entrants: &[Entrant], owner: Player) -> Result<(), ReadError> {
    let start = line.mark();
    let name = line.rest();
    match entrants.iter().position(|entrant| entrant.name.as_str() == name) {
        Some(place) if place == owner.index() => Ok(()),
        Some(_) => Err(start.error(Reason::HandOrder)),
        None => Err(start.error(Reason::UnknownName)),
    }
}
