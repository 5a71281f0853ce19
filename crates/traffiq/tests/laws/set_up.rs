//! Any position can be set up that a game can come to, and none that no game can go on from.

use proptest::prelude::*;
use traffiq::rules::{
    BadSetUp, ByPlayer, CITY_TILES, Cell, Colour, Crossing, Deed, Direction, Fleet, Game, Hand, Kind, SetUp, Sides,
    Stock, Table, Tile, Vehicle,
};

use super::cities::{bare, random_tiles};
use super::random::{games, sampled};
use super::support::luck::Luck;
use super::times::times;

/// The position of a game, as somebody would tell it.
fn told(game: &Game) -> SetUp {
    SetUp {
        tiles: game.city().tiles().collect(),
        cars: game.cars().iter().collect(),
        supplies: ByPlayer::new(game.table(), |player| game.supply(player)),
        hands: ByPlayer::new(game.table(), |player| game.hand(player).iter().copied().collect()),
        stock: game.stock().iter().copied().collect(),
        player: game.player(),
        turn: game.turn(),
        deeds: game.deeds().iter().copied().collect(),
        quiet_turns: game.quiet_turns(),
        turns_left: game.turns_left(),
    }
}

proptest! {
    #![proptest_config(times(300))]

    #[test]
    fn every_position_of_a_game_can_be_set_up_in_any_order(game in games(), seed in any::<u64>()) {
        let mut luck = Luck::seeded(seed);
        for game in sampled(game, 3) {
            let mut told = told(&game);
            (1..told.tiles.len()).for_each(|last| told.tiles.swap(last, luck.below(last + 1)));
            (1..told.cars.len()).for_each(|last| told.cars.swap(last, luck.below(last + 1)));
            prop_assert_eq!(Game::try_from(told), Ok(game));
        }
    }

    #[test]
    fn a_city_that_does_not_match_or_hang_together_is_refused(seed in any::<u64>()) {
        let mut luck = Luck::seeded(seed);
        let tiles = random_tiles(&mut luck);
        prop_assert!(Game::try_from(bare(tiles.clone())).is_ok());
        let refused = |tiles: Vec<(Cell, Sides)>| Game::try_from(bare(tiles)).err();
        let (cell, sides) = luck.one_of(&tiles);

        let mut twice = tiles.clone();
        twice.push((cell, sides));
        prop_assert_eq!(refused(twice), Some(if tiles.len() == 54 { BadSetUp::TooManyTiles } else { BadSetUp::TwoTiles(cell) }));

        let column = if cell.column() > 49 { cell.column() - 48 } else { cell.column() + 48 };
        let far = Cell::new(column, 98 - tiles.iter().map(|(cell, _)| cell.row()).max().unwrap_or(1) / 2).unwrap();
        let lies_alone = tiles.iter().all(|(cell, _)| cell.column().abs_diff(far.column()) + cell.row().abs_diff(far.row()) > 1);
        if lies_alone && tiles.len() < 54 {
            let mut apart = tiles.clone();
            apart.push((far, sides));
            prop_assert_eq!(refused(apart), Some(BadSetUp::Apart(far)));
        }

        let at = tiles.iter().position(|(other, _)| *other == cell).unwrap();
        for direction in Direction::ALL {
            let mut changed = tiles.clone();
            let sides = Direction::ALL.map(|other| {
                let colour = sides.side(other);
                if other != direction { colour } else if colour == Colour::Red { Colour::Park } else { Colour::Red }
            });
            changed[at].1 = Sides::new(sides);
            let (column, row) = (cell.column(), cell.row());
            let beside = match direction {
                Direction::North => Cell::new(column, row - 1),
                Direction::East => Cell::new(column + 1, row),
                Direction::South => Cell::new(column, row + 1),
                Direction::West => Cell::new(column - 1, row),
            };
            let later = tiles.iter().position(|(other, _)| Some(*other) == beside).map(|other| other.max(at));
            prop_assert_eq!(refused(changed), later.map(|later| BadSetUp::SidesDiffer(tiles[later].0)));
        }
    }
}

/// A square of four with a street crossing in its middle, 51/51.
fn square() -> SetUp {
    let all_red = Sides::new([Colour::Red; 4]);
    let cells = [(50, 50), (51, 50), (50, 51), (51, 51)];
    bare(cells.map(|(column, row)| (Cell::new(column, row).unwrap(), all_red)).to_vec())
}

fn refused(change: impl FnOnce(&mut SetUp)) -> Option<BadSetUp> {
    let mut told = square();
    change(&mut told);
    Game::try_from(told).err()
}

fn crossing(avenue: u8, street: u8) -> Crossing {
    Crossing::new(avenue, street).unwrap()
}

#[test]
fn what_no_game_can_go_on_from_is_refused_and_says_why() {
    let taxi = |place| Vehicle { player: Table::Four.player(place).unwrap(), kind: Kind::Taxi };
    let stock = || CITY_TILES[..1].iter().copied().collect::<Stock>();
    let fleet = |taxis| ByPlayer::new(Table::Two, |_| Fleet { taxis, trucks: 0 });
    let full: Hand = CITY_TILES.into_iter().collect();
    assert_eq!(refused(|_| {}), None);
    assert_eq!(refused(|told| told.cars.push((crossing(51, 51), taxi(1)))), None);
    assert_eq!(refused(|told| told.tiles.clear()), Some(BadSetUp::NoTile));
    assert_eq!(refused(|told| told.tiles.truncate(3)), None);
    assert_eq!(
        refused(|told| {
            told.tiles.truncate(3);
            told.cars.push((crossing(51, 51), taxi(1)));
        }),
        Some(BadSetUp::CannotStand(crossing(51, 51)))
    );
    assert_eq!(
        refused(|told| {
            told.tiles.iter_mut().for_each(|(_, sides)| *sides = Sides::new([Colour::Park; 4]));
            told.cars.push((crossing(51, 51), taxi(1)));
        }),
        Some(BadSetUp::CannotStand(crossing(51, 51)))
    );
    assert_eq!(
        refused(|told| told.cars.extend([(crossing(51, 51), taxi(0)), (crossing(51, 51), taxi(1))])),
        Some(BadSetUp::TwoCars(crossing(51, 51)))
    );
    assert_eq!(refused(|told| told.cars.push((crossing(51, 51), taxi(2)))), Some(BadSetUp::NoSuchPlayer));
    assert_eq!(refused(|told| told.player = Table::Four.player(3).unwrap()), Some(BadSetUp::NoSuchPlayer));
    assert_eq!(refused(|told| told.hands = ByPlayer::new(Table::Three, |_| Hand::new())), Some(BadSetUp::NoSuchPlayer));
    assert_eq!(refused(|told| told.supplies = fleet(12)), None);
    assert_eq!(refused(|told| told.supplies = fleet(13)), Some(BadSetUp::TooManyCars));
    assert_eq!(refused(|told| told.supplies = fleet(255)), Some(BadSetUp::TooManyCars));
    assert_eq!(
        refused(|told| {
            told.supplies = fleet(12);
            told.cars.push((crossing(51, 51), taxi(0)));
        }),
        Some(BadSetUp::TooManyCars)
    );
    assert_eq!(refused(|told| told.hands[Table::Two.player(1).unwrap()] = full.clone()), None);
    assert_eq!(
        refused(|told| {
            told.hands[Table::Two.player(1).unwrap()] = full.clone();
            told.stock = stock();
        }),
        Some(BadSetUp::TooManyTiles)
    );
    assert_eq!(refused(|told| told.quiet_turns = 3), None);
    assert_eq!(refused(|told| told.quiet_turns = 4), Some(BadSetUp::TooQuiet));
    assert_eq!(refused(|told| told.turns_left = Some(2)), None);
    for left in [0, 3] {
        assert_eq!(refused(|told| told.turns_left = Some(left)), Some(BadSetUp::BadLastRound));
    }
    assert_eq!(
        refused(|told| {
            told.stock = stock();
            told.turns_left = Some(1);
        }),
        Some(BadSetUp::BadLastRound)
    );
    for turn in [0, 1000] {
        assert_eq!(refused(|told| told.turn = turn), Some(BadSetUp::NoSuchTurn));
    }
    assert_eq!(refused(|told| told.turn = 999), None);
}

#[test]
fn only_what_a_turn_has_room_for_has_been_done_in_it() {
    let all = [Deed::Lay, Deed::Ride(Kind::Taxi), Deed::Ride(Kind::Truck), Deed::Draw];
    let [lay, taxi, truck, draw] = all;
    let open = [[lay, lay], [lay, taxi], [lay, truck], [taxi, truck], [truck, taxi]];
    let stock: Stock = CITY_TILES[..1].iter().copied().collect();
    for first in all {
        for second in all {
            let bad = refused(|told| {
                told.stock = stock.clone();
                told.deeds.extend([first, second]);
            });
            assert_eq!(bad.is_none(), open.contains(&[first, second]), "{first:?} {second:?}");
            assert!(bad.is_none_or(|bad| bad == BadSetUp::BadDeeds));
        }
        let once = |stock: Stock| {
            refused(|told| {
                told.stock = stock;
                told.deeds.push(first);
            })
        };
        assert_eq!(once(stock.clone()), None);
        assert_eq!(once(Stock::new()), (first == draw).then_some(BadSetUp::BadDeeds), "the last draw ends a turn");
    }
}

/// As many tiles as there are can all be drawn and laid.
#[test]
fn no_position_has_more_tiles_than_the_box() {
    let mut luck = Luck::seeded(11);
    let most = std::iter::repeat_with(|| random_tiles(&mut luck)).find(|tiles| tiles.len() == 54).unwrap();
    let with_tile = |count: usize| {
        let mut told = bare(most[..count].to_vec());
        told.hands[Table::Two.player(0).unwrap()].push(Tile::of(most[0].1));
        told
    };
    assert_eq!(Game::try_from(with_tile(54)).err(), Some(BadSetUp::TooManyTiles));
    assert_eq!(Game::try_from(bare(most.clone())).err(), None);
}
