//! Texts that leave as a file, and files that come in as text.

use app_core::install::Way;
use js_sys::Array;
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

use super::{clock, install, page, share};

const MEDIA_TYPE: &str = "text/plain";

/// More than any file of ours has: whoever chooses a film by mistake need not wait for it.
const MOST_BYTES: f64 = 8_000_000.0;
/// Long enough for a slow browser to begin the download.
const KEPT_MS: u32 = 60_000;

/// Why a file did not come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    #[error("the browser refused")]
    Refused,
    #[error("no file is chosen")]
    NoneChosen,
    #[error("the file is too large to be one of ours")]
    TooLarge,
}

/// Offers a text as a file of this name: by the share sheet on an iPad, where nobody finds a download again, else as a download.
/// Must follow from a tap or key. `doubted` hears of it where it may not have left: a frame may be forbidden to let it, without
/// a word.
pub fn offer(file_name: &str, text: &str, doubted: impl FnOnce() + 'static) {
    let by_sheet = (install::way() == Some(Way::ByHand)).then(|| share::file(file_name, MEDIA_TYPE, text)).flatten();
    let (file_name, text) = (file_name.to_owned(), text.to_owned());
    let download = move || {
        if download(&file_name, &text).is_err() || page::is_framed() {
            doubted();
        }
    };
    let Some(file) = by_sheet else { return download() };
    spawn_local(async move {
        if share::send_all(file).await.is_err() {
            download();
        }
    });
}

/// The text of the file that is chosen in the input with this id. The choice is cleared, so that the same file can be
/// chosen again.
///
/// # Errors
/// If none is chosen, it is far too large, or the browser cannot read it.
pub async fn read_chosen(input_id: &str) -> Result<String, FileError> {
    let input: HtmlInputElement =
        page::element(input_id).and_then(|element| element.dyn_into().ok()).ok_or(FileError::NoneChosen)?;
    let file = input.files().and_then(|files| files.get(0)).ok_or(FileError::NoneChosen)?;
    input.set_value("");
    if file.size() > MOST_BYTES {
        return Err(FileError::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.map_err(|_| FileError::Refused)?;
    text.as_string().ok_or(FileError::Refused)
}

fn download(file_name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(&format!("{MEDIA_TYPE};charset=utf-8"));
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = page::document().ok_or(JsValue::NULL)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(file_name);
    link.click();
    clock::after(KEPT_MS, move || {
        // An address that is not given back costs memory, nothing else.
        let _ = Url::revoke_object_url(&address);
    })
    .let_run();
    Ok(())
}
