//! Whose keys are whose: several clubs may serve a game from one host and must not touch each other's games.

/// The longest name of a slot.
const SLOT_LENGTH: usize = 32;

/// What all keys of the page with this base address begin with: the game, the page's folder and, on a club's website, the
/// slot of the embed. The names of caches, locks and channels begin alike.
#[must_use]
pub fn key_prefix(game: &str, base_uri: &str, slot: Option<&str>) -> String {
    // A colon in a folder's name would let one page's keys look like another's. A folder ends with a slash, a slot never.
    let folder = folder(base_uri).replace(':', "%3A");
    match slot {
        None => format!("{game}:{folder}:"),
        Some(slot) => format!("{game}:{folder}@{slot}:"),
    }
}

/// The slot that the page's query (`?slot=…`) names: letters, digits, `-` and `_`. Several embeds on one website each have
/// their own; `static/theme.js` and `static/rescue.js` read it by the same rule. Anything else is no slot.
#[must_use]
pub fn slot_of(query: &str) -> Option<&str> {
    let parts = query.trim_start_matches('?').split('&');
    parts.filter_map(|part| part.strip_prefix("slot=")).find(|slot| is_slot(slot))
}

/// Whether this can be the name of a slot.
#[must_use]
pub fn is_slot(name: &str) -> bool {
    (1..=SLOT_LENGTH).contains(&name.len())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// The path up to its last slash. A page without a path of its own, like one written into a frame, has `/`.
fn folder(base_uri: &str) -> &str {
    let address = base_uri.split(['?', '#']).next().unwrap_or_default();
    let path = address.split_once("://").and_then(|(_, rest)| rest.find('/').map(|start| &rest[start..]));
    path.and_then(|path| path.rfind('/').map(|end| &path[..=end])).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_of_the_page_names_its_keys() {
        for (base, prefix) in [
            ("https://games.example/", "a-game:/:"),
            ("https://games.example", "a-game:/:"),
            ("https://games.example/index.html?x=/a/b#/c/d", "a-game:/:"),
            ("https://games.example/club/a/", "a-game:/club/a/:"),
            ("https://games.example/club/a/index.html#/table", "a-game:/club/a/:"),
            ("http://127.0.0.1:8080/club/", "a-game:/club/:"),
            ("file:///home/me/dist/index.html", "a-game:/home/me/dist/:"),
            ("about:srcdoc", "a-game:/:"),
            ("", "a-game:/:"),
        ] {
            assert_eq!(key_prefix("a-game", base, None), prefix, "{base}");
        }
    }

    #[test]
    fn no_page_and_no_slot_has_keys_that_begin_like_those_of_another() {
        let paths = ["/", "/a/", "/a/b/", "/a/:/", "/a/:b/", "/b/a/", "/a/@1/", "/@/"];
        let slots = [None, Some("1"), Some("11"), Some("a"), Some("a-b")];
        let pages = paths.iter().flat_map(|path| slots.map(|slot| (format!("https://x.example{path}"), slot)));
        let prefixes: Vec<_> = pages.map(|(base, slot)| key_prefix("a-game", &base, slot)).collect();
        for prefix in &prefixes {
            assert_eq!(prefixes.iter().filter(|other| other.starts_with(prefix)).count(), 1, "{prefix}");
        }
    }

    #[test]
    fn the_query_names_the_slot() {
        for (query, slot) in [
            ("", None),
            ("?embed=1&slot=left_2&lang=de", Some("left_2")),
            ("?slot=1", Some("1")),
            ("?slot=", None),
            ("?slot=a/b", None),
            ("?slot=a%3A", None),
            ("?myslot=1", None),
            ("?slot=a.b&slot=2", Some("2")),
            ("?slot=123456789012345678901234567890123", None),
        ] {
            assert_eq!(slot_of(query), slot, "{query}");
        }
        assert_eq!(key_prefix("a-game", "https://games.example/club/", Some("1")), "a-game:/club/@1:");
    }
}
