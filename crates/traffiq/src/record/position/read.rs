//! A line as a position: total, with the column of whatever is wrong.

use std::str::FromStr;

use game_core::plain_number;

use super::line::{EMPTY, deed_word};
use super::told::{HandTold, Told};
use super::{BadPosition, Position};
use crate::record::notation::{cell_from, crossing_from};
use crate::record::read_error::{Expected, ReadError, Reason};
use crate::record::scan::{Line, ReadLine};
use crate::rules::{BadSetUp, Cell, Crossing, Deed, Fleet, Kind, Sides, Table, Tile, Vehicle};

/// Where everything stands that can be wrong.
struct Places<'a> {
    board: Line<'a>,
    tiles: Vec<(Cell, Line<'a>)>,
    cars: Vec<(Crossing, Line<'a>)>,
    supply: Line<'a>,
    hand: Line<'a>,
    hand_tiles: Vec<(Tile, Line<'a>)>,
    stock: Line<'a>,
    turn: Line<'a>,
    done: Line<'a>,
    quiet: Line<'a>,
    last: Line<'a>,
}

impl FromStr for Position {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut line = Line::new(1, text.trim_end_matches(['\r', '\n']));
        let (mut tiles, mut cars, mut hand_tiles) = (Vec::new(), Vec::new(), Vec::new());
        let board = field(&mut line, "at")?;
        let tiles_told = read_board(&mut line, &mut tiles)?;
        field(&mut line, "cars")?;
        let cars_told = read_cars(&mut line, &mut cars)?;
        let supply = field(&mut line, "supply")?;
        let supplies = read_supplies(&mut line)?;
        let hand = field(&mut line, "hand")?;
        let mut players = Vec::new();
        for supply in supplies {
            players.push((supply, read_hand(&mut line, &mut hand_tiles)?));
        }
        let stock = field(&mut line, "stock")?;
        let stock_told = line.number(Expected::Number)?;
        let turn = field(&mut line, "turn")?;
        let player = line.read(Expected::PlayerNumber, player_from)?;
        let done = field(&mut line, "done")?;
        let deeds = line.read(Expected::Deeds, deeds_from)?;
        let quiet = field(&mut line, "quiet")?;
        let quiet_turns = line.number(Expected::Number)?;
        let last = field(&mut line, "last")?;
        let turns_left = line.read(Expected::TurnsLeft, |word| match word {
            "-" => Some(None),
            _ => plain_number(word).map(Some),
        })?;
        line.end()?;
        let places = Places { board, tiles, cars, supply, hand, hand_tiles, stock, turn, done, quiet, last };
        let told = Told {
            tiles: tiles_told,
            cars: cars_told,
            players,
            stock: stock_told.into(),
            player,
            deeds,
            quiet_turns,
            turns_left,
        };
        told.position().map_err(|bad| places.to_blame(bad).error(bad))
    }
}

impl<'a> Places<'a> {
    fn to_blame(&self, bad: BadPosition) -> Line<'a> {
        match bad {
            BadPosition::NotOfTheGame(cell)
            | BadPosition::SetUp(BadSetUp::TwoTiles(cell) | BadSetUp::SidesDiffer(cell) | BadSetUp::Apart(cell)) => {
                last(&self.tiles, cell, self.board)
            }
            BadPosition::SetUp(BadSetUp::TwoCars(place) | BadSetUp::CannotStand(place)) => {
                last(&self.cars, place, self.board)
            }
            BadPosition::PlayerCount
            | BadPosition::FleetCount(_)
            | BadPosition::AllPlaced
            | BadPosition::SetUp(BadSetUp::TooManyCars) => self.supply,
            BadPosition::NotInHand(tile) => last(&self.hand_tiles, tile, self.hand),
            BadPosition::TileCount => self.stock,
            BadPosition::SetUp(BadSetUp::NoSuchPlayer) => self.turn,
            BadPosition::TooManyDeeds | BadPosition::SetUp(BadSetUp::BadDeeds) => self.done,
            BadPosition::SetUp(BadSetUp::TooQuiet) => self.quiet,
            BadPosition::LastRound | BadPosition::SetUp(BadSetUp::BadLastRound) => self.last,
            BadPosition::NoLayout | BadPosition::SetUp(_) => self.board,
        }
    }
}

/// The last place of a thing that may stand there twice.
fn last<'a, T: PartialEq>(places: &[(T, Line<'a>)], thing: T, otherwise: Line<'a>) -> Line<'a> {
    places.iter().rfind(|(other, _)| *other == thing).map_or(otherwise, |(_, place)| *place)
}

/// The name of a field, and where it begins.
fn field<'a>(line: &mut Line<'a>, name: &'static str) -> Result<Line<'a>, ReadError> {
    line.expect(name)?;
    Ok(line.mark())
}

/// The first cell, and all rows, in words of tiles; a bar stands between the last tile of a row and the first of the next.
fn read_board<'a>(line: &mut Line<'a>, places: &mut Vec<(Cell, Line<'a>)>) -> Result<Vec<(Cell, Sides)>, ReadError> {
    let start = line.mark();
    let first = line.read(Expected::Cell, cell_from)?;
    let (mut tiles, mut rows) = (Vec::new(), vec![0_u8]);
    while line.peek().is_some_and(|word| word != "cars") {
        let mut place = line.mark();
        let word = line.word().unwrap_or_default();
        for (number, letters) in word.split('|').enumerate() {
            if number > 0 {
                rows.push(0);
            }
            let (row, across) = (rows.len() - 1, rows.last().copied().unwrap_or_default());
            let row = u8::try_from(row).ok().and_then(|row| first.row().checked_add(row));
            let cell = row.and_then(|row| Cell::new(first.column().checked_add(across)?, row));
            let cell = cell.ok_or_else(|| place.error(Reason::TooFar))?;
            if letters != EMPTY {
                let sides = Sides::from_letters(letters).ok_or_else(|| place.error(Expected::BoardTile))?;
                tiles.push((cell, sides));
                places.push((cell, place));
            }
            rows.iter_mut().last().into_iter().for_each(|row| *row += 1);
            place = place.further(letters.chars().count() + 1);
        }
    }
    check_rim(&tiles, &rows, first, start)?;
    Ok(tiles)
}

/// All rows are as long, and none and no column at the rim is empty.
fn check_rim(tiles: &[(Cell, Sides)], rows: &[u8], first: Cell, start: Line) -> Result<(), ReadError> {
    let across = rows[0];
    let behind = (first.column() + across, first.row() + rows.len() as u8);
    let is_any = |is_there: &dyn Fn(&Cell) -> bool| tiles.iter().any(|(cell, _)| is_there(cell));
    let is_full = rows.iter().all(|row| *row == across)
        && is_any(&|cell| cell.column() == first.column())
        && is_any(&|cell| cell.row() == first.row())
        && is_any(&|cell| cell.column() + 1 == behind.0)
        && is_any(&|cell| cell.row() + 1 == behind.1);
    if is_full { Ok(()) } else { Err(start.error(Reason::Rim)) }
}

/// `2 truck 51/51, 1 taxi 52/52`, or nothing.
fn read_cars<'a>(
    line: &mut Line<'a>,
    places: &mut Vec<(Crossing, Line<'a>)>,
) -> Result<Vec<(Crossing, Vehicle)>, ReadError> {
    let mut cars = Vec::new();
    if line.peek() == Some("-") {
        return line.expect("-").map(|()| cars);
    }
    loop {
        let player = line.read(Expected::PlayerNumber, |word| Table::Four.player(player_from(word)?))?;
        let kind = line.read(Expected::Vehicle, Kind::from_word)?;
        let place = line.mark();
        let (crossing, goes_on) = line.read(Expected::Crossing, |word| {
            let crossing = word.strip_suffix(',').unwrap_or(word);
            Some((crossing_from(crossing)?, crossing != word))
        })?;
        cars.push((crossing, Vehicle { player, kind }));
        places.push((crossing, place));
        if !goes_on {
            return Ok(cars);
        }
    }
}

/// `8/3 7/3`, one for each player; how many these are is seen later.
fn read_supplies(line: &mut Line) -> Result<Vec<Fleet>, ReadError> {
    let mut supplies = Vec::new();
    while line.peek() != Some("hand") {
        supplies.push(line.read(Expected::Supply, |word| {
            let (taxis, trucks) = word.split_once('/')?;
            Some(Fleet { taxis: plain_number(taxis)?, trucks: plain_number(trucks)? })
        })?);
    }
    Ok(supplies)
}

/// How many tiles, or which.
fn read_hand<'a>(line: &mut Line<'a>, places: &mut Vec<(Tile, Line<'a>)>) -> Result<HandTold, ReadError> {
    let mut place = line.mark();
    let word = line.read(Expected::HandOrCount, |word| (word != "stock").then(|| word.to_owned()))?;
    if word == "-" {
        return Ok(HandTold::Tiles(Vec::new()));
    }
    if let Some(count) = plain_number(&word) {
        return Ok(HandTold::Count(count.into()));
    }
    let mut tiles = Vec::new();
    for name in word.split(',') {
        let tile = Tile::named(name).ok_or_else(|| place.error(Expected::HandOrCount))?;
        tiles.push(tile);
        places.push((tile, place));
        place = place.further(name.chars().count() + 1);
    }
    Ok(HandTold::Tiles(tiles))
}

/// A place in seating order, written from 1 on.
fn player_from(word: &str) -> Option<usize> {
    plain_number(word)?.checked_sub(1).map(usize::from)
}

/// `lay,draw`, or `-` where nothing has been done.
fn deeds_from(words: &str) -> Option<Vec<Deed>> {
    let all = [Deed::Lay, Deed::Ride(Kind::Taxi), Deed::Ride(Kind::Truck), Deed::Draw];
    let deed = |word: &str| all.into_iter().find(|deed| deed_word(*deed) == word);
    if words == "-" { Some(Vec::new()) } else { words.split(',').map(deed).collect() }
}
