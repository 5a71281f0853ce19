//! Every cue keeps to what loudspeakers and ears can take.

mod ear;

use super::{Cue, roll, voices};
use app_core::note::{Note, Score, Voice, Wave};

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

/// Those that differ in sound: the others only repeat the last of their kind.
fn audible() -> impl Iterator<Item = (Cue, Score)> {
    all().filter(|(cue, _)| !matches!(cue, Cue::Select(10..) | Cue::Seat(5..) | Cue::Fuel(0 | 7..)))
}

#[test]
fn no_cue_clips() {
    for (cue, score) in audible() {
        let peak = ear::peak(&ear::listen(&score));
        assert!((0.15..=0.9).contains(&peak), "{cue:?} reaches {peak}");
    }
}

#[test]
fn no_cue_whispers_or_shouts_on_the_loudspeaker_of_a_tablet() {
    for (cue, score) in audible() {
        let loudness = ear::decibels_on_a_tablet(&ear::listen(&score));
        assert!((-26.0..=-14.0).contains(&loudness), "{cue:?} is heard at {loudness} dB");
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

#[test]
fn coins_that_come_rise_coins_that_go_fall_and_a_failure_slides_down() {
    let strikes = |cue: Cue| {
        let notes = cue.score(0).notes.iter().filter(|note| matches!(note.voice, Voice::Tone(_)));
        let first = notes.clone().find(|note| note.at == 0.0).expect("a tone at once");
        let next = notes.clone().find(|note| note.at > 0.0).expect("a second one");
        (first.from, next.from)
    };
    let (gain, pay) = (strikes(Cue::CoinGain), strikes(Cue::CoinPay));
    assert!(gain.1 > gain.0 && pay.1 < pay.0, "{gain:?} {pay:?}");
    let slides = |note: &&Note| note.voice == Voice::Tone(Wave::Sine) && note.to < note.from / 2.0 && note.hold > 0.2;
    assert!(Cue::Misfire.score(0).notes.iter().any(|note| slides(&note)));
}
