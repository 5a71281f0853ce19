#!/usr/bin/env bash
# Builds the release page into dist/. Touches the network only where crates are missing.
source "$(dirname "$0")/common.sh"

tools/set-up.sh

fetch_crates() { cargo fetch --locked --quiet --target wasm32-unknown-unknown; }

# With QUICK set, a page that does the same and is built in seconds, but is big and in one piece: for tools/mutants.mjs.
if [ -n "${QUICK:-}" ]; then
  fetch_crates
  trunk build --offline
  node tools/list-files.mjs dist
  exit
fi

# The standard library is built along with the page, for size and without the texts of panics; docs/ARCHITECTURE.md says
# why. These are unstable options of a pinned compiler, for the page alone.
export RUSTC_BOOTSTRAP=1
export CARGO_UNSTABLE_BUILD_STD=std,panic_abort CARGO_UNSTABLE_BUILD_STD_FEATURES=optimize_for_size
export CARGO_UNSTABLE_PANIC_IMMEDIATE_ABORT=true CARGO_PROFILE_PAGE_PANIC=immediate-abort

# With these options, since the standard library needs crates of its own.
fetch_crates

step "The page (about 3 minutes the first time, then seconds)"
trunk build --release --offline
