#!/usr/bin/env bash
# Installs what building the page needs and this machine lacks, into .tools, in the versions Trunk.toml names.
# A tool of the right version is never installed again, wherever on the PATH it lies.
source "$(dirname "$0")/common.sh"

pinned() { sed -nE "s/^$1 *= *\"[^0-9]*([0-9.]+)\".*/\1/p" Trunk.toml; }
has_version() { have "$1" && "$1" --version 2>/dev/null | grep -qwF -- "$2"; }

TRUNK=$(pinned trunk-version)
WASM_BINDGEN=$(pinned wasm_bindgen)
WASM_OPT=$(pinned wasm_opt)

if ! have cc && apt_may_be_used; then
  step "A C compiler from the system's packages, to link what Rust builds (about 1 minute)"
  apt_install gcc libc6-dev || echo "The system has no C compiler package." >&2
fi
for need in rustup cargo cc node npm; do
  have "$need" || fail "$need is missing. Rust comes from https://rustup.rs, Node (20.12 or newer) from https://nodejs.org, cc with any C compiler."
done
node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 12) ? 0 : 1)' ||
  fail "Node $(node --version) is too old; 20.12 or newer is needed, from https://nodejs.org."
grep -A1 '^name = "wasm-bindgen"$' Cargo.lock | grep -qxF "version = \"$WASM_BINDGEN\"" ||
  fail "wasm-bindgen differs between Trunk.toml and Cargo.lock; both must name one version."

if ! rustup target list --installed 2>/dev/null | grep -qx wasm32-unknown-unknown; then
  step "Rust for the browser (about 1 minute)"
  rustup toolchain install "$(sed -nE 's/^channel *= *"(.*)"/\1/p' rust-toolchain.toml)"
  # A toolchain that was there already keeps what it had.
  rustup target add wasm32-unknown-unknown
  rustup component add clippy rustfmt
fi

if ! has_version trunk "$TRUNK"; then
  step "trunk $TRUNK, which builds the page (about 4 minutes)"
  CARGO_PROFILE_DEV_DEBUG=0 cargo install "trunk@$TRUNK" --root "$TOOLS" --force \
    --locked --debug --no-default-features --features rustls
fi

if ! has_version wasm-bindgen "$WASM_BINDGEN"; then
  step "wasm-bindgen $WASM_BINDGEN, which joins Rust and JavaScript (about 4 minutes)"
  # Not --locked: the lock of this release names a crate that cannot be had any more.
  CARGO_PROFILE_DEV_DEBUG=0 CARGO_PROFILE_DEV_OPT_LEVEL=1 CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS=fallback \
    cargo install "wasm-bindgen-cli@$WASM_BINDGEN" --root "$TOOLS" --force --debug
fi

if ! has_version wasm-opt "$WASM_OPT"; then
  step "wasm-opt $WASM_OPT, which makes the app small (about 10 seconds)"
  npm install --prefix "$TOOLS" --no-save --no-audit --no-fund "binaryen@$WASM_OPT.0.0"
  mkdir -p "$TOOLS/bin"
  ln -sf ../node_modules/.bin/wasm-opt "$TOOLS/bin/wasm-opt"
fi
