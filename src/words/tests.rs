//! Every message of every language, held against Fluent's own reader and speaker.

use std::fs;

use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use proptest::prelude::*;

use super::file::MessageFile;
use super::language::Language;
use super::number::{DecimalMark, Number};
use super::pattern::{Filling, Speaker};
use super::rules::RulesSection;
use super::say;

/// The judge's words for one file.
fn judge(language: Language, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language.decimal_mark() {
        DecimalMark::Point => |value, _| number_with(value, "."),
        DecimalMark::Comma => |value, _| number_with(value, ","),
    }));
    bundle.add_resource(FluentResource::try_new(text.to_owned()).unwrap()).unwrap();
    bundle
}

fn number_with(value: &FluentValue<'_>, mark: &str) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    Some(number.as_string().replace('-', "\u{2212}").replace('.', mark))
}

fn judged(bundle: &FluentBundle<FluentResource>, id: &str, args: &FluentArgs) -> String {
    let mut errors = Vec::new();
    let text = bundle.format_pattern(bundle.get_message(id).unwrap().value().unwrap(), Some(args), &mut errors);
    assert_eq!(errors, [], "{id}");
    text.into_owned()
}

fn numbers() -> impl Iterator<Item = (Number, FluentNumber)> {
    let whole = (0..=130).chain([-1, -2, 1_000_000]).map(|n| (n as f64, 0));
    let decimal = [0.0, 1.0, 1.5, 2.0, 5.0, 22.0, -1.0].into_iter().map(|n| (n, 1));
    whole.chain(decimal).map(|(value, decimals)| {
        // Zero would make Fluent write "7." for 7.
        let minimum_fraction_digits = (decimals > 0).then_some(decimals.into());
        let options = FluentNumberOptions { minimum_fraction_digits, ..FluentNumberOptions::default() };
        (Number::decimal(value, decimals), FluentNumber::new(value, options))
    })
}

fn check(language: Language, path: &str, messages: impl Iterator<Item = (&'static str, &'static [&'static str])>) {
    let text = fs::read_to_string(format!("static/locales/{path}")).unwrap();
    let file = MessageFile::new(&text).unwrap();
    let bundle = judge(language, &text);
    for (id, names) in messages {
        for (number, judges_number) in numbers() {
            let fillings: Vec<_> = names.iter().map(|name| (*name, Filling::Number(number))).collect();
            let said = Speaker { files: &[&file], language, fillings: &fillings }.say(id);
            let args = names.iter().map(|name| (*name, judges_number.clone())).collect();
            let expected = judged(&bundle, id, &args);
            assert_eq!(said.as_deref(), Some(expected.as_str()), "{path}: {id} with {number:?}");
            assert!(!expected.contains(['{', '}', '$']) && !expected.contains("  "), "{id}: {expected}");
            assert_eq!(expected.trim(), expected, "{id}");
        }
    }
}

#[test]
fn every_message_is_said_as_fluent_says_it() {
    for &language in Language::ALL {
        check(language, &language.file(), say::ALL.iter().copied());
        let rules = RulesSection::ALL.into_iter().flat_map(|it| it.paragraphs().chain([it.title()]));
        check(language, &language.rules_file(), rules.map(|message| (message.id(), [].as_slice())));
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_stumble(text in "([a-c]{1,2} = |[a-c $\\[\\]*{}>\n-]|\\{ \\$n ->\n +\\*?\\[(one|2)\\] [a-c]|\\PC){0,40}") {
        let Some(file) = MessageFile::new(&text) else { return Ok(()) };
        let fillings = [("n", Filling::Number(Number::whole(2))), ("a", Filling::Text("{ b }".to_owned()))];
        for id in ["a", "b", "c", "ab"] {
            let _ = Speaker { files: &[&file], language: Language::English, fillings: &fillings }.say(id);
        }
    }

    #[test]
    fn messages_that_name_each_other_in_a_circle_end(length in 1_usize..20) {
        let circle: String = (0..length).map(|i| format!("m{i} = {{ m{} }}\n", (i + 1) % length)).collect();
        let file = MessageFile::new(&circle).unwrap();
        prop_assert_eq!(Speaker { files: &[&file], language: Language::English, fillings: &[] }.say("m0"), None);
    }
}
