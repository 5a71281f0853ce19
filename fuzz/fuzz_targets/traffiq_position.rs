//! Any text is a position or an error, and a position prints back to itself.
#![no_main]

use libfuzzer_sys::fuzz_target;
use traffiq::record::Position;

fuzz_target!(|written: &str| {
    if let Ok(position) = written.parse::<Position>() {
        assert_eq!(position.to_string().parse(), Ok(position));
    }
});
