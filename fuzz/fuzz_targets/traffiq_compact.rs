//! Any bytes behind a right check are a record or an error, and a record is written in one way only.
#![no_main]

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use libfuzzer_sys::fuzz_target;
use sha2::{Digest, Sha256};
use traffiq::record::compact;

fuzz_target!(|content: &[u8]| {
    let check = Sha256::digest(content);
    let letters = URL_SAFE_NO_PAD.encode([content, &check[..4]].concat());
    if let Ok(record) = compact::decode(&letters) {
        assert_eq!(compact::encode(&record), letters);
    }
});
