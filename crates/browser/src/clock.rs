//! Waiting, and what day it is.

use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::theme;
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

/// Something that is tried right before every paint until it has worked, and never again once this is dropped.
#[must_use = "nothing is tried any more when this is dropped"]
pub struct BeforePaint {
    _attempt: Rc<dyn Fn() -> bool>,
}

/// Tries this right before every paint, until it says that it has worked.
pub fn before_paint(attempt: Rc<dyn Fn() -> bool>) -> BeforePaint {
    try_at_next_paint(Rc::downgrade(&attempt));
    BeforePaint { _attempt: attempt }
}

fn try_at_next_paint(attempt: Weak<dyn Fn() -> bool>) {
    let frame = Closure::once_into_js(move || {
        if attempt.upgrade().is_some_and(|attempt| !attempt()) {
            try_at_next_paint(attempt);
        }
    });
    // A browser that refuses paints what it likes.
    let _ = web_sys::window().map(|window| window.request_animation_frame(frame.unchecked_ref()));
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

/// The day as this language writes it, in the way of the country that the device names with it.
#[must_use]
pub fn written(day: Day, language: &str) -> String {
    let is_plain = |tag: &String| tag.split('-').all(|part| part.chars().all(|letter| letter.is_ascii_alphanumeric()));
    let is_of = |tag: &String| tag.split('-').next() == Some(language) && is_plain(tag);
    let tag = theme::device_languages().into_iter().find(is_of).unwrap_or_else(|| language.to_owned());
    let (year, month, day) = day.parts();
    let date = js_sys::Date::new_with_year_month_day(year.into(), i32::from(month) - 1, day.into());
    let style = js_sys::Object::new();
    // A plain object takes any property.
    let _ = js_sys::Reflect::set(&style, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(&tag, &style).into()
}
