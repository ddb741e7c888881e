# shellcheck shell=bash disable=SC2154
# Sourced by the scripts that test the programs: what they have in common. Whoever sources it names the program.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
checks=0
failures=0

fail() {
  failures=$((failures + 1))
  echo "FAILED $1"
}
# check TEXT COMMAND...: the command must succeed.
check() {
  checks=$((checks + 1))
  "${@:2}" || fail "$1"
}
# run NAME STATUS ARGUMENT...: $program, be it several words, without input. What it prints goes to $folder/NAME,
# complaints to $folder/errors.
run() {
  local name=$1 status=$2 got
  shift 2
  timeout 120 "${program[@]}" "$@" </dev/null >"$folder/$name" 2>"$folder/errors"
  got=$?
  check "$name: exit status $got instead of $status: $* $(head -n 5 "$folder/errors")" test "$got" -eq "$status"
}
# printed NAME: where `has` looks.
printed() { cat "$folder/$1"; }
# has NAME TEXT
has() {
  checks=$((checks + 1))
  printed "$1" | grep -F -- "$2" >/dev/null || { fail "$1 lacks: $2"; tail -n 20 "$folder/$1"; }
}
is_same() { cmp -s "$folder/$1" "$folder/$2"; }
# same NAME NAME: both hold the same, and something.
same() {
  checks=$((checks + 1))
  { [ -s "$folder/$1" ] && is_same "$1" "$2"; } || {
    fail "$1 and $2 differ, or are empty"
    diff -r "$folder/$1" "$folder/$2" | head -n 20
  }
}
differ() {
  checks=$((checks + 1))
  ! is_same "$1" "$2" || fail "$1 and $2 are the same"
}
# use_mpirun MPIRUN: sets `ranks` to the words before -np, and a program, that start processes.
use_mpirun() {
  # Debian's Open MPI: more processes than cores, and as root, as in a container; it leaves memory behind in the end.
  ranks=(env "ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0" timeout 100 "$1" --oversubscribe)
  [ "$(id -u)" -ne 0 ] || ranks+=(--allow-run-as-root)
}
# The status of the script, when all is checked.
finish() {
  echo "$checks checks, $failures failed"
  [ "$failures" -eq 0 ]
}
