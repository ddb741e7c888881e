#!/usr/bin/env bash
# test_play.sh PROGRAM: drives the terminal program with scripted input and checks exit status and output.
# test_play.sh PROGRAM TITLE: the same for what is true of one title only, which stands in test_play_TITLE.sh.
set -u
program=$1
title=${2:-}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=examples/checks.sh
. "$here/../checks.sh"

# run NAME STATUS ARGUMENT...: the program with its input from $folder/in; what it prints goes to $folder/NAME. Its
# environment speaks $speaks.
run() {
  local name=$1 status=$2 got
  shift 2
  timeout 120 env LC_ALL="${speaks:-C}" "$program" "$@" <"$folder/in" >"$folder/$name" 2>&1
  got=$?
  check "$name: exit status $got instead of $status: $*" test "$got" -eq "$status"
}
# What is printed, also with its long lines put together again.
printed() { cat "$folder/$1" && sed -z 's/ *\n  */ /g' "$folder/$1"; }
lacks() {
  checks=$((checks + 1))
  ! printed "$1" | grep -E -- "$2" >/dev/null || { fail "$1 has: $(printed "$1" | grep -E -- "$2" | head -n 3)"; }
}
# fits NAME: nothing is wider than a terminal of 80 columns. A line behind a prompt begins on a new one for somebody who
# types.
fits() {
  local wide
  wide=$(sed -E 's/^(([A-G]|The screen is for [A-G] now; press Enter|Enter goes on, undo takes the move back)> )+//' \
    "$folder/$1" | LC_ALL=C.UTF-8 grep -E '^.{81}' | head -n 3)
  check "$1 is too wide: $wide" test -z "$wide"
}
input() { printf '%s\n' "$@" >"$folder/in"; }

# What the scripts of titles ask alike.

# retold NAME SEATS PATTERN ARGUMENT...: saved, loaded and told again, a game that computers play is the same, and so is
# what is told of it in the pattern's words, which goes to $folder/NAME_played.told.
retold() {
  local name=$1 seats=$2 pattern=$3 each
  shift 3
  : >"$folder/in"
  run "${name}_played" 0 "$title" "$@" --seats="$seats" --seed=9 --save="$folder/${name}_game"
  run "${name}_loaded" 0 --load="$folder/${name}_game" --replay --seats="$seats" --save="$folder/${name}_game2"
  same "${name}_game" "${name}_game2"
  for each in "${name}_played" "${name}_loaded"; do
    sed -z 's/\n  */ /g' "$folder/$each" | grep -oE "$pattern" >"$folder/$each.told"
  done
  same "${name}_played.told" "${name}_loaded.told"
}
# resumed NAME MOVES EDIT COMPLAINT ARGUMENT...: a game is saved after so many lines of input and loaded into another one,
# after a record that the edit has spoilt and one of another title were refused.
resumed() {
  local name=$1 moves=$2 edit=$3 complaint=$4
  shift 4
  { yes 1 | head -n "$moves"; echo "save $folder/${name}_middle"; echo board; } >"$folder/in"
  run "${name}_before" 0 "$title" "$@" --seed=4
  sed "$edit" "$folder/${name}_middle" >"$folder/bad"
  run foreign 0 tock seats=2 quick_start=true --seats=random,random --seed=1 --save="$folder/foreign_game"
  input "load $folder/bad" "load $folder/foreign_game" "load $folder/${name}_middle" "save $folder/${name}_middle2" board quit
  run "${name}_after" 0 "$title" --seed=77
  has "${name}_after" "$complaint"
  has "${name}_after" "this is of another game"
  has "${name}_after" "Loaded, after"
  same "${name}_middle" "${name}_middle2"
}

if [ -n "$title" ]; then
  # shellcheck source=/dev/null
  . "$here/test_play_commands.sh"
  common=$checks
  # shellcheck source=/dev/null
  . "$here/test_play_$title.sh"
  check "$title has no checks of its own" test "$checks" -gt "$common"
  finish
  exit
fi

# Wrong arguments.
: >"$folder/in"
for words in "" "chess" "tock --seats=king" "tock --seats=person,person,person seats=2" "tock --seats" "tock seats=9" \
  "tock mode=x" "tock colour=red" "tock --seed=x" "tock --effort=0" "tock --games=0" "tock --nonsense" "tock tock" \
  "--load=/nowhere" "tock seats=2 first_dealer=3"; do
  # shellcheck disable=SC2086
  run "wrong" 2 $words
done
run wrong 2
has wrong "usage: ./examples/run"
run wrong 2 tock seats=9
has wrong "seats is 2 to 6"
run help 0 --help
has help "own_start=open"
fits help

# What is shown as wrong is what was written: never the seats that --seats brings along, and the sign stands below the
# character, be it of several bytes, also in a long line.
run wrong 2 tock --games=1 --seats=random
has wrong "--seats names 1 player; seats is 2 to 6"
lacks wrong 'seats=1|\^'
run wrong 2 tock --seats=random,random seven=x
has wrong "      ^ "
lacks wrong 'seats=2'
run wrong 2 tock --seats=random --language=de
has wrong "--seats nennt 1 Spieler; seats ist 2 bis 6"
run wrong 2 tock SEATS=9 --seats=random,random
has wrong "      ^ "
run wrong 2 tock seats=2 größe=1
check "the sign is not below its character" test "$(sed -n 2p "$folder/wrong" | cut -d '^' -f 1)" = "        "
run wrong 2 tock seats=2 quick_start=true own_start=closed seven=split first_dealer=1 mode=free_for_all quick_start=maybe
fits wrong
run wrong 2 tokc
has wrong "there is no title tokc; did you mean tock?"
run wrong 2 tock --sede=3
has wrong "there is no option --sede=3; did you mean --seed?"
run wrong 2 tock --show --seed=3
has wrong "--show plays games of its own: it takes no --seed"
run wrong 2 tock --show seats=3
has wrong "--show plays games of its own: it takes no seats=3"
run wrong 2 --rulebook tock --save="$folder/none"
has wrong "--rulebook plays no game: it takes no --save"

# Every title has a simple player, which brings any game to its end.
for title in tock ostfriesenlauf samara clockman; do
  run simple_$title 0 $title --seats=simple,simple --seed=2
  has simple_$title "place 1: "
done

# A language that nobody speaks here is refused with those that are; that of the environment is English then.
run wrong 2 tock --language=fr
has wrong "--language=fr is not spoken here; there is en (English), de (Deutsch)"
run wrong 2 tock seats=9 --language=de
has wrong "seats ist 2 bis 6"
run wrong 2 chess --language de
has wrong "Aufruf: ./examples/run"
has wrong "es gibt keinen Titel chess"
run help_german 0 --help --language=de
fits help_german
lacks help_german ' (the|and|of|is) '
speaks=de_DE.UTF-8 run help_environment 0 --help
same help_german help_environment
speaks=fr_FR.UTF-8 run help_environment 0 --help
same help help_environment

# Games are counted without a word, in the same way with the same seed.
run count 0 tock seats=2 quick_start=true --seats=random,random --games=4 --seed=1
has count "Of 4 games:"
has count "  B: random, first in "
check "count: more is told than the count" test "$(wc -l <"$folder/count")" -eq 3
run count2 0 tock seats=2 quick_start=true --seats=random,random --games=4 --seed=1
same count count2
run wrong 2 tock --games=3
has wrong "--games is not for persons"
run played 0 tock seats=2 quick_start=true --seats=random,random --seed=1 --save="$folder/game"
run wrong 2 --games=3 --seats=random,random --load="$folder/game"
has wrong "--games plays from the beginning"
run wrong 2 tock seats=2 --seats=random,random --games=3 --save="$folder/none"
has wrong "--games counts games and keeps none"
check "wrong: a record of counted games is kept" test ! -e "$folder/none"
run wrong 2 tock seats=2 --seats=random,random --seed=1 --replay
has wrong "--replay tells the game that --load brings"

# Every title has its checks, and a short game to show that is no longer than somebody reads.
: >"$folder/shows"
while read -r title; do
  run "show_$title" 0 --show "$title"
  has "show_$title" "The game is over"
  check "show_$title is too long" test "$(wc -l <"$folder/show_$title")" -lt 200
  cat "$folder/show_$title" >>"$folder/shows"
  fits "show_$title"
  check "$title has no checks of its own" test -s "$here/test_play_$title.sh"
done < <(sed -nE '/^usage/d; s/^([a-z]+): .*/\1/p' "$folder/help")
run show 0 --show
same show shows

finish
