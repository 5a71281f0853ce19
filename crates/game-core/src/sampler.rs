//! From words of the key stream to one face, every face equally likely.
//!
//! 2³² is no multiple of six, so a plain remainder would favour the low faces a little. Words from the incomplete last
//! run are thrown away instead. Nothing else may decide here.

/// A number below `faces`, from the first word that gives one fairly.
pub(super) fn sample(faces: u32, mut next_word: impl FnMut() -> u32) -> u32 {
    loop {
        if let Some(number) = fair(faces, next_word()) {
            return number;
        }
    }
}

/// The word's remainder, unless it lies in the incomplete last run of `faces` numbers below 2³².
fn fair(faces: u32, word: u32) -> Option<u32> {
    let words = 1_u64 << u32::BITS;
    let limit = words - words % u64::from(faces);
    (u64::from(word) < limit).then_some(word % faces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_four_words_are_no_faces_of_a_six_sided_die() {
        let limit = u32::MAX - 3;
        assert_eq!(fair(6, limit - 1), Some(5));
        assert_eq!(fair(6, limit - 6), Some(0));
        for word in limit..=u32::MAX {
            assert_eq!(fair(6, word), None, "{word:#x}");
        }
    }

    #[test]
    fn an_eight_sided_die_uses_every_word() {
        assert_eq!(fair(8, 0), Some(0));
        assert_eq!(fair(8, u32::MAX), Some(7));
    }

    #[test]
    fn a_refused_word_costs_one_word_and_no_more() {
        let mut words = [u32::MAX, u32::MAX - 3, 8, 9].into_iter();
        assert_eq!(sample(6, || words.next().unwrap()), 2);
        assert_eq!(words.next(), Some(9));
    }

    #[test]
    fn the_accepted_words_end_with_a_complete_run() {
        for faces in 1..=20_u32 {
            let runs = (1_u64 << 32) / u64::from(faces);
            let last_accepted = (runs * u64::from(faces) - 1) as u32;
            assert_eq!(fair(faces, last_accepted), Some(faces - 1));
            assert!(last_accepted == u32::MAX || fair(faces, last_accepted + 1).is_none());
        }
    }

    #[test]
    fn the_published_samples_are_right() {
        let document = include_str!("../../../docs/DICE.md");
        let samples = document.split("```text samples\n").nth(1).unwrap().split("```").next().unwrap();
        for line in samples.lines() {
            let (given, number) = line.split_once(" -> ").unwrap();
            let (faces, words) = given.split_once(": ").unwrap();
            let mut words = words.split(' ').map(|word| u32::from_str_radix(word, 16).unwrap());
            let sampled = sample(faces.parse().unwrap(), || words.next().expect("a word for every refusal"));
            assert_eq!((sampled.to_string(), words.next()), (number.to_owned(), None), "{line}");
        }
        assert!(samples.lines().count() >= 5);
    }
}
