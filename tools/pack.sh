#!/usr/bin/env bash
# Packs dist/ into dist-archive/space-taxi-VERSION.tar.gz: unpack it into any folder of any web space.
source "$(dirname "$0")/common.sh"

tools/set-up-packages.sh

version=$(sed -nE 's/^version = "(.*)"/\1/p' Cargo.toml | head -n 1)
name="space-taxi-$version"

step "Packing $name"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R dist "$work/$name"
rm -f "$work/$name/.trunk-lock"
node tools/pack/stage.mjs "$work/$name" "$version"
mkdir -p dist-archive
tar -czf "dist-archive/$name.tar.gz" -C "$work" "$name"
echo "dist-archive/$name.tar.gz"
