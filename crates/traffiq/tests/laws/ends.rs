//! How turns and games go on and end.

use proptest::prelude::*;
use traffiq::rules::{Act, Deed, End};

use super::random::games;
use super::times::times;

proptest! {
    #![proptest_config(times(1000))]

    #[test]
    fn a_turn_has_two_actions_in_order_and_everyone_has_turns_in_order(game in games()) {
        for (before, act, after) in game {
            let deeds = before.deeds();
            prop_assert!(deeds.len() < 2 || act == Act::EndTurn);
            if let [first] = deeds {
                match &act {
                    Act::Lay(_) => prop_assert_eq!(*first, Deed::Lay),
                    Act::Ride(ride) => prop_assert!(*first == Deed::Lay || *first != Deed::Ride(ride.kind) && *first != Deed::Draw),
                    Act::Draw(_) | Act::EndTurn => {}
                }
            }
            prop_assert!(before.winners().is_empty());
            let has_passed_on = after.game.turn() != before.turn();
            let next = if has_passed_on { before.table().left_of(before.player()) } else { before.player() };
            prop_assert_eq!(after.game.player(), next);
            prop_assert_eq!(after.game.turn(), before.turn() + u16::from(has_passed_on));
            prop_assert_eq!(after.game.deeds().len(), if has_passed_on { 0 } else { deeds.len() + usize::from(act != Act::EndTurn) });
        }
    }

    #[test]
    fn a_turn_ends_by_itself_only_after_a_draw_that_nothing_can_follow(game in games()) {
        for (before, act, after) in game {
            let is_last = matches!(act, Act::Draw(_)) && (before.deeds().len() == 1 || before.stock().len() == 1);
            let is_over = after.game.end().is_some() || after.game.turn() != before.turn();
            let is_all_placed = after.game.end() == Some(End::AllPlaced);
            prop_assert_eq!(is_over && !is_all_placed, is_last || act == Act::EndTurn);
        }
    }

    #[test]
    fn after_the_last_tile_everyone_has_one_more_turn_and_who_drew_it_is_the_last(game in games()) {
        let mut drew_last = None;
        let mut turns = Vec::new();
        for (before, act, after) in game {
            if drew_last.is_some() {
                prop_assert!(before.may_draw().is_err());
                if turns.last() != Some(&before.player()) {
                    turns.push(before.player());
                }
                prop_assert_eq!(before.turns_left().map(usize::from), Some(before.table().player_count() + 1 - turns.len()));
            } else {
                prop_assert_eq!(before.turns_left(), None);
            }
            if before.stock().len() == 1 && matches!(act, Act::Draw(_)) {
                drew_last = Some(before.player());
            }
            if after.game.end() == Some(End::LastRound) {
                let mut everyone: Vec<_> = before.table().players_from(drew_last.expect("somebody drew it")).collect();
                everyone.rotate_left(1);
                prop_assert_eq!(&turns, &everyone);
            }
        }
    }

    #[test]
    fn two_quiet_rounds_end_the_game(game in games()) {
        let (mut quiet, mut moves) = (0, false);
        for (before, act, after) in game {
            prop_assert_eq!(before.quiet_turns(), quiet);
            moves |= matches!(act, Act::Lay(_) | Act::Draw(_));
            if after.game.turn() != before.turn() || after.game.end().is_some() {
                quiet = if moves { 0 } else { quiet + 1 };
                moves = false;
            }
            let two_rounds = 2 * before.table().player_count() as u8;
            prop_assert!(quiet < two_rounds || after.game.end().is_some());
            prop_assert!(after.game.end() != Some(End::Quiet) || quiet == two_rounds);
        }
    }

    #[test]
    fn a_game_has_at_most_44_lays_and_cannot_go_on_for_ever(game in games()) {
        let (mut lays, mut acts) = (0, 0);
        for (before, act, _) in game {
            lays += usize::from(matches!(act, Act::Lay(_)));
            acts += 1;
            prop_assert!(before.turn() < 1000);
        }
        prop_assert!(lays <= 44 && acts < 3000);
    }
}
