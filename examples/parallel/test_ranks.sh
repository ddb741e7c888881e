#!/usr/bin/env bash
# Whether what is taken is the same for one process and for several that mpirun starts, also where one of them is killed
# or stops in the middle. test_ranks.sh PROGRAM MPIRUN
set -u
program=$1
# shellcheck source=examples/checks.sh
. "$(dirname "${BASH_SOURCE[0]}")/../checks.sh"
use_mpirun "$2"

# agree NAME RANKS MPIRUN_OPTIONS... -- ARGUMENTS...: one process and so many take the same. A task that throws ends all
# with status 1.
agree() {
  local name=$1 count=$2 status=0 alone=$program options=()
  shift 2
  while [ "$1" != -- ]; do options+=("$1") && shift; done
  shift
  [ "$name" != throws ] || status=1
  run one "$status" "$@"
  local program=("${ranks[@]}" "${options[@]}" -np "$count" "$alone")
  run "$name" "$status" "$@"
  same one "$name"
  echo "$name: $(wc -l <"$folder/$name") lines, $(tail -n 1 "$folder/$name"), $(grep 'tasks a second' "$folder/errors")"
  rm "$folder/$name"
}

agree several 3 -- tasks=500
agree threads 2 -- tasks=500 threads=2 rounds=3
agree large 2 -- tasks=40 bytes=3000000 micros=2000
agree ends 3 -- tasks=1000000 ends_at=300
agree throws 3 -- tasks=1000000 fails_at=300
# The rest goes on only if mpirun was told so; a rank that is stopped is missing in the end.
agree killed 3 --enable-recovery -- tasks=2000 lost=2 signal=9 patience=1
agree stopped 3 -- tasks=2000 lost=2 signal=19 patience=1

finish
