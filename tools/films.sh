#!/usr/bin/env bash
# Films of what moves, each as one sheet of its frames, for people to look at. An argument takes only the films whose names have it.
source "$(dirname "$0")/common.sh"

tools/build.sh
tools/set-up-browser.sh
cargo build --locked --quiet --workspace --examples
step "Films into shots/films/"
CHROMIUM=$(tools/chromium.sh --windows) node tests/browser/films.mjs "$@"
