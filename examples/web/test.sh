#!/usr/bin/env bash
# test.sh: builds the page and uses it in the distribution's Chromium. Who looks for tests that do not wait for the page has
# it slow: REGELWERK_LATE=100 draws everything so many milliseconds late, REGELWERK_SLOW=6 has it so many times slower.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/tests/setup.sh"
export REGELWERK_BUILD_DIR=${REGELWERK_BUILD_DIR:-$root/build}
need_browser
need_node
"$here/build.sh"

# The same games without a browser.
g++ -std=c++20 -O0 "-I$root/include" "$here/test/native.cpp" -o "$REGELWERK_BUILD_DIR/web/native"

cd "$here"
node --test --test-concurrency=3 test/*.test.mjs
