#!/usr/bin/env bash
# test.sh: builds the assembly, tests it in mono, and measures it against C.
# Installs what is missing. REGELWERK_BUILD_DIR moves the build folder.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
package=$("$here/build.sh")
out=$(dirname "$package")
c=$out/../c/examples/c
cp "$package/lib/Regelwerk.dll" "$out"
export LD_LIBRARY_PATH=$package/Plugins:$c:$out

# compile NAME FILE...: a program that uses the assembly.
compile() { mcs -langversion:7.2 -warnaserror -optimize+ -r:"$out/Regelwerk.dll" -out:"$out/$1.exe" "${@:2}"; }

echo "-- tests"
compile Tests "$here"/tests/*.cs
mono "$out/Tests.exe" "$root/tests/platforms/trajectories.txt" "$root/examples/draw/pictures.txt"

echo "-- the same game as in C"
compile Example "$here/Example.cs"
mono "$out/Example.exe" >"$out/game.txt"
"$c/regelwerk_c_example" | diff - "$out/game.txt"

echo "-- the words of its page"
# Whose script tells the folder first.
(cd "$root" && tests/readme/follow examples/docs/start/csharp.md build/csharp="$out") | tail -n +2 | diff "$out/game.txt" -

echo "-- what calls cost"
# Printed and not held, since the machine may be busy.
gcc -std=c99 -O3 -DNDEBUG -fPIC -shared "$root/examples/c/benchmark.c" -o "$out/libbenchmark.so" -L"$package/Plugins" -lregelwerk
compile Benchmark "$here/Benchmark.cs"
mono "$out/Benchmark.exe"
