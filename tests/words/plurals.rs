//! A choice by number offers every plural form that its language has.

use fluent_syntax::ast::VariantKey;
use space_taxi_web::words::{Language, Number, Words, english, say};

use super::catalogue::{Catalogue, KINDS, all};

/// The names of CLDR, in their order.
const NAMES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The forms that a language tells apart, found out by asking for many numbers.
fn categories(language: Language) -> Vec<&'static str> {
    let variants: String = NAMES.iter().map(|name| format!("    [{name}] {name}\n")).collect();
    let file = format!("points = {{ $n ->\n{}}}\n", variants.replace("[other]", "*[other]"));
    let words = Words::new(language, &[&file], Some(&english())).unwrap();
    let numbers =
        (0..=200).chain([1_000_000]).map(Number::whole).chain([0.5, 1.0, 1.5].map(|it| Number::decimal(it, 1)));
    let used: Vec<_> = numbers.map(|number| words.text(&say::points(number))).collect();
    // Fluent's tables are older than the form for millions in French, which the files have for translators all the same.
    let is_late = |name: &str| language == Language::French && name == "many";
    NAMES.into_iter().filter(|name| is_late(name) || used.iter().any(|it| it == name)).collect()
}

#[test]
fn the_languages_of_the_box_have_the_forms_of_cldr() {
    for &language in Language::ALL {
        let known: &[&str] = match language.code() {
            "en" | "de" | "hu" => &["one", "other"],
            "fr" => &["one", "many", "other"],
            "cs" | "sk" | "pl" => &["one", "few", "many", "other"],
            _ => continue,
        };
        assert_eq!(categories(language), known, "{language:?}");
    }
}

#[test]
fn no_plural_form_is_missing_or_never_used() {
    let mut plurals = 0;
    for (language, catalogue) in all() {
        let needed = categories(language);
        for (id, variants) in catalogue.choices() {
            let names: Vec<_> = variants.iter().filter_map(|it| name(&it.key)).collect();
            let has_exactly_one = variants.iter().any(|it| it.key == VariantKey::NumberLiteral { value: "1".into() });
            // A choice between exact numbers only, such as the names of groups, is no plural.
            if names.is_empty() {
                continue;
            }
            plurals += 1;
            // Where "one" is the number 1 alone, a text for exactly 1 stands in for it.
            let needed = if has_exactly_one && language.code() != "fr" { &needed[1..] } else { &needed[..] };
            assert_eq!(names, needed, "{}: {id}", catalogue.path);
            assert!(variants.last().is_some_and(|it| it.default), "{}: {id}", catalogue.path);
        }
    }
    assert!(plurals > 20);
}

#[test]
fn the_form_that_fluent_does_not_know_says_nothing_else() {
    for path in KINDS.map(|kind| kind(Language::French)) {
        let catalogue = Catalogue::open(path);
        for (id, variants) in catalogue.choices() {
            let many = variants.iter().find(|it| name(&it.key) == Some("many"));
            let other = variants.iter().find(|it| it.default);
            assert!(many.is_none_or(|many| other.is_some_and(|other| other.value == many.value)), "{id}");
        }
    }
}

fn name(key: &VariantKey<String>) -> Option<&str> {
    match key {
        VariantKey::Identifier { name } => Some(name),
        VariantKey::NumberLiteral { .. } => None,
    }
}
