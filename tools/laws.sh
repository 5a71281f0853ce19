#!/usr/bin/env bash
# Ten million random games under the laws of the rules, and all other Rust tests ten times as thorough as in `make test`. GAMES is the
# number of games.
source "$(dirname "$0")/common.sh"

GAMES=${GAMES:-10000000}
# Five laws hold of every game, each tried with 2,000 games of its own.
TEST_FACTOR=$(((GAMES + 9999) / 10000)) cargo test --release --locked --test rules_laws always::
TEST_FACTOR=10 cargo test --release --locked --workspace
echo "no failure"
