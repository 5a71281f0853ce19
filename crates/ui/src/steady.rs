//! Callbacks that stay the same from one drawing to the next, so that nothing is drawn again for them.

use yew::prelude::*;

/// The same callback at every drawing, which calls the newest one it was given: for one that is made of much that changes.
#[hook]
pub fn use_steady<IN: 'static, OUT: 'static>(newest: Callback<IN, OUT>) -> Callback<IN, OUT> {
    let held = use_mut_ref(|| newest.clone());
    held.replace(newest);
    use_callback((), move |input, ()| {
        let newest = held.borrow().clone();
        newest.emit(input)
    })
}
