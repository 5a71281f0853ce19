//! Fluent's runtime, set up as the game speaks.

use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::Entry;

use super::language::Language;
use super::number::{DecimalMark, shown};

/// Files of one language, with its plurals and its way to write numbers.
pub(super) type Bundle = FluentBundle<Rc<FluentResource>>;

/// Reads a message file. What of it makes no sense is left out; `None` if no message is in it.
pub(super) fn read(text: &str) -> Option<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
    let has_message = resource.entries().any(|entry| matches!(entry, Entry::Message(_)));
    has_message.then_some(resource)
}

/// The messages of these files; of two with one name the first counts.
pub(super) fn bundle(language: Language, files: &[Rc<FluentResource>]) -> Bundle {
    let mut bundle = Bundle::new(vec![language.code().parse().expect("a language has a code of BCP 47")]);
    // All languages of the game run from left to right.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language.decimal_mark() {
        DecimalMark::Point => |value, _| shown(value, "."),
        DecimalMark::Comma => |value, _| shown(value, ","),
    }));
    for file in files {
        // It only complains of names that are there already.
        let _ = bundle.add_resource(Rc::clone(file));
    }
    bundle
}

/// The message in words, if the bundle has the whole of it.
pub(super) fn text(bundle: &Bundle, id: &str, args: &FluentArgs) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    errors.is_empty().then(|| text.into_owned())
}
