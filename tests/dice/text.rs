//! Seeds and commitments as text.

use proptest::prelude::*;
use space_taxi::dice::{Commitment, NotHex, Seed};

use crate::times::times;

proptest! {
    #![proptest_config(times(256))]

    #[test]
    fn what_is_written_is_read_back(bytes: [u8; 32]) {
        let (seed, commitment) = (Seed::from_bytes(bytes), Commitment::from_bytes(bytes));
        prop_assert_eq!(seed.to_string().parse(), Ok(seed));
        prop_assert_eq!(commitment.to_string().parse(), Ok(commitment));
        prop_assert_eq!(seed.to_string(), commitment.to_string());
        prop_assert_eq!(*seed.bytes(), bytes);
    }

    #[test]
    fn what_is_read_is_written_back(text in "[0-9a-f]{62,66}") {
        match text.parse::<Seed>() {
            Ok(seed) => prop_assert_eq!(seed.to_string(), text),
            Err(refused) => {
                prop_assert_ne!(text.len(), 64);
                prop_assert_eq!(refused, NotHex::Length { digits: text.len() });
            }
        }
    }

    #[test]
    fn foreign_text_is_refused_and_never_panics(text in "\\PC{0,80}") {
        prop_assume!(text.len() != 64);
        prop_assert!(text.parse::<Seed>().is_err());
        prop_assert!(text.parse::<Commitment>().is_err());
    }

    #[test]
    fn one_wrong_character_is_found(bytes: [u8; 32], place in 0..64_usize, wrong in "[^0-9a-f]") {
        let mut text = Seed::from_bytes(bytes).to_string();
        text.replace_range(place..=place, &wrong);
        prop_assert_eq!(text.parse::<Seed>(), Err(NotHex::Digit { place: place + 1 }));
    }
}
