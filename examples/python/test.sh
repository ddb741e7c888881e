#!/usr/bin/env bash
# examples/python/test.sh: makes the Python package as a wheel, installs it and runs its tests, and fuzz.sh in short; with
# arguments, which go to pytest, the tests alone. Installs what is missing. REGELWERK_BUILD_DIR moves the build folder.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tests/setup.sh"
build=${REGELWERK_BUILD_DIR:-$root/build}/python

need g++ cmake ninja-build python3-dev python3-venv python3-build python3-setuptools python3-wheel pybind11-dev \
  python3-numpy python3-pytest mypy
# The distribution's own Python, for which these packages are, whatever else is first on the path. Not optimised, which is
# twice as long to compile, and with the library's contracts awake.
wheels=$build/wheels
rm -rf "$wheels" "$build/venv"
mkdir -p "$build"
REGELWERK_PYTHON_BUILD=$build CMAKE_BUILD_PARALLEL_LEVEL=$(jobs_at_once) \
  CMAKE_ARGS="--log-level=WARNING -DCMAKE_BUILD_TYPE= -DREGELWERK_WERROR=${REGELWERK_WERROR:-OFF}" \
  /usr/bin/python3 -m build --wheel --no-isolation --skip-dependency-check --outdir "$wheels" \
  "$root/examples/python" >"$build/wheel.txt" || { tail -n 40 "$build/wheel.txt" && exit 1; }
/usr/bin/python3 -m venv --system-site-packages "$build/venv"
"$build/venv/bin/pip" install --quiet --no-index "$wheels"/*.whl

PYTHONDONTWRITEBYTECODE=1 "$build/venv/bin/python" -m pytest -p no:cacheprovider -q "$root/examples/python/tests" "$@"
[ $# -gt 0 ] || "$root/examples/python/fuzz.sh"
