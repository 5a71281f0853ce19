#!/usr/bin/env bash
# Measures the library, then the page in Chromium. Figures are only worth something on a machine that does nothing else.
source "$(dirname "$0")/common.sh"

tools/build.sh
tools/set-up-browser.sh
step "The library"
cargo bench --locked -p space-taxi-web -p traffiq
step "The engine of Manhattan TraffIQ as WebAssembly"
cargo build --locked --package wasm-bench --profile pilot --target wasm32-unknown-unknown
node tools/bench-wasm.mjs
step "The page"
CHROMIUM=$(tools/chromium.sh --windows) node tests/browser/pace.mjs
step "The computer's levels against each other (a few minutes)"
cargo run --release --locked --quiet --example tournament -- --tables 90
cargo run --release --locked --quiet --example tournament -- --tables 45 --levels captain,captain,ace
cargo run --release --locked --quiet --example tournament -- --game traffiq --tables 100 --levels cabbie,captain
cargo run --release --locked --quiet --example tournament -- --game traffiq --tables 60 --levels captain,captain,ace
