//! Plays a cue as `browser::audio` does, without room and limiter, and measures what an ear would hear of it.

use std::f32::consts::TAU;

use app_core::note::{Band, Note, Score, Voice, Wave};

const RATE: f32 = 22_050.0;
/// The small loudspeaker of a tablet gives little of what is lower than this.
const TABLET: f32 = 300.0;
/// As long as an ear takes to judge how loud something is.
const GLANCE: usize = 2205;

/// A filter of second order: what is let through of a noise, or by a loudspeaker.
#[derive(Default)]
struct Filter {
    heard: [f32; 2],
    given: [f32; 2],
}

impl Filter {
    fn pass(&mut self, band: Band, frequency: f32, sharpness: f32, sample: f32) -> f32 {
        let turn = TAU * frequency.min(RATE * 0.49) / RATE;
        let (cosine, width) = (turn.cos(), turn.sin() / (2.0 * sharpness));
        let [now, before] = match band {
            Band::Below => [(1.0 - cosine) / 2.0, 1.0 - cosine],
            Band::Around => [width, 0.0],
            Band::Above => [f32::midpoint(1.0, cosine), -1.0 - cosine],
        };
        let last = if matches!(band, Band::Around) { -width } else { now };
        let new = (now * sample + before * self.heard[0] + last * self.heard[1] + 2.0 * cosine * self.given[0]
            - (1.0 - width) * self.given[1])
            / (1.0 + width);
        self.heard = [sample, self.heard[0]];
        self.given = [new, self.given[0]];
        new
    }
}

/// The cue at full volume, sample by sample.
pub(super) fn listen(score: &Score) -> Vec<f32> {
    let length = score.notes.iter().map(Note::end).fold(0.0, f32::max);
    let mut samples = vec![0.0; (length * RATE) as usize + 1];
    for note in score.notes {
        add(&mut samples, note, score.pitch);
    }
    samples
}

fn add(samples: &mut [f32], note: &Note, pitch: f32) {
    let (mut phase, mut filter, mut state) = (0.0_f32, Filter::default(), 0x9E37_79B9_u32);
    for (nth, sample) in samples.iter_mut().enumerate().skip((note.at * RATE) as usize) {
        let since = nth as f32 / RATE - note.at;
        let progress = since / (note.end() - note.at);
        if progress >= 1.0 {
            return;
        }
        let frequency = note.from * pitch * (note.to / note.from).powf(progress.max(0.0));
        phase = (phase + frequency / RATE).fract();
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let noise = (state >> 8) as f32 / (1 << 23) as f32 - 1.0;
        let raw = match note.voice {
            Voice::Tone(Wave::Sine) => (TAU * phase).sin(),
            Voice::Tone(Wave::Triangle) => 1.0 - 4.0 * (phase - 0.5).abs(),
            Voice::Tone(Wave::Square) => (phase - 0.5).signum(),
            Voice::Noise(band) => filter.pass(band, frequency, 1.4, noise),
        };
        *sample += raw * level(note, since);
    }
}

/// How loud a note is so many seconds after its begin.
fn level(note: &Note, since: f32) -> f32 {
    let dying = since - note.attack - note.hold;
    let share = match since {
        _ if since < 0.0 => 0.0,
        _ if since < note.attack => since / note.attack,
        _ if dying < 0.0 => 1.0,
        _ => 0.0001_f32.powf((dying / note.release).min(1.0)),
    };
    note.loudness * share
}

/// How far it swings at most; 1 is all that there is.
pub(super) fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, sample| sample.abs().max(peak))
}

/// How loud its loudest moment is on a tablet, in decibels below all that there is.
pub(super) fn decibels_on_a_tablet(samples: &[f32]) -> f32 {
    let mut loudspeaker = Filter::default();
    let heard: Vec<f32> =
        samples.iter().map(|sample| loudspeaker.pass(Band::Above, TABLET, 0.7, *sample).powi(2)).collect();
    let mut power: f32 = heard.iter().take(GLANCE).sum();
    let mut most = power;
    for (gone, come) in heard.iter().zip(heard.iter().skip(GLANCE)) {
        power += come - gone;
        most = most.max(power);
    }
    10.0 * (most / GLANCE as f32).log10()
}
