//! What may be done: listed once, all of it, as it is written, and nothing else is accepted.

use std::collections::HashSet;

use arrayvec::ArrayVec;
use proptest::prelude::*;
use traffiq::rules::{
    Act, Arrival, Axis, CITY_TILES, Cell, Crossing, Game, Kind, Lay, Layout, Ride, Spare, Spared, Step, WholeTurn,
};

use super::cities::bare;
use super::perturbed::perturbed;
use super::random::{games, sampled};
use super::support::luck::Luck;
use super::times::times;

/// The act with every choice of at most so many streets to spare that can be said at all.
fn with_spared(act: &Act, most: u32) -> impl Iterator<Item = Act> {
    let arrivals: Vec<Crossing> = match act {
        Act::Lay(lay) => lay.arrivals.iter().map(|arrival| arrival.crossing).collect(),
        Act::Ride(ride) => vec![ride.to],
        _ => Vec::new(),
    };
    let spares: Vec<Spare> =
        arrivals.iter().flat_map(|crossing| Axis::ALL.map(|axis| Spare { axis, crossing: *crossing })).collect();
    (0..1_u32 << spares.len()).filter(move |chosen| chosen.count_ones() <= most).map(move |chosen| {
        let spared: Spared = (0..spares.len()).filter(|at| chosen >> at & 1 == 1).map(|at| spares[at]).collect();
        match act.clone() {
            Act::Lay(lay) => Act::Lay(Lay { spared, ..lay }),
            Act::Ride(ride) => Act::Ride(Ride { spared, ..ride }),
            other => other,
        }
    })
}

/// Every lay and ride that can be said of this table, without what is spared.
fn conceivable(game: &Game) -> Vec<Act> {
    let cells: Vec<Cell> = game.city().tiles().map(|(cell, _)| cell).collect();
    let columns = || cells.iter().map(|cell| cell.column());
    let (left, right) = (columns().min().expect("tiles lie") - 1, columns().max().expect("tiles lie") + 1);
    let (top, bottom) = (cells[0].row() - 1, cells[cells.len() - 1].row() + 1);
    let near = || (top..=bottom).flat_map(|row| (left..=right).filter_map(move |column| Cell::new(column, row)));
    let mut acts = Vec::new();
    let mut tiles: Vec<_> = game.hand(game.player()).to_vec();
    // One that is in no hand of this player.
    tiles.extend(CITY_TILES.into_iter().find(|tile| !game.hand(game.player()).contains(tile)));
    for (tile, cell) in tiles.into_iter().flat_map(|tile| near().map(move |cell| (tile, cell))) {
        for sides in tile.turnings() {
            let bare = Lay { sides, cell, arrivals: ArrayVec::new(), spared: Spared::new() };
            acts.push(Act::Lay(bare.clone()));
            // A lay that is refused without vehicles is refused with them, for a reason that comes before theirs.
            if game.apply(&Act::Lay(bare.clone())).is_err() {
                continue;
            }
            for number in 1..3_usize.pow(4) {
                let kind = |at: usize| [None, Some(Kind::Taxi), Some(Kind::Truck)][number / 3_usize.pow(at as u32) % 3];
                let arrivals = (0..4).filter_map(|at| Some(Arrival { crossing: cell.corners()[at], kind: kind(at)? }));
                acts.push(Act::Lay(Lay { arrivals: arrivals.collect(), ..bare.clone() }));
            }
        }
    }
    let crossings: Vec<Crossing> = near().map(|cell| cell.corners()[3]).collect();
    let starts = crossings.iter().filter(|from| game.cars().at(**from).is_some());
    for (from, to, kind) in
        starts.flat_map(|from| crossings.iter().flat_map(|to| Kind::ALL.map(|kind| (*from, *to, kind))))
    {
        acts.push(Act::Ride(Ride { kind, from, to, spared: Spared::new() }));
    }
    acts
}

fn check_list(game: &Game) {
    let listed = game.legal_acts();
    let legal: HashSet<Act> = listed.iter().cloned().collect();
    assert_eq!(legal.len(), listed.len(), "an act is listed twice in {game:?}");
    assert_eq!(listed.last(), game.end().is_none().then_some(&Act::EndTurn));
    let mut accepted = 1;
    for bare in conceivable(game) {
        if game.apply(&bare).is_err() {
            assert!(!legal.contains(&bare), "{bare:?} in {game:?}");
            let is_refused = |act: Act| game.apply(&act).is_err();
            assert!(with_spared(&bare, 1).all(is_refused), "{bare:?} with a spared street in {game:?}");
            continue;
        }
        for act in with_spared(&bare, 8) {
            let written = game.written(&act);
            assert_eq!(written.is_ok(), game.apply(&act).is_ok());
            let is_written = written.as_ref() == Ok(&act);
            assert_eq!(legal.contains(&act), is_written, "{act:?}, written {written:?}, in {game:?}");
            accepted += usize::from(is_written);
        }
    }
    assert_eq!(accepted, listed.len(), "an act is listed that nobody thinks of in {game:?}");
}

/// All turns, put together from single acts.
fn composed(game: &Game) -> Vec<WholeTurn> {
    let mut turns = vec![WholeTurn::new()];
    let mut longer = |step: Step, after: &Game| {
        let rest =
            if after.turn() == game.turn() && after.end().is_none() { composed(after) } else { vec![WholeTurn::new()] };
        turns.extend(rest.into_iter().map(|rest| std::iter::once(step.clone()).chain(rest).collect::<WholeTurn>()));
    };
    for act in game.legal_acts() {
        let after = game.apply(&act).expect("it is listed");
        match act {
            Act::Lay(lay) => longer(Step::Lay(lay), &after),
            Act::Ride(ride) => longer(Step::Ride(ride), &after),
            Act::Draw(_) | Act::EndTurn => {}
        }
    }
    if game.may_draw().is_ok() {
        // What is drawn cannot be laid in this turn, so it does not matter which tile it is.
        longer(Step::Draw, &game.apply(&Act::Draw(game.stock()[0])).expect("it may be drawn"));
    }
    turns
}

/// A position may hold what no game does: the same tile twice.
#[test]
fn two_tiles_that_are_alike_are_one_choice() {
    let game = Layout::TimesSquare.city();
    let listed = |count: usize| {
        let mut told = bare(game.tiles().collect());
        told.hands[told.player].extend(std::iter::repeat_n(CITY_TILES[3], count));
        Game::try_from(told).unwrap().legal_acts()
    };
    assert!(listed(1).len() > 10);
    assert_eq!(listed(2), listed(1));
}

fn as_set(turns: &[WholeTurn]) -> HashSet<WholeTurn> {
    turns.iter().cloned().collect()
}

proptest! {
    #![proptest_config(times(60))]

    #[test]
    fn exactly_what_is_accepted_is_listed_once(game in games()) {
        sampled(game, 17).for_each(|game| check_list(&game));
    }

    #[test]
    fn what_is_accepted_is_listed_as_it_is_written(game in games(), seed in any::<u64>()) {
        let mut luck = Luck::seeded(seed);
        for game in sampled(game, 3) {
            let listed = game.legal_acts();
            for _ in 0..10 {
                let act = perturbed(&mut luck, &game, &listed);
                let Ok(written) = game.written(&act) else { continue };
                prop_assert!(listed.contains(&written) || matches!(act, Act::Draw(_)), "{:?}", act);
                prop_assert_eq!(game.outcome(&written), game.outcome(&act));
                prop_assert_eq!(game.written(&written), Ok(written));
            }
        }
    }

    #[test]
    fn every_whole_turn_is_listed_once(game in games()) {
        for game in sampled(game, 13) {
            let (listed, composed) = (game.legal_turns(), composed(&game));
            prop_assert_eq!(as_set(&listed).len(), listed.len(), "a turn is listed twice");
            prop_assert_eq!(listed.len(), composed.len());
            prop_assert_eq!(as_set(&listed), as_set(&composed));
        }
    }

    #[test]
    fn a_list_is_the_same_each_time_and_in_its_order(game in games()) {
        for game in sampled(game, 7) {
            let acts = game.legal_acts();
            prop_assert_eq!(&acts, &game.clone().legal_acts());
            let place = |act: &Act| match act {
                Act::Lay(lay) => (0, Some(lay.cell), None),
                Act::Ride(ride) => (1, None, Some((ride.from, ride.to))),
                Act::Draw(_) | Act::EndTurn => (2, None, None),
            };
            prop_assert!(acts.is_sorted_by_key(place), "by cell and crossing, in reading order");
        }
    }
}
