//! A small source of luck. It has nothing to do with the dice of the game: those are tested, this one tests.

/// SplitMix64: a seed and a counter, well mixed.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    pub fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 up to, but not including, `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let high = (mixed ^ (mixed >> 31)) >> 32;
        ((high * bound as u64) >> 32) as usize
    }

    /// One of these, each as likely as the others.
    pub fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}
