#!/usr/bin/env bash
# Installs what the browser tests need and this machine lacks: their packages and a Chromium.
source "$(dirname "$0")/common.sh"

TESTS=tests/browser
# Stands where Playwright has brought its own, so that the system is not asked each time.
OWN="$TESTS/node_modules/.own-chromium"

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}
apt_may_be_used() { have apt-get && as_root true 2>/dev/null; }

if ! cmp -s "$TESTS/package-lock.json" "$TESTS/node_modules/.installed-lock"; then
  step "Packages of the browser tests (about 10 seconds)"
  npm ci --prefix "$TESTS" --no-audit --no-fund
  cp "$TESTS/package-lock.json" "$TESTS/node_modules/.installed-lock"
fi

if [ -z "$(tools/chromium.sh)" ] && [ ! -e "$OWN" ] && apt_may_be_used; then
  step "Chromium from the system's packages (about 2 minutes)"
  # One source that does not answer is no reason to give up: what is known of the others may be enough.
  as_root apt-get update || true
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium ||
    echo "The system's packages give no Chromium." >&2
fi

if [ -z "$(tools/chromium.sh)" ]; then
  step "Chromium from Playwright (about 1 minute)"
  (cd "$TESTS" && npx playwright install --only-shell chromium) ||
    fail "there is no Chromium, and none could be installed. Install Chromium or Chrome yourself, then run this again."
  touch "$OWN"
fi
