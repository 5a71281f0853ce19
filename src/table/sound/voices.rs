//! Passengers who sit down: the same soft chair for all, and a voice for each species.

use app_core::note::{Band, Note, Wave};

pub(super) static ALL: [&[Note]; 5] = [&ORBI, &ALPI, &MOPI, &TEMBO, &XENO];

const CHAIR: Note = Note::tone(Wave::Sine, 150.0).to(75.0).loud(0.38).shaped(0.004, 0.01, 0.13);
const CUSHION: Note = Note::noise(Band::Below, 420.0).to(180.0).loud(0.3).shaped(0.004, 0.01, 0.1);

/// Round and content: a bubble that rises.
static ORBI: [Note; 4] = [
    CHAIR,
    CUSHION,
    Note::tone(Wave::Sine, 440.0).to(700.0).at(0.08).loud(0.24).shaped(0.015, 0.02, 0.1),
    Note::tone(Wave::Sine, 620.0).to(560.0).at(0.19).loud(0.2).shaped(0.015, 0.02, 0.12),
];

/// Tentacles that settle one after the other.
static ALPI: [Note; 5] = [
    CHAIR,
    CUSHION,
    Note::tone(Wave::Triangle, 330.0).to(392.0).at(0.07).loud(0.22).shaped(0.008, 0.01, 0.05),
    Note::tone(Wave::Triangle, 392.0).to(466.0).at(0.14).loud(0.22).shaped(0.008, 0.01, 0.05),
    Note::tone(Wave::Triangle, 523.0).to(415.0).at(0.21).loud(0.22).shaped(0.008, 0.02, 0.11),
];

/// A squeak, twice.
static MOPI: [Note; 5] = [
    CHAIR,
    CUSHION,
    Note::tone(Wave::Sine, 880.0).to(1318.0).at(0.08).loud(0.22).shaped(0.01, 0.01, 0.06),
    Note::tone(Wave::Sine, 1046.0).to(1568.0).at(0.18).loud(0.22).shaped(0.01, 0.01, 0.08),
    Note::tone(Wave::Triangle, 1046.0).to(1568.0).at(0.18).loud(0.04).shaped(0.01, 0.01, 0.08),
];

/// A small horn, down and up.
static TEMBO: [Note; 5] = [
    CHAIR,
    CUSHION,
    Note::tone(Wave::Triangle, 233.0).to(196.0).at(0.08).loud(0.26).shaped(0.02, 0.03, 0.07),
    Note::tone(Wave::Triangle, 233.0).to(311.0).at(0.18).loud(0.28).shaped(0.02, 0.04, 0.14),
    Note::tone(Wave::Sine, 466.0).to(622.0).at(0.18).loud(0.12).shaped(0.02, 0.04, 0.14),
];

/// Four arms, four twinkles.
static XENO: [Note; 6] = [
    CHAIR,
    CUSHION,
    Note::tone(Wave::Sine, 784.0).at(0.07).loud(0.25).shaped(0.005, 0.0, 0.09),
    Note::tone(Wave::Sine, 587.0).at(0.13).loud(0.25).shaped(0.005, 0.0, 0.09),
    Note::tone(Wave::Sine, 988.0).at(0.19).loud(0.25).shaped(0.005, 0.0, 0.09),
    Note::tone(Wave::Sine, 740.0).at(0.25).loud(0.25).shaped(0.005, 0.0, 0.16),
];
