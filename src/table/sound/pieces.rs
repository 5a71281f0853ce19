//! Dice, crystal and tiles under the hand.

use app_core::note::{Band, Note, Wave};

/// A pop, as of lips.
pub(super) static POP: [Note; 2] = [
    Note::tone(Wave::Sine, 330.0).to(620.0).loud(0.5).shaped(0.004, 0.01, 0.09),
    Note::noise(Band::Around, 1800.0).loud(0.16).shaped(0.002, 0.0, 0.02),
];

/// A puff of gas.
pub(super) static PUFF: [Note; 3] = [
    Note::noise(Band::Around, 520.0).to(1150.0).loud(0.85).shaped(0.012, 0.03, 0.2),
    Note::noise(Band::Below, 240.0).to(120.0).loud(0.22).shaped(0.005, 0.02, 0.12),
    Note::tone(Wave::Sine, 150.0).to(260.0).loud(0.2).shaped(0.01, 0.03, 0.14),
];

/// Glass that rings.
pub(super) static PING: [Note; 4] = [
    Note::tone(Wave::Sine, 1567.98).loud(0.19).shaped(0.003, 0.0, 1.0),
    Note::tone(Wave::Sine, 2349.32).at(0.05).loud(0.12).shaped(0.003, 0.0, 0.8),
    Note::tone(Wave::Sine, 4270.0).loud(0.07).shaped(0.002, 0.0, 0.35),
    Note::noise(Band::Above, 6000.0).loud(0.04).shaped(0.002, 0.0, 0.03),
];

/// Glass that cracks, three times, and falls.
pub(super) static CRACK: [Note; 6] = [
    Note::noise(Band::Above, 3200.0).loud(0.4).shaped(0.002, 0.0, 0.05),
    Note::noise(Band::Above, 2400.0).at(0.08).loud(0.34).shaped(0.002, 0.0, 0.06),
    Note::noise(Band::Around, 1900.0).at(0.15).loud(0.55).shaped(0.002, 0.005, 0.12),
    Note::tone(Wave::Triangle, 1250.0).to(420.0).at(0.15).loud(0.16).shaped(0.003, 0.02, 0.4),
    Note::tone(Wave::Sine, 2610.0).to(2200.0).at(0.02).loud(0.08).shaped(0.002, 0.0, 0.12),
    Note::tone(Wave::Sine, 3330.0).to(2700.0).at(0.28).loud(0.06).shaped(0.002, 0.0, 0.18),
];

/// A card that is flipped and lands.
pub(super) static FLIP: [Note; 3] = [
    Note::noise(Band::Around, 2600.0).to(1100.0).loud(0.6).shaped(0.02, 0.02, 0.09),
    Note::noise(Band::Below, 900.0).to(300.0).at(0.16).loud(0.55).shaped(0.002, 0.005, 0.06),
    Note::tone(Wave::Triangle, 240.0).to(170.0).at(0.16).loud(0.32).shaped(0.003, 0.005, 0.08),
];

/// A short chord and a long one, with a spark on top.
pub(super) static TA_DA: [Note; 9] = [
    Note::tone(Wave::Triangle, 392.0).loud(0.16).shaped(0.006, 0.05, 0.09),
    Note::tone(Wave::Triangle, 493.88).loud(0.14).shaped(0.006, 0.05, 0.09),
    Note::tone(Wave::Triangle, 587.33).loud(0.14).shaped(0.006, 0.05, 0.09),
    Note::tone(Wave::Triangle, 523.25).at(0.15).loud(0.16).shaped(0.008, 0.12, 0.5),
    Note::tone(Wave::Triangle, 659.26).at(0.15).loud(0.14).shaped(0.008, 0.12, 0.5),
    Note::tone(Wave::Triangle, 783.99).at(0.15).loud(0.14).shaped(0.008, 0.12, 0.5),
    Note::tone(Wave::Sine, 1046.5).at(0.15).loud(0.1).shaped(0.008, 0.12, 0.6),
    Note::tone(Wave::Sine, 2093.0).to(2637.0).at(0.22).loud(0.05).shaped(0.005, 0.02, 0.3),
    Note::noise(Band::Above, 7000.0).at(0.15).loud(0.04).shaped(0.01, 0.03, 0.25),
];

/// A low tap on wood: not this one.
pub(super) static TAP: [Note; 4] = [
    Note::tone(Wave::Triangle, 320.0).to(230.0).loud(0.4).shaped(0.003, 0.01, 0.09),
    Note::noise(Band::Around, 640.0).loud(0.75).shaped(0.002, 0.005, 0.05),
    Note::tone(Wave::Triangle, 270.0).to(190.0).at(0.11).loud(0.34).shaped(0.003, 0.01, 0.1),
    Note::noise(Band::Around, 560.0).at(0.11).loud(0.62).shaped(0.002, 0.005, 0.05),
];
