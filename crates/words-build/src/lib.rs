//! Turns English message files into Rust, for build scripts: a constructor for each message, and the list of rules sections.
//!
//! So a message that does not exist, or one without its arguments, does not compile. The other languages are held against English by a test.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::serializer;

/// Writes the constructors of a file's messages into `say.rs`, and the messages without what is told to translators into `messages.ftl`, for
/// whoever includes them. They may speak of messages of the other files, but no
/// message may be in two of them.
///
/// # Panics
/// If a file cannot be read, or something in it is no message.
pub fn write_messages(file: &str, others: &[&str]) {
    let others: Vec<_> = others.iter().map(|other| read(other)).collect();
    let mut resource = read(file);
    write("say.rs", &constructors(&resource, &others));
    resource.body.retain_mut(|entry| match entry {
        Entry::Message(message) => {
            message.comment = None;
            true
        }
        _ => false,
    });
    write("messages.ftl", &serializer::serialize(&resource));
}

/// Writes the sections of a rules page into `sections.rs`.
///
/// # Panics
/// If the file cannot be read, or is no rules page.
pub fn write_sections(file: &str) {
    write("sections.rs", &sections(&read(file)));
}

fn read(path: &str) -> Resource<String> {
    println!("cargo::rerun-if-changed={path}");
    parse(fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}")))
}

fn parse(text: String) -> Resource<String> {
    fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("what is no message: {errors:?}"))
}

fn write(name: &str, code: &str) {
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for generated code"));
    let path: &Path = &folder.join(name);
    fs::write(path, code).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn messages(resource: &Resource<String>) -> impl Iterator<Item = &Message<String>> {
    resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            let id = &message.id.name;
            assert!(message.attributes.is_empty(), "{id}: write an attribute as a message of its own");
            Some(message)
        }
        _ => None,
    })
}

/// `pub fn throw_of(n: impl Into<Arg>, of: impl Into<Arg>) -> Message` for every message, and a table of them all.
fn constructors(resource: &Resource<String>, others: &[Resource<String>]) -> String {
    let mut patterns = Patterns::new();
    for message in others.iter().chain([resource]).flat_map(messages) {
        let id = message.id.name.as_str();
        if let Some(pattern) = &message.value {
            assert!(patterns.insert(id, pattern).is_none(), "there are two messages {id}");
        }
    }
    let (mut code, mut table) = (String::new(), String::new());
    for message in messages(resource) {
        let id = &message.id.name;
        let mut names = BTreeSet::new();
        let pattern = message.value.as_ref().unwrap_or_else(|| panic!("{id} has no text"));
        variables(pattern, &patterns, &mut names);
        let list = |form: &dyn Fn(&str) -> String| names.iter().map(|name| form(name)).collect::<Vec<_>>().join(", ");
        let parameters = list(&|name| format!("{}: impl Into<Arg>", snake(name)));
        let arguments: String = names.iter().map(|name| format!(".with({name:?}, {})", snake(name))).collect();
        let _ =
            writeln!(code, "{}#[must_use]\npub fn {}({parameters}) -> Message {{", documentation(message), snake(id));
        let _ = writeln!(code, "    Message::new({id:?}){arguments}\n}}\n");
        let _ = writeln!(table, "    ({id:?}, &[{}]),", list(&|name| format!("{name:?}")));
    }
    let _ = writeln!(code, "#[cfg(test)]\npub(crate) const ALL: &[(&str, &[&str])] = &[\n{table}];");
    code
}

/// `pub enum RulesSection`, in the order of the file: `rules-<section>-title`, then `rules-<section>-1` and so on.
fn sections(resource: &Resource<String>) -> String {
    let (mut variants, mut names, mut ids) = (String::new(), String::new(), String::new());
    let mut paragraphs: Vec<(String, Vec<&str>)> = Vec::new();
    for message in messages(resource) {
        let id = message.id.name.as_str();
        let (section, part) = id.strip_prefix("rules-").and_then(|rest| rest.rsplit_once('-')).unwrap_or_else(|| {
            panic!("{id}: a message of the rules is called rules-<section>-title or rules-<section>-<number>")
        });
        if part == "title" {
            let variant = pascal(section);
            let _ = writeln!(variants, "{}    {variant},", documentation(message));
            let _ = write!(names, "Self::{variant}, ");
            paragraphs.push((section.to_owned(), Vec::new()));
        } else {
            let (name, parts) = paragraphs.last_mut().unwrap_or_else(|| panic!("{id} stands before the first title"));
            parts.push(id);
            assert!(*name == section && part == parts.len().to_string(), "{id} is out of order");
        }
    }
    for (section, parts) in &paragraphs {
        let _ = writeln!(
            ids,
            "            Self::{} => ({section:?}, \"rules-{section}-title\", &{parts:?}),",
            pascal(section)
        );
    }
    let count = paragraphs.len();
    format!(
        "/// A section of the rules page.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum RulesSection {{\n{variants}}}\n\n\
         impl RulesSection {{\n    /// Every section, in the order of the page.\n    \
         pub const ALL: [Self; {count}] = [{names}];\n\n    \
         const fn entry(self) -> (&'static str, &'static str, &'static [&'static str]) {{\n        match self {{\n{ids}        }}\n    }}\n}}\n"
    )
}

type Patterns<'a> = BTreeMap<&'a str, &'a Pattern<String>>;

/// The variables of a text, those of the messages inside it included.
fn variables(pattern: &Pattern<String>, patterns: &Patterns, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_variables(expression, patterns, names);
        }
    }
}

fn expression_variables(expression: &Expression<String>, patterns: &Patterns, names: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| variables(&variant.value, patterns, names));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.clone());
        }
        InlineExpression::MessageReference { id, .. } => {
            let inner = patterns.get(id.name.as_str()).unwrap_or_else(|| panic!("there is no message {}", id.name));
            variables(inner, patterns, names);
        }
        InlineExpression::Placeable { expression } => expression_variables(expression, patterns, names),
        _ => {}
    }
}

/// The message as it stands in the file, as a comment on what is made from it.
fn documentation(message: &Message<String>) -> String {
    let written = serializer::serialize(&Resource { body: vec![Entry::Message(message.clone())] });
    format!("```text\n{written}```").lines().map(|line| format!("/// {line}\n")).collect()
}

fn snake(id: &str) -> String {
    id.replace('-', "_")
}

fn pascal(id: &str) -> String {
    id.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built(own: &str, other: &str) -> String {
        constructors(&parse(own.to_owned()), &[parse(other.to_owned())])
    }

    #[test]
    fn a_message_takes_what_it_and_those_inside_it_need_in_the_order_of_their_names() {
        let code = built("takes = { $who } takes { points }\n", "points = { $n } points\n");
        assert!(code.contains("pub fn takes(n: impl Into<Arg>, who: impl Into<Arg>) -> Message {"), "{code}");
        assert!(!code.contains("pub fn points("), "that is the other file's: {code}");
    }

    #[test]
    #[should_panic(expected = "there are two messages close")]
    fn a_message_is_in_one_file_only() {
        built("close = Close\n", "close = Shut\n");
    }

    #[test]
    #[should_panic(expected = "there is no message points")]
    fn a_message_speaks_only_of_those_that_exist() {
        built("takes = takes { points }\n", "coins = coins\n");
    }
}
