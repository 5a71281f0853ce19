//! Listening that ends with the listener: no callback may be called after its component is gone.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use web_sys::{Event, EventTarget};

/// Listens for as long as it lives.
#[derive(Debug, Default)]
#[must_use = "listening ends when this is dropped"]
pub struct Listener(Vec<EventListener>);

impl Listener {
    /// Hears these events of the target. `None` is a target that this browser does not have, and is silent.
    pub(super) fn on(target: Option<&EventTarget>, events: &[&'static str], heard: impl Fn(&Event) + 'static) -> Self {
        Self::with(target, events, EventListenerOptions::default(), Rc::new(heard))
    }

    /// The same on the way down to the event's own target: before anybody else, and whatever they do with it.
    pub(super) fn first(
        target: Option<&EventTarget>,
        events: &[&'static str],
        heard: impl Fn(&Event) + 'static,
    ) -> Self {
        Self::with(target, events, EventListenerOptions::run_in_capture_phase(), Rc::new(heard))
    }

    /// The same for whoever may keep the browser from doing what it always does.
    pub(super) fn taking(
        target: Option<&EventTarget>,
        events: &[&'static str],
        heard: impl Fn(&Event) + 'static,
    ) -> Self {
        let options = EventListenerOptions { phase: EventListenerPhase::Bubble, passive: false };
        Self::with(target, events, options, Rc::new(heard))
    }

    /// The same on the way down, for whoever may keep everybody else from hearing it.
    pub(super) fn foremost(
        target: Option<&EventTarget>,
        events: &[&'static str],
        heard: impl Fn(&Event) + 'static,
    ) -> Self {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        Self::with(target, events, options, Rc::new(heard))
    }

    fn with(
        target: Option<&EventTarget>,
        events: &[&'static str],
        options: EventListenerOptions,
        heard: Rc<dyn Fn(&Event)>,
    ) -> Self {
        let Some(target) = target else {
            return Self::default();
        };
        let listen = |event: &&'static str| {
            let heard = heard.clone();
            EventListener::new_with_options(target, *event, options, move |event| heard(event))
        };
        Self(events.iter().map(listen).collect())
    }

    /// Both at once.
    pub fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Goes on until the page is closed.
    pub fn for_ever(self) {
        self.0.into_iter().for_each(EventListener::forget);
    }
}
