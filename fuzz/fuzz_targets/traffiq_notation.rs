//! Any text is a record or an error, and a record prints back to itself.
#![no_main]

use libfuzzer_sys::fuzz_target;
use traffiq::record::text;

fuzz_target!(|written: &str| {
    if let Ok(record) = text::read(written) {
        assert_eq!(text::read(&text::print(&record)).as_ref(), Ok(&record));
    }
});
