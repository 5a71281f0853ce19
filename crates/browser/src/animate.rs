//! Movements, played by the browser (Web Animations).
//!
//! `web-sys` knows `Element.animate` only as an unstable interface, so it is called by name. A browser without it plays
//! nothing: every movement ends where its element belongs anyway.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::page;
use app_core::frames::{Frame, Timing};

/// Moves the element with this id through the frames, and back to where it belongs.
pub fn animate(id: &str, frames: &[Frame], timing: Timing) {
    if let Some(element) = page::element(id) {
        // A browser that refuses shows the end at once.
        let _ = start(&element, frames, timing);
    }
}

/// Brings every movement on the page to its end; what goes on for ever goes on.
pub fn finish_all() {
    let Some(document) = page::document() else { return };
    let running = call(&document, "getAnimations", &Array::new()).and_then(JsCast::dyn_into::<Array>);
    for animation in running.iter().flat_map(Array::iter) {
        // Refused by a movement without an end.
        let _ = call(&animation, "finish", &Array::new());
    }
}

fn start(element: &JsValue, frames: &[Frame], timing: Timing) -> Result<(), JsValue> {
    let keyframes = Array::new();
    for frame in frames {
        keyframes.push(&keyframe(frame)?);
    }
    let options = Object::new();
    set(&options, "delay", &timing.delay_ms.into())?;
    set(&options, "duration", &timing.duration_ms.into())?;
    set(&options, "fill", &"backwards".into())?;
    call(element, "animate", &Array::of2(&keyframes, &options)).map(|_| ())
}

fn keyframe(frame: &Frame) -> Result<JsValue, JsValue> {
    let object = Object::new();
    set(&object, "offset", &frame.at.into())?;
    set(&object, "easing", &frame.easing.into())?;
    if let Some(transform) = &frame.transform {
        set(&object, "transform", &(&**transform).into())?;
    }
    if let Some(opacity) = frame.opacity {
        set(&object, "opacity", &opacity.into())?;
    }
    Ok(object.into())
}

fn set(object: &Object, name: &str, value: &JsValue) -> Result<(), JsValue> {
    Reflect::set(object, &name.into(), value).map(|_| ())
}

fn call(target: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    Reflect::get(target, &method.into())?.dyn_into::<Function>()?.apply(target, arguments)
}
