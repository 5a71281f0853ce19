//! The names and values of an address's query.

/// The pairs of a query like `?lang=de&names=Ada,J%C3%BCrg`, in their order. What is no text in UTF-8 is left out.
#[must_use]
pub fn pairs(query: &str) -> Vec<(String, String)> {
    let parts = query.trim_start_matches('?').split('&').filter(|part| !part.is_empty());
    parts
        .filter_map(|part| {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            Some((decoded(name)?, decoded(value)?))
        })
        .collect()
}

fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => hex(rest.next()?)? << 4 | hex(rest.next()?)?,
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|digit| digit.try_into().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_is_taken_apart() {
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(
            pairs("?lang=de&names=Ada,J%C3%BCrg+B&embed&&x=a=b"),
            [pair("lang", "de"), pair("names", "Ada,Jürg B"), pair("embed", ""), pair("x", "a=b"),]
        );
        assert_eq!(pairs(""), []);
    }

    #[test]
    fn what_is_no_text_is_left_out() {
        assert_eq!(pairs("?a=%&b=%f&c=%ff&d=%zz&e=%E2%82"), []);
    }
}
