//! The widths and marks of the bits, which writing and reading share. None of them may ever change in this version.

pub(super) const MODE: u32 = 2;
pub(super) const PLAYER: u32 = 3;
pub(super) const FACE: u32 = 3;
pub(super) const THUMB: u32 = 3;
pub(super) const COINS: u32 = 5;

/// Before each event: an action of the rules, or something beside them.
pub(super) const ACT: u8 = 0;
pub(super) const ASIDE: u8 = 1;

/// What stands beside the rules.
pub(super) const END: u8 = 0;
pub(super) const HAND_OVER: u8 = 1;

/// What becomes of a thumbs-up, after the numbers of the five species.
pub(super) const UNPAID_THUMB: u8 = 5;
pub(super) const THUMB_LEFT: u8 = 6;
