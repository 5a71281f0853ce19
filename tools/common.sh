# What every script here shares: the project's folder, its own tools first on the PATH, and how a step is announced.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
TOOLS="$PWD/.tools"
export PATH="$TOOLS/bin:$PATH"

step() { printf '\n==> %s\n' "$*" >&2; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}
apt_may_be_used() { have apt-get && as_root true 2>/dev/null; }
apt_install() {
  # One source that does not answer is no reason to give up: what is known of the others may be enough.
  as_root apt-get update || true
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}
