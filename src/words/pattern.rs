//! Putting one message of a file into words.

use super::file::{MessageFile, is_in_name};
use super::language::Language;
use super::number::Number;

/// What fills a gap, in the language spoken.
pub(super) enum Filling {
    Number(Number),
    Text(String),
}

/// How deep messages may name each other; a circle of them ends here.
const DEEPEST: u8 = 8;

/// Files of a language, and what fills the gaps.
pub(super) struct Speaker<'a> {
    pub(super) files: &'a [&'a MessageFile],
    pub(super) language: Language,
    pub(super) fillings: &'a [(&'static str, Filling)],
}

impl Speaker<'_> {
    /// The message in words, if the files have the whole of it.
    pub(super) fn say(&self, id: &str) -> Option<String> {
        let mut said = String::new();
        self.message(id, DEEPEST, &mut said)?;
        Some(said)
    }

    fn message(&self, id: &str, depth: u8, said: &mut String) -> Option<()> {
        let pattern = self.files.iter().find_map(|file| file.pattern(id))?;
        self.pattern(pattern, depth.checked_sub(1)?, said)
    }

    fn pattern(&self, mut pattern: &str, depth: u8, said: &mut String) -> Option<()> {
        while let Some((before, rest)) = pattern.split_once('{') {
            said.push_str(before);
            let end = closing_brace(rest)?;
            self.gap(rest[..end].trim(), depth, said)?;
            pattern = &rest[end + 1..];
        }
        said.push_str(pattern);
        Some(())
    }

    /// What stands between braces: a gap, a choice by a gap's number, or another message.
    fn gap(&self, inner: &str, depth: u8, said: &mut String) -> Option<()> {
        let Some(gap) = inner.strip_prefix('$') else {
            return self.message(inner, depth, said);
        };
        let (name, choice) = gap.split_at(gap.find(|it| !is_in_name(it)).unwrap_or(gap.len()));
        let (_, filling) = self.fillings.iter().find(|(it, _)| *it == name)?;
        match (choice.trim_start().strip_prefix("->"), filling) {
            (Some(forms), Filling::Number(number)) => self.pattern(self.form(forms, *number)?, depth, said)?,
            (Some(_), Filling::Text(_)) => return None,
            (None, Filling::Number(number)) => number.write(self.language.decimal_mark(), said),
            (None, Filling::Text(text)) => said.push_str(text),
        }
        Some(())
    }

    /// The form for a number: its own, else that of its plural, else the one with a star.
    fn form<'b>(&self, forms: &'b str, number: Number) -> Option<&'b str> {
        let plural = self.language.plural().form(number);
        let (mut by_plural, mut by_star) = (None, None);
        for line in forms.lines() {
            let line = line.trim();
            let starred = line.strip_prefix('*');
            let Some((key, text)) = starred.unwrap_or(line).strip_prefix('[').and_then(|it| it.split_once(']')) else {
                continue;
            };
            let text = Some(text.trim());
            if number.as_whole().is_some_and(|whole| key.parse() == Ok(whole)) {
                return text;
            }
            by_plural = by_plural.or(text.filter(|_| key == plural));
            by_star = by_star.or(text.filter(|_| starred.is_some()));
        }
        by_plural.or(by_star)
    }
}

/// Where the brace that is open already closes.
fn closing_brace(text: &str) -> Option<usize> {
    let mut open = 1_u32;
    text.bytes().position(|byte| {
        open = open + u32::from(byte == b'{') - u32::from(byte == b'}');
        open == 0
    })
}
