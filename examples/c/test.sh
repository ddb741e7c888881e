#!/usr/bin/env bash
# Builds the library for C, runs its tests as they are and under valgrind, and uses it as somebody else would.
# REGELWERK_BUILD_DIR moves the build folder.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/tests/setup.sh"
need valgrind pkg-config
build=$("$here/build.sh" regelwerk_c_all)
programs=$build/examples/c
table=$root/tests/platforms/trajectories.txt
pictures=$root/examples/draw/pictures.txt

ctest --test-dir "$build" --output-on-failure --no-tests=error -j "$(jobs_at_once)" -R '^regelwerk_c_'

echo "-- memory"
# The longer games of the table are left out, and the first moves of others must do: a move takes 50 times as long.
careful() { valgrind --quiet --leak-check=full --show-leak-kinds=all --error-exitcode=1 "$@" >/dev/null; }
careful "$programs/regelwerk_c_test_values" &
careful "$programs/regelwerk_c_fuzz" 12
careful "$programs/regelwerk_c_test_games" 120
careful "$programs/regelwerk_c_test_trajectories" "$table" 240
# What is still reachable is a reserve of the C++ runtime.
careful --show-leak-kinds=definite,indirect,possible "$programs/regelwerk_c_test_pictures" "$pictures" 0 60
wait $! # so that set -e hears of it

echo "-- the headers"
for dialect in "gcc -std=c99" "gcc -std=c17" "g++ -std=c++11" "g++ -std=c++20"; do
  language=c
  [[ $dialect = g++* ]] && language=c++
  for header in "$here"/regelwerk*.h; do
    $dialect -x "$language" -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -fsyntax-only "$header"
  done
done
# What one declares is what its library exports, and every function is called by a test.
functions() { sed -nE 's/^REGELWERK_API .*\b(regelwerk_[a-z_]+)\(.*/\1/p' "$here/$1.h" | sort; }
for name in regelwerk regelwerk_draw; do
  nm -D --defined-only "$programs/lib$name.so" | awk '{ print $3 }' | sort | diff <(functions $name) - ||
    { echo "the library exports (>) other functions than $name.h declares (<)" >&2 && exit 1; }
  for function in $(functions $name); do
    grep -q "\b$function(" "$here"/test_*.c "$here"/trajectory.c || { echo "no test calls $function" >&2 && exit 1; }
  done
  # The loader is a part of the C library.
  if readelf -d "$programs/lib$name.so" | grep NEEDED | grep -v 'libc\.so\|ld-linux'; then
    echo "lib$name.so needs more than the C library" >&2 && exit 1
  fi
done

echo "-- somebody else's program"
other=$build/somebody_else
rm -rf "$other"
cmake --install "$build" --prefix "$other" --component c >/dev/null
export PKG_CONFIG_PATH=$other/lib/pkgconfig
words() { pkg-config "$@" | xargs -n1; }
# as_somebody_else PACKAGE SOURCE DUE: a program by pkg-config, shared and static, that must print what a file holds.
as_somebody_else() {
  local shared static
  mapfile -t shared < <(words --cflags --libs "$1")
  mapfile -t static < <(words --static --cflags --libs "$1")
  gcc -std=c99 "$2" -o "$other/shared" "${shared[@]}"
  gcc -std=c99 -static "$2" -o "$other/static" "${static[@]}"
  [ -s "$3" ]
  LD_LIBRARY_PATH=$other/lib "$other/shared" | diff "$3" -
  "$other/static" | diff "$3" -
}
"$programs/regelwerk_c_example" >"$other/due.txt"
"$programs/regelwerk_c_picture" >"$other/due.svg"
as_somebody_else regelwerk_c "$here/example.c" "$other/due.txt"
as_somebody_else regelwerk_c_draw "$here/picture.c" "$other/due.svg"
# By the words of its page, of whose output the game comes last.
(cd "$root" && tests/readme/follow examples/docs/start/c.md BUILD="$build" PREFIX="$other") >"$other/followed.txt"
tail -n "$(wc -l <"$other/due.txt")" "$other/followed.txt" | diff "$other/due.txt" -

# The same by CMake, where the installation was moved to.
moved=$build/somebody_elses_program
rm -rf "$moved"
mkdir "$moved"
mv "$other" "$moved/prefix"
cp "$here/example.c" "$here/picture.c" "$moved/"
cat >"$moved/CMakeLists.txt" <<'PROJECT'
cmake_minimum_required(VERSION 3.13)
project(somebody_else C)
find_package(regelwerk_c ${WANTED} REQUIRED)
add_executable(shared example.c)
target_link_libraries(shared PRIVATE regelwerk::regelwerk_c)
add_executable(static example.c)
target_link_libraries(static PRIVATE regelwerk::regelwerk_c_static)
add_executable(drawn picture.c)
target_link_libraries(drawn PRIVATE regelwerk::regelwerk_c_draw)
add_executable(drawn_static picture.c)
target_link_libraries(drawn_static PRIVATE regelwerk::regelwerk_c_draw_static)
PROJECT
wanted=$(sed -nE 's/.*version\{([0-9]+), ([0-9]+), .*/\1.\2/p' "$here/../../include/regelwerk/core/version.hpp")
[ -n "$wanted" ]
cmake -S "$moved" -B "$moved/build" -DWANTED="$wanted" -DCMAKE_PREFIX_PATH="$moved/prefix" >/dev/null
cmake --build "$moved/build" >/dev/null
"$moved/build/shared" | diff "$moved/prefix/due.txt" -
"$moved/build/static" | diff "$moved/prefix/due.txt" -
for drawn in drawn drawn_static; do "$moved/build/$drawn" | diff "$moved/prefix/due.svg" -; done

echo "-- what a node costs"
# Printed and not held, since the machine may be busy; `regelwerk_c_benchmark 1.3` fails above 1.3 times the cost in C++.
cmake --build "$build" --target regelwerk_c_benchmark >/dev/null
"$programs/regelwerk_c_benchmark"
for library in "$programs"/libregelwerk{,_draw}.so; do
  echo "${library##*/}: $(stat -Lc %s "$library") bytes, $(gzip -9 <"$library" | wc -c) gzipped"
done
