#!/usr/bin/env bash
# What Lighthouse gives the built page in its mobile profile, in every category; the speed is the median of several visits.
source "$(dirname "$0")/common.sh"

CHROMIUM=$(tools/chromium.sh --windows) node tests/browser/lighthouse-mobile.mjs
