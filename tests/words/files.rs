//! Every language has exactly the messages of English, with the same gaps, in the same order.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use space_taxi_web::words::rules::RulesSection;
use space_taxi_web::words::{Language, Words, english, say};

use super::catalogue::{Catalogue, KINDS, all, own, rules, shared, text, words};

#[test]
fn no_language_lacks_or_adds_a_message() {
    for kind in KINDS {
        let english = Catalogue::open(kind(Language::English)).headings();
        for &language in Language::ALL {
            let other = Catalogue::open(kind(language));
            let headings = other.headings();
            let missing: Vec<_> = english.iter().filter(|it| !headings.contains(it)).collect();
            let extra: Vec<_> = headings.iter().filter(|it| !english.contains(it)).collect();
            assert!(missing.is_empty() && extra.is_empty(), "{}: missing {missing:?}, extra {extra:?}", other.path);
            assert_eq!(headings, english, "{}: the order of English is kept", other.path);
        }
    }
}

#[test]
fn a_message_has_the_same_gaps_in_every_language() {
    for kind in KINDS {
        let english = Catalogue::open(kind(Language::English));
        for &language in Language::ALL {
            let other = Catalogue::open(kind(language));
            for ((id, pattern), (_, translated)) in english.messages().zip(other.messages()) {
                assert_eq!(other.variables(translated), english.variables(pattern), "{}: {id}", other.path);
            }
        }
    }
}

#[test]
fn a_message_is_defined_once_and_has_a_text() {
    for (_, catalogue) in all() {
        let mut names: Vec<_> = catalogue.headings().into_iter().filter(|it| !it.starts_with("## ")).collect();
        assert_eq!(names.len(), catalogue.messages().count(), "{}", catalogue.path);
        names.sort();
        let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twice, None, "{}", catalogue.path);
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let mut code = String::new();
    for folder in ["src", "crates"] {
        read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut code);
    }
    let name_of = |call| str::split(call, |it: char| !it.is_alphanumeric() && it != '_').next().unwrap_or_default();
    let words: BTreeSet<&str> = code.split("say::").skip(1).map(name_of).collect();
    for english in [own, shared].map(|kind| Catalogue::open(kind(Language::English))) {
        let mut said: BTreeSet<String> = english
            .messages()
            .map(|(id, _)| id.to_owned())
            .filter(|id| words.contains(id.replace('-', "_").as_str()))
            .collect();
        for id in said.clone() {
            said.extend(english.inside(&id));
        }
        let unsaid: Vec<_> = english.messages().map(|(id, _)| id).filter(|id| !said.contains(*id)).collect();
        assert!(unsaid.is_empty(), "nobody says {unsaid:?} of {}", english.path);
    }
}

/// The text of every file in a folder and the folders inside it.
fn read_all(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            read_all(&path, code);
        } else if path.extension().is_some_and(|it| it == "rs") {
            code.push_str(&fs::read_to_string(path).expect("the code is text"));
        }
    }
}

#[test]
fn every_file_belongs_to_a_language() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/static/");
    for kind in KINDS {
        let mut expected: Vec<_> = Language::ALL.iter().map(|&language| kind(language)).collect();
        let folder = expected[0].rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        let entries = fs::read_dir(format!("{root}{folder}")).expect("the folder is there");
        let names = entries.map(|entry| entry.expect("the folder can be read").file_name().into_string().unwrap());
        let mut found: Vec<_> = names.filter(|it| it.ends_with(".ftl")).map(|it| format!("{folder}{it}")).collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected);
    }
}

#[test]
fn the_rules_page_can_be_read_in_every_language() {
    for &language in Language::ALL {
        let plain = words(language);
        let words = plain.with_more(&text(&rules(language))).unwrap();
        assert_eq!(words.text(&say::undo()), plain.text(&say::undo()));
        for section in RulesSection::ALL {
            assert_eq!(RulesSection::from_name(section.name()), Some(section));
            assert!(section.paragraphs().len() > 0, "{section:?}");
            for message in section.paragraphs().chain([section.title()]) {
                assert_ne!(words.text(&message), message.id(), "{language:?}");
            }
        }
    }
}

#[test]
fn the_house_rulings_are_told_from_r1_to_r9() {
    for &language in Language::ALL {
        let words = Words::new(language, &[&text(&rules(language))], Some(&english())).unwrap();
        let rulings: Vec<_> = RulesSection::House.paragraphs().skip(1).map(|it| words.text(&it)).collect();
        assert_eq!(rulings.len(), 9);
        for (i, ruling) in rulings.iter().enumerate() {
            let named = ruling.strip_prefix(&format!("R{}", i + 1)).map(|rest| rest.trim_start_matches('\u{a0}'));
            assert!(named.is_some_and(|rest| rest.starts_with(": ")), "{ruling}");
        }
    }
}
