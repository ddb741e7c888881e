#!/usr/bin/env bash
# test.sh: builds the package and runs all tests of it with node's own runner, then what bundlers make of it, in a browser.
# Installs what is missing; npm gets the TypeScript compiler, boardgame.io and bundlers, at the versions of the
# package-lock.json of each.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/tests/setup.sh"
export REGELWERK_BUILD_DIR=${REGELWERK_BUILD_DIR:-$root/build}
need_browser
need_node
"$here/build.sh"
export REGELWERK_JS_PACKAGE=$REGELWERK_BUILD_DIR/js/package
tools=$REGELWERK_BUILD_DIR/js/tools
mkdir -p "$tools"
if ! cmp -s "$here/package-lock.json" "$tools/package-lock.json" || [ ! -d "$tools/node_modules/typescript" ]; then
  cp "$here/package.json" "$here/package-lock.json" "$here/.npmrc" "$tools/"
  npm ci --prefix "$tools" --ignore-scripts --no-audit --no-fund
fi
node --test --test-reporter=spec "$here"/test/*.test.js
"$here/bundlers/run"
