#!/usr/bin/env bash
# test_draw.sh DRAW PLAY: what the program that draws pictures takes and writes, and the command of the terminal program.
# The pictures are read by python3, where it is found.
set -u
draw=$1
play=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
checks=0
failures=0

fail() {
  failures=$((failures + 1))
  echo "FAILED $1"
}
# run NAME STATUS ARGUMENT...: what is printed goes to $folder/NAME.
run() {
  local name=$1 status=$2 got
  shift 2
  timeout 120 "$draw" "$@" </dev/null >"$folder/$name" 2>"$folder/errors"
  got=$?
  checks=$((checks + 1))
  [ "$got" -eq "$status" ] || fail "$name: exit status $got instead of $status: $* $(cat "$folder/errors")"
}
# has NAME COUNT TEXT: so often.
has() {
  local found
  checks=$((checks + 1))
  found=$(grep -cF -- "$3" "$folder/$1")
  [ "$found" -eq "$2" ] || fail "$1 has $found times instead of $2: $3"
}
same() {
  checks=$((checks + 1))
  cmp -s "$folder/$1" "$folder/$2" || fail "$1 and $2 differ"
}
differ() {
  checks=$((checks + 1))
  ! cmp -s "$folder/$1" "$folder/$2" || fail "$1 and $2 are the same"
}
says() {
  checks=$((checks + 1))
  grep -F -- "$1" "$folder/errors" >/dev/null || fail "not said: $1; but $(head -n 2 "$folder/errors")"
}

# Wrong words.
run wrong 2
says "which title?"
run wrong 2 chess
says "there is no title chess"
run wrong 2 tock seats=9
says "seats is 2 to 6"
run wrong 2 tock --viewer=G seats=2
says "there is no viewer G"
run wrong 2 tock --moves=x
says "--moves takes a whole number"
run wrong 2 tock --load=/nowhere
run wrong 2 tock "tock/1 seats=2 phase=play nonsense"
run help 0 --help
has help 1 "usage: regelwerk_draw TITLE"

# A position from its line; who may not see a hand gets the same picture, whatever is in it.
line() { echo "tock/1 seats=2 phase=play leader=1 turn=0 deal=0 ban=no steps=0 colour=0 marbles=0!,35,h3,-/17,-,-,- hands=$1 gifts=-/- discards=TTTJQKK"; }
run one 0 tock "$(line A2/3)"
has one 4 "<title>marble of A "
has one 4 "<title>marble of B "
has one 1 "on 0, protected</title>"
has one 1 "it is the turn of A"
has one 2 "<title>hidden card of A</title>"
run two 0 tock "$(line 56/9)"
same one two
run two 0 tock "$(line 56/9)" --viewer=spectator
same one two
run own 0 tock "$(line A2/3)" --viewer=0
has own 1 "<title>card ace</title>"
run own2 0 tock "$(line A2/9)" --viewer=a
same own own2
run own2 0 tock "$(line A4/3)" --viewer=A
differ own own2
race() { echo "ostfriesenlauf/1 seats=2 phase=lay turn=1 stack=- sign=fish race=2:9,1:4,0:2,3:0 hands=1:+2,1:x@2,2:start,3:-3,4:x@1/$1 laid=4:+4,-,-,- played=1:+3,1:+3,2:finish@turtle"; }
run lauf 0 ostfriesenlauf "$(race 1:-2,2:+2,3:+7,4:-6)" --viewer=A
run lauf2 0 ostfriesenlauf "$(race 1:+4,2:+3,3:+4,4:+2)" --viewer=A
same lauf lauf2
run lauf2 0 ostfriesenlauf "$(race 1:+4,2:+3,3:+4,4:+2)" --viewer=B
differ lauf lauf2

# A game that plays itself, a record, and a file.
run random 0 samara seats=3 --seed=4 --moves=90
run random2 0 samara seats=3 --seed=4 --moves=90 --out="$folder/file"
same random file
run other 0 samara seats=3 --seed=5 --moves=90
differ random other
timeout 120 "$play" tock seats=2 quick_start=true --seats=random,random --seed=1 --save="$folder/record" >/dev/null
run loaded 0 --load="$folder/record" --moves=40
has loaded 4 "<title>marble of A "
run loaded2 0 tock --load="$folder/record" --moves=60
differ loaded loaded2

# The command of the terminal program.
printf '%s\n' "picture $folder/prompted" picture "picture /nowhere/at.all" quit |
  timeout 120 "$play" tock seats=2 quick_start=true --seats=person,random --seed=1 >"$folder/errors"
says "Drawn in $folder/prompted."
says "picture needs the name of a file."
says "/nowhere/at.all cannot be written."
has prompted 1 "seat A (you)"

# All of them are XML.
if command -v python3 >/dev/null; then
  for title in tock ostfriesenlauf samara clockman clou; do
    for moves in 0 35 200; do run "$title$moves" 0 "$title" --seed=2 --moves=$moves; done
  done
  run campaign 0 clou mode=campaign players=3 --seed=2 --moves=150
  for picture in one own lauf random loaded prompted campaign {tock,ostfriesenlauf,samara,clockman,clou}{0,35,200}; do
    checks=$((checks + 1))
    python3 -c 'import sys, xml.dom.minidom as dom
picture = dom.parse(sys.argv[1]).documentElement
assert picture.tagName == "svg" and len(picture.getElementsByTagName("title")) > 20' "$folder/$picture" ||
      fail "$picture is no SVG"
  done
else
  echo "python3 is not found: the pictures are not read as XML"
fi

echo "$checks checks, $failures failed"
[ "$failures" -eq 0 ]
