//! What holds after every step of every game.

use proptest::prelude::*;
use space_taxi::rules::{Action, Game, Illegal, Phase, Smuggling, Turn};

use super::paper::{place, throw};
use super::random::games;
use super::times::times;

/// The turn that is being played or has just lifted off.
fn turn(game: &Game) -> Option<Turn> {
    match game.phase() {
        Phase::ToThrow(turn) | Phase::ToPlace(turn, _) => Some(*turn),
        Phase::ToSpend(flight) => Some(flight.turn),
        Phase::RoundOver | Phase::GameOver => None,
    }
}

proptest! {
    #![proptest_config(times(2000))]

    #[test]
    fn there_are_always_27_coins(game in games()) {
        for (_, _, after) in game {
            let held: u8 = after.coins().purses().values().sum();
            prop_assert_eq!(held + after.coins().supply(), 27);
        }
    }

    #[test]
    fn the_dice_left_are_always_the_sum_of_the_unturned_tiles(game in games()) {
        for (_, _, after) in game {
            let Some(turn) = turn(&after) else { continue };
            let left = turn.dice_left();
            let unturned: u8 = turn.tiles().iter().map(|tile| tile.number()).sum();
            prop_assert_eq!(left.passengers + left.fuel + u8::from(left.smuggling), unturned);
        }
    }

    #[test]
    fn no_die_ever_appears_or_disappears(game in games()) {
        for (_, _, after) in game {
            let Some(turn) = turn(&after) else { continue };
            let out_of_play = matches!(turn.smuggling(), Smuggling::Mined(_) | Smuggling::Lost);
            let placed = turn.taxi().seats.len() + turn.wings().fuel.len() + u8::from(out_of_play);
            prop_assert_eq!(placed + turn.dice_left().count(), 10);
        }
    }

    #[test]
    fn everyone_has_one_turn_a_round_of_at_most_five_throws(game in games()) {
        let (mut turns, mut throws, mut whose) = (0, 0, None);
        let mut finished = None;
        for (_, action, after) in game {
            if matches!(action, Action::Throw(_)) {
                let thrower = Some((after.round_number(), after.player()));
                throws = if whose == thrower { throws + 1 } else { 1 };
                turns += u8::from(whose != thrower);
                whose = thrower;
                prop_assert!(throws <= 5);
            }
            finished = Some(after);
        }
        let mode = finished.expect("a game has steps").mode();
        prop_assert_eq!(turns, mode.rounds() * mode.player_count());
    }

    #[test]
    fn a_finished_game_refuses_everything(game in games()) {
        let finished = game.finish();
        prop_assert_eq!(finished.phase(), &Phase::GameOver);
        prop_assert!(finished.legal_placements().is_empty());
        let tried = [throw("OOOOOO 334 s8"), throw("s8"), place(""), place("OO 3 s"), Action::Spend(0), Action::Spend(9)];
        for action in tried {
            prop_assert_eq!(finished.apply(&action), Err(Illegal::GameOver));
        }
    }
}
