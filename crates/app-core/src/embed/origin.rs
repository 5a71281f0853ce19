//! Where a website is: scheme, host and port, written as browsers write the origin of a message.

/// The origin of no message. Browsers take it for the address of nobody, too.
pub const NOBODY: &str = "";

/// The origin as browsers write it; nothing for a text that is none. A slash at its end, capitals and the port that goes without saying are
/// no difference.
#[must_use]
pub fn origin(text: &str) -> Option<String> {
    let text = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
    let (host, usual) = match text.split_once("://")? {
        ("https", host) => (host, ":443"),
        ("http", host) => (host, ":80"),
        _ => return None,
    };
    let is_host = !host.is_empty() && host.is_ascii() && !host.contains(['/', '?', '#', '@', ' ', '*', '\\']);
    is_host.then(|| text.strip_suffix(usual).unwrap_or(&text).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_written_as_browsers_do() {
        for text in
            ["https://club.example", "https://club.example/", "HTTPS://Club.Example", "https://club.example:443/"]
        {
            assert_eq!(origin(text).as_deref(), Some("https://club.example"), "{text}");
        }
        for text in ["http://127.0.0.1:8080", "http://[::1]:4430", "https://club.example:80"] {
            assert_eq!(origin(text).as_deref(), Some(text));
        }
    }

    #[test]
    fn anything_else_is_none() {
        for text in [
            "",
            "*",
            "null",
            "club.example",
            "https://",
            "https:///",
            "ftp://club.example",
            "https://a b",
            "https://*.club.example",
        ] {
            assert_eq!(origin(text), None, "{text}");
        }
        for text in [
            "https://club.example/path",
            "https://club.example//",
            "https://a@club.example",
            "https://club.example?x",
            "https://club.example\\",
            "https://clüb.example",
        ] {
            assert_eq!(origin(text), None, "{text}");
        }
    }
}
