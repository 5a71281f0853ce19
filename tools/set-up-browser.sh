#!/usr/bin/env bash
# Installs what the browser tests need and this machine lacks: their packages and a Chromium.
source "$(dirname "$0")/common.sh"

TESTS=tests/browser
# Stands where Playwright has brought its own, so that the system is not asked each time.
OWN="$TESTS/node_modules/.own-chromium"

if ! cmp -s "$TESTS/package-lock.json" "$TESTS/node_modules/.installed-lock"; then
  step "Packages of the browser tests (about 10 seconds)"
  npm ci --prefix "$TESTS" --no-audit --no-fund
  cp "$TESTS/package-lock.json" "$TESTS/node_modules/.installed-lock"
fi

if [ -z "$(tools/chromium.sh)" ] && [ ! -e "$OWN" ] && apt_may_be_used; then
  step "Chromium from the system's packages (about 2 minutes)"
  apt_install chromium || echo "The system's packages give no Chromium." >&2
fi

if [ -z "$(tools/chromium.sh)" ]; then
  step "Chromium from Playwright (about 1 minute)"
  (cd "$TESTS" && npx playwright install --only-shell chromium) ||
    fail "there is no Chromium, and none could be installed. Install Chromium or Chrome yourself, then run this again."
  touch "$OWN"
fi
