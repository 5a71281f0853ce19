//! The taxi: ready, up and away, or not.

use app_core::note::{Band, Note, Wave};

/// The engine begins to hum.
pub(super) static HUM: [Note; 5] = [
    Note::tone(Wave::Triangle, 55.0).to(82.4).loud(0.17).shaped(0.2, 0.25, 0.5),
    Note::tone(Wave::Triangle, 55.6).to(83.2).loud(0.13).shaped(0.2, 0.25, 0.5),
    Note::tone(Wave::Triangle, 110.0).to(164.8).loud(0.12).shaped(0.25, 0.2, 0.5),
    Note::tone(Wave::Triangle, 220.0).to(329.6).at(0.1).loud(0.2).shaped(0.25, 0.15, 0.45),
    Note::noise(Band::Below, 260.0).to(620.0).loud(0.2).shaped(0.2, 0.2, 0.5),
];

/// Rumble, full jets, and a streak into the sky.
pub(super) static LIFT_OFF: [Note; 8] = [
    Note::noise(Band::Below, 110.0).to(520.0).loud(0.36).shaped(0.35, 0.5, 1.05),
    Note::tone(Wave::Triangle, 46.0).to(96.0).loud(0.22).shaped(0.2, 0.5, 0.8),
    Note::noise(Band::Around, 260.0).to(2600.0).at(0.55).loud(0.75).shaped(0.25, 0.35, 0.85),
    Note::tone(Wave::Triangle, 82.0).to(620.0).at(0.6).loud(0.18).shaped(0.2, 0.35, 0.75),
    Note::tone(Wave::Sine, 164.0).to(1240.0).at(0.6).loud(0.08).shaped(0.25, 0.3, 0.75),
    Note::tone(Wave::Sine, 1318.51).at(1.35).loud(0.07).shaped(0.005, 0.0, 0.35),
    Note::tone(Wave::Sine, 1760.0).at(1.45).loud(0.07).shaped(0.005, 0.0, 0.35),
    Note::tone(Wave::Sine, 2637.02).at(1.55).loud(0.06).shaped(0.005, 0.0, 0.5),
];

/// The engine coughs, a whistle slides down, a loose bolt rolls off.
pub(super) static MISFIRE: [Note; 17] = [
    cough(0.0, 1.0),
    bang(0.0, 1.0),
    cough(0.16, 0.9),
    bang(0.16, 0.94),
    cough(0.28, 1.1),
    bang(0.28, 1.05),
    cough(0.47, 0.85),
    bang(0.47, 0.9),
    cough(0.58, 0.75),
    bang(0.58, 0.8),
    Note::tone(Wave::Sine, 1180.0).to(230.0).at(0.66).loud(0.15).shaped(0.03, 0.3, 0.35),
    Note::tone(Wave::Triangle, 1180.0).to(230.0).at(0.66).loud(0.05).shaped(0.03, 0.3, 0.35),
    Note::noise(Band::Around, 1400.0).to(400.0).at(0.66).loud(0.06).shaped(0.04, 0.3, 0.35),
    Note::noise(Band::Below, 300.0).to(120.0).at(1.2).loud(0.34).shaped(0.005, 0.02, 0.2),
    Note::tone(Wave::Sine, 2480.0).at(1.26).loud(0.1).shaped(0.002, 0.0, 0.08),
    Note::tone(Wave::Sine, 2620.0).at(1.36).loud(0.07).shaped(0.002, 0.0, 0.07),
    Note::tone(Wave::Sine, 2760.0).at(1.43).loud(0.05).shaped(0.002, 0.0, 0.07),
];

const fn cough(at: f32, high: f32) -> Note {
    Note::noise(Band::Around, 420.0 * high).to(170.0 * high).at(at).loud(0.5).shaped(0.006, 0.02, 0.1)
}

const fn bang(at: f32, high: f32) -> Note {
    Note::tone(Wave::Square, 84.0 * high).to(52.0 * high).at(at).loud(0.13).shaped(0.006, 0.03, 0.08)
}
