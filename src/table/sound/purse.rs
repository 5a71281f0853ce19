//! Coins and counting.

use app_core::note::{Band, Note, Wave};

/// A coin that is paid: a clink that falls.
pub(super) static PAY: [Note; 4] = [
    Note::tone(Wave::Sine, 1975.53).loud(0.2).shaped(0.003, 0.0, 0.16),
    Note::tone(Wave::Sine, 1318.51).at(0.09).loud(0.24).shaped(0.003, 0.0, 0.32),
    Note::tone(Wave::Sine, 3550.0).at(0.09).loud(0.05).shaped(0.002, 0.0, 0.12),
    Note::noise(Band::Above, 5500.0).loud(0.06).shaped(0.002, 0.0, 0.025),
];

/// A coin that comes in: two notes, up.
pub(super) static GAIN: [Note; 5] = [
    Note::tone(Wave::Triangle, 987.77).loud(0.2).shaped(0.003, 0.03, 0.09),
    Note::tone(Wave::Triangle, 1318.51).at(0.09).loud(0.22).shaped(0.003, 0.05, 0.4),
    Note::tone(Wave::Sine, 2637.02).at(0.09).loud(0.09).shaped(0.003, 0.0, 0.35),
    Note::noise(Band::Above, 6000.0).loud(0.05).shaped(0.002, 0.0, 0.02),
    Note::noise(Band::Above, 6000.0).at(0.09).loud(0.04).shaped(0.002, 0.0, 0.02),
];

pub(super) static TICK: [Note; 2] = [
    Note::tone(Wave::Sine, 1174.66).to(1108.0).loud(0.46).shaped(0.002, 0.0, 0.045),
    Note::noise(Band::Around, 3000.0).loud(0.14).shaped(0.002, 0.0, 0.015),
];
