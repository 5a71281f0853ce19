//! Reading a text file that lies beside the page, like a language's messages.
//!
//! Own code, not `gloo-net`: one request without options needs none of its builders.

use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, RequestMode, Response};

/// The folder of the message files, beside the page, and that of those which the page of any game has.
const LOCALES: &str = "locales";
const SHARED: &str = "locales/shared";

/// Why there is no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FetchError {
    #[error("the file could not be reached")]
    Unreachable,
    #[error("the server answered with status {0}")]
    Status(u16),
    #[error("the answer broke off")]
    Incomplete,
}

/// The text of a file of our own origin, by its path relative to the page.
///
/// # Errors
/// If it cannot be reached, is not there, or does not arrive in full.
async fn text(path: &str) -> Result<String, FetchError> {
    let window = web_sys::window().ok_or(FetchError::Unreachable)?;
    let request = RequestInit::new();
    // A page in a sandboxed frame has no origin of its own, and is refused anything stricter. The policy keeps us at home.
    request.set_mode(RequestMode::Cors);
    let answer = JsFuture::from(window.fetch_with_str_and_init(path, &request)).await;
    let answer: Response = answer.and_then(JsCast::dyn_into).map_err(|_| FetchError::Unreachable)?;
    if !answer.ok() {
        return Err(FetchError::Status(answer.status()));
    }
    body(&answer).await.ok().and_then(|text| text.as_string()).ok_or(FetchError::Incomplete)
}

/// The text of a message file, by its path in the folder of all of them.
///
/// # Errors
/// If it cannot be reached, is not there, or does not arrive in full.
pub async fn words(path: &str) -> Result<String, FetchError> {
    text(&format!("{LOCALES}/{path}")).await
}

/// The same for a file with what the page of any game says.
///
/// # Errors
/// If it cannot be reached, is not there, or does not arrive in full.
pub async fn shared_words(path: &str) -> Result<String, FetchError> {
    text(&format!("{SHARED}/{path}")).await
}

async fn body(answer: &Response) -> Result<JsValue, JsValue> {
    JsFuture::from(answer.text()?).await
}
