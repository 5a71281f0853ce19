//! A lock on something that only one tab may have at a time, like the game on the table (Web Locks).

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::reflect;

/// How it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// If no other tab has it.
    Ask,
    /// Also from a tab that has it; that one hears of it.
    TakeOver,
}

/// Lasts until it is dropped, or taken over.
#[derive(Debug, Default)]
#[must_use = "the lock ends when this is dropped"]
pub struct TabLock(Rc<Hold>);

#[derive(Debug, Default)]
struct Hold {
    let_go: RefCell<Option<Function>>,
    over: Cell<bool>,
}

/// Whether the browser knows locks.
#[must_use]
pub fn is_supported() -> bool {
    reflect::navigator("locks").is_some()
}

/// Asks for the lock of this name. `told` hears whether it is ours, and again when another tab takes it. Where the browser
/// knows no locks it is ours: then tabs can only hear of each other afterwards.
pub fn acquire(name: &str, how: How, told: impl Fn(bool) + 'static) -> TabLock {
    let (hold, told) = (Rc::new(Hold::default()), Rc::new(told));
    let options = Object::new();
    let option = match how {
        How::Ask => "ifAvailable",
        How::TakeOver => "steal",
    };
    // A plain object takes any property.
    let _ = Reflect::set(&options, &option.into(), &true.into());
    let answer = {
        let (hold, told) = (Rc::clone(&hold), Rc::clone(&told));
        Closure::once_into_js(move |lock: JsValue| -> JsValue {
            if hold.over.get() {
                return JsValue::UNDEFINED;
            }
            let ours = !lock.is_null();
            let held = ours.then(|| {
                Promise::new(&mut |let_go, _| {
                    hold.let_go.replace(Some(let_go));
                })
            });
            told(ours);
            held.map_or(JsValue::UNDEFINED, Into::into)
        })
    };
    let locks = reflect::navigator("locks");
    let asked = locks.and_then(|locks| reflect::call(&locks, "request", &[name.into(), options.into(), answer]));
    match asked.and_then(|asked| asked.dyn_into::<Promise>().ok()) {
        None => told(true),
        Some(end) => {
            let hold = Rc::clone(&hold);
            spawn_local(async move {
                if JsFuture::from(end).await.is_err() && !hold.over.get() {
                    // Taken over, or never given because the browser gives none here.
                    told(hold.let_go.take().is_none());
                }
            });
        }
    }
    TabLock(hold)
}

impl Drop for TabLock {
    fn drop(&mut self) {
        self.0.over.set(true);
        if let Some(let_go) = self.0.let_go.take() {
            // A promise can always be kept.
            let _ = let_go.call0(&JsValue::UNDEFINED);
        }
    }
}
