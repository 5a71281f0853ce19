#!/usr/bin/env bash
# Writes target/space-taxi.css and target/later.css: the files that an index in static/css names, in its order. Trunk runs this
# before a build.
source "$(dirname "$0")/common.sh"

gather() { sed -nE 's|^@import "(.*)";$|static/css/\1|p' "static/css/$1.css" | xargs cat > "target/$2.css"; }

mkdir -p target
gather index space-taxi
gather later later
