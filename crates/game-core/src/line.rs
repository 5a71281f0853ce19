//! Reading foreign text: a cursor over one line that always knows where it is.

/// A line being read, word by word.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    number: usize,
    text: &'a str,
    at: usize,
}

/// A position in a text, both counted from 1, for whoever has to be told what is wrong there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPosition {
    pub line: usize,
    /// In characters.
    pub column: usize,
}

impl<'a> Line<'a> {
    /// The line with this number, from its beginning.
    #[must_use]
    pub const fn new(number: usize, text: &'a str) -> Self {
        Self { number, text, at: 0 }
    }

    /// The place reached.
    #[must_use]
    pub fn place(&self) -> TextPosition {
        TextPosition { line: self.number, column: self.text[..self.at].chars().count() + 1 }
    }

    /// The whole line with every run of spaces as one.
    #[must_use]
    pub fn plain(&self) -> String {
        self.text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// What has not been read, without spaces at its ends.
    pub fn rest(&mut self) -> &'a str {
        self.skip_spaces();
        let rest = self.text[self.at..].trim_end_matches([' ', '\t']);
        self.at += rest.len();
        rest
    }

    /// The next word, if there is one; the cursor stands behind it.
    pub fn word(&mut self) -> Option<&'a str> {
        self.skip_spaces();
        let rest = &self.text[self.at..];
        let word = &rest[..rest.find([' ', '\t']).unwrap_or(rest.len())];
        self.at += word.len();
        (!word.is_empty()).then_some(word)
    }

    /// The line up to the next such sign; the cursor stands behind it. Nothing if none follows.
    pub fn part(&mut self, separator: char) -> Option<Self> {
        let end = self.at + self.text[self.at..].find(separator)?;
        let part = Self { text: &self.text[..end], ..*self };
        self.at = end + separator.len_utf8();
        Some(part)
    }

    /// The next word without moving on.
    #[must_use]
    pub fn peek(mut self) -> Option<&'a str> {
        self.word()
    }

    /// What `read` makes of the next word. The cursor stays before a word that it makes nothing of.
    pub fn read_word<T>(&mut self, read: impl FnOnce(&'a str) -> Option<T>) -> Option<T> {
        self.skip_spaces();
        let mut ahead = *self;
        let thing = ahead.word().and_then(read)?;
        *self = ahead;
        Some(thing)
    }

    /// Whether nothing but spaces is left.
    pub fn is_over(&mut self) -> bool {
        self.skip_spaces();
        self.at == self.text.len()
    }

    /// Moves on to the next word and keeps the place, for an error that shows only later.
    #[must_use]
    pub fn mark(&mut self) -> Self {
        self.skip_spaces();
        *self
    }

    /// The same place so many characters further on, for an error within a word.
    #[must_use]
    pub fn further(mut self, characters: usize) -> Self {
        let rest = &self.text[self.at..];
        self.at += rest.char_indices().nth(characters).map_or(rest.len(), |(at, _)| at);
        self
    }

    fn skip_spaces(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start_matches([' ', '\t']).len();
    }
}

/// A number as it is printed: no sign, no leading zeros.
#[must_use]
pub fn plain_number(word: &str) -> Option<u8> {
    let number: u8 = word.parse().ok()?;
    (number.to_string() == word).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_counted_in_characters() {
        let mut line = Line::new(3, "  über  8");
        assert_eq!(line.word(), Some("über"));
        assert_eq!(line.mark().place(), TextPosition { line: 3, column: 9 });
        assert_eq!(line.read_word(plain_number), Some(8));
        assert!(line.is_over());
    }

    #[test]
    fn a_word_that_is_none_is_not_passed() {
        let mut line = Line::new(1, "08 9");
        assert_eq!(line.read_word(plain_number), None);
        assert_eq!((line.peek(), line.place().column), (Some("08"), 1));
        assert_eq!(line.mark().further(1).place().column, 2);
    }

    #[test]
    fn a_part_knows_its_place_in_the_line() {
        let mut line = Line::new(1, "é a; b;");
        let mut part = line.part(';').unwrap();
        assert_eq!((part.word(), part.word(), part.word()), (Some("é"), Some("a"), None));
        let mut part = line.part(';').unwrap();
        assert_eq!((part.mark().place().column, part.word(), part.word()), (6, Some("b"), None));
        assert!(line.part(';').is_none() && line.is_over());
    }
}
