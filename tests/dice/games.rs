//! Whole games on seeded dice.

use std::collections::HashSet;

use proptest::prelude::*;
use space_taxi::dice::{Moment, Seed, next_throw};
use space_taxi::rules::{Action, Game, Mode, Phase};

use crate::document::moment;
use crate::times::times;

/// Plays on with the seed's dice, taking the placement that `choose` picks from as many as there are.
fn play(seed: &Seed, mut game: Game, mut choose: impl FnMut(usize) -> usize) -> Vec<(Moment, Game)> {
    let mut thrown = Vec::new();
    while *game.phase() != Phase::GameOver {
        let action = match (Moment::next(&game), next_throw(seed, &game), game.phase()) {
            (Some(moment), Some(throw), Phase::ToThrow(_) | Phase::RoundOver) => {
                thrown.push((moment, game.clone()));
                Action::Throw(throw)
            }
            (None, None, Phase::ToPlace(..)) => {
                let choices = game.legal_placements();
                Action::Place(choices[choose(choices.len())])
            }
            (None, None, Phase::ToSpend(_)) => Action::Spend(0),
            unexpected => panic!("{unexpected:?}"),
        };
        game = game.apply(&action).expect("the dice fit the game");
    }
    assert_eq!((Moment::next(&game), next_throw(seed, &game)), (None, None), "a finished game waits for no dice");
    thrown
}

fn new_game(mode: Mode, opener: usize) -> Game {
    Game::new(mode, mode.player(opener).unwrap()).unwrap()
}

#[test]
fn the_first_moment_is_the_openers_first_throw() {
    assert_eq!(Moment::next(&new_game(Mode::Four, 2)), Some(moment(1, 2, 1)));
}

#[test]
fn the_throw_after_a_settled_round_belongs_to_the_next_round_and_its_opener() {
    let thrown = play(&Seed::from_bytes([5; 32]), new_game(Mode::Three, 1), |choices| choices / 2);
    let between: Vec<_> = thrown.iter().filter(|(_, game)| *game.phase() == Phase::RoundOver).collect();
    assert_eq!(between.len(), 4);
    for ((moment, game), round) in between.into_iter().zip(2..) {
        assert_eq!((moment.round, moment.player, moment.throw), (round, game.opener(), 1));
    }
}

proptest! {
    #![proptest_config(times(64))]

    #[test]
    fn every_throw_of_a_game_has_its_own_moment(bytes: [u8; 32], picks in any::<u64>(), mode in 0..4_usize) {
        let mode = Mode::ALL[mode];
        let mut picks = picks;
        let thrown = play(&Seed::from_bytes(bytes), new_game(mode, 0), |choices| {
            picks = picks.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (picks >> 33) as usize % choices
        });
        let moments: HashSet<Moment> = thrown.iter().map(|(moment, _)| *moment).collect();
        prop_assert_eq!(moments.len(), thrown.len());
        let firsts = moments.iter().filter(|moment| moment.throw == 1).count();
        prop_assert_eq!(firsts, usize::from(mode.rounds() * mode.player_count()));
        prop_assert!(moments.iter().all(|moment| (1..=mode.rounds()).contains(&moment.round) && moment.throw <= 5));
    }

    #[test]
    fn other_choices_at_the_table_leave_everyones_first_throw_as_it_is(bytes: [u8; 32]) {
        let seed = Seed::from_bytes(bytes);
        let firsts = |thrown: Vec<(Moment, Game)>| -> HashSet<_> {
            let firsts = thrown.into_iter().filter(|(moment, _)| moment.throw == 1);
            firsts.map(|(moment, game)| (moment, next_throw(&seed, &game))).collect()
        };
        let bold = firsts(play(&seed, new_game(Mode::Five, 0), |choices| choices - 1));
        let meek = firsts(play(&seed, new_game(Mode::Five, 3), |_| 0));
        prop_assert_eq!(bold, meek);
    }
}
