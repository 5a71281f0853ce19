#!/usr/bin/env bash
# Plays the release page in Firefox and in WebKit, with the browsers of the system; no part of `make test`, since they are big.
# Arguments name the ones to play in: firefox, webkit. MINUTES=10 is how long each may take.
source "$(dirname "$0")/common.sh"

mini_browser() { find /usr/lib /usr/libexec -path '*webkit2gtk-4.1/MiniBrowser' -print -quit 2>/dev/null; }

if ! have firefox || ! have WebKitWebDriver || ! have Xvfb || [ -z "$(mini_browser)" ]; then
  apt_may_be_used || fail "Firefox, WebKitWebDriver, WebKit's MiniBrowser and Xvfb are needed; in Debian: firefox-esr webkit2gtk-driver xvfb."
  step "Firefox and WebKit from the system's packages (about 2 minutes)"
  apt_install firefox-esr webkit2gtk-driver xvfb
fi
tools/build.sh
tools/set-up-browser.sh
# The final table is held against what the rules make of its record.
cargo build --locked --quiet --workspace --examples
step "A game in each of them (about 3 minutes)"
MINIBROWSER=$(mini_browser) node tests/browser/elsewhere.mjs "$@"
echo "no failure"
