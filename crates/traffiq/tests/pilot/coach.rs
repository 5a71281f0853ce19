//! What the coach says a turn gains is what the rules say it brings.

use proptest::prelude::*;
use traffiq::pilot::{Coach, Seen};
use traffiq::rules::{Act, End, Step};

use super::{games, times};

proptest! {
    #![proptest_config(times::times(40))]

    #[test]
    fn what_a_turn_gains_is_what_it_brings(game in games()) {
        let mut coach = Coach::new(&Seen::of(&game)).expect("somebody is on turn");
        // However far it has come: it may be asked at any time.
        let mut pieces = 0;
        let _ = coach.work(&mut || { pieces += 1; pieces > 120 });
        let advice = coach.advice();
        prop_assert!((1..=3).contains(&advice.len()));
        prop_assert_eq!(advice[0].valued.behind.value, 0.0);
        for pair in advice.windows(2) {
            prop_assert!(pair[0].valued.turn != pair[1].valued.turn);
            prop_assert!(pair[1].valued.behind.value >= 0.0);
        }
        for advised in &advice {
            prop_assert!((-1.0..=1.0).contains(&advised.valued.value.value));
            let (me, mut after, mut sent, mut completed, mut drawn) = (game.player(), game.clone(), Vec::new(), Vec::new(), 0);
            for step in &advised.valued.turn {
                let act = match step {
                    Step::Lay(lay) => {
                        let corners = after.city().completed_by(lay.cell);
                        let laid = after.apply(&Act::Lay(lay.clone())).expect("advice is legal");
                        completed.extend(corners.into_iter().filter(|corner| laid.city().can_stand(*corner)));
                        Act::Lay(lay.clone())
                    }
                    Step::Ride(ride) => Act::Ride(ride.clone()),
                    Step::Draw => {
                        drawn += 1;
                        Act::Draw(after.stock()[0])
                    }
                };
                let outcome = after.outcome(&act).expect("advice is legal");
                sent.extend(outcome.beaten);
                after = outcome.game;
            }
            let gains = &advised.gains;
            let mut told = gains.sent_home.clone();
            told.sort_unstable_by_key(|(crossing, _)| *crossing);
            sent.sort_unstable_by_key(|(crossing, _)| *crossing);
            prop_assert_eq!(told, sent);
            prop_assert_eq!(&gains.completed, &completed);
            prop_assert_eq!(gains.tiles_drawn, drawn);
            prop_assert_eq!(gains.all_placed, after.end() == Some(End::AllPlaced));
            prop_assert_eq!(gains.placed.points(), after.points(me) - game.points(me));
            for closed in &gains.closed {
                prop_assert!(!game.city().is_complete(*closed) && !after.city().is_complete(*closed));
            }
        }
    }
}
