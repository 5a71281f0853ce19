#!/usr/bin/env bash
# Builds the release page into dist/. Touches the network only where crates are missing.
source "$(dirname "$0")/common.sh"

tools/set-up.sh

cargo fetch --locked --quiet --target wasm32-unknown-unknown

# With QUICK set, a page that does the same and is built in seconds, but is big: for tools/mutants.mjs.
if [ -n "${QUICK:-}" ]; then
  trunk build --offline
  exit
fi

step "The page (about 3 minutes the first time, then one)"
trunk build --release --offline
