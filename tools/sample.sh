#!/usr/bin/env bash
# Plays with the built page and keeps what it has saved as the sample of this version, to be committed with a release.
source "$(dirname "$0")/common.sh"

tools/build.sh
tools/set-up-browser.sh
# The games are also kept as texts, which a program of the library writes.
cargo build --locked --quiet --workspace --examples
step "A sample of what this version keeps, into tests/data/saves/"
CHROMIUM=$(tools/chromium.sh --windows) node tests/browser/sample.mjs
