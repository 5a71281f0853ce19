//! Waiting, and what day it is.

use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;

use app_core::day::Day;

/// Something that is done later, and never if this is dropped before.
#[derive(Debug)]
#[must_use = "what waits is cancelled when this is dropped"]
pub struct Timer(Timeout);

impl Timer {
    /// Waits on without being held.
    pub fn let_run(self) {
        self.0.forget();
    }
}

/// Does this once, after so many milliseconds.
pub fn after(ms: u32, then: impl FnOnce() + 'static) -> Timer {
    Timer(Timeout::new(ms, then))
}

/// Something that is done right before the page is painted next, and never if this is dropped before.
#[derive(Debug)]
#[must_use = "what waits is cancelled when this is dropped"]
pub struct BeforePaint {
    _frame: AnimationFrame,
}

/// Does this once, right before the page is painted next.
pub fn before_paint(then: impl FnOnce() + 'static) -> BeforePaint {
    BeforePaint { _frame: request_animation_frame(|_| then()) }
}

/// Milliseconds since the page was opened. They never run backwards.
#[must_use]
pub fn now_ms() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}

/// Today, where the player is. Nothing from a clock that is out of its mind.
#[must_use]
pub fn today() -> Option<Day> {
    let now = js_sys::Date::new_0();
    Day::new(
        now.get_full_year().try_into().ok()?,
        (now.get_month() + 1).try_into().ok()?,
        now.get_date().try_into().ok()?,
    )
}

/// The day as this language writes it.
#[must_use]
pub fn written(day: Day, language: &str) -> String {
    let (year, month, day) = day.parts();
    let date = js_sys::Date::new_with_year_month_day(year.into(), i32::from(month) - 1, day.into());
    let style = js_sys::Object::new();
    // A plain object takes any property.
    let _ = js_sys::Reflect::set(&style, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(language, &style).into()
}
