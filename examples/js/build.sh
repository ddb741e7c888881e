#!/usr/bin/env bash
# build.sh: the package in ${REGELWERK_BUILD_DIR:-build}/js/package, with regelwerk.wasm (what games are played with, all
# titles), a complete module for each title and one that draws it. build.sh NAME...: only these, for example `build.sh tock`.
# CMAKE_BUILD_PARALLEL_LEVEL: how many files are compiled at once, else as many as there are processors.
# Needs clang and lld, wasi-libc, libc++-VERSION-dev-wasm32 and node; nothing of them gets into the modules but headers.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/tests/setup.sh"
export REGELWERK_BUILD_DIR=${REGELWERK_BUILD_DIR:-$root/build}
out=$REGELWERK_BUILD_DIR/js
use_clang
need cmake "clang-$clang" "lld-$clang" wasi-libc "libc++-$clang-dev-wasm32"
need_node

flags=(--target=wasm32-wasi -std=c++20 -Oz -DNDEBUG -mbulk-memory -fno-exceptions -fno-rtti -fvisibility=hidden
  -nostdinc++ -isystem /usr/lib/llvm-$clang/include/wasm32-wasi/c++/v1 "-I$root/include" "-I$here/wasm" "-I$root/examples/c" "-I$root/examples" "-I$root/tests")
read -ra sources < <(sed -n 's/^set(sources \(.*\))$/\1/p' "$root/examples/c/CMakeLists.txt")
[ ${#sources[@]} -gt 0 ]

# sources_of MODULE: of the C interface; what only complete modules offer is not compiled for the other one.
sources_of() {
  local source
  for source in "${sources[@]}"; do
    [ "$1" != regelwerk ] || ! [[ " boards explanations parts players records schema " == *" $source "* ]] || continue
    echo "$source"
  done
}

# exports_of MODULE: the functions that it offers.
exports_of() {
  case $1 in
    regelwerk) cat "$here/wasm/core.txt" ;;
    *) sed -n 's/^REGELWERK_API .*[ *]\(regelwerk_[a-z_]*\)(.*/\1/p' "$root/examples/c/regelwerk.h" ;;
  esac
}

# compile MODULE SOURCE
compile() {
  local folder=$out/modules/$1 whole=()
  # The module with all titles is optimised as a whole when it is linked, which makes it 6 % smaller.
  [ "$1" != regelwerk ] || whole=(-flto)
  "clang++-$clang" "${flags[@]}" "${whole[@]}" -include-pch "$out/modules/headers.pch" "-I$folder" -c "$root/examples/c/$2.cpp" -o "$folder/$2.o"
}

# prepare MODULE: the headers that say which games it holds. The one with all of them speaks English alone.
prepare() {
  local chosen=("-DONLY=$1")
  [ "$1" != regelwerk ] || chosen=(-DENGLISH_ONLY=ON)
  cmake "-DOUT=$out/modules/$1" "${chosen[@]}" -DIN=binding::Thin -DIN_HEADER=thin.hpp \
    "-DREGELWERK_GAMES=${REGELWERK_GAMES:-}" -P "$root/examples/games.cmake"
}

# link MODULE
link() {
  local folder=$out/modules/$1 name exports=() objects=()
  for name in $(exports_of "$1"); do exports+=("--export=$name"); done
  for name in $(sources_of "$1"); do objects+=("$folder/$name.o"); done
  [ ${#exports[@]} -gt 0 ]
  "wasm-ld-$clang" "${objects[@]}" "$out/modules/support.o" -o "$out/package/$1.wasm" --lto-O2 --no-entry --gc-sections --strip-all \
    --stack-first -z stack-size=262144 --export=__heap_base --export=__stack_pointer "${exports[@]}"
}

# picture NAME: compiles and links the module that draws a title. Drawing takes memory, and throws where there is none.
picture() {
  local folder=$out/modules/$1_pictures title=${1%%_*} part source sources=(c/{game,titles,version,pictures}.cpp) exports
  mkdir -p "$folder"
  cd "$root/examples"
  cmake "-DOUT=$folder" "-DONLY=$1" "-DREGELWERK_GAMES=${REGELWERK_GAMES:-}" -P "$root/examples/games.cmake"
  for part in interface drawing; do
    for source in "${sources[@]}"; do [ ! -e "$source" ] || echo "#include \"$PWD/$source\""; done >"$folder/$part.cpp"
    "clang++-$clang" "${flags[@]}" -fexceptions -fignore-exceptions "-I$folder" -c "$folder/$part.cpp" -o "$folder/$part.o"
    sources=(draw/{svg,panel,"$title"*}.cpp play/"$title"_{words,block}.cpp js/wasm/{room,no_colours}.cpp)
  done
  mapfile -t exports < <(sed 's/^/--export=/' "$here/wasm/pictures.txt")
  "wasm-ld-$clang" "$folder"/{interface,drawing}.o "$out/modules/support.o" "-L/usr/lib/llvm-$clang/lib/wasm32-wasi" \
    -L/usr/lib/wasm32-wasi -lc++ -lc++abi -lc -o "$out/package/$1_pictures.wasm" --no-entry --gc-sections --strip-all \
    --stack-first -z stack-size=262144 --export=__heap_base --export=__stack_pointer "${exports[@]}"
}

mapfile -t games < <(game_names)
modules=("$@")
[ $# -gt 0 ] || modules=(regelwerk "${games[@]}")
mkdir -p "$out/modules" "$out/package"
"clang-$clang" --target=wasm32-wasi -Oz -mbulk-memory -Wall -Wextra -Werror -c "$here/wasm/support.c" \
  -o "$out/modules/support.o"
for module in regelwerk "${modules[@]}"; do prepare "$module"; done
# What the sources include of the library is read once.
(cd "$root/examples/c" && cat -- *.hpp "${sources[@]/%/.cpp}" "$out"/modules/regelwerk/games/*.hpp) |
  grep -o '^#include <[^>]*>' | grep -v '<games/\|<players/\|<play/' | sort -u >"$out/modules/headers.hpp"
"clang++-$clang" "${flags[@]}" -x c++-header "$out/modules/headers.hpp" -o "$out/modules/headers.pch"
export out root here clang
export -f compile picture
flags_text=$(declare -p flags)
export flags_text
# Those that take longest first, so that no core waits for the last one.
steps=()
for module in "${modules[@]}"; do [ "$module" = regelwerk ] || steps+=(picture "$module" ''); done
for module in "${modules[@]}"; do
  for source in $(sources_of "$module"); do steps+=(compile "$module" "$source"); done
done
count=$((${#steps[@]} / 3))
echo "Compiling $count files: about $((count * 5 / 2 / $(jobs_at_once))) s with $(jobs_at_once) at once." >&2
made=0
printf '%s\0' "${steps[@]}" |
  xargs -0 -n 3 -P "$(jobs_at_once)" bash -euc 'eval "$flags_text"; "$@"; echo compiled' build |
  while read -r; do
    made=$((made + 1))
    if [ $((made % 10)) -eq 0 ] || [ "$made" -eq "$count" ]; then echo "$made of $count files" >&2; fi
  done
# What is not built anew stays as it is.
cp "$here"/*.js "$here"/*.d.ts "$here/README.md" "$root/LICENSE" "$out/package/"
node "$here/titles.mjs" "$out/package" "${games[@]}"
for module in "${modules[@]}"; do
  link "$module"
  for file in "$module" "${module}_pictures"; do
    [ ! -e "$out/package/$file.wasm" ] || printf '%-28s %7d bytes, %6d gzipped\n' "$file.wasm" \
      "$(stat -c %s "$out/package/$file.wasm")" "$(gzip -9nc "$out/package/$file.wasm" | wc -c)"
  done
done
