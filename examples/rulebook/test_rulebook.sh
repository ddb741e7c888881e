#!/usr/bin/env bash
# test_rulebook.sh RULEBOOK DIFFER PLAY: all books hold, every alteration of them is noticed, games do nothing that no
# example shows; what is no book is refused with its line; the miner finds what it is asked for; two tables are told apart.
set -u
rulebook=$1
differ=$2
play=$3
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=examples/checks.sh
. "$here/../checks.sh"

program=$rulebook
for book in "$here"/*.txt; do
  name=$(basename "$book" .txt)
  run "$name.hold" 0 hold "$book"
  has "$name.hold" " 0 faults"
  run "$name.alter" 0 alter "$book" 200
  has "$name.alter" ": 200 alterations, 0 not noticed"
  run "$name.cover" 0 cover "$book" 20000
  run "$name.fill" 0 fill "$book"
  run "$name.filled" 0 hold "$folder/$name.fill"
  same "$name.hold" "$name.filled"
done
check "there are six books" test "$(find "$here" -name '*.txt' | wc -l)" -eq 6

# One example as a book, without those of other rules.
small=$folder/small.txt
cat >"$small" <<'END'
title: tock

# A remark.
section: Capture | Schlagen

TK-18.1
  en: Seat 0 captures its own marble.
  de: Spieler 0 schlägt die eigene Murmel.
  state: tock/1 phase=play leader=0 turn=0 deal=0 ban=no steps=0 colour=0 \
    marbles=23,24,-,-/-,-,-,-/-,-,-,-/-,-,-,- hands=A5/TT/66/77 gifts=-/-/-/- discards=22358TJJJQQK
  move: A:23-24
  event: card_played rule=TK-23 has_rank=1
  event: marble_moved rule=TK-20 from=23 to=24
  event: marble_captured rule=TK-18 from=24
  event: turn_passed rule=TK-9 seat=1
  after: turn=1
END
# wrong LINE TEXT SED...: with something in it altered it is refused at this line, if one is named, for this reason.
wrong() {
  local line=$1 text=$2 name
  shift 2
  name=wrong$checks
  sed "$@" "$small" >"$folder/$name.txt"
  differ "$name.txt" small.txt
  run "$name" 1 hold "$folder/$name.txt"
  cat "$folder/errors" >>"$folder/$name"
  sed -i '/ by no example$/d; / in no example$/d' "$folder/$name"
  [ -z "$line" ] || has "$name" "$name.txt:$line: "
  has "$name" "$text"
}
run small 1 hold "$small"
has small "TK-1 is shown by no example"
check "the example itself holds" test "$(grep -c 'TK-18' "$folder/small")" -eq 1
wrong 3 'a book begins with `title: NAME`' '1d'
wrong '' 'there is no title chess' 's/title: tock/title: chess/'
wrong 4 'a section has a name in two languages' 's/ | Schlagen//'
wrong 6 'is neither `name: text` nor the name of an example' 's/^TK-18.1/TK-18/'
wrong 6 'number 1 is due' 's/^TK-18.1/TK-18.2/'
wrong 15 'has no caption in German' '/ de:/d'
wrong 8 '`en:` stands here twice' 's/^  de:/  en:/'
wrong 12 'an example has no `evnt:`' 's/event: card/evnt: card/'
wrong 17 'has to have either `state:` or `options:`' 's/move: A:23-24/options: seats=2\n  move: A:23-24/'
wrong 16 'is refused, so nothing comes of it' 's/after: turn=1/refused: TK-18/'
wrong 11 'nothing stands behind `move:`' 's/move: A:23-24/move:/'
wrong '' 'TK-18.1: move behind 1 characters: a colon is due here' 's/move: A:23-24/move: 23-24/'
wrong '' 'TK-18.1: it is refused: TK-20 number 1' 's/move: A:23-24/move: A:23-25/'
wrong '' 'event: marble_captured rule=TK-19 from=24' 's/captured rule=TK-18/captured rule=TK-19/'
wrong '' 'this event is missing: turn_passed' '/turn_passed/d'
wrong '' 'after: turn=2' 's/turn=1$/turn=2/'
wrong '' 'TK-99 is no rule of tock' 's/^TK-18.1/TK-99.1/'
wrong '' 'TK-77 is no rule of tock' '1s/$/\nnever refuse: TK-77/'
wrong '' 'TK-18.1: no game of an edition that is known' 's|tock/1 phase|tock/1 edition=long phase|'
: >"$folder/empty.txt"
run empty 1 hold "$folder/empty.txt"
check "an empty file is refused" grep -q "empty.txt cannot be read" "$folder/errors"
run missing 1 hold "$folder/missing.txt"
check "a missing file is refused" grep -q "missing.txt cannot be read" "$folder/errors"
run nothing 2
run unknown 2 burn "$small"

run mined 0 mine tock TK-18 seats=2 --games=20
has mined "rule=TK-18"
has mined "state: tock/1 seats=2"
check "nothing else is mined" test "$(grep -c '^# ' "$folder/mined")" -eq 1
run mined_again 0 mine tock TK-18 seats=2 --games=20
same mined mined_again
run other_title 2 mine chess
run other_option 2 mine tock TK-18 seats=2 chairs=3
run other_edition 2 mine tock TK-18 edition=long
run standard 0 mine tock TK-18 edition=standard seats=2 --games=20

# A game of random players, told apart from what other tables would make of it.
program=$play
run game 0 tock seats=2 --seats=random,random --seed=4 --save="$folder/record"
program=$differ
run closed 0 "$folder/record" own_start=closed
has closed "after 36 moves only its own rules allow T:8-18"
has closed "TK-39: With a closed start"
has closed "marbles=-,-,-,-/8,23,-,-"
run single 0 "$folder/record" --options="seven=single" --language=de
has single "erlauben nur die anderen Regeln 7:5-7"
has single "TK-20: Eine Murmel zieht genau so weit"
run dealt 0 "$folder/record" seats=3
has dealt "after 0 moves something else comes of deal:6"
run alike 0 "$folder/record" seats=2
has alike "the same in all of its 1421 moves"
run no_value 2 "$folder/record" seats=9
check "where the settings are wrong" grep -q "      ^ this setting has no such value" "$folder/errors"
run no_settings 2 "$folder/record"
run no_file 2 "$folder/missing" seats=2
run no_game 2 "$small" seats=2
check "what is no record" grep -q "small.txt holds no game" "$folder/errors"
head -c 400 "$folder/record" >"$folder/torn"
printf ' Z:9' >>"$folder/torn"
run torn 2 "$folder/torn" seven=single
finish
