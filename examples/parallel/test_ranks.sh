#!/usr/bin/env bash
# Whether what is taken is the same for one process and for several that mpirun starts, also where one of them is killed
# or stops in the middle. test_ranks.sh PROGRAM MPIRUN
set -euo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Debian's Open MPI: more processes than cores, and as root, as in a container.
start=(timeout 100 "$2" --oversubscribe)
[ "$(id -u)" -ne 0 ] || start+=(--allow-run-as-root)
# Open MPI itself leaves memory behind in the end.
export ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0

# same NAME RANKS MPIRUN_OPTIONS... -- ARGUMENTS...: one process and so many take the same.
same() {
  local name=$1 ranks=$2 options=()
  shift 2
  while [ "$1" != -- ]; do options+=("$1") && shift; done
  shift
  "$program" "$@" >"$folder/one" 2>"$folder/log" || [ "$name" = throws ]
  "${start[@]}" "${options[@]}" -np "$ranks" "$program" "$@" >"$folder/many" 2>"$folder/log" || [ "$name" = throws ] || {
    echo "$name: mpirun failed" && cat "$folder/log" && exit 1
  }
  cmp "$folder/one" "$folder/many" || { echo "$name: not the same" && cat "$folder/log" && exit 1; }
  echo "$name: $(wc -l <"$folder/many") lines, $(tail -n 1 "$folder/many"), $(grep 'tasks a second' "$folder/log" || true)"
}

same several 3 -- tasks=500
same threads 2 -- tasks=500 threads=2 rounds=3
same large 2 -- tasks=40 bytes=3000000 micros=2000
same ends 3 -- tasks=1000000 ends_at=300
same throws 3 -- tasks=1000000 fails_at=300
# The rest goes on only if mpirun was told so; a rank that is stopped is missing in the end.
same killed 3 --enable-recovery -- tasks=2000 lost=2 signal=9 patience=1
same stopped 3 -- tasks=2000 lost=2 signal=19 patience=1
