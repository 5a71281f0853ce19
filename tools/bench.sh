#!/usr/bin/env bash
# Measures the library, then the page in Chromium. Figures are only worth something on a machine that does nothing else.
source "$(dirname "$0")/common.sh"

tools/build.sh
tools/set-up-browser.sh
step "The library"
cargo bench --locked -p space-taxi-web -p traffiq
step "The page"
CHROMIUM=$(tools/chromium.sh --windows) node tests/browser/pace.mjs
step "The computer's levels against each other (a few minutes)"
cargo run --release --locked --quiet --example tournament -- --tables 90
cargo run --release --locked --quiet --example tournament -- --tables 45 --levels captain,captain,ace
