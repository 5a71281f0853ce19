//! Every message of every language can be said, whatever number stands in it, and no text makes the reader stumble.

use std::fs;
use std::rc::Rc;

use fluent_bundle::FluentArgs;
use proptest::prelude::*;

use super::bundle::{Bundle, bundle, read, text};
use super::language::Language;
use super::number::Number;
use super::say;

fn spoken(language: Language, file: &str) -> Option<Bundle> {
    Some(bundle(language, &[Rc::new(read(file)?)]))
}

fn numbers() -> impl Iterator<Item = Number> {
    let whole = (0..=130).chain([-1, -2, 1_000_000]).map(Number::whole);
    whole.chain([0.0, 1.0, 1.5, 2.0, 5.0, 22.0, -1.0].map(|n| Number::decimal(n, 1)))
}

fn check(language: Language, path: &str, messages: impl Iterator<Item = (&'static str, &'static [&'static str])>) {
    let bundle = spoken(language, &fs::read_to_string(format!("../../static/shared/locales/{path}")).unwrap()).unwrap();
    for (id, names) in messages {
        for number in numbers() {
            let args = names.iter().map(|name| (*name, number.to_fluent())).collect();
            let said = text(&bundle, id, &args).unwrap_or_else(|| panic!("{path}: {id} with {number:?}"));
            assert!(!said.contains(['{', '}', '$']) && !said.contains("  "), "{path}: {id}: {said}");
            assert_eq!(said.trim(), said, "{path}: {id}");
        }
    }
}

#[test]
fn every_message_is_said_in_every_language_with_any_number() {
    for &language in Language::ALL {
        check(language, &language.file(), say::ALL.iter().copied());
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_stumble(file in "([a-c]{1,2} = |[a-c $\\[\\]*{}>\n-]|\\{ \\$n ->\n +\\*?\\[(one|2)\\] [a-c]|\\PC){0,40}") {
        let Some(bundle) = spoken(Language::English, &file) else { return Ok(()) };
        let mut args = FluentArgs::new();
        args.set("n", Number::whole(2).to_fluent());
        args.set("a", "{ b }");
        for id in ["a", "b", "c", "ab"] {
            let _ = text(&bundle, id, &args);
        }
    }

    #[test]
    fn messages_that_name_each_other_in_a_circle_end(length in 1_usize..20) {
        let circle: String = (0..length).map(|i| format!("m{i} = {{ m{} }}\n", (i + 1) % length)).collect();
        let bundle = spoken(Language::English, &circle).unwrap();
        prop_assert_eq!(text(&bundle, "m0", &FluentArgs::new()), None);
    }
}
