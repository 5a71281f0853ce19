//! Any position that somebody wants to look at: given as it comes, a game only if it can be one.

mod board;

use arrayvec::ArrayVec;
use thiserror::Error;

use self::board::{cars, city};
use super::ACTIONS_A_TURN;
use super::game::{Deed, Game, Hand, Stock};
use super::layout::{CITY_TILES, MOST_TILES};
use super::place::{Cell, Crossing};
use super::players::{ByPlayer, Player};
use super::tile::Sides;
use super::vehicles::{Fleet, Vehicle};

/// No game lasts so many turns: each of its tiles is drawn once and laid once, and between two of these turns there are few.
const MOST_TURNS: u16 = 1000;

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
    #[error("there are more tiles than a game has")]
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
    #[error("the turns of a game are counted from 1, and none has {MOST_TURNS}")]
    NoSuchTurn,
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
        let to_come = given.stock.len() + given.hands.values().map(|hand| hand.len()).sum::<usize>();
        if to_come > CITY_TILES.len() || to_come + given.tiles.len() > MOST_TILES {
            return Err(BadSetUp::TooManyTiles);
        }
        let city = city(&given.tiles)?;
        let cars = cars(&city, &given)?;
        let table = given.supplies.table();
        let players = table.player_count() as u8;
        if table.player(given.player.index()).is_none() || given.hands.table() != table {
            return Err(BadSetUp::NoSuchPlayer);
        }
        if !(1..MOST_TURNS).contains(&given.turn) {
            return Err(BadSetUp::NoSuchTurn);
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
