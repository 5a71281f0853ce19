#!/usr/bin/env bash
# Makes the modules small that Trunk has just built. Trunk runs this after a build, with the names of the modules.
source "$(dirname "$0")/common.sh"

[ "$TRUNK_PROFILE" = release ] || exit 0
node tools/slim/stage.mjs "$@"
