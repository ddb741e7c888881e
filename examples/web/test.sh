#!/usr/bin/env bash
# test.sh: builds the page and uses it in the distribution's Chromium.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$here/../../tests/setup.sh"
need chromium
"$here/build.sh"
cd "$here"
node --test test/*.test.mjs
