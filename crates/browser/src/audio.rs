//! Sounds, made on the spot (Web Audio): there are no sound files.
//!
//! Nothing is made before the first touch or key of the page, since browsers keep pages silent until then. While the
//! page is hidden the sound rests. A browser without Web Audio stays silent.

mod mixer;
mod noise;
mod play;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use js_sys::Reflect;
pub use mixer::Mixer;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AudioContext, AudioContextState, Event, VisibilityState};

use super::listener::Listener;
use super::page;
use app_core::note::Score;

/// What browsers accept as a touch of the page. A finger counts when it is lifted, a mouse when it is pressed.
const TOUCHES: [&str; 4] = ["mousedown", "pointerup", "touchend", "keydown"];

/// The loudspeaker of the page. Clones are the same loudspeaker.
#[derive(Clone)]
pub struct Audio(Rc<Inner>);

struct Inner {
    /// Out of 1; 0 is silence.
    volume: Cell<f32>,
    /// Silent for a while, whatever the volume.
    hushed: Cell<bool>,
    running: RefCell<Option<(AudioContext, Mixer)>>,
    _watch: Listener,
}

impl Audio {
    /// Waits for the first touch of the page.
    #[must_use]
    pub fn new() -> Self {
        Self(Rc::new_cyclic(|inner: &Weak<Inner>| {
            let (touched, shown) = (inner.clone(), inner.clone());
            let (window, document) = (web_sys::window(), page::document());
            let on_touch = Listener::first(window.as_deref(), &TOUCHES, move |event| {
                if let Some(inner) = touched.upgrade().filter(|_| is_accepted(event)) {
                    inner.wake();
                }
            });
            let on_show = Listener::on(document.as_ref().map(AsRef::as_ref), &["visibilitychange"], move |_| {
                if let Some(inner) = shown.upgrade() {
                    inner.follow_page();
                }
            });
            Inner {
                volume: Cell::new(0.0),
                hushed: Cell::new(false),
                running: RefCell::default(),
                _watch: on_touch.and(on_show),
            }
        }))
    }

    /// Plays this now, or not at all if there is nobody to hear it.
    pub fn play(&self, score: &Score) {
        if self.0.loudness() <= 0.0 || is_hidden() {
            return;
        }
        if let Some((context, mixer)) = &*self.0.running.borrow()
            && context.state() == AudioContextState::Running
        {
            mixer.play(score);
        }
    }

    /// From this moment on so loud, out of 1; 0 is silence.
    pub fn set_volume(&self, volume: f32) {
        self.0.volume.set(volume);
        self.0.follow_volume();
    }

    /// Silent from now on, or as loud as before.
    pub fn hush(&self, hushed: bool) {
        self.0.hushed.set(hushed);
        self.0.follow_volume();
    }
}

impl Default for Audio {
    fn default() -> Self {
        Self::new()
    }
}

impl Inner {
    fn loudness(&self) -> f32 {
        if self.hushed.get() { 0.0 } else { self.volume.get() }
    }

    fn follow_volume(&self) {
        if let Some((_, mixer)) = &*self.running.borrow() {
            mixer.set_volume(self.loudness());
        }
    }

    /// A touch: makes the loudspeaker, or brings it back after a call or another app has taken the sound away.
    fn wake(&self) {
        if self.running.borrow().is_none()
            && let Ok(context) = AudioContext::new()
            && let Ok(mixer) = Mixer::new(&context)
        {
            mixer.set_volume(self.loudness());
            self.running.replace(Some((context, mixer)));
        }
        self.follow_page();
    }

    fn follow_page(&self) {
        let Some((context, _)) = &*self.running.borrow() else {
            return;
        };
        let hidden = is_hidden();
        if hidden == (context.state() != AudioContextState::Running) {
            return;
        }
        let change = if hidden { context.suspend() } else { context.resume() };
        if let Ok(change) = change {
            // A refusal leaves silence, and the next touch asks again. It must not be reported as unhandled.
            spawn_local(async move {
                let _ = JsFuture::from(change).await;
            });
        }
    }
}

fn is_hidden() -> bool {
    page::document().is_some_and(|document| document.visibility_state() == VisibilityState::Hidden)
}

/// A made-up event or a key like Escape does not count, and asking for sound then makes the browser complain.
fn is_accepted(event: &Event) -> bool {
    let active = || {
        let navigator = web_sys::window()?.navigator();
        let activation = Reflect::get(&navigator, &"userActivation".into()).ok()?;
        Reflect::get(&activation, &"hasBeenActive".into()).ok()?.as_bool()
    };
    event.is_trusted() && active().unwrap_or(true)
}
