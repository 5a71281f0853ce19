#!/usr/bin/env bash
# Makes the modules small that Trunk has just built, and splits off what is fetched later. Trunk runs this after a build, with the
# names of the modules.
source "$(dirname "$0")/common.sh"

if [ "$TRUNK_PROFILE" = release ]; then
  node tools/slim/stage.mjs "$@"
else
  cp target/later.css "$TRUNK_STAGING_DIR"
  page=$(<"$TRUNK_STAGING_DIR/index.html")
  echo "${page/<\/head>/<meta name=\"later-css\" content=\"./later.css\"></head>}" > "$TRUNK_STAGING_DIR/index.html"
fi
