#!/usr/bin/env bash
# Compiles the kernels to PTX, looks that they lack nothing, and tests the program that runs them; on a GPU, too, if
# there is one. REGELWERK_CLANG: the version of clang; else the one that use_clang chooses.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tests/setup.sh"
build=${REGELWERK_BUILD_DIR:-$root/build}/gpu
mapfile -t games < <(game_names)

use_clang
need "clang-$clang" g++ cmake ninja-build

# Deduction of a std::optional's type from braces is host code only; what no kernel calls is looked at as text.
if grep -rnE 'std::optional[{(]' "$root/include"; then
  echo "FAILED device code knows std::make_optional and std::optional<T>, not these" >&2
  exit 1
fi

cmake -S "$root" -B "$build" -G Ninja --log-level=WARNING -DCMAKE_BUILD_TYPE=Release -DREGELWERK_WERROR=ON \
  -DREGELWERK_BUILD_GPU=ON -DREGELWERK_CUDA_CLANG="$(command -v "clang++-$clang")" -DREGELWERK_BUILD_TESTS=OFF \
  -DREGELWERK_BUILD_README=OFF -DREGELWERK_BUILD_EXAMPLES=OFF -DREGELWERK_BUILD_BENCHMARKS=OFF >/dev/null
cmake --build "$build" -j "$(jobs_at_once)" --target examples/gpu/all

# ptxas_of FILE: what an SDK's assembler makes of it, if there is one.
ptxas=$(command -v ptxas || command -v /usr/local/cuda/bin/ptxas || true)
assemble() {
  "$ptxas" -v -arch=sm_90 "$1" -o /dev/null 2>&1 |
    awk '/error|cannot be statically determined/ { bad = 1; print }
         / Used / { sub(/^[^:]*: */, ""); print }
         END { exit bad }'
}

status=0
fail() {
  echo "FAILED $1"
  status=1
}
# complete IMAGE: nothing in it is left to be found elsewhere.
complete() {
  ! grep -A 1 '^\.extern' "$1" || fail "$1: this is missing"
}
for game in "${games[@]}"; do
  image=$build/examples/gpu/kernels/$game.ptx
  grep -q "^\.visible \.entry $game(" "$image" || fail "$game: no kernel"
  complete "$image"
  echo "$game: $(wc -c <"$image") bytes of PTX"
  [ -z "$ptxas" ] || assemble "$image" || fail "$game: it cannot be assembled, or its stack is unknown"
done
contract=$build/examples/gpu/contract.ptx
entries=$(grep -c '\.entry' "$contract") || true
[ "$entries" -eq ${#games[@]} ] || fail "contract.cu: $entries kernels"
complete "$contract"
[ -n "$ptxas" ] || echo "Without ptxas the PTX was not assembled."

ctest --test-dir "$build" --output-on-failure --no-tests=error -R regelwerk_gpu
exit $status
