//! The end of a round and the end of the game.

use app_core::note::{Band, Note, Wave};

/// Three bells.
pub(super) static ROUND: [Note; 7] = [
    Note::tone(Wave::Sine, 659.26).loud(0.18).shaped(0.005, 0.03, 0.45),
    Note::tone(Wave::Sine, 1318.51).loud(0.07).shaped(0.005, 0.0, 0.3),
    Note::tone(Wave::Sine, 783.99).at(0.18).loud(0.18).shaped(0.005, 0.03, 0.45),
    Note::tone(Wave::Sine, 1567.98).at(0.18).loud(0.07).shaped(0.005, 0.0, 0.3),
    Note::tone(Wave::Sine, 1046.5).at(0.36).loud(0.2).shaped(0.005, 0.05, 0.75),
    Note::tone(Wave::Sine, 523.25).at(0.36).loud(0.14).shaped(0.005, 0.05, 0.75),
    Note::tone(Wave::Sine, 2093.0).at(0.36).loud(0.06).shaped(0.005, 0.0, 0.5),
];

/// Six seconds: a call, an answer, a run up and a long last chord under a shower of stars.
pub(super) static WIN: [Note; 57] = {
    let mut notes = [Note::noise(Band::Above, 7000.0); 57];
    let mut i = 0;
    while i < TUNE.len() {
        let (at, frequency, length) = TUNE[i];
        // All horns share the last chord, so each is softer there.
        let loud = if at < LAST { 0.15 } else { 0.095 };
        // Each has a softer twin a hair higher, which lets it shimmer.
        notes[2 * i] = horn(at, frequency, length).loud(loud);
        notes[2 * i + 1] = horn(at, frequency * 1.004, length).loud(loud * 0.4);
        i += 1;
    }
    let mut j = 0;
    while j < DRUMS.len() {
        notes[2 * i + j] = Note::tone(Wave::Sine, 130.0).to(52.0).at(DRUMS[j]).loud(0.22).shaped(0.004, 0.02, 0.25);
        j += 1;
    }
    let mut k = 0;
    while k < STARS.len() {
        let (at, frequency) = STARS[k];
        notes[2 * i + j + k] = Note::tone(Wave::Sine, frequency).at(at).loud(0.05).shaped(0.005, 0.0, 0.5);
        k += 1;
    }
    assert!(2 * i + j + k + 1 == notes.len());
    notes[2 * i + j + k] = Note::noise(Band::Above, 5000.0).at(LAST).loud(0.05).shaped(0.01, 0.1, 1.6);
    notes
};

/// When the last chord comes.
const LAST: f32 = 3.4;

/// When, how high and how long.
const TUNE: [(f32, f32, f32); 22] = [
    (0.0, C5, 0.12),
    (0.2, C5, 0.12),
    (0.4, C5, 0.12),
    (0.6, E5, 0.5),
    (0.6, G4, 0.5),
    (1.2, G5, 0.16),
    (1.2, C5, 0.16),
    (1.5, E5, 0.16),
    (1.5, G4, 0.16),
    (1.8, A5, 0.55),
    (1.8, F5, 0.55),
    (1.8, C5, 0.55),
    (2.5, G5, 0.14),
    (2.7, A5, 0.14),
    (2.9, B5, 0.14),
    (2.5, G4, 0.5),
    (3.1, D5, 0.16),
    (LAST, C4, 1.3),
    (LAST, G4, 1.3),
    (LAST, E5, 1.3),
    (LAST, G5, 1.3),
    (LAST, C6, 1.3),
];

const DRUMS: [f32; 6] = [0.0, 0.6, 1.2, 1.8, 2.5, LAST];

const STARS: [(f32, f32); 6] =
    [(3.7, 2093.0), (3.95, 2637.02), (4.2, 3135.96), (4.5, 2637.02), (4.8, 3135.96), (5.1, 4186.01)];

const C4: f32 = 261.63;
const G4: f32 = 392.0;
const C5: f32 = 523.25;
const D5: f32 = 587.33;
const E5: f32 = 659.26;
const F5: f32 = 698.46;
const G5: f32 = 783.99;
const A5: f32 = 880.0;
const B5: f32 = 987.77;
const C6: f32 = 1046.5;

const fn horn(at: f32, frequency: f32, length: f32) -> Note {
    Note::tone(Wave::Triangle, frequency).at(at).shaped(0.02, length, 0.2 + length * 0.75)
}
