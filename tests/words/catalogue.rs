//! A message file as the tests see it.

use std::collections::BTreeSet;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, Variant};
use space_taxi_web::words::{Language, Words};

/// The files of a language: the messages of the game, its rules page, and the messages that the page of any game has.
pub const KINDS: [fn(Language) -> String; 3] = [own, rules, shared];

/// The file with the messages of the game.
pub fn own(language: Language) -> String {
    format!("locales/{}", language.file())
}

/// The file of its rules page.
pub fn rules(language: Language) -> String {
    format!("locales/{}", language.rules_file())
}

/// The file with the messages that the page of any game has.
pub fn shared(language: Language) -> String {
    format!("shared/locales/{}", language.file())
}

/// All words of a language, without English behind them.
pub fn words(language: Language) -> Words {
    Words::new(language, &[&text(&shared(language)), &text(&own(language))], None).unwrap()
}

pub struct Catalogue {
    /// The file's path under `static/`.
    pub path: String,
    resource: Resource<String>,
}

/// All files of all languages.
pub fn all() -> impl Iterator<Item = (Language, Catalogue)> {
    KINDS.into_iter().flat_map(|kind| Language::ALL.iter().map(move |&it| (it, Catalogue::open(kind(it)))))
}

/// The text of a file under `static/`.
pub fn text(path: &str) -> String {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the house is");
    fs::read_to_string(format!("{root}/static/{path}")).unwrap_or_else(|error| panic!("{path}: {error}"))
}

impl Catalogue {
    pub fn open(path: String) -> Self {
        let resource = fluent_syntax::parser::parse(text(&path))
            .unwrap_or_else(|(_, errors)| panic!("{path} has text that is no message: {errors:?}"));
        Self { path, resource }
    }

    /// The names of messages and sections, in order.
    pub fn headings(&self) -> Vec<String> {
        let heading = |entry: &Entry<String>| match entry {
            Entry::Message(message) => Some(message.id.name.clone()),
            Entry::Term(term) => Some(format!("-{}", term.id.name)),
            Entry::GroupComment(comment) => Some(format!("## {}", comment.content.join(" "))),
            _ => None,
        };
        self.resource.body.iter().filter_map(heading).collect()
    }

    /// Every message with its text.
    pub fn messages(&self) -> impl Iterator<Item = (&str, &Pattern<String>)> {
        self.resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name.as_str(), message.value.as_ref()?)),
            _ => None,
        })
    }

    /// The gaps of a text, those of the messages inside it included.
    pub fn variables(&self, pattern: &Pattern<String>) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        walk(pattern, &mut |inline| match inline {
            InlineExpression::VariableReference { id } => {
                names.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                let inner = self.messages().find(|(name, _)| *name == id.name);
                let (_, inner) = inner.unwrap_or_else(|| panic!("{}: no message is called {}", self.path, id.name));
                names.extend(self.variables(inner));
            }
            _ => {}
        });
        names
    }

    /// The names of the messages inside a message, however deep.
    pub fn inside(&self, id: &str) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        let pattern = self.messages().find(|(name, _)| *name == id).map(|(_, pattern)| pattern);
        walk(pattern.unwrap_or_else(|| panic!("no message is called {id}")), &mut |inline| {
            if let InlineExpression::MessageReference { id, .. } = inline {
                names.insert(id.name.clone());
            }
        });
        for inner in names.clone() {
            names.extend(self.inside(&inner));
        }
        names
    }

    /// Every choice between forms, with the name of its message.
    pub fn choices(&self) -> Vec<(&str, &[Variant<String>])> {
        let mut choices = Vec::new();
        for (id, pattern) in self.messages() {
            for element in &pattern.elements {
                if let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element {
                    choices.push((id, variants.as_slice()));
                }
            }
        }
        choices
    }

    /// Every piece of plain text, with the name of its message.
    pub fn pieces(&self) -> Vec<(&str, String)> {
        let mut pieces = Vec::new();
        for (id, pattern) in self.messages() {
            collect_lines(pattern, &mut |line| pieces.push((id, line)));
        }
        pieces
    }
}

/// Calls `line` with the text of a pattern, gaps as `{}`, once for each of its forms.
fn collect_lines(pattern: &Pattern<String>, line: &mut dyn FnMut(String)) {
    let mut own = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => own.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(_) } => own.push_str("{}"),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                own.push_str("{}");
                variants.iter().for_each(|variant| collect_lines(&variant.value, line));
            }
        }
    }
    line(own);
}

fn walk(pattern: &Pattern<String>, visit: &mut dyn FnMut(&InlineExpression<String>)) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => visit(inline),
            Expression::Select { selector, variants } => {
                visit(selector);
                variants.iter().for_each(|variant| walk(&variant.value, visit));
            }
        }
    }
}
