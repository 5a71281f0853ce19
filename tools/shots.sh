#!/usr/bin/env bash
# Pictures of every screen, for people to look at. An argument takes only the screens whose names have it.
source "$(dirname "$0")/common.sh"

tools/build.sh
tools/set-up-browser.sh
step "Pictures into shots/"
CHROMIUM=$(tools/chromium.sh --windows) node tests/browser/shots.mjs "$@"
