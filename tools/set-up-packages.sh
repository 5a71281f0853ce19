#!/usr/bin/env bash
# Installs the packages of tests/browser, unless they are there: the browser tests need them, and the archive's guides do.
source "$(dirname "$0")/common.sh"

TESTS=tests/browser

if ! cmp -s "$TESTS/package-lock.json" "$TESTS/node_modules/.installed-lock"; then
  step "Packages of the browser tests (about 10 seconds)"
  npm ci --prefix "$TESTS" --no-audit --no-fund
  cp "$TESTS/package-lock.json" "$TESTS/node_modules/.installed-lock"
fi
