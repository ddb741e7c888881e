#!/usr/bin/env bash
# build.sh: the page in ${REGELWERK_BUILD_DIR:-build}/web/page, a folder of files that any server of files may serve.
# Installs what is missing: node, the compilers for the modules of examples/js, and what package.json names.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/tests/setup.sh"
export REGELWERK_BUILD_DIR=${REGELWERK_BUILD_DIR:-$root/build}
out=$REGELWERK_BUILD_DIR/web
need g++
need_node

# The modules, unless they are there and newer than what they are made of.
mapfile -t modules < <(game_names)
for module in "${modules[@]}"; do
  made=$REGELWERK_BUILD_DIR/js/package/$module.wasm
  if [ ! -e "$made" ] ||
    [ -n "$(find "$root/include" "$root/examples/c" "$root/examples/js" -type f -newer "$made" -print -quit)" ]; then
    "$root/examples/js/build.sh" "${modules[@]}"
    break
  fi
done

# What is printed on boards, sheets and cards, and told by no view.
mkdir -p "$out/data"
books=$root/examples/rulebook
g++ -std=c++20 -O0 "-I$root/include" "$here"/data/*.cpp "$books/reader.cpp" "$books/texts.cpp" -o "$out/print_data"
"$out/print_data" "$out/data" "$books"

cd "$here"
[ -d node_modules/vite ] || npm ci --no-audit --no-fund
npm run build
