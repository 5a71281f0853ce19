//! Whatever cannot be done is answered with a sentence that says what to do instead, in every language.

use space_taxi_web::words::Language;

use super::catalogue::{Catalogue, own};

/// Groups of messages that say that something cannot be done or has failed.
const GROUPS: [&str; 4] = [
    "What the rules forbid",
    "What cannot be taken back",
    "Names and tables",
    "Records that cannot be read or continued",
];
/// And single ones elsewhere.
const SINGLE: [&str; 37] = [
    "rules-failed",
    "review-failed",
    "import-too-large",
    "import-refused",
    "import-no-text",
    "import-newer",
    "import-damaged",
    "import-not-due",
    "notice-cannot-save",
    "notice-storage-full",
    "notice-no-randomness",
    "notice-settings-reset",
    "notice-other-tab",
    "notice-language-failed",
    "find-none",
    "flight-strayed",
    "tile-gone",
    "too-many-selected",
    "lost-takes-tile",
    "notice-pilot-lost",
    "setup-code-too-long",
    "share-cannot-copy",
    "share-qr-too-long",
    "share-running",
    "share-page",
    "daily-no-date",
    "doubt-not-over",
    "doubt-another-seed",
    "import-mend",
    "daily-cannot-copy",
    "full-screen-refused",
    "coach-lost",
    "joker-no-coin",
    "joker-no-coin-more",
    "hotkeys-off",
    "install-from-menu",
    "offline-refused",
];
/// Said as one sentence, which is what to do.
const PLAIN_ORDERS: [&str; 9] = [
    "illegal-nothing-thrown",
    "illegal-not-placed-yet",
    "illegal-not-spent-yet",
    "illegal-wrong-dice",
    "name-empty",
    "name-too-long",
    "name-invisible",
    "name-spaces",
    "import-mend",
];

/// The messages of these groups, by the heading above them.
fn of_mistakes(catalogue: &Catalogue) -> Vec<String> {
    let mut in_group = false;
    let mut found = Vec::new();
    for heading in catalogue.headings() {
        match heading.strip_prefix("## ") {
            Some(group) => in_group = GROUPS.contains(&group),
            None if in_group || SINGLE.contains(&heading.as_str()) => found.push(heading),
            None => {}
        }
    }
    found
}

#[test]
fn every_mistake_is_answered_with_what_to_do_instead() {
    for &language in Language::ALL {
        let catalogue = Catalogue::open(own(language));
        let mistakes = of_mistakes(&catalogue);
        assert!(mistakes.len() >= 35, "{}: {}", catalogue.path, mistakes.len());
        for (id, text) in catalogue.pieces() {
            // The frame of a choice between forms has no words of its own.
            if !mistakes.iter().any(|it| it == id) || text == "{}" {
                continue;
            }
            let sentences = text.split(['.', '!', '?', ':']).filter(|part| part.trim().chars().count() > 3).count();
            let wanted = if PLAIN_ORDERS.contains(&id) { 1 } else { 2 };
            assert!(sentences >= wanted, "{}: {id} does not say what to do: {text}", catalogue.path);
        }
    }
}
