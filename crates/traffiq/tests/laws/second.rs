//! The engine and the rules on paper agree on every act, legal or not: on what it leads to, and on the first reason why not.

use proptest::prelude::*;
use traffiq::rules::{Act, Game, Refusal};

use super::paper::Paper;
use super::perturbed::perturbed;
use super::random::games;
use super::support::luck::Luck;
use super::times::times;

/// What the act leads to, found in both ways, which have to agree.
pub fn agreed(game: &Game, act: &Act) -> Result<Game, Refusal> {
    let outcome = game.outcome(act);
    let after = outcome.clone().map(|outcome| (Paper::of(&outcome.game), outcome.beaten.to_vec()));
    assert_eq!(after, Paper::of(game).after(act), "{act:?} in {game:?}");
    let after = outcome.map(|outcome| outcome.game);
    assert_eq!(game.apply(act), after);
    after
}

proptest! {
    #![proptest_config(times(300))]

    #[test]
    fn every_act_does_what_it_does_on_paper(game in games()) {
        for (before, act, after) in game {
            prop_assert_eq!(agreed(&before, &act), Ok(after.game));
        }
    }

    #[test]
    fn every_act_that_is_nearly_right_is_refused_for_the_first_reason(game in games(), seed in any::<u64>()) {
        let mut luck = Luck::seeded(seed);
        for (before, _, after) in game {
            let listed = before.legal_acts();
            for _ in 0..3 {
                let _ = agreed(&before, &perturbed(&mut luck, &before, &listed));
            }
            if after.game.end().is_some() {
                let _ = agreed(&after.game, &perturbed(&mut luck, &before, &listed));
            }
        }
    }
}
