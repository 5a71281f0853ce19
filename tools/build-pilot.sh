#!/usr/bin/env bash
# The pilot's thread: a module of its own, made to be fast where the page is made to be small. tools/after-build.sh calls
# this when the page is built; the files are named by what is in them, and index.html is told the name.
source "$(dirname "$0")/common.sh"

OUT=${TRUNK_STAGING_DIR:?Trunk says where the page is built}
BUILT=$PWD/target/pilot
TARGET=wasm32-unknown-unknown

if [ -n "${QUICK:-}" ]; then
  # With what the page has had compiled already.
  cargo build --quiet --locked --offline --target "$TARGET" --bin pilot
  wasm-bindgen --target web --no-typescript --out-dir "$BUILT" "${CARGO_TARGET_DIR:-target}/$TARGET/debug/pilot.wasm"
  cp "$BUILT/pilot_bg.wasm" "$BUILT/pilot.wasm"
  node tools/name-pilot.mjs "$BUILT" "$OUT"
  exit
fi

# What makes the page small would make this slow.
unset RUSTC_BOOTSTRAP CARGO_PROFILE_PAGE_PANIC "${!CARGO_UNSTABLE_@}"
cargo build --quiet --locked --offline --profile pilot --target "$TARGET" --bin pilot \
  --config "target.$TARGET.rustflags = ['-Ctarget-feature=+simd128']"
wasm-bindgen --target web --no-typescript --out-dir "$BUILT" "${CARGO_TARGET_DIR:-target}/$TARGET/pilot/pilot.wasm"
wasm-opt -O3 --enable-simd --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
  --enable-reference-types --enable-multivalue "$BUILT/pilot_bg.wasm" -o "$BUILT/pilot.wasm"

node tools/name-pilot.mjs "$BUILT" "$OUT"
