#!/usr/bin/env bash
# examples/python/test.sh: builds the Python module and runs its tests, and fuzz.sh in short; with arguments, which go
# to pytest, the tests alone. Installs what is missing. REGELWERK_BUILD_DIR moves the build folder.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tests/setup.sh"
build=${REGELWERK_BUILD_DIR:-$root/build}/python

need g++ cmake ninja-build python3-dev pybind11-dev python3-numpy python3-pytest mypy
# The distribution's own Python, for which these packages are, whatever else is first on the path. Not optimised, which is
# twice as long to compile, and with the library's contracts awake.
cmake -S "$root" -B "$build" -G Ninja --log-level=WARNING -DCMAKE_BUILD_TYPE= \
  -DREGELWERK_BUILD_TESTS=OFF -DREGELWERK_BUILD_README=OFF -DREGELWERK_BUILD_BENCHMARKS=OFF \
  -DREGELWERK_BUILD_PYTHON=ON -DPython_EXECUTABLE=/usr/bin/python3 \
  -DREGELWERK_WERROR="${REGELWERK_WERROR:-OFF}" >/dev/null
cmake --build "$build" -j "$(jobs_at_once)" --target regelwerk_python

# The package is tested as it is installed.
prefix=$build/prefix
rm -rf "$prefix"
cmake --install "$build" --component python --prefix "$prefix" >/dev/null
PYTHONPATH=$(echo "$prefix"/lib/python*/site-packages) PYTHONDONTWRITEBYTECODE=1 \
  /usr/bin/python3 -m pytest -p no:cacheprovider -q "$root/examples/python/tests" "$@"
[ $# -gt 0 ] || "$root/examples/python/fuzz.sh"
