//! When a worker rests: a small device has not enough cores for it and for the page that answers a touch, and the person
//! comes first. But somebody who never stops touching has to get an answer too.

#[cfg(test)]
mod tests;

/// How long a worker works before it looks up, in milliseconds.
pub const PIECE_MS: f64 = 8.0;
/// How long it rests after a touch.
const REST_MS: f64 = 150.0;
/// How long it rests if there is one touch after the other.
const MOST_REST_MS: f64 = 450.0;
/// How long it works between two rests at least.
const LEAST_WORK_MS: f64 = 150.0;

/// The pace of a worker; times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    began: f64,
    until: f64,
    /// Since the last rest.
    worked: f64,
    /// It has not yet looked at what it is asked.
    is_new: bool,
}

impl Default for Pace {
    fn default() -> Self {
        Self { began: 0.0, until: 0.0, worked: LEAST_WORK_MS, is_new: true }
    }
}

impl Pace {
    /// Somebody touches the page.
    pub fn touched(&mut self, now: f64) {
        if now < self.until {
            self.until = (now + REST_MS).min(self.began + MOST_REST_MS);
        } else if self.worked >= LEAST_WORK_MS {
            *self = Self { began: now, until: now + REST_MS, worked: 0.0, ..*self };
        }
    }

    /// It has worked for so long.
    pub fn worked(&mut self, ms: f64) {
        self.worked += ms;
        self.is_new = false;
    }

    /// It has answered. What it is asked next it looks at first: once the game is solved, that takes a moment only.
    pub fn answered(&mut self) {
        self.is_new = true;
    }

    /// It has looked and has nothing to do, so nobody waits while it rests.
    pub fn be_idle(&mut self) {
        self.worked = LEAST_WORK_MS;
        self.is_new = true;
    }

    /// How much longer it rests; nothing if it is to work.
    #[must_use]
    pub fn rest(&self, now: f64) -> Option<f64> {
        (now < self.until && !self.is_new).then_some(self.until - now)
    }
}
