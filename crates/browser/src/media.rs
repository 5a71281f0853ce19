//! What the device asks for, by media query.

use web_sys::MediaQueryList;

use super::listener::Listener;

fn query(text: &str) -> Option<MediaQueryList> {
    web_sys::window().and_then(|window| window.match_media(text).ok().flatten())
}

/// Whether the query holds now; no where the browser does not know it.
pub(super) fn holds(text: &str) -> bool {
    query(text).is_some_and(|list| list.matches())
}

/// Hears whenever the query begins or ceases to hold.
pub(super) fn watch(text: &str, changed: impl Fn(bool) + 'static) -> Listener {
    let Some(list) = query(text) else {
        return Listener::default();
    };
    let asked = list.clone();
    Listener::on(Some(&list), &["change"], move |_| changed(asked.matches()))
}
