//! Whose keys are whose: several clubs may serve the game from one host and must not touch each other's games.

/// Every key of this game begins so; `static/rescue.js` takes along whatever does.
const GAME: &str = "space-taxi";

/// What all keys of the page with this base address begin with: the game and the page's folder.
#[must_use]
pub fn key_prefix(base_uri: &str) -> String {
    // A colon in a folder's name would let one page's keys look like another's.
    format!("{GAME}:{}:", folder(base_uri).replace(':', "%3A"))
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
            ("https://games.example/", "space-taxi:/:"),
            ("https://games.example", "space-taxi:/:"),
            ("https://games.example/index.html?x=/a/b#/c/d", "space-taxi:/:"),
            ("https://games.example/club/a/", "space-taxi:/club/a/:"),
            ("https://games.example/club/a/index.html#/table", "space-taxi:/club/a/:"),
            ("http://127.0.0.1:8080/club/", "space-taxi:/club/:"),
            ("file:///home/me/dist/index.html", "space-taxi:/home/me/dist/:"),
            ("about:srcdoc", "space-taxi:/:"),
            ("", "space-taxi:/:"),
        ] {
            assert_eq!(key_prefix(base), prefix, "{base}");
        }
    }

    #[test]
    fn no_page_has_keys_that_begin_like_those_of_another() {
        let bases = ["/", "/a/", "/a/b/", "/a/:/", "/a/:b/", "/b/a/"].map(|path| format!("https://x.example{path}"));
        for base in &bases {
            let prefix = key_prefix(base);
            assert_eq!(bases.iter().filter(|other| key_prefix(other).starts_with(&prefix)).count(), 1, "{base}");
        }
    }
}
