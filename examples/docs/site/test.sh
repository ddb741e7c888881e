#!/usr/bin/env bash
# test.sh: builds the site as `examples/run docs` does, and holds it: links, names, what is loaded, and its use in a browser.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
. "$root/tests/setup.sh"
export PYTHONDONTWRITEBYTECODE=1 # no files beside the sources
export REGELWERK_BUILD_DIR=${REGELWERK_BUILD_DIR:-$root/build}
work=$REGELWERK_BUILD_DIR/docs
rm -rf "$work/site"
mkdir -p "$work"
need mypy
need_browser
need_node
(cd "$here" && mypy --strict --python-executable /usr/bin/python3 --cache-dir "$work/mypy" ./*.py)
REGELWERK_DOCS_WORK=$work "$root/examples/run" docs "$work/site"
/usr/bin/python3 "$here/check.py" "$work/site" "$work/xml"

# The tool that drives the browser, of the version that the page's tests have.
version=$(sed -n 's/.*"playwright-core": "\(.*\)".*/\1/p' "$root/examples/web/package.json")
export REGELWERK_NODE_MODULES=$work/node_modules
[ -d "$REGELWERK_NODE_MODULES/playwright-core" ] ||
  npm install --prefix "$work" --no-save --no-audit --no-fund "playwright-core@$version"
node "$here/test.mjs" "$work/site"
