//! A movement as plain data: the moments it passes through and the time it takes.

/// One moment of a movement. What is `None` is left as it is.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Frame {
    /// When, from 0 at the start to 1 at the end.
    pub at: f64,
    /// A css transform, like `translate(12px, -34px) rotate(90deg)`.
    pub transform: Option<String>,
    pub opacity: Option<f64>,
    /// The css easing from here to the next frame.
    pub easing: Option<&'static str>,
}

impl Frame {
    /// A moment with this transform.
    #[must_use]
    pub fn moved(at: f64, transform: impl Into<String>) -> Self {
        Self { at, transform: Some(transform.into()), ..Self::default() }
    }

    /// A moment with this opacity.
    #[must_use]
    pub fn faded(at: f64, opacity: f64) -> Self {
        Self { at, opacity: Some(opacity), ..Self::default() }
    }

    /// The same moment with this opacity as well.
    #[must_use]
    pub fn with_opacity(mut self, opacity: f64) -> Self {
        self.opacity = Some(opacity);
        self
    }

    /// The same moment, from which the next one is reached by this css easing.
    #[must_use]
    pub fn eased(mut self, easing: &'static str) -> Self {
        self.easing = Some(easing);
        self
    }
}

/// How long a movement waits and takes, in milliseconds. While it waits its first frame is shown already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Timing {
    pub delay_ms: u32,
    pub duration_ms: u32,
}

impl Timing {
    /// At once, for so long.
    #[must_use]
    pub const fn lasting(duration_ms: u32) -> Self {
        Self { delay_ms: 0, duration_ms }
    }

    /// The same, later.
    #[must_use]
    pub const fn after(self, delay_ms: u32) -> Self {
        Self { delay_ms, ..self }
    }
}
