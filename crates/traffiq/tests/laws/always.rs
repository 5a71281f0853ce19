//! What holds after every act of every game.

use std::collections::BTreeSet;

use proptest::prelude::*;
use traffiq::rules::{Act, CITY_TILES, End, Game, Kind, Table, Tile};

use super::paper::Paper;
use super::random::games;
use super::times::times;

fn most_points(table: Table) -> u8 {
    [14, 9, 8][table.player_count() - 2]
}

fn on_board(game: &Game, player: traffiq::rules::Player, kind: Kind) -> usize {
    game.cars().iter().filter(|(_, vehicle)| vehicle.player == player && vehicle.kind == kind).count()
}

proptest! {
    #![proptest_config(times(1000))]

    #[test]
    fn every_tile_is_somewhere_and_only_once(game in games()) {
        for (before, _, after) in game {
            let start = before.city().tile_count() + before.stock().len()
                + before.table().players().map(|player| before.hand(player).len()).sum::<usize>();
            prop_assert!(start == 48 || start == 54);
            let game = after.game;
            let held: Vec<Tile> = game.table().players().flat_map(|player| game.hand(player).to_vec()).collect();
            prop_assert_eq!(game.city().tile_count() + held.len() + game.stock().len(), start);
            let to_come: BTreeSet<Tile> = held.iter().chain(game.stock()).copied().collect();
            prop_assert_eq!(to_come.len(), held.len() + game.stock().len(), "a tile is there twice");
            let laid = game.city().tiles().map(|(_, sides)| Tile::of(sides));
            let all = laid.chain(to_come).collect::<BTreeSet<_>>();
            prop_assert!(CITY_TILES.iter().all(|tile| all.contains(tile)));
            let places: Vec<usize> =
                game.stock().iter().filter_map(|tile| CITY_TILES.iter().position(|other| other == tile)).collect();
            prop_assert!(places.is_sorted() && places.len() == game.stock().len());
        }
    }

    #[test]
    fn every_fleet_stays_whole(game in games()) {
        for (_, _, after) in game {
            let game = after.game;
            for player in game.table().players() {
                let (supply, fleet) = (game.supply(player), game.table().fleet());
                let placed = Kind::ALL.map(|kind| on_board(&game, player, kind));
                prop_assert_eq!(usize::from(supply.taxis) + placed[0], usize::from(fleet.taxis));
                prop_assert_eq!(usize::from(supply.trucks) + placed[1], usize::from(fleet.trucks));
                prop_assert_eq!(usize::from(game.points(player)), placed[0] + 2 * placed[1]);
                prop_assert!(game.points(player) <= most_points(game.table()));
                prop_assert_eq!(fleet.points(), most_points(game.table()));
            }
        }
    }

    #[test]
    fn cities_match_and_hang_together(game in games()) {
        let last = game.last().expect("a game has acts").2.game;
        prop_assert!(Paper::of(&last).is_sound());
    }

    #[test]
    fn vehicles_stand_on_complete_crossings_with_one_or_two_streets(game in games()) {
        for (_, _, after) in game {
            let city = after.game.city();
            for (crossing, _) in after.game.cars().iter() {
                let tiles = city.tiles().filter(|(cell, _)| cell.corners().contains(&crossing)).count();
                prop_assert_eq!(tiles, 4);
                let streets = traffiq::rules::Axis::ALL.into_iter().filter_map(|axis| city.street(crossing, axis));
                prop_assert!(streets.count() > 0);
            }
            let places: BTreeSet<_> = after.game.cars().iter().map(|(crossing, _)| crossing).collect();
            prop_assert_eq!(places.len(), after.game.cars().iter().count());
        }
    }

    #[test]
    fn only_a_lay_that_completes_a_crossing_brings_points(game in games()) {
        for (before, act, after) in game {
            let player = before.player();
            let (had, has) = (before.points(player), after.game.points(player));
            let completed = match &act {
                Act::Lay(lay) => before.city().completed_by(lay.cell).len(),
                _ => 0,
            };
            prop_assert!(has >= had && usize::from(has - had) <= 2 * completed, "{:?}", act);
            prop_assert!(after.game.cars().fleet(player).vehicles() - before.cars().fleet(player).vehicles() <= 4);
        }
    }

    #[test]
    fn a_finished_game_has_a_reason_and_the_right_winners(game in games()) {
        let game = game.finish();
        let points = |player| game.points(player);
        let most = game.table().players().map(points).max().expect("somebody plays");
        let winners: Vec<_> = game.table().players().filter(|player| points(*player) == most).collect();
        prop_assert_eq!(game.winners().to_vec(), winners.clone());
        match game.end().expect("it is over") {
            End::AllPlaced => {
                prop_assert_eq!(winners, [game.player()], "whoever placed all has strictly the most points");
                prop_assert_eq!(game.supply(game.player()).vehicles(), 0);
            }
            End::LastRound => prop_assert!(game.stock().is_empty()),
            End::Quiet => prop_assert_eq!(usize::from(game.quiet_turns()), 2 * game.table().player_count()),
        }
        prop_assert!(game.legal_acts().is_empty() && game.legal_turns().is_empty() && game.may_draw().is_err());
    }
}
