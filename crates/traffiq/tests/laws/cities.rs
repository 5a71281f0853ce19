//! What holds in every city, however its tiles lie.

use std::collections::BTreeMap;

use traffiq::rules::{
    Axis, ByPlayer, Cell, City, Colour, Crossing, Direction, Fleet, Game, Hand, SetUp, Sides, Stock, Table,
};

use super::flood::Drawing;
use super::support::luck::Luck;
use super::times::many::many;

/// Any city: 1 to 54 tiles that hang together and match, wherever they lie, with many streets or few.
pub fn random_tiles(luck: &mut Luck) -> Vec<(Cell, Sides)> {
    let count = 1 + luck.below(54);
    let colours: &[Colour] = luck.one_of(&[
        &Colour::ALL[..],
        &[Colour::Red, Colour::Beige, Colour::Park],
        &[Colour::Red, Colour::Red, Colour::Red, Colour::Beige, Colour::Water],
        &[Colour::Beige],
    ]);
    let is_narrow = luck.below(4) == 0;
    let first = (1 + luck.below(98) as u8, 1 + luck.below(98) as u8);
    let mut tiles: BTreeMap<(u8, u8), [Colour; 4]> = BTreeMap::new();
    let mut free = vec![first];
    while tiles.len() < count && !free.is_empty() {
        let (column, row) = free.swap_remove(luck.below(free.len()));
        let beside = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)];
        let sides = std::array::from_fn(|side| {
            tiles.get(&beside[side]).map_or_else(|| luck.one_of(colours), |tile| tile[(side + 2) % 4])
        });
        tiles.insert((column, row), sides);
        let may_grow = |&(column, row): &(u8, u8)| {
            Cell::new(column, row).is_some()
                && (!is_narrow || row.abs_diff(first.1) < 2)
                && !tiles.contains_key(&(column, row))
        };
        let new: Vec<_> = beside.into_iter().filter(|cell| may_grow(cell) && !free.contains(cell)).collect();
        free.extend(new);
    }
    let mut all: Vec<_> = tiles
        .into_iter()
        .map(|((column, row), sides)| (Cell::new(column, row).expect("looked at before"), Sides::new(sides)))
        .collect();
    (1..all.len()).for_each(|last| all.swap(last, luck.below(last + 1)));
    all
}

/// A position of two with nothing but these tiles.
pub fn bare(tiles: Vec<(Cell, Sides)>) -> SetUp {
    let table = Table::Two;
    SetUp {
        tiles,
        cars: Vec::new(),
        supplies: ByPlayer::new(table, |_| Fleet { taxis: 8, trucks: 3 }),
        hands: ByPlayer::new(table, |_| Hand::new()),
        stock: Stock::new(),
        player: table.player(0).expect("two play"),
        turn: 1,
        deeds: Default::default(),
        quiet_turns: 0,
        turns_left: None,
    }
}

fn check_streets(city: &City) {
    let tiles: Vec<_> = city.tiles().collect();
    let drawing = Drawing::of(tiles.iter().copied());
    for crossing in drawing.crossings() {
        let mut is_touched = false;
        for axis in Axis::ALL {
            let flooded = drawing.flooded(crossing, axis);
            let street = city.street(crossing, axis);
            if flooded.len() == 1 {
                assert_eq!(street, None, "{crossing} {axis:?} {city:?}");
                continue;
            }
            let street = street.unwrap_or_else(|| panic!("no street at {crossing} {axis:?} in {city:?}"));
            assert!(street.crossings().eq(flooded.iter().copied()), "{crossing} {axis:?}: {street:?} in {city:?}");
            assert!(flooded.iter().all(|touched| street.touches(*touched)));
            let inner = &flooded[1..flooded.len() - 1];
            assert!(inner.iter().all(|inner| city.is_complete(*inner)), "inside a street all is complete");
            is_touched = true;
        }
        let tiles = drawing.tiles_at(crossing);
        assert_eq!(city.is_complete(crossing), tiles == 4, "{crossing} {city:?}");
        assert_eq!(city.can_stand(crossing), tiles == 4 && is_touched, "{crossing} {city:?}");
    }
}

#[test]
fn a_flood_finds_the_same_streets_in_100_000_random_cities() {
    let mut luck = Luck::seeded(44);
    let (mut most, mut longest) = (0, 0);
    for _ in 0..many(100_000) {
        let game = Game::try_from(bare(random_tiles(&mut luck))).expect("its tiles match");
        let city = game.city();
        check_streets(city);
        most = most.max(city.tile_count());
        let length = |axis| city.tiles().filter_map(move |(cell, _)| city.street(cell.corners()[3], axis));
        longest = longest
            .max(Axis::ALL.into_iter().flat_map(length).map(|street| street.crossings().count()).max().unwrap_or(0));
    }
    assert!(most == 54 && longest > 15, "{most} tiles at most, {longest} crossings on the longest street");
}

#[test]
fn what_is_beside_a_city_touches_it() {
    let mut luck = Luck::seeded(7);
    for _ in 0..many(2000) {
        let tiles: BTreeMap<Cell, Sides> = random_tiles(&mut luck).into_iter().collect();
        let game = Game::try_from(bare(tiles.clone().into_iter().collect())).expect("its tiles match");
        let city = game.city();
        assert!(city.tiles().eq(tiles.clone()), "in reading order");
        assert_eq!(city.tile_count(), tiles.len());
        let all = (1..=98).flat_map(|row| (1..=98).filter_map(move |column| Cell::new(column, row)));
        let beside = |cell: Cell| {
            let tile = |across: i16, down: i16| {
                let column = u8::try_from(i16::from(cell.column()) + across).ok()?;
                let row = u8::try_from(i16::from(cell.row()) + down).ok()?;
                tiles.get(&Cell::new(column, row)?)
            };
            [
                tile(0, -1).map(|tile| tile.side(Direction::South)),
                tile(1, 0).map(|tile| tile.side(Direction::West)),
                tile(0, 1).map(|tile| tile.side(Direction::North)),
                tile(-1, 0).map(|tile| tile.side(Direction::East)),
            ]
        };
        let free: Vec<Cell> = all.filter(|cell| !tiles.contains_key(cell) && beside(*cell) != [None; 4]).collect();
        assert!(city.free_cells().eq(free.iter().copied()));
        for cell in free.into_iter().chain(tiles.keys().copied()) {
            assert_eq!(city.around(cell), beside(cell));
            assert_eq!(city.tile(cell), tiles.get(&cell).copied());
            let others = |corner: &Crossing| {
                let lies = |tile: &&Cell| **tile != cell && tile.corners().contains(corner);
                tiles.keys().filter(lies).count()
            };
            let completed: Vec<_> = cell.corners().into_iter().filter(|corner| others(corner) == 3).collect();
            assert_eq!(city.completed_by(cell).to_vec(), completed);
        }
    }
}
