#!/usr/bin/env bash
# Plays the release page in Firefox and in WebKit, with the browsers of the system; no part of `make test`, since they are big.
# Arguments name the ones to play in: firefox, webkit.
source "$(dirname "$0")/common.sh"

mini_browser() { find /usr/lib /usr/libexec -path '*webkit2gtk-4.1/MiniBrowser' -print -quit 2>/dev/null; }

if ! have firefox || ! have WebKitWebDriver || ! have Xvfb || [ -z "$(mini_browser)" ]; then
  apt_may_be_used || fail "Firefox, WebKitWebDriver, WebKit's MiniBrowser and Xvfb are needed; in Debian: firefox-esr webkit2gtk-driver xvfb."
  step "Firefox and WebKit from the system's packages (about 2 minutes)"
  apt_install firefox-esr webkit2gtk-driver xvfb
fi
tools/build.sh
tools/set-up-browser.sh
step "A game in each of them (about 3 minutes)"
# Node has web sockets from version 22 on, before on request.
node -e 'process.exit(typeof WebSocket === "undefined" ? 1 : 0)' || export NODE_OPTIONS=--experimental-websocket
MINIBROWSER=$(mini_browser) node tests/browser/elsewhere.mjs "$@"
