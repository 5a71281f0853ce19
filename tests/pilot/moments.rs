//! Random games, moment by moment, for positions of every kind.

use space_taxi::rules::{Action, Face, Game, Mode, PassengerFace, Phase};

use super::luck::Luck;
use super::random_hand::{placement, throw};

/// Every moment of a random game after its first throw.
pub fn moments(mode: Mode, seed: u64) -> Vec<Game> {
    let mut luck = Luck::seeded(seed);
    let opener = mode.player(0).expect("somebody plays");
    let mut moments = vec![Game::new(mode, opener).expect("the opener is at this table")];
    while let Some(action) = act(moments.last().expect("a game has a start"), &mut luck) {
        let game = moments.last().expect("a game has a start").apply(&action);
        moments.push(game.expect("random players keep to the rules"));
    }
    moments
}

fn act(game: &Game, luck: &mut Luck) -> Option<Action> {
    let purse = game.coins().purse(game.player());
    match game.phase() {
        Phase::ToPlace(turn, thrown) => Some(Action::Place(placement(luck, turn, thrown, purse))),
        Phase::ToSpend(_) => Some(Action::Spend(luck.below(usize::from(purse) + 1) as u8)),
        _ => {
            let left = game.turn_to_throw().ok()?.dice_left();
            Some(Action::Throw(throw(luck, left, PassengerFace::ALL)))
        }
    }
}
