#!/usr/bin/env bash
# Draws the icons and takes the pictures that the manifest names, into static/, to be committed.
source "$(dirname "$0")/common.sh"

tools/build.sh
tools/set-up-browser.sh
step "Icons and screenshots into static/"
CHROMIUM=$(tools/chromium.sh --windows) node tests/browser/pictures.mjs
