#!/usr/bin/env bash
# Writes target/space-taxi.css: the files that static/css/index.css names, in its order. Trunk runs this before a build.
source "$(dirname "$0")/common.sh"

mkdir -p target
sed -nE 's|^@import "(.*)";$|static/css/\1|p' static/css/index.css | xargs cat > target/space-taxi.css
