//! A choice by number offers every plural form that its language has.

use dice_table::words::Language;
use fluent_syntax::ast::VariantKey;

use super::catalogue::all;

/// The categories of CLDR, for the seven languages of the box.
fn categories(language: Language) -> &'static [&'static str] {
    match language.code() {
        "en" | "de" | "hu" => &["one", "other"],
        "fr" => &["one", "many", "other"],
        "cs" | "sk" | "pl" => &["one", "few", "many", "other"],
        code => panic!("the plural forms of {code} are not known yet"),
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
            let needed = if has_exactly_one && language.code() != "fr" { &needed[1..] } else { needed };
            assert_eq!(names, needed, "{}: {id}", catalogue.path);
            assert!(variants.last().is_some_and(|it| it.default), "{}: {id}", catalogue.path);
        }
    }
    assert!(plurals > 20);
}

fn name(key: &VariantKey<String>) -> Option<&str> {
    match key {
        VariantKey::Identifier { name } => Some(name),
        VariantKey::NumberLiteral { .. } => None,
    }
}
