//! Every cue keeps to what loudspeakers and ears can take.

use super::{Cue, roll, voices};
use crate::platform::note::Score;

const VARIANTS: usize = 5;

fn all() -> impl Iterator<Item = (Cue, Score)> {
    let plain = [
        Cue::Roll,
        Cue::Crystal,
        Cue::Crack,
        Cue::Tile,
        Cue::CoinPay,
        Cue::CoinGain,
        Cue::Joker,
        Cue::Ready,
        Cue::LiftOff,
        Cue::Misfire,
        Cue::Tick,
        Cue::Round,
        Cue::Win,
        Cue::Deny,
    ];
    let numbered = (0..=u8::MAX).flat_map(|n| [Cue::Select(n), Cue::Seat(n), Cue::Fuel(n)]);
    let cues = plain.into_iter().chain(numbered);
    cues.flat_map(|cue| (0..VARIANTS).map(move |times| (cue, cue.score(times))))
}

fn end(score: &Score) -> f32 {
    score.notes.iter().map(|note| note.end()).fold(0.0, f32::max)
}

/// More than can sound at this moment: every note that has begun, as loud as its envelope is there.
fn loudness(score: &Score, time: f32) -> f32 {
    let level = |since: f32, attack: f32, hold: f32, release: f32| match since {
        _ if since < 0.0 => 0.0,
        _ if since < attack => since / attack,
        _ if since < attack + hold => 1.0,
        _ => 0.0001_f32.powf(((since - attack - hold) / release).min(1.0)),
    };
    let notes = score.notes.iter().filter(|note| note.end() >= time);
    notes.map(|note| note.loudness * level(time - note.at, note.attack, note.hold, note.release)).sum()
}

#[test]
fn a_cue_begins_at_once_and_is_short() {
    for (cue, score) in all() {
        assert_eq!(score.notes.first().map(|note| note.at), Some(0.0), "{cue:?}");
        let most = match cue {
            Cue::Win => 6.2,
            Cue::LiftOff | Cue::Misfire => 2.1,
            _ => 1.3,
        };
        assert!(end(&score) <= most, "{cue:?} takes {} s", end(&score));
    }
    assert!(end(&Cue::Win.score(0)) > 5.5, "a victory is worth six seconds");
}

#[test]
fn no_cue_clips_or_whispers() {
    for (cue, score) in all() {
        let steps = (end(&score) * 500.0) as usize;
        let loudest = (0..steps).map(|step| loudness(&score, step as f32 / 500.0)).fold(0.0, f32::max);
        assert!((0.15..=1.0).contains(&loudest), "{cue:?} reaches {loudest}");
    }
}

#[test]
fn every_note_can_be_heard_and_does_not_click() {
    for (cue, score) in all() {
        for note in score.notes {
            let frequencies = [note.from, note.to].map(|frequency| frequency * score.pitch);
            assert!(frequencies.iter().all(|frequency| (40.0..=9000.0).contains(frequency)), "{cue:?}: {note:?}");
            assert!(note.attack >= 0.002 && note.release >= 0.01 && note.hold >= 0.0, "{cue:?}: {note:?}");
        }
    }
}

#[test]
fn each_die_of_a_selection_sounds_higher_and_so_does_more_fuel() {
    let rises = |cue: fn(u8) -> Cue, numbers: std::ops::Range<u8>| {
        numbers.clone().skip(1).all(|n| cue(n).score(0).pitch > cue(n - 1).score(0).pitch)
    };
    assert!(rises(Cue::Select, 0..10));
    assert!(rises(Cue::Fuel, 1..7));
}

#[test]
fn no_two_species_have_one_voice_and_no_two_throws_one_sound() {
    for i in 0..VARIANTS {
        for j in 0..i {
            assert_ne!(voices::ALL[i], voices::ALL[j]);
            assert_ne!(roll::TUMBLES[i], roll::TUMBLES[j]);
            assert_ne!(Cue::Roll.score(i), Cue::Roll.score(j));
        }
    }
}
