//! What the device says and may say otherwise at any time.

use yew::prelude::*;

use browser::listener::Listener;

/// What `read` says now, and whenever `watch` calls. It is read again once it is watched: between the first drawing and
/// that, the page may have been busy elsewhere.
#[hook]
pub fn use_watched<T>(read: fn() -> T, watch: fn(Box<dyn Fn()>) -> Listener) -> T
where
    T: Copy + PartialEq + 'static,
{
    let now = use_state_eq(read);
    {
        let now = now.setter();
        use_effect_with((), move |()| {
            let watched = {
                let now = now.clone();
                watch(Box::new(move || now.set(read())))
            };
            now.set(read());
            move || drop(watched)
        });
    }
    *now
}
