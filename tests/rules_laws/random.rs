//! What the property tests draw: random games in all modes, with honest dice and with loaded ones.

use proptest::prelude::*;
use proptest::sample::select;
use space_taxi::rules::{Face, Mode, PassengerFace, Species};

use super::support::random_game::RandomGame;

/// Loaded dice: groups, full taxis and jokers come often.
const LOADED: &[PassengerFace] =
    &[PassengerFace::Alien(Species::Orbi), PassengerFace::Alien(Species::Xeno), PassengerFace::Thumb];

/// A random game in any mode, with anyone as its opener.
pub fn games() -> impl Strategy<Value = RandomGame> {
    let faces = select(&[PassengerFace::ALL, LOADED][..]);
    (select(&Mode::ALL[..]), 0..5_usize, any::<u64>(), faces)
        .prop_map(|(mode, opener, seed, faces)| RandomGame::new(mode, opener, seed, faces))
}
