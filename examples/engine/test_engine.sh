#!/usr/bin/env bash
# test_engine.sh ENGINE ARENA: the session of README.md, what is refused, whole games of all titles in which the engine
# plays as the arena's own players do, the players in bots/, and programs that break the protocol.
set -u
engine=$1
arena=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=examples/checks.sh
. "$here/../checks.sh"

# said NAME [PLAYER]: what the engine answers to the lines of standard input.
said() { timeout 120 "$engine" "${@:2}" >"$folder/$1" 2>"$folder/errors"; }

# README's session, word by word.
sed -n '/^```text$/,/^```$/p' "$here/README.md" >"$folder/session"
sed -n 's/^> //p' "$folder/session" | said answers thumb
sed -n 's/^< //p' "$folder/session" >"$folder/told"
same told answers

# Every command is answered by one line; what is refused changes nothing.
while IFS='|' read -r commands expected; do
  tr ';' '\n' <<<"$commands" | said refused thumb
  check "$commands: $(tail -n 1 "$folder/refused") instead of: $expected" \
    grep -qE "^$expected" <(tail -n 1 "$folder/refused")
  check "$commands: not one answer each" test "$(tr ';' '\n' <<<"$commands" | wc -l)" -eq "$(wc -l <"$folder/refused")"
done <<'END'
hello 2|error this program speaks protocol 1
moves|error moves needs a game
game|error which title\?
game chess|error there is no title chess
game tock seats=9|error .*seats
game tock colour=red|error .*colour=red
game tock;fly|error there is no command fly
game tock;player king|error king: a player is random, thumb, flat or ismcts
game tock;seed x|error seed takes
game tock;position nonsense|error .*behind 0 good characters of nonsense
game tock;view nonsense|error .*behind 0 good characters of nonsense
game tock;event deal|error event needs the view of a seat
game tock;position start;event deal|error event needs the view of a seat
game tock;go|error no seat is to move
game tock;look 4|error look takes a seat from 0 to 3, or spectator
game tock;result|error the game goes on
game tock;rate|error rate needs a player of kind ismcts
game tock;play nonsense|error .*behind 0 good characters of nonsense
game tock seats=2;chance;chance;chance;chance;chance;chance;chance;chance;chance;chance;go ms=0|error go takes ms=N
game ostfriesenlauf;game chess;turn|turn
END

# It stops thinking when it is told to, and not before; what comes too late is let pass.
printf '%s\n' 'game clou' chance 'player ismcts:iterations=1000000000' go stop stop turn >"$folder/long"
said stopped thumb <"$folder/long"
check "stop ends no thinking" test "$(grep -c '^move ' "$folder/stopped")" -eq 1
check "stop is answered" test "$(wc -l <"$folder/stopped")" -eq 5
printf '%s\n' 'game clou' chance 'go ms=20' | said timed ismcts
check "the end of the input ends thinking" grep -q '^move ' "$folder/timed"

# A search tells what it thinks of each move, and has tried as many as it was told to.
printf '%s\n' 'game clou' 'seed 7 1' chance 'player ismcts' moves 'rate iterations=60' 'look 0' | said rated
tail -n 2 "$folder/rated" | head -n 1 | tr ' ' '\n' | sed -nE 's/.*=([0-9]+):-?[0-9]+$/\1/p' >"$folder/visits"
check "not every move is rated" test "$(grep '^moves ' "$folder/rated" | wc -w)" -eq "$(($(wc -l <"$folder/visits") + 1))"
check "not 60 visits" test "$(awk '{ sum += $1 } END { print sum }' "$folder/visits")" -eq 60
check "a seat sees nothing" grep -q '^view clou/.* viewer=0 ' "$folder/rated"

# As a referee it leads a game to its end.
coproc referee { exec "$engine" thumb; }
# ask COMMAND: its answer goes to `answer`.
ask() { echo "$1" >&"${referee[1]}" && read -r answer <&"${referee[0]}"; }
ask 'game ostfriesenlauf seats=2'
ask turn
moves=0
while [ "$answer" != 'turn nobody' ] && [ $moves -lt 1000 ]; do
  if [ "$answer" = 'turn chance' ]; then ask chance; else ask go && ask "play ${answer#move }"; fi
  moves=$((moves + 1))
  ask turn
done
ask result
check "no game ends: $answer" grep -qE '^result [1-9]:-?[0-9]+ [1-9]:-?[0-9]+$' <<<"$answer"
echo quit >&"${referee[1]}"

# As a player of the arena it plays as the arena's own do, by views and events alone.
program=("$arena")
# plays NAME TITLE [SETTING...] PLAYER: the same rows.
plays() {
  local name=$1 player=${*: -1}
  local game=("${@:2:$#-2}")
  run "$name.own" 0 "${game[@]}" "$player" random --deals=2 --threads=2 --csv="$folder/$name.own.csv"
  run "$name.told" 0 "${game[@]}" "program:$engine $player" random --deals=2 --threads=2 --csv="$folder/$name.told.csv"
  same "$name.own.csv" "$name.told.csv"
}
plays tock tock seats=2 quick_start=true ismcts:iterations=20,cap=10
plays pairs tock mode=two_pairs quick_start=true thumb
plays ostfriesenlauf ostfriesenlauf seats=3 ismcts:iterations=20,cap=30,keep=yes
plays samara samara seats=2 start_month=3 last_half_year=1 flat:playouts=1,cap=20
plays clockman clockman seats=2 thumb
plays clou clou ismcts:iterations=10,cap=20
plays campaign clou mode=campaign players=2 thumb

# The players of README.md.
for bot in first.sh drawn.py; do
  [ "$bot" = first.sh ] || command -v python3 >/dev/null || continue
  run bot 0 ostfriesenlauf seats=2 "program:$here/bots/$bot" random --deals=3 --ms=50 --csv="$folder/$bot.csv"
  run again 0 ostfriesenlauf seats=2 "program:$here/bots/$bot" random --deals=3 --ms=50 --csv="$folder/$bot.again" --threads=1
  same "$bot.csv" "$bot.again"
  has bot "Thinking by the clock: A"
done

# What breaks the protocol ends the match with a sentence.
broken() {
  run broken 1 tock seats=2 quick_start=true "program:$1" random --deals=1 --patience=1
  has errors "$2"
}
# answers COMMAND: answers hello, the others by ok, and go by this.
answers() {
  printf '%s\n' '#!/usr/bin/env bash' 'while read -r command rest; do case $command in' \
    'hello) echo hello 1 ;;' "go) $1 ;;" 'quit) break ;;' '*) echo ok ;;' 'esac; done' >"$folder/bot.sh"
  chmod +x "$folder/bot.sh"
}
broken true "true has ended instead of answering: hello 1"
broken "echo hi" "echo hi answers hello 1 by: hi"
broken /nowhere/at/all "/nowhere/at/all has ended instead of answering: hello 1"
answers 'echo pass'
broken "$folder/bot.sh" "answers go by no move: pass"
answers 'echo move K:9-99'
broken "$folder/bot.sh" "answers go by no move: move K:9-99"
answers 'echo move 2:0-2'
broken "$folder/bot.sh" "chooses what is not legal: move 2:0-2. TK-"
answers 'exec sleep 100'
broken "$folder/bot.sh" "has not answered within 1000 ms: go"
answers exit
broken "$folder/bot.sh" "has ended instead of answering: go"
run empty 2 tock seats=2 program: random
has errors "program: needs a command line"

# Nothing that it is told ends it.
if command -v python3 >/dev/null; then
  check "the fuzzer found something" "$here/fuzz.py" "$engine" >"$folder/fuzzed"
fi

program=("$engine")
run usage 0 --help
has usage "usage: regelwerk_engine"
run refused 2 king
has errors "a player is random, thumb, flat or ismcts"

finish
