//! The languages. A new one is a line in the list below, its file in `static/shared/locales/` and its two files in each game's `static/locales/`.

use super::number::DecimalMark;

/// Makes the enum and its table from the list.
macro_rules! languages {
    ($($language:ident: $code:literal, $name:literal, $mark:ident;)*) => {
        /// A language that the games speak.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $($language,)*
        }

        impl Language {
            /// Every language, in the order of a menu.
            pub const ALL: &[Self] = &[$(Self::$language,)*];

            const fn entry(self) -> (&'static str, &'static str, DecimalMark) {
                match self {
                    $(Self::$language => ($code, $name, DecimalMark::$mark),)*
                }
            }
        }
    };
}

languages! {
    English: "en", "English", Point;
    German: "de", "Deutsch", Comma;
    French: "fr", "Français", Comma;
    Hungarian: "hu", "Magyar", Comma;
    Czech: "cs", "Čeština", Comma;
    Slovak: "sk", "Slovenčina", Comma;
    Polish: "pl", "Polski", Comma;
}

impl Language {
    /// The code for the page's `lang` and for addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.entry().0
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        self.entry().1
    }

    pub(super) const fn decimal_mark(self) -> DecimalMark {
        self.entry().2
    }

    /// Where its messages are, in a folder of all languages.
    #[must_use]
    pub fn file(self) -> String {
        format!("{}.ftl", self.code())
    }

    /// Where a game's rules page is, in the folder of its messages.
    #[must_use]
    pub fn rules_file(self) -> String {
        format!("rules/{}.ftl", self.code())
    }

    /// The language with this code, whatever region or script follows it: `de-AT` is German.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let main = code.split(['-', '_']).next().unwrap_or(code);
        Self::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// The first of the wanted languages that the games speak, or English.
    #[must_use]
    pub fn from_codes(codes: &[&str]) -> Self {
        codes.iter().find_map(|code| Self::from_code(code)).unwrap_or(Self::English)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wanted_language_that_the_game_speaks_is_taken() {
        let cases: [(&[&str], Language); 7] = [
            (&["de"], Language::German),
            (&["de-AT", "en"], Language::German),
            (&["DE_ch"], Language::German),
            (&["ja-JP", "en-GB", "de"], Language::English),
            (&["den", "de"], Language::German),
            (&["tlh", ""], Language::English),
            (&[], Language::English),
        ];
        for (codes, language) in cases {
            assert_eq!(Language::from_codes(codes), language, "{codes:?}");
        }
    }
}
