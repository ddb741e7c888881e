#!/usr/bin/env bash
# build.sh TARGET...: builds these targets of the library for C in the folder that all which stands on it shares, and prints
# that folder. Installs what is missing. REGELWERK_BUILD_DIR moves the build folder.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tests/setup.sh"
need gcc g++ cmake ninja-build
build=${REGELWERK_BUILD_DIR:-$root/build}/c
cmake -S "$root" -B "$build" -G Ninja --log-level=WARNING -DCMAKE_BUILD_TYPE= -DREGELWERK_BUILD_TESTS=OFF \
  -DREGELWERK_BUILD_README=OFF -DREGELWERK_BUILD_BENCHMARKS=OFF -DREGELWERK_BUILD_C=ON -DREGELWERK_WERROR=ON \
  -DCMAKE_INSTALL_LIBDIR=lib >/dev/null
cmake --build "$build" -j "$(jobs_at_once)" --target "$@" >&2
echo "$build"
