#!/usr/bin/env bash
# For people who work on the page: builds it quickly, serves it and builds it again after every change. It is big, and keeps nothing for
# when there is no network; what players get is built by `make play`.
source "$(dirname "$0")/common.sh"

tools/set-up.sh
exec trunk serve --offline --port "${PORT:-8080}" "$@"
