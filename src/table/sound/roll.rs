//! Dice that tumble over wood and come to rest: five throws, none like the other.

use app_core::note::{Band, Note, Wave};

const KNOCKS: usize = 9;

/// When a die strikes the wood, and how bright that sounds.
type Knock = (f32, f32);

pub(super) static TUMBLES: [[Note; KNOCKS * 2]; 5] = [
    tumble([
        (0.0, 1.0),
        (0.09, 1.2),
        (0.16, 0.9),
        (0.27, 1.1),
        (0.34, 1.3),
        (0.46, 0.95),
        (0.55, 1.15),
        (0.66, 1.0),
        (0.71, 0.85),
    ]),
    tumble([
        (0.0, 0.9),
        (0.06, 1.1),
        (0.19, 1.25),
        (0.25, 0.95),
        (0.38, 1.05),
        (0.47, 1.2),
        (0.53, 0.9),
        (0.61, 1.1),
        (0.73, 0.8),
    ]),
    tumble([
        (0.0, 1.1),
        (0.11, 0.95),
        (0.17, 1.3),
        (0.24, 1.05),
        (0.36, 0.9),
        (0.42, 1.15),
        (0.56, 1.25),
        (0.63, 0.95),
        (0.69, 1.05),
    ]),
    tumble([
        (0.0, 0.95),
        (0.07, 1.25),
        (0.14, 1.0),
        (0.29, 1.2),
        (0.37, 0.85),
        (0.44, 1.1),
        (0.52, 0.95),
        (0.67, 1.15),
        (0.74, 0.9),
    ]),
    tumble([
        (0.0, 1.05),
        (0.1, 0.85),
        (0.21, 1.15),
        (0.28, 1.3),
        (0.33, 0.95),
        (0.49, 1.0),
        (0.58, 1.2),
        (0.64, 0.9),
        (0.72, 0.95),
    ]),
];

/// A knock is a dry crack and the wood that answers; each is softer than the one before.
const fn tumble(knocks: [Knock; KNOCKS]) -> [Note; KNOCKS * 2] {
    let mut notes = [Note::noise(Band::Around, 1000.0); KNOCKS * 2];
    let mut i = 0;
    while i < KNOCKS {
        let (at, bright) = knocks[i];
        let soft = 1.0 - 0.075 * i as f32;
        notes[2 * i] = Note::noise(Band::Around, 1500.0 * bright)
            .to(700.0 * bright)
            .at(at)
            .loud(0.85 * soft)
            .shaped(0.002, 0.004, 0.05);
        notes[2 * i + 1] = Note::tone(Wave::Triangle, 290.0 * bright)
            .to(170.0 * bright)
            .at(at)
            .loud(0.3 * soft)
            .shaped(0.002, 0.006, 0.07);
        i += 1;
    }
    notes
}
