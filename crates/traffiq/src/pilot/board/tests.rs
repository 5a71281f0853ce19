//! The board against the rules: the same moves, the same city after each, and everything as it was once it is taken back.

#[path = "../../../tests/support/positions.rs"]
mod positions;
#[path = "../../../../../tests/support/times.rs"]
mod times;

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{Board, Corner, Square};
use crate::pilot::listing::Moment;
use crate::pilot::seen::Seen;
use crate::rules::{Act, Game, Layout, Step};

/// All that is on a board, without the order of its lists and without what nobody asks of a square that is taken.
type Content = (Vec<Square>, Vec<Corner>, BTreeSet<u16>, [BTreeSet<u16>; 4], [[u8; 2]; 4], [[u8; 2]; 4], u64);

fn content(board: &Board) -> Content {
    let square = |square: &Square| if square.is_laid { Square { is_laid: true, ..Square::default() } } else { *square };
    (
        board.squares.iter().map(square).collect(),
        board.corners.clone(),
        board.free.iter().copied().collect(),
        std::array::from_fn(|player| board.standing[player].iter().copied().collect()),
        board.waiting,
        board.placed,
        board.key,
    )
}

/// The acts that a search considers: nothing is spared, and a vehicle is put wherever one can go.
fn considered(game: &Game) -> Vec<Act> {
    let acts = game.legal_acts();
    let lays = |act: &Act| if let Act::Lay(lay) = act { Some((lay.cell, lay.sides, lay.arrivals.len())) } else { None };
    let most = |act: &Act| {
        acts.iter()
            .filter_map(lays)
            .filter(|one| Some((one.0, one.1)) == lays(act).map(|own| (own.0, own.1)))
            .map(|one| one.2)
            .max()
    };
    let is_full = |act: &&Act| lays(act).is_none_or(|own| Some(own.2) == most(act));
    let all: Vec<Act> = acts.iter().filter(|act| act.spared().is_empty()).filter(is_full).cloned().collect();
    all
}

fn act(step: Step) -> Option<Act> {
    match step {
        Step::Lay(lay) => Some(Act::Lay(lay)),
        Step::Ride(ride) => Some(Act::Ride(ride)),
        Step::Draw => None,
    }
}

proptest! {
    #![proptest_config(times::times(200))]

    #[test]
    fn the_board_plays_as_the_rules_do(seed: u64, park: bool, players in 2_usize..=4, acts in 0_usize..90) {
        let layout = if park { Layout::CentralPark } else { Layout::TimesSquare };
        let game = positions::position(seed, layout, players, acts);
        let mut moment = Moment::of(&Seen::of(&game));
        let before = moment.board.clone();
        let mut moves = Vec::new();
        moment.board.add_moves(moment.player, moment.room, &moment.hand, game.stock().len(), &mut moves);
        let mut listed = Vec::new();
        for played in &moves {
            let step = moment.board.step(played).expect("the step can be said");
            let Some(act) = act(step) else {
                prop_assert!(game.may_draw().is_ok());
                continue;
            };
            let after = game.apply(&act).expect("what the board lists is legal");
            let mark = moment.board.mark();
            let all_placed = moment.board.play(moment.player, played);
            prop_assert_eq!(all_placed, after.end().is_some());
            prop_assert!(content(&moment.board) == content(&Board::of(&Seen::of(&after))), "{act:?}");
            moment.board.undo_to(mark);
            prop_assert!(moment.board == before);
            listed.push(act);
        }
        // Where fewer vehicles are left than crossings were completed, one way to put them all ends the game as well as any other.
        let is_end = |act: &Act| game.apply(act).is_ok_and(|after| after.end().is_some());
        let place = |act: &Act| if let Act::Lay(lay) = act { Some((lay.cell, lay.sides)) } else { None };
        let ends = |act: &Act| {
            is_end(act) && listed.iter().any(|other| place(other).is_some() && place(other) == place(act) && is_end(other))
        };
        for act in considered(&game) {
            prop_assert!(act == Act::EndTurn || listed.contains(&act) || ends(&act), "{act:?} is not listed");
        }
        let unlike: BTreeSet<String> = listed.iter().map(|act| format!("{act:?}")).collect();
        prop_assert_eq!(unlike.len(), listed.len());
    }
}
