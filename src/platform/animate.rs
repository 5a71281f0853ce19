//! Movements, played by the browser (Web Animations) and skipped at any tap.
//!
//! `web-sys` knows `Element.animate` only as an unstable interface, so it is called by name. A browser without it plays
//! nothing and comes to the end at once: whoever waits for a movement is never left waiting.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;

use super::clock::{self, Timer};
use super::frames::{Frame, Timing};
use super::page;
use super::watch::Watch;

/// A movement under way. Dropped, it stops where the element belongs, and its end is not told.
#[derive(Debug)]
#[must_use = "the movement stops when this is dropped"]
pub struct Movement {
    played: Option<Played>,
    /// Tells the end of a movement that is not played.
    _at_once: Option<Timer>,
}

#[derive(Debug)]
struct Played {
    animation: EventTarget,
    _watch: Watch,
}

/// Moves the element with this id through the frames and then tells the end, once, also after [`Movement::finish`].
pub fn animate(id: &str, frames: &[Frame], timing: Timing, ended: impl FnOnce() + 'static) -> Movement {
    let Some(animation) = page::element(id).and_then(|element| start(&element, frames, timing).ok()) else {
        return Movement { played: None, _at_once: Some(clock::after(0, ended)) };
    };
    let ended = std::cell::Cell::new(Some(ended));
    let watch = Watch::on(Some(&animation), &["finish"], move |_| {
        if let Some(ended) = ended.take() {
            ended();
        }
    });
    Movement { played: Some(Played { animation, _watch: watch }), _at_once: None }
}

impl Movement {
    /// Skips to the end.
    pub fn finish(&self) {
        self.call("finish");
    }

    fn call(&self, method: &str) {
        if let Some(played) = &self.played {
            // Refused only for a movement without an end, and ours have one.
            let _ = call(&played.animation, method, &Array::new());
        }
    }
}

impl Drop for Movement {
    fn drop(&mut self) {
        self.call("cancel");
    }
}

fn start(element: &web_sys::Element, frames: &[Frame], timing: Timing) -> Result<EventTarget, JsValue> {
    let frames: Array = frames.iter().map(keyframe).collect::<Result<_, _>>()?;
    let options = Object::new();
    set(&options, "delay", timing.delay_ms)?;
    set(&options, "duration", timing.duration_ms)?;
    set(&options, "fill", "backwards")?;
    call(element, "animate", &Array::of2(&frames, &options))?.dyn_into()
}

fn keyframe(frame: &Frame) -> Result<JsValue, JsValue> {
    let object = Object::new();
    set(&object, "offset", frame.at)?;
    if let Some(transform) = &frame.transform {
        set(&object, "transform", transform)?;
    }
    if let Some(opacity) = frame.opacity {
        set(&object, "opacity", opacity)?;
    }
    if let Some(easing) = frame.easing {
        set(&object, "easing", easing)?;
    }
    Ok(object.into())
}

fn set(object: &Object, name: &str, value: impl Into<JsValue>) -> Result<(), JsValue> {
    Reflect::set(object, &name.into(), &value.into()).map(|_| ())
}

fn call(target: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    Reflect::get(target, &method.into())?.dyn_into::<Function>()?.apply(target, arguments)
}
