#!/usr/bin/env bash
# embed.sh: drawings and colours for programs and for the page. FOLDER/NAME.svg and FOLDER/colours.css are read by the page
# as they are; what C++ has of a folder is FOLDER.hpp, which this writes. embed.sh --check: are the headers what it would
# write?
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

# header FOLDER: every drawing without the tag around it, and every colour as it is on light paper.
header() {
  local file name
  printf '#pragma once\n#include <string_view>\n\n// Written by embed.sh, a drawing to a line.\n// clang-format off\n\nnamespace draw::art {\n\n'
  if [ -e "$1/colours.css" ]; then
    sed -nE 's/^ *(--[a-z0-9-]+): (light-dark\()?(#[0-9a-f]+).*/\1 \3/p' "$1/colours.css" | while read -r name colour; do
      name=${name#--}
      printf 'inline constexpr std::string_view %s = "%s";\n' "${name//-/_}" "$colour"
    done
    echo
  fi
  for file in "$1"/*.svg; do
    [ -e "$file" ] || continue
    name=${file##*/}
    printf 'inline constexpr std::string_view %s = R"svg(%s)svg";\n' "${name%.svg}_of_$1" "$(sed '1d; $d; s/^ *//' "$file" | tr -d '\n')"
  done
  printf '\n}  // namespace draw::art\n'
}

status=0
for folder in */; do
  folder=${folder%/}
  if [ "${1:-}" != --check ]; then
    header "$folder" >"$folder.hpp"
  elif ! header "$folder" | cmp -s - "$folder.hpp"; then
    echo "art/$folder.hpp is not what art/embed.sh makes of art/$folder" >&2
    status=1
  fi
done
exit $status
