#!/usr/bin/env bash
# Prints the Chromium on the PATH. Prints nothing where there is none: Playwright then uses the one it downloads.
source "$(dirname "$0")/common.sh"

for name in chromium chromium-browser google-chrome; do
  if have "$name"; then
    command -v "$name"
    exit
  fi
done
