#!/usr/bin/env bash
# Prints the Chromium on the PATH, the one without windows first: the tests take half the time in it. With --windows, the one that people
# use. Prints nothing where there is none: Playwright then uses the one it downloads.
source "$(dirname "$0")/common.sh"

names=(chromium chromium-browser google-chrome)
[ "${1:-}" = --windows ] || names=(chromium-headless-shell "${names[@]}")
for name in "${names[@]}"; do
  if have "$name"; then
    command -v "$name"
    exit
  fi
done
