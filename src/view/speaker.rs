//! Plays cues through the loudspeaker of the page.

use std::cell::Cell;
use std::rc::Rc;

use crate::table::sound::Cue;
use browser::audio::Audio;
use browser::device;

/// One for the whole page; clones are the same one. Silent until the first touch.
#[derive(Clone, Default)]
pub struct Speaker {
    audio: Audio,
    played: Rc<Cell<usize>>,
    buzzes: Rc<Cell<bool>>,
    hushed: Rc<Cell<bool>>,
}

impl Speaker {
    /// Plays the cue now.
    pub fn play(&self, cue: Cue) {
        let times = self.played.get();
        self.played.set(times.wrapping_add(1));
        self.audio.play(&cue.score(times));
        if self.buzzes.get() && !self.hushed.get() && cue.buzz_ms() > 0 {
            device::buzz(cue.buzz_ms());
        }
    }

    /// Whether the device buzzes along from now on.
    pub fn set_buzzing(&self, buzzes: bool) {
        self.buzzes.set(buzzes);
    }

    /// From now on so loud, out of 100; 0 is silence.
    pub fn set_volume(&self, percent: u8) {
        self.audio.set_volume(f32::from(percent) / 100.0);
    }

    /// Silent from now on, or as loud as before.
    pub fn hush(&self, hushed: bool) {
        self.hushed.set(hushed);
        self.audio.hush(hushed);
    }
}

/// There is one loudspeaker, so a component that is given it again need not draw again.
impl PartialEq for Speaker {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.played, &other.played)
    }
}
