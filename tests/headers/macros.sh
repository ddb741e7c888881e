#!/usr/bin/env bash
# Whether the headers define one macro only, and that empty: what all of them define beyond what the standard headers do
# that they include. macros.sh COMPILER INCLUDE_FOLDER
set -euo pipefail
compiler=$1
include=$2

# macros: those that are defined after what is read.
macros() { "$compiler" -std=c++20 "-I$include" -x c++ -dM -E - | sed 's/ *$//' | sort; }
standard=$(grep -rhoE '^#include <[a-z_.]+>' "$include" --include='*.hpp' | sort -u)
own=$(cd "$include" && find . -name '*.hpp' | sort | sed 's|^\./\(.*\)|#include <\1>|')

found=$(comm -13 <(macros <<<"$standard") <(macros <<<"$standard"$'\n'"$own"))
if [ "$found" != '#define REGELWERK_HOST_DEVICE' ]; then
  echo "These macros come from the headers, where there should be one, REGELWERK_HOST_DEVICE, and nothing behind it:"
  echo "$found"
  exit 1
fi
