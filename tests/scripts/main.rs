//! What stands in the page's small scripts, in the code and in the guide is the same in all of them.

mod embed_options;
mod first_paint;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A file of the project.
fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What stands between the first `start` and the next `end`.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(start).unwrap_or_else(|| panic!("there is no {start}"));
    rest.split_once(end).unwrap_or_else(|| panic!("nothing ends with {end} after {start}")).0
}

/// What stands in quotes.
fn quoted(text: &str, quote: char) -> BTreeSet<String> {
    text.split(quote).skip(1).step_by(2).map(str::to_owned).collect()
}

/// The words that have one of these signs right behind them: names of fields, of keys, of parameters.
fn names_before(text: &str, sign: char) -> BTreeSet<String> {
    let word = |before: &str| {
        let letters = before.trim_end_matches('?').rsplit(|letter: char| !letter.is_alphanumeric() && letter != '-');
        letters.take(1).map(str::to_owned).collect::<String>()
    };
    let pieces: Vec<&str> = text.split(sign).collect();
    let all = pieces[..pieces.len() - 1].iter().map(|before| word(before));
    all.filter(|name| !name.is_empty()).collect()
}

fn set<const N: usize>(names: [&str; N]) -> BTreeSet<String> {
    names.map(str::to_owned).into()
}

/// That a list has what another has; what is missing or too much is named.
fn assert_same(list: &str, found: &BTreeSet<String>, other: &str, wanted: &BTreeSet<String>) {
    let missing: Vec<_> = wanted.difference(found).collect();
    let extra: Vec<_> = found.difference(wanted).collect();
    assert!(!wanted.is_empty(), "{other} has nothing");
    assert!(
        missing.is_empty() && extra.is_empty(),
        "{list} lacks {missing:?}, and has {extra:?}, which {other} does not know"
    );
}
