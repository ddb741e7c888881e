#!/usr/bin/env bash
# build.sh: makes the folder build/csharp/Regelwerk, for programs of others: the assembly, its sources with the asmdef for
# Unity, and the libraries for C. Prints that folder. Installs what is missing. REGELWERK_BUILD_DIR moves the build folder.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/tests/setup.sh"
need mono-mcs mono-runtime
c=$("$root/examples/c/build.sh" regelwerk_c regelwerk_c_draw regelwerk_c_example)
out=${REGELWERK_BUILD_DIR:-$root/build}/csharp
package=$out/Regelwerk
rm -rf "$package"
mkdir -p "$package/Plugins" "$package/lib"
cp "$here"/src/*.cs "$here/Regelwerk.asmdef" "$here/README.md" "$package"
cp -L "$c/examples/c/libregelwerk.so" "$c/examples/c/libregelwerk_draw.so" "$package/Plugins"
mcs -langversion:7.2 -warnaserror -out:"$out/Header.exe" "$here/build/Header.cs" >&2
mono "$out/Header.exe" "$root/examples/c/regelwerk.h" "$root/examples/c/regelwerk_draw.h" >"$package/Native.cs"
sed -nE 's/.*Version version\{([0-9]+), ([0-9]+), ([0-9]+)\};/[assembly: System.Reflection.AssemblyVersion("\1.\2.\3.0")]/p' \
  "$root/include/regelwerk/core/version.hpp" >"$package/AssemblyVersion.cs"
mcs -unsafe -optimize+ -langversion:7.2 -warnaserror -target:library -out:"$package/lib/Regelwerk.dll" "$package"/*.cs >&2
echo "$package"
