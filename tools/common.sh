# What every script here shares: the project's folder, its own tools first on the PATH, and how a step is announced.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
TOOLS="$PWD/.tools"
export PATH="$TOOLS/bin:$PATH"

step() { printf '\n==> %s\n' "$*" >&2; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }
