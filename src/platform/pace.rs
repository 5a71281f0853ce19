//! When a thread rests: a small device has not enough cores for it and for the page that answers a touch, and the person
//! comes first. But somebody who never stops touching has to get an answer too.

/// How long a thread works before it looks up, in milliseconds.
pub const PIECE_MS: f64 = 8.0;
/// How long it rests after a touch.
const REST_MS: f64 = 150.0;
/// How long it rests if there is one touch after the other.
const MOST_REST_MS: f64 = 450.0;
/// How long it works between two rests at least.
const LEAST_WORK_MS: f64 = 150.0;

/// The pace of a thread; times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    began: f64,
    until: f64,
    /// Since the last rest.
    worked: f64,
}

impl Default for Pace {
    fn default() -> Self {
        Self { began: 0.0, until: 0.0, worked: LEAST_WORK_MS }
    }
}

impl Pace {
    /// Somebody touches the page.
    pub fn touched(&mut self, now: f64) {
        if now < self.until {
            self.until = (now + REST_MS).min(self.began + MOST_REST_MS);
        } else if self.worked >= LEAST_WORK_MS {
            *self = Self { began: now, until: now + REST_MS, worked: 0.0 };
        }
    }

    /// It has worked for so long.
    pub fn worked(&mut self, ms: f64) {
        self.worked += ms;
    }

    /// It has nothing to do, so nobody waits while it rests.
    pub fn be_idle(&mut self) {
        self.worked = LEAST_WORK_MS;
    }

    /// How much longer it rests; nothing if it is to work.
    #[must_use]
    pub fn rest(&self, now: f64) -> Option<f64> {
        (now < self.until).then_some(self.until - now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much of this time is work if somebody touches the page every so often.
    fn work(of: u32, every: u32) -> f64 {
        let (mut pace, mut worked) = (Pace::default(), 0.0);
        for now in 0..of {
            if now % every == 0 {
                pace.touched(now.into());
            }
            if pace.rest(now.into()).is_none() {
                pace.worked(1.0);
                worked += 1.0;
            }
        }
        worked / f64::from(of)
    }

    #[test]
    fn a_thread_rests_while_a_touch_is_answered() {
        let mut pace = Pace::default();
        assert_eq!(pace.rest(1000.0), None);
        pace.touched(1000.0);
        assert_eq!(pace.rest(1000.0), Some(REST_MS));
        pace.touched(1100.0);
        assert_eq!(pace.rest(1100.0), Some(REST_MS));
        assert_eq!(pace.rest(1100.0 + REST_MS), None);
    }

    #[test]
    fn two_touches_a_second_leave_most_of_the_time_for_work() {
        assert!(work(60_000, 500) > 0.69, "{}", work(60_000, 500));
    }

    #[test]
    fn whoever_never_stops_touching_gets_an_answer_in_four_times_the_time() {
        for every in [1, 20, 100, 149] {
            assert!(work(60_000, every) > 0.24, "every {every} ms: {}", work(60_000, every));
        }
    }

    #[test]
    fn a_thread_without_work_rests_at_any_touch() {
        let mut pace = Pace::default();
        pace.touched(1000.0);
        pace.touched(2000.0);
        assert_eq!(pace.rest(2000.0), None, "it has not worked since");
        pace.be_idle();
        pace.touched(3000.0);
        assert_eq!(pace.rest(3000.0), Some(REST_MS));
    }
}
