#!/usr/bin/env bash
# Runs each fuzz target for FUZZ_SECONDS. A crash stops it and leaves its input in fuzz/artifacts; whatever else is new is
# kept in fuzz/found, from where the worthwhile is moved into fuzz/corpus, which runs as an ordinary test.
source "$(dirname "$0")/common.sh"

CARGO_FUZZ=0.13.2
SECONDS_EACH=${FUZZ_SECONDS:-60}

NEEDED=$(sed -nE 's/^rust-version = "(.*)"/\1/p' Cargo.toml)
nightly() { rustc +nightly --version 2>/dev/null | sed -nE 's/^rustc ([0-9.]+).*/\1/p'; }
# A nightly of long ago may be too old for the project.
if [ "$(printf '%s\n' "$NEEDED" "$(nightly)" | sort -V | tail -n 1)" = "$NEEDED" ]; then
  step "Nightly Rust, which the fuzzer needs (about 1 minute)"
  rustup toolchain install nightly --profile minimal
fi
if ! { have cargo-fuzz && cargo-fuzz --version | grep -qwF "$CARGO_FUZZ"; }; then
  step "cargo-fuzz $CARGO_FUZZ (about 2 minutes)"
  cargo install "cargo-fuzz@$CARGO_FUZZ" --root "$TOOLS" --force --locked
fi

for target in notation position compact traffiq_notation traffiq_position traffiq_compact; do
  step "Fuzzing $target for $SECONDS_EACH seconds"
  mkdir -p "fuzz/found/$target"
  cargo +nightly fuzz run "$target" "fuzz/found/$target" "fuzz/corpus/$target" -- "-max_total_time=$SECONDS_EACH"
done
echo "no crash"
