#!/usr/bin/env bash
# What broke? Give it the lines of the browser's console, as an argument or as input, and it names the functions.
source "$(dirname "$0")/common.sh"

node tools/slim/where.mjs "$@"
