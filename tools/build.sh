#!/usr/bin/env bash
# Builds the release page into dist/. Touches the network only where crates are missing.
source "$(dirname "$0")/common.sh"

tools/set-up.sh
step "The page (about 2 minutes the first time, then seconds)"
cargo fetch --locked --target wasm32-unknown-unknown
trunk build --release --offline
