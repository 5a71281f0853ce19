//! Writing JSON: three shapes are all that a telegram has.

use std::fmt::Write;

/// A text in quotes.
pub fn text(value: &str) -> String {
    let mut quoted = String::from('"');
    for sign in value.chars() {
        match sign {
            '"' | '\\' => quoted.extend(['\\', sign]),
            sign if sign < ' ' => {
                // A text takes everything.
                let _ = write!(quoted, "\\u{:04x}", u32::from(sign));
            }
            sign => quoted.push(sign),
        }
    }
    quoted.push('"');
    quoted
}

/// An object of names and values that are JSON already.
pub fn object(fields: &[(&str, String)]) -> String {
    let fields: Vec<_> = fields.iter().map(|(name, value)| format!("{}:{value}", text(name))).collect();
    format!("{{{}}}", fields.join(","))
}

/// A list of values that are JSON already.
pub fn list(values: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", values.into_iter().collect::<Vec<_>>().join(","))
}
