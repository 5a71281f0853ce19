//! Any position that somebody wants to look at: given as it comes, a game only if it can be one.

use arrayvec::ArrayVec;
use thiserror::Error;

use super::ACTIONS_A_TURN;
use super::city::City;
use super::game::{Deed, Game, Hand, Stock};
use super::layout::MOST_TILES;
use super::place::{Cell, Crossing};
use super::players::{ByPlayer, Player};
use super::tile::Sides;
use super::vehicles::{Cars, Fleet, Vehicle};

/// A position in the middle of a game. Its tiles and fleets need not be those of a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    pub tiles: Vec<(Cell, Sides)>,
    pub cars: Vec<(Crossing, Vehicle)>,
    pub supplies: ByPlayer<Fleet>,
    pub hands: ByPlayer<Hand>,
    pub stock: Stock,
    pub player: Player,
    pub turn: u16,
    pub deeds: ArrayVec<Deed, ACTIONS_A_TURN>,
    pub quiet_turns: u8,
    pub turns_left: Option<u8>,
}

/// Why a position cannot be one of a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum BadSetUp {
    #[error("there is no tile")]
    NoTile,
    #[error("there are more than {MOST_TILES} tiles")]
    TooManyTiles,
    #[error("two tiles lie on {0}")]
    TwoTiles(Cell),
    #[error("the tile on {0} does not match the one beside it")]
    SidesDiffer(Cell),
    #[error("the tile on {0} hangs together with no other by a side")]
    Apart(Cell),
    #[error("two cars stand on {0}")]
    TwoCars(Crossing),
    #[error("nobody can stand on {0}")]
    CannotStand(Crossing),
    #[error("there are more vehicles than a table has")]
    TooManyCars,
    #[error("nobody sits at this place")]
    NoSuchPlayer,
    #[error("nobody can have done this in one turn")]
    BadDeeds,
    #[error("there are quiet turns enough to end the game")]
    TooQuiet,
    #[error("the last round begins when the stock is empty, and everyone has one turn in it")]
    BadLastRound,
}

impl TryFrom<SetUp> for Game {
    type Error = BadSetUp;

    fn try_from(given: SetUp) -> Result<Self, BadSetUp> {
        let city = city(&given.tiles)?;
        let cars = cars(&city, &given)?;
        let table = given.supplies.table();
        let players = table.player_count() as u8;
        if table.player(given.player.index()).is_none() || given.hands.table() != table {
            return Err(BadSetUp::NoSuchPlayer);
        }
        // A first draw of two ends the turn where it empties the stock, and so does whatever comes second.
        let is_ordered =
            given.deeds.windows(2).all(|pair| pair[0] < pair[1] || pair == [Deed::Lay; 2] || rides_back(pair));
        let is_ended = given.deeds.last() == Some(&Deed::Draw) && (given.deeds.is_full() || given.stock.is_empty());
        if !is_ordered || is_ended {
            return Err(BadSetUp::BadDeeds);
        }
        if given.quiet_turns >= 2 * players {
            return Err(BadSetUp::TooQuiet);
        }
        if given.turns_left.is_some_and(|left| !given.stock.is_empty() || !(1..=players).contains(&left)) {
            return Err(BadSetUp::BadLastRound);
        }
        Ok(Self {
            city,
            cars,
            supplies: given.supplies,
            hands: given.hands,
            stock: given.stock,
            player: given.player,
            deeds: given.deeds,
            turn: given.turn,
            quiet: given.quiet_turns,
            turns_left: given.turns_left,
            end: None,
        })
    }
}

/// The two rides of a turn come in any order.
fn rides_back(pair: &[Deed]) -> bool {
    matches!(pair, [Deed::Ride(first), Deed::Ride(second)] if first != second)
}

fn city(tiles: &[(Cell, Sides)]) -> Result<City, BadSetUp> {
    let mut city = City::empty();
    for (cell, sides) in tiles {
        if city.tile_count() == MOST_TILES {
            return Err(BadSetUp::TooManyTiles);
        }
        if city.tile(*cell).is_some() {
            return Err(BadSetUp::TwoTiles(*cell));
        }
        let around = city.around(*cell);
        let differs = |direction: super::Direction| {
            around[direction as usize].is_some_and(|colour| colour != sides.side(direction))
        };
        if super::Direction::ALL.into_iter().any(differs) {
            return Err(BadSetUp::SidesDiffer(*cell));
        }
        city.lay(*cell, *sides);
    }
    let (first, _) = tiles.first().ok_or(BadSetUp::NoTile)?;
    // Whatever is reached from the first tile, side by side.
    let mut reached = vec![*first];
    let mut next = 0;
    while let Some(cell) = reached.get(next).copied() {
        next += 1;
        for (column, row) in super::Direction::ALL.map(|direction| cell.beside(direction)) {
            let beside =
                Cell::new(column, row).filter(|beside| city.tile(*beside).is_some() && !reached.contains(beside));
            reached.extend(beside);
        }
    }
    match tiles.iter().find(|(cell, _)| !reached.contains(cell)) {
        Some((cell, _)) => Err(BadSetUp::Apart(*cell)),
        None => Ok(city),
    }
}

fn cars(city: &City, given: &SetUp) -> Result<Cars, BadSetUp> {
    let waiting: usize =
        given.supplies.values().map(|supply| usize::from(supply.taxis) + usize::from(supply.trucks)).sum();
    if given.cars.len() + waiting > super::vehicles::MOST_CARS {
        return Err(BadSetUp::TooManyCars);
    }
    let mut cars = Cars::none();
    for (crossing, vehicle) in &given.cars {
        if given.supplies.table().player(vehicle.player.index()).is_none() {
            return Err(BadSetUp::NoSuchPlayer);
        }
        if cars.at(*crossing).is_some() {
            return Err(BadSetUp::TwoCars(*crossing));
        }
        if !city.can_stand(*crossing) {
            return Err(BadSetUp::CannotStand(*crossing));
        }
        cars.put(*crossing, *vehicle);
    }
    Ok(cars)
}
