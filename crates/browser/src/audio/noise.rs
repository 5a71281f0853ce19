//! Noise: the raw material of wood, paper, smoke and glass, and of the room that the sounds stand in.

use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, BaseAudioContext};

const NOISE_SECONDS: f32 = 2.0;
const ROOM_SECONDS: f32 = 0.7;

/// Even noise, to be looped.
pub(super) fn white(context: &BaseAudioContext) -> Result<AudioBuffer, JsValue> {
    buffer(context, NOISE_SECONDS, |_| 1.0)
}

/// The echo of a small room: noise that dies away.
pub(super) fn room(context: &BaseAudioContext) -> Result<AudioBuffer, JsValue> {
    buffer(context, ROOM_SECONDS, |progress| (1.0 - progress).powi(4))
}

fn buffer(context: &BaseAudioContext, seconds: f32, loudness: impl Fn(f32) -> f32) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let length = (seconds * rate) as u32;
    let mut state: u32 = 0x9E37_79B9;
    let samples: Vec<f32> = (0..length)
        .map(|i| {
            // Any cheap generator will do: this is only heard.
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let even = (state >> 8) as f32 / (1 << 23) as f32 - 1.0;
            even * loudness(i as f32 / length as f32)
        })
        .collect();
    let buffer = context.create_buffer(1, length, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
