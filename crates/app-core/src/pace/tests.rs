//! A minute of touches, by clocks of all kinds, and what is left of it for work.

use super::*;

/// What a worker notices of its browser: how coarse the clock is, and by how much timers miss their time.
#[derive(Clone, Copy, Debug)]
struct Browser {
    tick: f64,
    misses: f64,
}

const EXACT: Browser = Browser { tick: 0.01, misses: 0.0 };

impl Browser {
    fn clock(self, time: f64) -> f64 {
        (time / self.tick).floor() * self.tick
    }
}

/// A minute of a worker with more than enough to do while somebody touches the page every so often: how much of it is
/// work, and how long the longest rest.
fn minute(browser: Browser, every: f64) -> (f64, f64) {
    const MINUTE: f64 = 60_000.0;
    let (mut pace, mut now, mut touch) = (Pace::default(), 0.0, 0.0);
    let (mut worked, mut rested, mut longest) = (0.0, 0.0_f64, 0.0_f64);
    while now < MINUTE {
        let (began, start) = (now, browser.clock(now));
        if let Some(ms) = pace.rest(start) {
            now += (ms.ceil() + browser.misses).max(0.5);
            while touch <= now {
                pace.touched(browser.clock(touch));
                touch += every;
            }
            rested += now - began;
            longest = longest.max(rested);
        } else {
            while browser.clock(now) - start < PIECE_MS {
                now += 1.0;
            }
            pace.worked(browser.clock(now) - start);
            // Heard only now.
            while touch <= now {
                pace.touched(browser.clock(now));
                touch += every;
            }
            worked += now - began;
            rested = 0.0;
        }
    }
    (worked / MINUTE, longest)
}

/// One that has looked at what it is asked, and has more to do.
fn at_work() -> Pace {
    let mut pace = Pace::default();
    pace.worked(PIECE_MS);
    pace
}

#[test]
fn a_thread_rests_while_a_touch_is_answered() {
    let mut pace = at_work();
    assert_eq!(pace.rest(1000.0), None);
    pace.touched(1000.0);
    assert_eq!(pace.rest(1000.0), Some(REST_MS));
    pace.touched(1100.0);
    assert_eq!(pace.rest(1100.0), Some(REST_MS));
    assert_eq!(pace.rest(1100.0 + REST_MS), None);
}

#[test]
fn two_touches_a_second_leave_most_of_the_time_for_work() {
    let (work, _) = minute(EXACT, 500.0);
    assert!(work > 0.69, "{work}");
}

#[test]
fn whoever_never_stops_touching_gets_an_answer_in_four_times_the_time() {
    for every in [1.0, 2.0, 20.0, 50.0, 100.0, 149.0] {
        let (work, rest) = minute(EXACT, every);
        assert!(work > 0.24 && rest <= MOST_REST_MS, "every {every} ms: {work}, {rest} ms");
    }
}

#[test]
fn the_same_holds_by_coarse_clocks_and_timers_that_miss_their_time() {
    for (tick, least) in [(1.0, 0.23), (16.0, 0.23), (100.0, 0.19)] {
        for misses in [-1.0, 0.0, 1.0, 16.0, 50.0] {
            for every in [2.0, 50.0] {
                let browser = Browser { tick, misses };
                let (work, rest) = minute(browser, every);
                assert!(work > least, "{browser:?}, every {every} ms: {work}");
                assert!(rest <= MOST_REST_MS + tick + misses.max(0.0), "{browser:?}, every {every} ms: {rest} ms");
            }
        }
    }
}

#[test]
fn a_thread_rests_again_when_it_has_worked_enough_or_has_nothing_to_do() {
    let mut pace = at_work();
    pace.touched(1000.0);
    pace.touched(2000.0);
    assert_eq!(pace.rest(2000.0), None, "it has not worked since");
    pace.worked(LEAST_WORK_MS);
    pace.touched(3000.0);
    assert_eq!(pace.rest(3000.0), Some(REST_MS));
    pace.be_idle();
    pace.touched(4000.0);
    pace.worked(PIECE_MS);
    assert_eq!(pace.rest(4000.0), Some(REST_MS));
}

#[test]
fn what_can_be_answered_in_a_moment_waits_for_no_touch() {
    let mut pace = at_work();
    for question in 1..=10 {
        let now = 1000.0 * f64::from(question);
        pace.touched(now);
        pace.answered();
        assert_eq!(pace.rest(now), None, "it looks whether there is more");
        pace.worked(0.0);
        pace.be_idle();
        pace.touched(now + 20.0);
        assert_eq!(pace.rest(now + 20.0), None, "it looks at what it is asked next");
        pace.worked(1.0);
    }
}

#[test]
fn what_takes_longer_is_put_off_after_the_first_look() {
    let mut pace = at_work();
    pace.touched(1000.0);
    pace.answered();
    assert_eq!(pace.rest(1000.0), None);
    pace.worked(PIECE_MS);
    assert_eq!(pace.rest(1000.0 + PIECE_MS), Some(REST_MS - PIECE_MS));
}
