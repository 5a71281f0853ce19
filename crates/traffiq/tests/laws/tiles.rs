//! The set of tiles, and how a city starts.

use std::collections::BTreeSet;

use traffiq::rules::{
    Axis, BadDeal, ByPlayer, CITY_TILES, Cell, Colour, Crossing, Direction, Game, Layout, Sides, Table, Tile,
};

use super::paper::Paper;

fn seen(change: impl Fn([Colour; 4]) -> [Colour; 4]) -> BTreeSet<Tile> {
    let colours = |tile: &Tile| Direction::ALL.map(|direction| tile.sides().side(direction));
    CITY_TILES.iter().map(|tile| Tile::of(Sides::new(change(colours(tile))))).collect()
}

fn swapped(one: Colour, other: Colour) -> impl Fn([Colour; 4]) -> [Colour; 4] {
    move |sides| {
        sides.map(|side| match side {
            _ if side == one => other,
            _ if side == other => one,
            _ => side,
        })
    }
}

#[test]
fn no_two_tiles_are_alike_and_each_is_called_by_its_first_turning() {
    assert_eq!(seen(|sides| sides).len(), 44);
    for tile in CITY_TILES {
        let names: Vec<String> = tile.turnings().iter().map(ToString::to_string).collect();
        let rank = |name: &String| name.chars().map(|letter| "RBGW".find(letter)).collect::<Vec<_>>();
        assert!(names.iter().all(|name| rank(&names[0]) <= rank(name)), "{tile}");
        assert_eq!(tile.to_string(), names[0]);
        for (number, name) in names.iter().enumerate() {
            assert_eq!(Tile::named(name), (number == 0).then_some(tile), "{name}");
            assert_eq!(Tile::of(Sides::from_letters(name).unwrap()), tile);
        }
    }
    assert_eq!(CITY_TILES.map(|tile| tile.turnings().len()).iter().sum::<usize>(), 44 * 4 - 5 * 2);
}

#[test]
fn the_set_stays_the_same_if_colours_that_are_alike_are_swapped_and_in_a_mirror() {
    let set = seen(|sides| sides);
    assert_eq!(seen(swapped(Colour::Red, Colour::Beige)), set);
    assert_eq!(seen(swapped(Colour::Park, Colour::Water)), set);
    assert_eq!(seen(|[north, east, south, west]| [north, west, south, east]), set);
    assert_ne!(seen(swapped(Colour::Red, Colour::Park)), set);
}

#[test]
fn there_are_96_sides_with_streets_and_80_without() {
    let sides = || CITY_TILES.into_iter().flat_map(|tile| Direction::ALL.map(|direction| tile.sides().side(direction)));
    let count = |colour| sides().filter(|side| *side == colour).count();
    assert_eq!(Colour::ALL.map(count), [48, 48, 40, 40]);
}

#[test]
fn letters_that_are_no_colours_are_no_sides() {
    for letters in ["", "RRR", "RRRRR", "rrrr", "RRRX", "RÄR", "...."] {
        assert_eq!(Sides::from_letters(letters), None, "{letters}");
        assert_eq!(Tile::named(letters), None, "{letters}");
    }
}

#[test]
fn times_square_has_four_tiles_and_one_crossing_that_waits_for_one() {
    let city = Layout::TimesSquare.city();
    let waiting: Vec<Crossing> = city.free_cells().flat_map(|cell| city.completed_by(cell)).collect();
    assert_eq!(waiting, [Crossing::new(52, 51).unwrap()]);
    assert_eq!(city.tiles().map(|(_, sides)| sides.to_string()).collect::<Vec<_>>(), ["BRBW", "RBRR", "BWRB", "RBGR"]);
    assert_eq!(city.tile(Cell::new(50, 50).unwrap()), Sides::from_letters("BRBW"));
}

#[test]
fn central_park_has_ten_tiles_and_four_crossings_without_streets() {
    let city = Layout::CentralPark.city();
    let rows = ["RGGB", "BRGG", "GGGR", "GBGG", "GGGB", "GRGG", "GGGR", "GBGG", "GGBB", "GRRG"];
    assert_eq!(city.tiles().map(|(_, sides)| sides.to_string()).collect::<Vec<_>>(), rows);
    assert_eq!(city.tile(Cell::new(51, 54).unwrap()), Sides::from_letters("GRRG"));
    for street in 51..=54 {
        let crossing = Crossing::new(51, street).unwrap();
        assert!(city.is_complete(crossing) && !city.can_stand(crossing), "{crossing}");
        assert_eq!(Axis::ALL.map(|axis| city.street(crossing, axis)), [None, None]);
    }
    let sides = |column, direction| {
        (50..55)
            .map(move |row| Layout::CentralPark.city().tile(Cell::new(column, row).unwrap()).unwrap().side(direction))
    };
    assert!(sides(50, Direction::West).chain(sides(51, Direction::East)).all(Colour::is_street), "both long sides");
}

#[test]
fn a_game_begins_as_the_table_says() {
    for layout in Layout::ALL {
        for (table, taxis, trucks, points, stock) in
            [(Table::Two, 8, 3, 14, 40), (Table::Three, 5, 2, 9, 38), (Table::Four, 4, 2, 8, 36)]
        {
            let dealt =
                ByPlayer::new(table, |player| [CITY_TILES[2 * player.index()], CITY_TILES[2 * player.index() + 1]]);
            let begins = table.player(1).unwrap();
            let game = Game::new(layout, begins, &dealt).unwrap();
            assert_eq!((game.player(), game.turn(), game.stock().len()), (begins, 1, stock));
            assert!(Paper::of(&game).is_sound() && game.cars().iter().next().is_none());
            for player in table.players() {
                let supply = game.supply(player);
                assert_eq!((supply.taxis, supply.trucks, supply.points()), (taxis, trucks, points));
                assert_eq!(game.hand(player), dealt[player]);
            }
            assert_eq!(Layout::from_word(layout.word()), Some(layout));
        }
    }
}

#[test]
fn a_deal_that_cannot_be_is_refused() {
    let dealt = |second: Tile| {
        ByPlayer::new(Table::Two, |player| {
            if player.index() == 0 { [CITY_TILES[0], CITY_TILES[1]] } else { [CITY_TILES[2], second] }
        })
    };
    let new =
        |place: usize, second| Game::new(Layout::TimesSquare, Table::Four.player(place).unwrap(), &dealt(second)).err();
    assert_eq!(new(0, CITY_TILES[3]), None);
    assert_eq!(new(0, CITY_TILES[1]), Some(BadDeal::NotInStock(CITY_TILES[1])));
    let foreign = Tile::named("RRRR").unwrap();
    assert_eq!(new(0, foreign), Some(BadDeal::NotInStock(foreign)));
    assert_eq!(new(2, CITY_TILES[3]), Some(BadDeal::NoSuchPlayer));
}
