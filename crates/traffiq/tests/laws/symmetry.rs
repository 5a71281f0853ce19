//! Turning a table, mirroring it, or swapping colours that are alike changes nothing but places and names.

use std::collections::HashSet;

use proptest::prelude::*;
use proptest::sample::select;
use traffiq::rules::{
    Act, Arrival, Axis, ByPlayer, Cell, Colour, Crossing, Direction, Game, Lay, Ride, SetUp, Sides, Spare, Spared, Tile,
};

use super::random::{games, sampled};
use super::times::times;

/// Another look at the same table.
#[derive(Clone, Copy, Debug)]
enum Look {
    /// By a quarter, clockwise.
    Turned,
    /// East and west.
    Mirrored,
    /// Red and beige.
    Streets,
    /// Park and water.
    Greens,
}

const LOOKS: [Look; 4] = [Look::Turned, Look::Mirrored, Look::Streets, Look::Greens];

impl Look {
    fn cell(self, cell: Cell) -> Cell {
        let (column, row) = (cell.column(), cell.row());
        let (column, row) = match self {
            Self::Turned => (99 - row, column),
            Self::Mirrored => (99 - column, row),
            Self::Streets | Self::Greens => (column, row),
        };
        Cell::new(column, row).expect("it is as far from the rim")
    }

    fn crossing(self, crossing: Crossing) -> Crossing {
        let (avenue, street) = (crossing.avenue(), crossing.street());
        let (avenue, street) = match self {
            Self::Turned => (100 - street, avenue),
            Self::Mirrored => (100 - avenue, street),
            Self::Streets | Self::Greens => (avenue, street),
        };
        Crossing::new(avenue, street).expect("it is as far from the rim")
    }

    fn colour(self, colour: Colour) -> Colour {
        match (self, colour) {
            (Self::Streets, Colour::Red) => Colour::Beige,
            (Self::Streets, Colour::Beige) => Colour::Red,
            (Self::Greens, Colour::Park) => Colour::Water,
            (Self::Greens, Colour::Water) => Colour::Park,
            (_, same) => same,
        }
    }

    fn sides(self, sides: Sides) -> Sides {
        let [north, east, south, west] = Direction::ALL.map(|direction| self.colour(sides.side(direction)));
        Sides::new(match self {
            Self::Turned => [west, north, east, south],
            Self::Mirrored => [north, west, south, east],
            Self::Streets | Self::Greens => [north, east, south, west],
        })
    }

    fn tile(self, tile: Tile) -> Tile {
        Tile::of(self.sides(tile.sides()))
    }

    fn spared(self, spared: &Spared) -> Spared {
        let axis = |axis| match (self, axis) {
            (Self::Turned, Axis::NorthSouth) => Axis::EastWest,
            (Self::Turned, Axis::EastWest) => Axis::NorthSouth,
            (_, same) => same,
        };
        spared.iter().map(|spare| Spare { axis: axis(spare.axis), crossing: self.crossing(spare.crossing) }).collect()
    }

    fn act(self, act: &Act) -> Act {
        match act {
            Act::Lay(lay) => Act::Lay(Lay {
                sides: self.sides(lay.sides),
                cell: self.cell(lay.cell),
                arrivals: lay
                    .arrivals
                    .iter()
                    .map(|&Arrival { crossing, kind }| Arrival { crossing: self.crossing(crossing), kind })
                    .collect(),
                spared: self.spared(&lay.spared),
            }),
            Act::Ride(ride) => Act::Ride(Ride {
                kind: ride.kind,
                from: self.crossing(ride.from),
                to: self.crossing(ride.to),
                spared: self.spared(&ride.spared),
            }),
            Act::Draw(tile) => Act::Draw(self.tile(*tile)),
            Act::EndTurn => Act::EndTurn,
        }
    }

    /// The same game, so looked at, while it goes on.
    fn game(self, game: &Game) -> Option<Game> {
        let table = game.table();
        game.end().is_none().then(|| {
            Game::try_from(SetUp {
                tiles: game.city().tiles().map(|(cell, sides)| (self.cell(cell), self.sides(sides))).collect(),
                cars: game.cars().iter().map(|(crossing, vehicle)| (self.crossing(crossing), vehicle)).collect(),
                supplies: ByPlayer::new(table, |player| game.supply(player)),
                hands: ByPlayer::new(table, |player| game.hand(player).iter().map(|tile| self.tile(*tile)).collect()),
                stock: game.stock().iter().map(|tile| self.tile(*tile)).collect(),
                player: game.player(),
                turn: game.turn(),
                deeds: game.deeds().iter().copied().collect(),
                quiet_turns: game.quiet_turns(),
                turns_left: game.turns_left(),
            })
            .expect("it is a game from any side")
        })
    }
}

proptest! {
    #![proptest_config(times(100))]

    #[test]
    fn from_every_side_the_same_may_be_done_and_brings_the_same(game in games(), look in select(&LOOKS[..])) {
        for game in sampled(game, 5) {
            let seen = look.game(&game).expect("it goes on");
            let listed: HashSet<Act> = seen.legal_acts().into_iter().collect();
            let acts = game.legal_acts();
            prop_assert_eq!(acts.len(), listed.len());
            prop_assert_eq!(game.may_draw(), seen.may_draw());
            let draws = game.may_draw().is_ok().then(|| Act::Draw(game.stock()[0]));
            for act in acts.iter().chain(&draws) {
                let as_seen = seen.written(&look.act(act)).expect("it is as legal");
                prop_assert!(listed.contains(&as_seen) || matches!(act, Act::Draw(_)), "{:?}", as_seen);
                let (after, after_seen) = (game.outcome(act).expect("legal"), seen.outcome(&as_seen).expect("legal"));
                let mut beaten: Vec<_> =
                    after.beaten.iter().map(|(crossing, vehicle)| (look.crossing(*crossing), *vehicle)).collect();
                beaten.sort_unstable_by_key(|(crossing, _)| *crossing);
                prop_assert_eq!(beaten, after_seen.beaten.to_vec());
                prop_assert_eq!(look.game(&after.game), look.game(&after_seen.game).is_some().then_some(after_seen.game.clone()));
                prop_assert_eq!(after.game.end(), after_seen.game.end());
                prop_assert_eq!(after.game.winners(), after_seen.game.winners());
            }
        }
    }

    #[test]
    fn four_quarters_and_two_mirrors_are_the_table_again(game in games()) {
        for game in sampled(game, 11) {
            let four = (0..4).fold(game.clone(), |game, _| Look::Turned.game(&game).expect("it goes on"));
            prop_assert_eq!(&four, &game);
            for look in &LOOKS[1..] {
                prop_assert_eq!(&look.game(&look.game(&game).expect("it goes on")), &Some(game.clone()));
            }
        }
    }
}
