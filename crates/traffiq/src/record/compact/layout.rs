//! The widths and marks of the bits, which writing and reading share. None of them may ever change in this version.

use crate::rules::Game;

pub(super) const LAYOUT: u32 = 1;
pub(super) const TABLE: u32 = 2;
pub(super) const PLAYER: u32 = 2;
pub(super) const HANDS: u32 = 1;
pub(super) const SOURCE: u32 = 2;

/// Where the tiles come from.
pub(super) const BY_HAND: u8 = 0;
pub(super) const SEED: u8 = 1;
pub(super) const CODE: u8 = 2;

/// What stands beside the rules.
pub(super) const END: u8 = 0;
pub(super) const HAND_OVER: u8 = 1;

/// The places of what may come next: first what stands beside the rules, then a draw, if one may be made, then the legal acts.
pub(super) struct Choices {
    pub draw: Option<usize>,
    pub first_act: usize,
}

impl Choices {
    pub(super) const ASIDE: usize = 0;

    pub(super) fn of(game: &Game) -> Self {
        let draw = game.may_draw().is_ok().then_some(1);
        Self { draw, first_act: 1 + usize::from(draw.is_some()) }
    }
}
