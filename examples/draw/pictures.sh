#!/usr/bin/env bash
# pictures.sh DRAW FOLDER: one small picture of every title, each of less than 40 kilobytes, from games that always play
# alike.
set -euo pipefail
draw=$1
folder=$2
mkdir -p "$folder"
picture() {
  local title=$1 size
  shift
  "$draw" "$title" "$@" --out="$folder/$title.svg" --overwrite
  size=$(wc -c <"$folder/$title.svg")
  echo "$folder/$title.svg: $size bytes"
  [ "$size" -lt 40000 ] || { echo "$title.svg is too large" >&2; return 1; }
}

picture tock seats=4 mode=two_pairs quick_start=true --seed=8 --seats=search,search,search,search --effort=8 --moves=170 --viewer=A
picture ostfriesenlauf seats=3 --seed=5 --moves=88 --viewer=B
picture samara seats=3 --seed=5 --seats=search,search,search --effort=4 --moves=100 --viewer=A
picture clockman seats=3 --seed=5 --moves=220 --viewer=C
picture clou thieves=matt --seed=5 --seats=simple --moves=28
