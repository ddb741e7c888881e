#!/usr/bin/env bash
# examples/python/fuzz.sh: calls every function of the Python module with wrong, lazy, huge and half-made things, where
# AddressSanitizer and the library's contracts are awake; arguments go to tests/fuzz.py (--minutes 30, --seed 5).
# Installs what is missing. REGELWERK_BUILD_DIR moves the build folder.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tests/setup.sh"
build=${REGELWERK_BUILD_DIR:-$root/build}/python

need g++ cmake ninja-build python3-dev pybind11-dev python3-numpy
cmake -S "$root" -B "$build" -G Ninja --log-level=WARNING -DCMAKE_BUILD_TYPE=Release \
  -DREGELWERK_BUILD_TESTS=OFF -DREGELWERK_BUILD_README=OFF -DREGELWERK_BUILD_BENCHMARKS=OFF \
  -DREGELWERK_BUILD_PYTHON=ON -DPython_EXECUTABLE=/usr/bin/python3 \
  -DREGELWERK_WERROR="${REGELWERK_WERROR:-OFF}" >/dev/null
cmake --build "$build" -j "$(jobs_at_once)" --target regelwerk_python_checked

# Python's own memory comes from malloc, so that AddressSanitizer sees it too. What Python keeps to its end is no leak.
package=$build/examples/python/checked
last=$package/last_call.txt
LD_PRELOAD="$(g++ -print-file-name=libasan.so) $(g++ -print-file-name=libstdc++.so)" PYTHONMALLOC=malloc \
  ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:halt_on_error=1 \
  PYTHONPATH=$package PYTHONDONTWRITEBYTECODE=1 \
  /usr/bin/python3 "$root/examples/python/tests/fuzz.py" --last "$last" "$@" || {
  echo "examples/python/fuzz.sh: the last call was $(cat "$last")" >&2
  exit 1
}
