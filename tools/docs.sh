#!/usr/bin/env bash
# The documentation of the library, on this machine and for the browser; whatever rustdoc finds odd is an error.
source "$(dirname "$0")/common.sh"

export RUSTDOCFLAGS='-D warnings'
cargo doc --locked --workspace --no-deps
cargo doc --locked --no-deps --target wasm32-unknown-unknown
