//! Where things are on the screen.

use crate::page;
use app_core::geometry::Rect;

/// Where the element with this id is now.
#[must_use]
pub fn rect_of(id: &str) -> Option<Rect> {
    let rect = page::element(id)?.get_bounding_client_rect();
    Some(Rect { x: rect.x(), y: rect.y(), width: rect.width(), height: rect.height() })
}

/// Width and height of the window.
#[must_use]
pub fn window_size() -> Option<(f64, f64)> {
    let window = web_sys::window()?;
    Some((window.inner_width().ok()?.as_f64()?, window.inner_height().ok()?.as_f64()?))
}
