//! A movement as plain data: the moments it passes through and the time it takes.

use std::borrow::Cow;

/// One moment of a movement. What is `None` is left as it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// When, from 0 at the start to 1 at the end.
    pub at: f64,
    /// A css transform, like `translate(12px, -34px) rotate(90deg)`.
    pub transform: Option<Cow<'static, str>>,
    pub opacity: Option<f64>,
    /// The css easing from here to the next frame.
    pub easing: &'static str,
}

impl Frame {
    /// A moment with this transform.
    #[must_use]
    pub const fn moved(at: f64, transform: &'static str) -> Self {
        Self { at, transform: Some(Cow::Borrowed(transform)), opacity: None, easing: "ease-out" }
    }

    /// A moment with this opacity.
    #[must_use]
    pub const fn faded(at: f64, opacity: f64) -> Self {
        Self { at, transform: None, opacity: Some(opacity), easing: "ease-out" }
    }

    /// The same moment with this opacity as well.
    #[must_use]
    pub const fn with_opacity(mut self, opacity: f64) -> Self {
        self.opacity = Some(opacity);
        self
    }

    /// The same moment, from which the next one is reached by this css easing.
    #[must_use]
    pub const fn eased(mut self, easing: &'static str) -> Self {
        self.easing = easing;
        self
    }
}

/// How long a movement waits and takes, in milliseconds. While it waits its first frame is shown already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Timing {
    pub delay_ms: u32,
    pub duration_ms: u32,
}
