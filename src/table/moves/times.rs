//! How long everything takes at normal speed, in milliseconds. Sounds keep to the same times.

/// One die of a throw, and from one die to the next.
pub const THROW: u32 = 750;
pub const THROW_APART: u32 = 45;
/// A die from the tray to its place, and from one die to the next.
pub const PLACE: u32 = 320;
pub const PLACE_APART: u32 = 60;
/// From the touch of a landing until the piece lies still.
pub const SQUASH: u32 = 180;
pub const TILE: u32 = 380;
pub const COIN: u32 = 520;
pub const JOKER: u32 = 260;
pub const CRYSTAL_SAFE: u32 = 420;
pub const CRYSTAL_LOST: u32 = 700;
pub const LIFT_OFF: u32 = 1900;
/// Of the lift-off: the rumble and the dip, before the jets are full.
pub const RUMBLE: u32 = 650;
pub const MISFIRE: u32 = 1500;
/// The ticket comes up in so long.
pub const TICKET: u32 = 400;
pub const COUNT: u32 = 600;
/// A lone alien waves and gets out.
pub const HOP: u32 = 520;
pub const END_OF_ROUND: u32 = 900;
pub const POP: u32 = 260;
/// A hop for joy, or a piece of a celebration; and from one of a wave to the next.
pub const CHEER: u32 = 460;
pub const WAVE_APART: u32 = 70;
pub const FIREWORKS: u32 = 3;
pub const FIREWORK_APART: u32 = 260;
pub const FADE: u32 = 160;
/// At any speed dice lie at least so long before what comes picked by itself can be placed.
pub const SEEN: u32 = 600;
/// Without motion: a piece, and a scene.
pub const STILL_PIECE: u32 = 120;
pub const STILL_SCENE: u32 = 200;

/// Until so many thrown dice lie.
#[must_use]
pub const fn thrown(dice: u32) -> u32 {
    THROW + THROW_APART * dice.saturating_sub(1)
}

/// Until so many dice have landed.
#[must_use]
pub const fn landed(dice: u32) -> u32 {
    if dice == 0 { 0 } else { PLACE + PLACE_APART * (dice - 1) }
}

/// Until so many dice have landed and their tile is turned.
#[must_use]
pub const fn placed(dice: u32) -> u32 {
    landed(dice) + TILE
}

/// Until so many lone aliens have got out, one after the other.
#[must_use]
pub const fn got_out(aliens: u32) -> u32 {
    if aliens == 0 { 0 } else { HOP / 2 * (aliens + 1) }
}
