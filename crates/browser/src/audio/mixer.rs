//! The mixer: everything that sounds goes through its volume, a little room around it, and a limiter that keeps
//! many sounds at once from clipping.

use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioNode, BaseAudioContext, GainNode};

use super::{noise, play};
use app_core::note::Score;

/// How much of the sound comes back from the room.
const ROOM: f32 = 0.18;
/// Fast enough not to be late, slow enough not to click.
const FADE_SECONDS: f64 = 0.015;

/// Plays into one context, live or not.
#[derive(Clone, Debug)]
pub struct Mixer {
    context: BaseAudioContext,
    volume: GainNode,
    noise: AudioBuffer,
}

impl Mixer {
    /// A mixer for this context.
    ///
    /// # Errors
    /// If the browser lacks a part of it.
    pub fn new(context: &BaseAudioContext) -> Result<Self, JsValue> {
        let volume = context.create_gain()?;
        let limiter = context.create_dynamics_compressor()?;
        limiter.threshold().set_value(-9.0);
        limiter.knee().set_value(6.0);
        limiter.ratio().set_value(12.0);
        limiter.attack().set_value(0.002);
        limiter.release().set_value(0.15);
        let room = context.create_convolver()?;
        room.set_buffer(Some(&noise::room(context)?));
        let from_room = context.create_gain()?;
        from_room.gain().set_value(ROOM);
        chain(&[&volume, &limiter, &context.destination()])?;
        chain(&[&volume, &room, &from_room, &limiter])?;
        Ok(Self { context: context.clone(), volume, noise: noise::white(context)? })
    }

    /// Plays this from now on.
    pub fn play(&self, score: &Score) {
        for note in score.notes {
            // A note that the browser refuses is missed by nobody.
            let _ = play::note(&self.context, &self.volume, &self.noise, note, score.pitch);
        }
    }

    /// From now on so loud, out of 1; 0 is silence.
    pub fn set_volume(&self, volume: f32) {
        let _ = self.volume.gain().set_target_at_time(volume, self.context.current_time(), FADE_SECONDS);
    }
}

fn chain(nodes: &[&AudioNode]) -> Result<(), JsValue> {
    nodes.windows(2).try_for_each(|pair| pair[0].connect_with_audio_node(pair[1]).map(|_| ()))
}
