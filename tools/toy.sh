#!/usr/bin/env bash
# Builds the toy of examples/toy into examples/toy/dist/: the smallest page that stands on the shared crates.
source "$(dirname "$0")/common.sh"

tools/set-up.sh
cargo fetch --locked --quiet --target wasm32-unknown-unknown
cd examples/toy
exec trunk build --release --offline
