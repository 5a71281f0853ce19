//! Numbers by lot that follow from other numbers: what a level notices, and which worlds an Ace imagines.
//!
//! No source of chance may enter. Equal positions give equal numbers, on every machine.

/// SplitMix64: every number that is added stirs all that was added before.
#[derive(Clone, Debug, Default)]
pub(super) struct Mix(u64);

impl Mix {
    pub const fn from(number: u64) -> Self {
        Self(number)
    }

    pub const fn add(&mut self, number: u64) {
        self.0 = stirred(self.0 ^ stirred(number));
    }

    pub const fn number(&self) -> u64 {
        self.0
    }

    /// The next number below this one; what is lost to fairness is less than one in a hundred million.
    pub const fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        (((stirred(self.0) >> 32) * limit as u64) >> 32) as usize
    }
}

/// One number for a few small ones.
pub(super) const fn stirred(number: u64) -> u64 {
    let number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}
