//! Looking for words in a text: capitals and accents make no difference, and all words that are typed must occur.

/// Letters that are looked for without their accents, each behind the plain one.
const PLAIN: [(&str, char); 15] = [
    ("áàâäãåą", 'a'),
    ("çćč", 'c'),
    ("ďđ", 'd'),
    ("éèêëęě", 'e'),
    ("íìîï", 'i'),
    ("ĺľł", 'l'),
    ("ńňñ", 'n'),
    ("óòôöőõø", 'o'),
    ("ŕř", 'r'),
    ("śš", 's'),
    ("ť", 't'),
    ("úùûüűů", 'u'),
    ("ýÿ", 'y'),
    ("źžż", 'z'),
    ("’", '\''),
];

/// A letter as it is looked for. One becomes one, so that places in a text stay what they are.
fn plain(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    PLAIN.iter().find(|(accented, _)| accented.contains(small)).map_or(small, |(_, plain)| *plain)
}

fn folded(text: &str) -> Vec<char> {
    text.chars().map(plain).collect()
}

/// What somebody looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query(Vec<Vec<char>>);

impl Query {
    /// The words of a text.
    #[must_use]
    pub fn new(typed: &str) -> Self {
        Self(typed.split_whitespace().map(folded).collect())
    }

    /// Whether nothing is looked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether all words occur in these texts together.
    #[must_use]
    pub fn is_in(&self, texts: &[String]) -> bool {
        let texts: Vec<_> = texts.iter().map(|text| folded(text)).collect();
        self.0.iter().all(|word| texts.iter().any(|text| places(text, word).next().is_some()))
    }

    /// The text in pieces, each with whether it is what was looked for.
    #[must_use]
    pub fn marked(&self, text: &str) -> Vec<(String, bool)> {
        let letters = folded(text);
        let mut is_found = vec![false; letters.len()];
        for word in &self.0 {
            for place in places(&letters, word) {
                is_found[place..place + word.len()].fill(true);
            }
        }
        let mut pieces: Vec<(String, bool)> = Vec::new();
        for (letter, found) in text.chars().zip(is_found) {
            match pieces.last_mut() {
                Some((piece, before)) if *before == found => piece.push(letter),
                _ => pieces.push((letter.to_string(), found)),
            }
        }
        pieces
    }
}

fn places<'a>(text: &'a [char], word: &'a [char]) -> impl Iterator<Item = usize> + 'a {
    text.windows(word.len().max(1)).enumerate().filter(move |(_, part)| *part == word).map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_make_no_difference() {
        for (typed, text) in [
            ("FUEL", "All three fuel dice"),
            ("zeton", "žeton s číslem"),
            ("płytka", "Plytka 0"),
            ("Plättchen", "PLATTCHEN"),
        ] {
            assert!(Query::new(typed).is_in(&[text.to_owned()]), "{typed}");
        }
        assert!(!Query::new("crystal").is_in(&["All three fuel dice".to_owned()]));
    }

    #[test]
    fn all_words_must_occur_in_any_order() {
        let section = ["The joker".to_owned(), "pay 1 coin".to_owned()];
        assert!(Query::new(" coin  joker ").is_in(&section));
        assert!(!Query::new("coin tile").is_in(&section));
        assert!(Query::new("").is_in(&section));
    }

    #[test]
    fn what_was_found_is_marked_and_nothing_is_lost() {
        let pieces = Query::new("tile til").marked("Tiles and tiles.");
        let found: Vec<_> = pieces.iter().filter(|(_, found)| *found).map(|(piece, _)| piece.as_str()).collect();
        assert_eq!(found, ["Tile", "tile"]);
        let all: String = pieces.into_iter().map(|(piece, _)| piece).collect();
        assert_eq!(all, "Tiles and tiles.");
    }
}
