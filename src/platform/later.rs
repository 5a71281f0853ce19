//! The part of the app that is fetched when it is first wanted. `static/start.js` fetches it and puts it in its place.

use web_sys::Event;

use super::watch::Watch;

const WANTED: &str = "space-taxi:later-wanted";
const HERE: &str = "space-taxi:later-here";
const MISSING: &str = "space-taxi:later-missing";

/// Asks for it. `arrived` hears whether it is here, at once where it was before.
pub fn fetch(arrived: impl Fn(bool) + 'static) -> Watch {
    let window = web_sys::window();
    let watch = Watch::on(window.as_deref(), &[HERE, MISSING], move |event| arrived(event.type_() == HERE));
    if let (Some(window), Ok(event)) = (window, Event::new(WANTED)) {
        let _ = window.dispatch_event(&event);
    }
    watch
}
