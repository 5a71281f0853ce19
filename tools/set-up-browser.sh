#!/usr/bin/env bash
# Installs what the browser tests need and this machine lacks: their packages and a Chromium.
source "$(dirname "$0")/common.sh"

TESTS=tests/browser
# Stands where Playwright has brought its own, so that the system is not asked each time.
OWN="$TESTS/node_modules/.own-chromium"
# Stands where the system was asked for the other one.
ASKED="$TESTS/node_modules/.asked-for-shell"

tools/set-up-packages.sh

if [ -z "$(tools/chromium.sh --windows)" ] && [ ! -e "$OWN" ] && apt_may_be_used; then
  step "Chromium from the system's packages (about 2 minutes)"
  apt_install chromium || echo "The system's packages give no Chromium." >&2
fi

if ! have chromium-headless-shell && [ ! -e "$ASKED" ] && apt_may_be_used; then
  step "Chromium without windows, if the system has it: the tests take half the time in it (about 10 seconds)"
  apt_install chromium-headless-shell || echo "The system's packages give none; the tests take longer then." >&2
  touch "$ASKED"
fi

if [ -z "$(tools/chromium.sh --windows)" ] && [ ! -e "$OWN" ]; then
  step "Chromium from Playwright (about 1 minute)"
  (cd "$TESTS" && npx playwright install chromium) ||
    fail "there is no Chromium, and none could be installed. Install Chromium or Chrome yourself, then run this again."
  touch "$OWN"
fi
