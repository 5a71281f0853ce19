#!/usr/bin/env bash
# The browser tests against the page in dist/, with Playwright's own options: tools/browser-tests.sh -g "cold start".
# Those of `make test-all` alone are a project of their own: tools/browser-tests.sh --project=all screens.
source "$(dirname "$0")/common.sh"

# The tests ask these programs what the rules say.
cargo build --locked --quiet --workspace --examples
case " $* " in *' --project'*) ;; *) set -- --project=quick "$@" ;; esac
cd tests/browser
export CHROMIUM CHROMIUM_WITH_WINDOWS
CHROMIUM=$(../../tools/chromium.sh)
CHROMIUM_WITH_WINDOWS=$(../../tools/chromium.sh --windows)
exec npx playwright test "$@"
