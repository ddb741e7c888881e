# Sourced by run and seeds: which targets there are, how they are built and called. `here` is this folder.
work=${REGELWERK_BUILD_DIR:-$here/../../build}/fuzz

mapfile -t titles < <(cd "$here" && printf '%s\n' *.cpp | sed 's/\.cpp$//')

# How many inputs of a form a short run makes: more where they are cheap.
declare -A short_runs=([options]=60000 [move]=20000 [bits]=60000 [event]=7000 [packed_event]=20000 [record]=15000
  [view]=5000 [packed_view]=5000 [edition]=4000 [state]=2000 [packed_state]=2000)

# title_of TARGET, form_of TARGET: the two parts of its name.
title_of() {
  local title
  for title in "${titles[@]}"; do
    [[ $1 != "$title"_* && $1 != "$title" ]] || echo "$title"
  done
}
form_of() {
  local title
  title=$(title_of "$1")
  echo "${1#"$title"_}"
}

# choose_targets NAME...: sets `targets`, all if none is named.
choose_targets() {
  local title form name all=()
  for title in "${titles[@]}"; do
    for form in "${!short_runs[@]}"; do all+=("${title}_$form"); done
  done
  mapfile -t all < <(printf '%s\n' "${all[@]}" | sort)
  [ $# -gt 0 ] || targets=("${all[@]}")
  for name in "$@"; do
    for form in "${all[@]}"; do
      [[ $form != "$name" && $(title_of "$form") != "$name" ]] || targets+=("$form")
    done
  done
  [ ${#targets[@]} -gt 0 ] || { echo "no such target; there are: ${all[*]}" >&2 && return 2; }
}

# The programs of the chosen targets.
build_fuzzers() {
  use_clang
  need cmake ninja-build "clang-$clang" "libclang-rt-$clang-dev" "llvm-$clang"
  export ASAN_SYMBOLIZER_PATH=/usr/lib/llvm-$clang/bin/llvm-symbolizer
  export ASAN_OPTIONS=detect_leaks=0:malloc_context_size=2 UBSAN_OPTIONS=print_stacktrace=1
  cmake -S "$here" -B "$work" -G Ninja --log-level=WARNING -DCMAKE_CXX_COMPILER="clang++-$clang" \
    -DREGELWERK_WERROR="${REGELWERK_WERROR:-OFF}" >/dev/null
  local target programs=()
  for target in "${targets[@]}"; do programs+=("fuzz_$(title_of "$target")"); done
  mapfile -t programs < <(printf '%s\n' "${programs[@]}" | sort -u)
  cmake --build "$work" -j "$(jobs_at_once)" --target "${programs[@]}"
}

# fuzzer TARGET ARGUMENT...: calls it. One change at a time, since the forms' own damage is several; without weighing what
# is rare, which takes a fifth of the time; folders are read once, so that a fixed seed finds the same every time.
fuzzer() {
  "$work/fuzz_$(title_of "$1")" --form="$(form_of "$1")" -max_len=4096 -mutate_depth=1 -entropic=0 -reload=0 \
    -timeout=60 -print_final_stats=1 "${@:2}"
}
