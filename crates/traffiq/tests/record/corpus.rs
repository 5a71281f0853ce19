//! The fuzzers' corpus as an ordinary test: whatever was once found to be tricky is read without a panic, and whatever
//! reads prints back to itself.

use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use proptest::prelude::*;
use sha2::{Digest, Sha256};
use traffiq::record::{Position, compact, text};

use crate::times::times;

fn corpus(target: &str) -> Vec<String> {
    bytes(target).iter().map(|file| String::from_utf8_lossy(file).into_owned()).collect()
}

fn bytes(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 5, "{} holds something to try", folder.display());
    files.iter().map(|file| std::fs::read(file).unwrap()).collect()
}

fn notation_holds(written: &str) {
    if let Ok(record) = text::read(written) {
        assert_eq!(text::read(&text::print(&record)).as_ref(), Ok(&record));
    }
}

fn position_holds(written: &str) {
    if let Ok(position) = written.parse::<Position>() {
        assert_eq!(position.to_string().parse(), Ok(position));
    }
}

/// Gives the content its right check, so that the reader has to look at all of it.
fn compact_holds(content: &[u8]) {
    let check = Sha256::digest(content);
    let letters = URL_SAFE_NO_PAD.encode([content, &check[..4]].concat());
    if let Ok(record) = compact::decode(&letters) {
        assert_eq!(compact::encode(&record), letters);
    }
}

#[test]
fn the_corpus_is_read_or_refused() {
    corpus("traffiq_notation").iter().for_each(|written| notation_holds(written));
    corpus("traffiq_position").iter().for_each(|written| position_holds(written));
    bytes("traffiq_compact").iter().for_each(|content| compact_holds(content));
    let reads = |written: &String| text::read(written).is_ok();
    assert!(corpus("traffiq_notation").iter().any(reads), "some of it is a game");
}

/// A known-good text with a few pieces cut out, doubled or replaced by signs of the notation.
fn damaged(texts: Vec<String>) -> impl Strategy<Value = String> {
    let sign = prop::sample::select(vec![
        "",
        " ",
        "\n",
        ";",
        ": ",
        ">",
        "/",
        ".",
        "|",
        ",",
        "-",
        "0",
        "9",
        "taxi",
        "spare ew ",
        "beats ",
        "pass",
        "RRBG",
        "....",
        "é",
        "\u{0}",
    ]);
    (prop::sample::select(texts), prop::collection::vec((any::<prop::sample::Index>(), 0_usize..4, sign), 1..4))
        .prop_map(|(text, cuts)| {
            let mut chars: Vec<char> = text.chars().collect();
            for (place, length, sign) in cuts {
                let start = if chars.is_empty() { 0 } else { place.index(chars.len()) };
                let end = (start + length).min(chars.len());
                chars.splice(start..end, sign.chars());
            }
            chars.into_iter().collect()
        })
}

proptest! {
    #![proptest_config(times(500))]

    #[test]
    fn damaged_notation_is_read_or_refused(written in damaged(corpus("traffiq_notation"))) {
        notation_holds(&written);
    }

    #[test]
    fn damaged_positions_are_read_or_refused(written in damaged(corpus("traffiq_position"))) {
        position_holds(&written);
    }

    #[test]
    fn damaged_compact_records_are_read_or_refused(
        content in prop::sample::select(bytes("traffiq_compact")),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut content = content;
        for (place, byte) in changes {
            *place.get_mut(&mut content[..]) = byte;
        }
        compact_holds(&content);
    }

    #[test]
    fn any_text_is_read_or_refused(written in any::<String>()) {
        notation_holds(&written);
        position_holds(&written);
        compact_holds(written.as_bytes());
        let _ = compact::decode(&written);
    }
}
