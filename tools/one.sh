#!/usr/bin/env bash
# Runs the tests whose names have these words, in Rust and in the browser, on the page as it is now.
source "$(dirname "$0")/common.sh"

[ -n "${1:-}" ] || fail 'say which: make one TEST="some words of its name"'
# Rust's names have no spaces, and Playwright takes a pattern.
name=${1// /_}
pattern=$(printf '%s' "$1" | sed 's/[^[:alnum:] _-]/\\&/g')
tools/set-up-browser.sh

step "Rust tests with $name in their name"
told=$(cargo test --locked --workspace -- "$name" 2>&1) || { echo "$told"; exit 1; }
found=$(grep -E '^test .* \.\.\. ok$' <<<"$told") || found=
echo "${found:-none}"

step "Browser tests with “$1” in their title"
if (cd tests/browser && npx playwright test --project=quick --list -g "$pattern") >/dev/null 2>&1; then
  tools/build.sh
  tools/toy.sh
  tools/browser-tests.sh -g "$pattern"
else
  echo "none"
  [ -n "$found" ] || fail "no test has these words in its name"
fi
