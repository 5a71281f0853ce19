//! Whatever a level is asked, it answers with a legal turn, and always with the same.

use game_core::Level;
use proptest::prelude::*;
use traffiq::pilot::{Seen, turn};
use traffiq::rules::{Act, Layout};

use super::{games, played, positions, times};

const LEVELS: [Level; 4] = [Level::Rookie, Level::Cabbie, Level::Captain, Level::Ace];

proptest! {
    #![proptest_config(times::times(24))]

    #[test]
    fn every_level_plays_a_legal_turn_and_the_same_one_again(game in games()) {
        for level in LEVELS {
            let chosen = turn(&Seen::of(&game), level).expect("somebody is on turn");
            prop_assert!(played(&game, &chosen).is_ok(), "{level:?} plays {chosen:?}");
            prop_assert_eq!(turn(&Seen::of(&game), level), Some(chosen));
        }
    }

    #[test]
    fn in_the_middle_of_a_turn_the_rest_is_played(game in games()) {
        for level in LEVELS {
            let chosen = turn(&Seen::of(&game), level).expect("somebody is on turn");
            let Some(first) = chosen.first().cloned() else { continue };
            let Ok(after) = played(&game, &[first].into_iter().collect()) else { continue };
            if after.end().is_none() && after.turn() == game.turn() {
                let rest = turn(&Seen::of(&after), level).expect("the turn goes on");
                prop_assert!(rest.len() < 2 && played(&after, &rest).is_ok(), "{level:?} plays {chosen:?}, then {rest:?}");
            }
        }
    }
}

#[test]
fn once_the_game_is_over_there_is_nothing_to_play() {
    let mut game = positions::position(5, Layout::TimesSquare, 2, 0);
    while game.end().is_none() {
        game = game.apply(&Act::EndTurn).expect("everybody may pass");
    }
    assert!(LEVELS.into_iter().all(|level| turn(&Seen::of(&game), level).is_none()));
}

/// The tiles of a hand have no order that matters.
#[test]
fn in_which_order_the_own_tiles_came_changes_nothing() {
    let game = positions::position(5, Layout::CentralPark, 3, 0);
    let seen = Seen::of(&game);
    let laid_and_drawn = |first: usize| {
        let draw =
            |game: &traffiq::rules::Game, place: usize| game.apply(&Act::Draw(game.stock()[place])).expect("a draw");
        let (one, other) = (game.stock()[3], game.stock()[9]);
        let after = if first == 0 { draw(&game, 3) } else { draw(&game, 9) };
        let place =
            after.stock().iter().position(|tile| *tile == if first == 0 { other } else { one }).expect("it is left");
        draw(&after, place)
    };
    assert_eq!(Seen::of(&laid_and_drawn(0)), Seen::of(&laid_and_drawn(1)));
    assert_ne!(Seen::of(&laid_and_drawn(0)), seen);
}
