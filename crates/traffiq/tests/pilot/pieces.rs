//! A search in pieces finds what one without a pause finds, and has an answer at any time.

use std::task::Poll;

use game_core::Level;
use proptest::prelude::*;
use traffiq::pilot::{Search, Seen, turn};

use super::{games, played, times};

proptest! {
    #![proptest_config(times::times(16))]

    #[test]
    fn pieces_give_the_same_answer_as_one_go(game in games()) {
        for level in [Level::Cabbie, Level::Captain, Level::Ace] {
            let seen = Seen::of(&game);
            let mut search = Search::new(&seen, level).expect("somebody is on turn");
            let mut pauses = 0;
            let one_piece = |search: &mut Search| {
                let mut asked = 0;
                search.work(&mut || {
                    asked += 1;
                    asked > 1
                })
            };
            while one_piece(&mut search) == Poll::Pending {
                pauses += 1;
                // Whoever stops it here has a legal turn.
                if pauses % 7 == 0 {
                    prop_assert!(played(&game, &search.best()).is_ok());
                }
            }
            prop_assert!(search.is_done());
            prop_assert!(pauses > 0 || game.deeds().len() == 2);
            prop_assert_eq!(Some(search.best()), turn(&seen, level));
        }
    }

    #[test]
    fn whoever_does_not_wait_at_all_gets_a_legal_turn(game in games()) {
        let mut search = Search::new(&Seen::of(&game), Level::Ace).expect("somebody is on turn");
        prop_assert_eq!(search.work(&mut || true), Poll::Pending);
        prop_assert!(played(&game, &search.best()).is_ok());
    }
}
