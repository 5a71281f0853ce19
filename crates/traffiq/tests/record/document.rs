//! What `docs/TRAFFIQ-NOTATION.md` shows, read from the page itself, and that it names every word.

use traffiq::record::compact::VERSION;
use traffiq::record::{Driver, Event, Link, Position, compact, text};
use traffiq::rules::{Axis, Kind, Layout};

use crate::example::{LESSON, lesson_after};

const DOCUMENT: &str = include_str!("../../../../docs/TRAFFIQ-NOTATION.md");

fn block(label: &str) -> &'static str {
    let opening = format!("```{label}\n");
    let mut blocks = DOCUMENT.split(&opening).skip(1);
    let found = blocks.next().unwrap_or_else(|| panic!("the page has no block {label}"));
    assert!(blocks.next().is_none(), "the page has two blocks {label}");
    found.split("```").next().unwrap()
}

#[test]
fn the_record_on_the_page_is_the_lesson() {
    assert_eq!(block("text record"), LESSON);
}

#[test]
fn the_position_on_the_page_is_that_after_its_second_turn() {
    let record = text::read(&lesson_after(2)).unwrap();
    assert_eq!(format!("{}\n", Position::of(record.game(), &[]).unwrap()), block("text position"));
}

#[test]
fn the_page_names_every_word_and_the_versions() {
    let words = Driver::ALL.into_iter().map(Driver::word).chain(Layout::ALL.into_iter().map(Layout::word));
    let words = words.chain(Kind::ALL.into_iter().map(Kind::word)).chain(Axis::ALL.into_iter().map(Axis::word));
    for word in words {
        assert!(DOCUMENT.contains(word), "{word}");
    }
    assert!(DOCUMENT.contains(&format!("the version ({VERSION})")));
    let link = Link::Position(Box::new(block("text position").trim_end().parse().unwrap())).hash();
    let sealed = game_core::compact::Sealed::read(link.strip_prefix("/position/").unwrap()).unwrap();
    assert!(DOCUMENT.contains(&format!("over the byte {}", sealed.version())));
}

/// Reads the compact form as the page describes it, with nothing but the page's words and the list of legal acts.
#[test]
fn the_bits_are_those_of_the_page() {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    let record = text::read(&lesson_after(1)).unwrap();
    let bytes = URL_SAFE_NO_PAD.decode(compact::encode(&record)).unwrap();
    let bits: Vec<u8> =
        bytes[1..bytes.len() - 4].iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect();
    let mut at = 0;
    let mut read = |width: u32| {
        at += width as usize;
        bits[at - width as usize..at].iter().fold(0, |number, bit| number << 1 | usize::from(*bit))
    };
    let width = |choices: usize| usize::BITS - (choices - 1).leading_zeros();
    assert_eq!(
        [read(1), read(2), read(2), read(1)],
        [0, 0, 0, 0],
        "Times Square, two players, the first begins, hands hidden"
    );
    for (driver, name) in [(1, "Bea"), (0, "You")] {
        assert_eq!((read(3), read(7)), (driver, 3));
        assert!(name.bytes().all(|letter| read(8) == letter.into()));
    }
    assert_eq!(read(2), 0, "by hand");
    // RRBG, RBRW, RBBG and RWRW by their place in the list, less those of them that were drawn before.
    assert_eq!([44, 43, 42, 41].map(|left| read(width(left))), [2, 11 - 1, 6 - 1, 27 - 3]);
    let mut game = record.opening().game();
    let acts = game.legal_acts();
    let lay = acts.iter().position(|act| record.events()[0] == Event::Act(act.clone()));
    assert_eq!(read(width(2 + acts.len())), 2 + lay.unwrap());
    game = game.apply(&acts[lay.unwrap()]).unwrap();
    assert_eq!(read(width(2 + game.legal_acts().len())), 1, "a draw");
    let place = game.stock().iter().position(|tile| tile.to_string() == "RBGB").unwrap();
    assert_eq!(read(width(40)), place);
    let next = record.game();
    assert_eq!(read(width(2 + next.legal_acts().len())), 0, "beside the rules");
    assert_eq!(read(1), 0, "the end");
    assert!(bits.len() - at < 8);
}
