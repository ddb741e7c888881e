#!/usr/bin/env bash
# test.sh: values of all games as gdb prints them with the printers, which a program may also bring along; and whether the
# names in regelwerk.natvis are those of the headers. test.sh --write writes printed.txt anew. Installs what is missing.
# REGELWERK_BUILD_DIR moves the build folder.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/tests/setup.sh"
need g++ gdb
work=${REGELWERK_BUILD_DIR:-$root/build}/debuggers
mkdir -p "$work"

# fail SENTENCE
fail() {
  echo "$*" >&2
  exit 1
}

# debug PROGRAM OPTION...: gdb without anybody's settings, and without printers of others.
debug() {
  gdb -nx -batch -iex 'set auto-load python-scripts off' "${@:2}" "$1" </dev/null 2>&1
}

nice g++ -std=c++20 -O0 -g -I"$root/include" "$here/test_gdb.cpp" "$here/auto_load.cpp" -o "$work/program"

# What was printed, with the version as it is today in the names.
debug "$work/program" -ex "source $here/regelwerk_gdb.py" -x "$here/print.gdb" | sed -n 's/^\$[0-9]* = //p' >"$work/printed.txt"
if [ "${1:-}" = --write ]; then cp "$work/printed.txt" "$here"; fi
diff "$here/printed.txt" "$work/printed.txt" || fail "gdb prints values as printed.txt does not say"
echo "gdb: $(wc -l <"$work/printed.txt") values as expected"

# The program names its printers, and gdb finds them where it is told to look.
gdb -nx -batch -iex "add-auto-load-safe-path $here" -iex "directory $here" -ex 'break look' -ex run -ex 'print all.somebody' \
  "$work/program" </dev/null >"$work/by_itself.txt" 2>&1
grep -q '^\$1 = some = {value = seat 2}$' "$work/by_itself.txt" || fail "$(cat "$work/by_itself.txt")"
echo "gdb: loads the printers that a program names"

debug "$work/program" -ex "source $here/check_natvis.py" | tee "$work/natvis.txt"
grep -q '^natvis: all types and members are there$' "$work/natvis.txt"
