#!/usr/bin/env bash
# test_draw.sh DRAW PLAY: what the program that draws pictures takes and writes, and the command of the terminal program.
# The pictures are read by python3, where it is found.
set -u
program=$1
play=$2
# shellcheck source=examples/checks.sh
. "$(dirname "${BASH_SOURCE[0]}")/../checks.sh"

# shows NAME COUNT TEXT: so often.
shows() {
  local found
  found=$(grep -cF -- "$3" "$folder/$1")
  check "$1 has $found times instead of $2: $3" test "$found" -eq "$2"
}

# Wrong words.
run wrong 2
has errors "which title?"
run wrong 2 chess
has errors "there is no title chess"
run wrong 2 tock seats=9
has errors "seats is 2 to 6"
run wrong 2 tock --viewer=G seats=2
has errors "there is no viewer G"
run wrong 2 tock --moves=x
has errors "--moves takes a whole number"
run wrong 2 tock --load=/nowhere
run wrong 2 tock "tock/1 seats=2 phase=play nonsense"
run help 0 --help
shows help 1 "usage: regelwerk_draw TITLE"

# A position from its line; who may not see a hand gets the same picture, whatever is in it.
line() { echo "tock/1 seats=2 phase=play leader=1 turn=0 deal=0 ban=no steps=0 colour=0 marbles=0!,35,h3,-/17,-,-,- hands=$1 gifts=-/- discards=TTTJQKK"; }
run one 0 tock "$(line A2/3)"
shows one 4 "<title>marble of A "
shows one 4 "<title>marble of B "
shows one 1 "on 0, protected</title>"
shows one 1 "it is the turn of A"
shows one 2 "<title>hidden card of A</title>"
run two 0 tock "$(line 56/9)"
same one two
run two 0 tock "$(line 56/9)" --viewer=spectator
same one two
run own 0 tock "$(line A2/3)" --viewer=0
shows own 1 "<title>card ace</title>"
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
# What a file holds stays, unless it is the same or --overwrite is given.
run again 0 samara seats=3 --seed=4 --moves=90 --out="$folder/file"
run kept 2 samara seats=3 --seed=5 --moves=90 --out="$folder/file"
has errors "$folder/file holds something else, which stays; --overwrite replaces it"
same random file
run replaced 0 samara seats=3 --seed=5 --moves=90 --out="$folder/file" --overwrite
differ random file
run nowhere 2 samara seats=3 --out="$folder/nowhere/file"
has errors "its folder does not exist"
run shown 2 tock $'seats=\033[2J'
check "an escape is sent" test "$(grep -c $'\033' "$folder/errors")" -eq 0
run other 0 samara seats=3 --seed=5 --moves=90
differ random other
timeout 120 "$play" tock seats=2 quick_start=true --seats=random,random --seed=1 --save="$folder/record" >/dev/null
run loaded 0 --load="$folder/record" --moves=40
shows loaded 4 "<title>marble of A "
run loaded2 0 tock --load="$folder/record" --moves=60
differ loaded loaded2

# In German, which speaks German where something is wrong, too.
run german 0 samara seats=3 --seed=4 --moves=90 --language=de
differ random german
shows german 1 '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 15250 10200" lang="de" '
shows random 1 ' lang="en" '
run wrong 2 samara --viewer=G --language=de
has errors "es gibt keinen Betrachter G"
has errors "Aufruf: regelwerk_draw TITEL"
run wrong 2 samara --language=fr
has errors "--language=fr is not spoken here"
run hilfe 0 --help --language=de
shows hilfe 1 "Zeichnet eine Stellung als SVG"

# The command of the terminal program.
printf '%s\n' "picture $folder/prompted" picture "picture /nowhere/at.all" quit |
  timeout 120 "$play" tock seats=2 quick_start=true --seats=person,random --seed=1 >"$folder/errors"
has errors "Drawn in $folder/prompted."
has errors "picture needs the name of a file."
has errors "/nowhere/at.all cannot be written: its folder does not exist."
shows prompted 1 "seat A (you)"
printf '%s\n' "bild $folder/gezeichnet" ende ja |
  timeout 120 "$play" tock seats=2 quick_start=true --seats=person,random --seed=1 --language=de >"$folder/errors"
has errors "Gezeichnet in $folder/gezeichnet."
shows gezeichnet 1 "Spieler A (du)"

# All of them are XML.
if command -v python3 >/dev/null; then
  for title in tock ostfriesenlauf samara clockman clou; do
    for moves in 0 35 200; do run "$title$moves" 0 "$title" --seed=2 --moves=$moves; done
  done
  run campaign 0 clou mode=campaign players=3 --seed=2 --moves=150
  for picture in one own lauf random loaded prompted campaign {tock,ostfriesenlauf,samara,clockman,clou}{0,35,200}; do
    check "$picture is no SVG" python3 -c 'import sys, xml.dom.minidom as dom
picture = dom.parse(sys.argv[1]).documentElement
assert picture.tagName == "svg" and len(picture.getElementsByTagName("title")) > 20' "$folder/$picture"
  done
else
  echo "python3 is not found: the pictures are not read as XML"
fi

finish
