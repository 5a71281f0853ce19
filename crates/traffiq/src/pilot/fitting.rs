//! How many of the tiles that nobody sees would fit a gap.

use super::moves::turnings;
use crate::rules::Tile;

/// One bit for each side that must match.
const MASKS: usize = 16;

/// For every demand that a gap can make, how many tiles meet it.
#[derive(Clone, Debug)]
pub(super) struct Fitting {
    counts: Vec<u8>,
    tiles: usize,
}

impl Fitting {
    pub fn of(unseen: &[Tile]) -> Self {
        let mut counts = vec![0_u8; MASKS << 8];
        let mut last = vec![usize::MAX; MASKS << 8];
        for (number, tile) in unseen.iter().enumerate() {
            for sides in turnings(*tile) {
                for sets in 0..MASKS {
                    let index = index(sides, wide(sets));
                    if last[index] != number {
                        last[index] = number;
                        counts[index] += 1;
                    }
                }
            }
        }
        Self { counts, tiles: unseen.len() }
    }

    /// The chance that one of so many unseen tiles fits a gap that demands these colours under this mask.
    pub fn chance(&self, (colours, mask): (u8, u8), tiles: usize) -> f32 {
        if self.tiles == 0 {
            return 0.0;
        }
        let misses = 1.0 - f32::from(self.counts[index(colours, mask)]) / self.tiles as f32;
        1.0 - (0..tiles).fold(1.0, |chance, _| chance * misses)
    }

    /// Whether some unseen tile fits.
    pub fn is_alive(&self, (colours, mask): (u8, u8)) -> bool {
        self.counts[index(colours, mask)] > 0
    }
}

/// The colours that matter, and before them which sides do.
const fn index(colours: u8, mask: u8) -> usize {
    let sides = mask & 1 | mask >> 1 & 2 | mask >> 2 & 4 | mask >> 3 & 8;
    (sides as usize) << 8 | (colours & mask) as usize
}

/// Two bits for each side of the set.
fn wide(sides: usize) -> u8 {
    (0..4).filter(|side| sides >> side & 1 == 1).fold(0, |mask, side| mask | 3 << (2 * side))
}
