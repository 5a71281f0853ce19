//! How the whole page looks: its colours, its language, the size of its text. The values go to `<html>` as attributes
//! and, through CSSOM, as custom properties: a `style` attribute in markup is against the page's policy.

use wasm_bindgen::JsCast;
use web_sys::{CssStyleDeclaration, Element, HtmlElement, SvgElement};

use super::listener::Listener;
use super::{media, page};

const LIGHT: &str = "(prefers-color-scheme: light)";

/// The colours of the page: night or dawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    Dark,
    Light,
}

impl Scheme {
    const fn of(light: bool) -> Self {
        if light { Self::Light } else { Self::Dark }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

/// What the device prefers now.
#[must_use]
pub fn device_scheme() -> Scheme {
    Scheme::of(media::holds(LIGHT))
}

/// Hears when the device changes its preference.
pub fn watch_device_scheme(changed: impl Fn(Scheme) + 'static) -> Listener {
    media::watch(LIGHT, move |light| changed(Scheme::of(light)))
}

/// Colours the page: `data-theme` on `<html>`.
pub fn set_scheme(scheme: Scheme) {
    set_on_root("data-theme", scheme.name());
}

/// Tells the browser and assistive tools in which language the page speaks: `lang` on `<html>`.
pub fn set_language(tag: &str) {
    set_on_root("lang", tag);
}

/// The languages the person prefers, best first.
#[must_use]
pub fn device_languages() -> Vec<String> {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    languages.iter().flat_map(js_sys::Array::iter).filter_map(|tag| tag.as_string()).collect()
}

/// Hears when the person prefers other languages.
pub fn watch_device_languages(changed: Box<dyn Fn()>) -> Listener {
    Listener::on(web_sys::window().as_deref(), &["languagechange"], move |_| changed())
}

/// From this size on, in pixels, text needs another layout.
const LARGE: u32 = 20;

/// Scales all text: `--text-scale` on `<html>`, none for 100 percent; `data-text` says whether it is large then, together with what
/// the browser is set to.
pub fn set_text_scale(percent: u16) {
    // Nothing where nothing is scaled: whatever is said to the root, the browser looks through the whole page for it.
    let scale = if percent == 100 { String::new() } else { format!("{}.{:02}", percent / 100, percent % 100) };
    set_root_var("--text-scale", &scale);
    let style = root().and_then(|root| web_sys::window()?.get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    let pixels = size.and_then(|size| size.split(['.', 'p']).next()?.parse::<u32>().ok());
    set_on_root("data-text", if pixels.is_some_and(|pixels| pixels >= LARGE) { "large" } else { "normal" });
}

/// Sets a custom property of the whole page; an empty value takes it away.
pub fn set_root_var(name: &str, value: &str) {
    if let Some(root) = root() {
        set_property(&root, name, value);
    }
}

fn root() -> Option<Element> {
    page::document().and_then(|document| document.document_element())
}

/// Sets an attribute of `<html>`, such as one by which the style sheets know a setting.
pub fn set_on_root(attribute: &str, value: &str) {
    if let Some(root) = root().filter(|root| root.get_attribute(attribute).as_deref() != Some(value)) {
        // Refused only for a name that is none, and callers write theirs out.
        let _ = root.set_attribute(attribute, value);
    }
}

fn set_property(element: &Element, name: &str, value: &str) {
    if let Some(style) = style(element) {
        // A value that the browser does not take leaves the old one.
        let _ = style.set_property(name, value);
    }
}

pub(super) fn style(element: &Element) -> Option<CssStyleDeclaration> {
    let html = element.dyn_ref::<HtmlElement>().map(HtmlElement::style);
    html.or_else(|| element.dyn_ref::<SvgElement>().map(SvgElement::style))
}
