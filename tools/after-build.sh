#!/usr/bin/env bash
# What is left to do when Trunk has built the page. Trunk runs this, and would run several hooks at the same time.
source "$(dirname "$0")/common.sh"

tools/slim.sh app
tools/build-pilot.sh
# Last, since it tells of all other files.
[ "$TRUNK_PROFILE" != release ] || node tools/list-files.mjs
