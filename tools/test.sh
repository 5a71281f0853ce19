#!/usr/bin/env bash
# Every check and test, one after the other; the first failure stops it.
source "$(dirname "$0")/common.sh"

PAGE=wasm32-unknown-unknown

tools/build.sh
tools/set-up-browser.sh

step "Formatting"
cargo fmt --all --check
step "Clippy, on this machine and for the browser"
cargo clippy --locked --workspace --all-targets -- -D warnings
cargo clippy --locked --target $PAGE --lib --bins -- -D warnings
step "Documentation"
RUSTDOCFLAGS='-D warnings' cargo doc --locked --workspace --no-deps
RUSTDOCFLAGS='-D warnings' cargo doc --locked --no-deps --target $PAGE
step "Rust tests"
cargo test --locked --workspace
step "Browser tests"
# They ask the examples about records, and none of them should have to wait for a compiler.
cargo build --locked --examples
CHROMIUM=$(tools/chromium.sh) npm test --prefix tests/browser --silent
