//! One note: a source, its glide and its envelope.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    AudioBuffer, AudioNode, AudioParam, AudioScheduledSourceNode, BaseAudioContext, BiquadFilterType, OscillatorType,
};

use app_core::note::{Band, Note, Voice, Wave};

/// Far enough ahead that the begin of a note is not swallowed.
const LEAD: f64 = 0.01;
/// An exponential ramp cannot reach 0; nobody hears this.
const SILENCE: f32 = 0.0001;
/// How sharply noise is cut around its frequency.
const SHARPNESS: f32 = 1.4;

/// Plays the note into `out`, `pitch` times as high.
pub(super) fn note(
    context: &BaseAudioContext,
    out: &AudioNode,
    noise: &AudioBuffer,
    note: &Note,
    pitch: f32,
) -> Result<(), JsValue> {
    let start = context.current_time() + LEAD + f64::from(note.at);
    let end = start + f64::from(note.end() - note.at);
    let envelope = context.create_gain()?;
    shape(&envelope.gain(), note, start, end)?;
    envelope.connect_with_audio_node(out)?;
    let glides = |param: &AudioParam| glide(param, note, pitch, start, end);
    let source: AudioScheduledSourceNode = match note.voice {
        Voice::Tone(wave) => {
            let tone = context.create_oscillator()?;
            tone.set_type(oscillator(wave));
            glides(&tone.frequency())?;
            tone.connect_with_audio_node(&envelope)?;
            tone.start_with_when(start)?;
            tone.unchecked_into()
        }
        Voice::Noise(band) => {
            let source = context.create_buffer_source()?;
            source.set_buffer(Some(noise));
            source.set_loop(true);
            let filter = context.create_biquad_filter()?;
            filter.set_type(filter_type(band));
            filter.q().set_value(SHARPNESS);
            glides(&filter.frequency())?;
            source.connect_with_audio_node(&filter)?;
            filter.connect_with_audio_node(&envelope)?;
            // From another place each time, or a row of puffs would be one puff repeated.
            source.start_with_when_and_grain_offset(start, start.fract())?;
            source.unchecked_into()
        }
    };
    source.stop_with_when(end)
}

fn shape(gain: &AudioParam, note: &Note, start: f64, end: f64) -> Result<(), JsValue> {
    let full = start + f64::from(note.attack);
    // From the very first: the source may begin a sample earlier, and would be heard at full loudness, as a click.
    gain.set_value(0.0);
    gain.set_value_at_time(0.0, start)?;
    gain.linear_ramp_to_value_at_time(note.loudness, full)?;
    gain.set_value_at_time(note.loudness, full + f64::from(note.hold))?;
    gain.exponential_ramp_to_value_at_time(SILENCE, end)?;
    Ok(())
}

fn glide(frequency: &AudioParam, note: &Note, pitch: f32, start: f64, end: f64) -> Result<(), JsValue> {
    frequency.set_value_at_time(note.from * pitch, start)?;
    frequency.exponential_ramp_to_value_at_time(note.to * pitch, end)?;
    Ok(())
}

const fn oscillator(wave: Wave) -> OscillatorType {
    match wave {
        Wave::Sine => OscillatorType::Sine,
        Wave::Triangle => OscillatorType::Triangle,
        Wave::Square => OscillatorType::Square,
    }
}

const fn filter_type(band: Band) -> BiquadFilterType {
    match band {
        Band::Below => BiquadFilterType::Lowpass,
        Band::Around => BiquadFilterType::Bandpass,
        Band::Above => BiquadFilterType::Highpass,
    }
}
