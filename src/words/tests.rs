//! Every message of every language can be said, whatever number stands in it.

use std::fs;

use super::rules::RulesSection;
use super::{Language, Message, Number, Words, say};

fn numbers() -> impl Iterator<Item = Number> {
    let whole = (0..=130).chain([-1, -2, 1_000_000]).map(Number::whole);
    whole.chain([0.0, 1.0, 1.5, 2.0, 5.0, 22.0, -1.0].map(|n| Number::decimal(n, 1)))
}

fn read(path: &str) -> String {
    fs::read_to_string(format!("static/{path}")).unwrap()
}

#[test]
fn every_message_is_said_in_every_language_with_any_number() {
    for &language in Language::ALL {
        let files = [format!("shared/locales/{}", language.file()), format!("locales/{}", language.file())];
        let [shared, own] = files.map(|file| read(&file));
        // No English behind it: what is lacking is its name.
        let words = Words::new(language, &[&shared, &own], None).unwrap();
        let rules = words.with_more(&read(&format!("locales/{}", language.rules_file()))).unwrap();
        for (id, names) in say::ALL {
            for number in numbers() {
                let message = names.iter().fold(Message::new(id), |message, name| message.with(name, number));
                check(&words, &message);
            }
        }
        for section in RulesSection::ALL {
            section.paragraphs().chain([section.title()]).for_each(|message| check(&rules, &message));
        }
    }
}

fn check(words: &Words, message: &Message) {
    let (said, id) = (words.text(message), message.id());
    assert_ne!(said, id, "{words:?}");
    assert!(!said.contains(['{', '}', '$']) && !said.contains("  "), "{words:?}: {id}: {said}");
    assert_eq!(said.trim(), said, "{words:?}: {id}");
}
