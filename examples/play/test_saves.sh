#!/usr/bin/env bash
# test_saves.sh PROGRAM: no game is lost. The terminal program is ended from outside at every decision and at any moment,
# its disk is full, its files hold something else or are in use. Waits for prompts and for files, never for a time.
set -u
program=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=examples/checks.sh
. "$here/../checks.sh"
export LC_ALL=C
game=(tock seats=2 quick_start=true)

# quiet STATUS NAME ARGUMENT...: the program with its input from $folder/in; what it prints goes to $folder/NAME.
quiet() {
  local status=$1 name=$2 got
  shift 2
  timeout 120 "$program" "$@" <"$folder/in" >"$folder/$name" 2>&1
  got=$?
  check "$name: exit status $got instead of $status: $* $(tail -n 3 "$folder/$name")" test "$got" -eq "$status"
}
input() { printf '%s\n' "$@" >"$folder/in"; }
lacks() {
  checks=$((checks + 1))
  ! printed "$1" | grep -F -- "$2" >/dev/null || fail "$1 has: $2"
}
# Long lines put together again.
printed() { sed -z 's/ *\n  */ /g' "$folder/$1" && cat "$folder/$1"; }
# length FILE: how many moves the game has that a file holds; nothing if it holds none.
length() { "$program" --load="$1" </dev/null 2>&1 | sed -nE 's/^Loaded, after ([0-9]+) moves.*/\1/p'; }

# await TEXT>...: reads from the program, which runs beside, until it asks with one of these; $said is what it said.
await() {
  local piece text
  said=
  while IFS= read -r -d '>' -t 100 piece <&"${beside[0]}"; do
    said+=$piece'>'
    for text in "$@"; do
      [[ $said != *"$text" ]] || return 0
    done
  done
  return 1
}
# begin ARGUMENT...: the program beside, with input and output in ${beside[@]}.
begin() {
  coproc beside { exec "$program" "$@" 2>&1; }
  # shellcheck disable=SC2154
  running=$beside_PID
}
kill_it() {
  kill -"$1" "$running"
  wait "$running" 2>/dev/null
}

# Ended from outside after each decision, before anything follows it: the file holds the decision, and the game goes on
# from there.
file=$folder/game
known=0
for signal in HUP INT TERM KILL HUP INT TERM KILL; do
  from=(--load="$file")
  [ -e "$file" ] || from=("${game[@]}" --seed=3)
  begin "${from[@]}" --seats=person,random --ask-all --pause --save="$file"
  check "no prompt of a game" await 'A>'
  before=$(length "$file")
  check "the game is not in its file before a decision" test "${before:-0}" -ge "$known"
  echo 1 >&"${beside[1]}"
  # The steps of a 7 are several decisions, between which there is no pause.
  check "nothing is asked after a decision" await 'takes the move back>' 'A>'
  kill_it "$signal"
  known=$(length "$file")
  check "$signal: a decision is lost: ${known:-none} after $before" test "${known:-0}" -gt "$before"
done
check "something is left beside the file: $(ls -A "$folder")" test "$(find "$folder" -name '.*' -type f | wc -l)" -eq 0

# Killed at any moment of a game that plays itself, which is written again and again: after the file has been replaced
# some times, it holds a game. inode FILE tells that it was replaced.
inode() { stat -c %i "$1" 2>/dev/null; }
for ((turn = 0; turn < 12; ++turn)); do
  rm -f "$folder/fast"
  "$program" "${game[@]}" --seats=random,random --seed="$turn" --save="$folder/fast" >/dev/null 2>&1 &
  running=$!
  for ((times = 0; times <= RANDOM % 12; ++times)); do
    was=$(inode "$folder/fast")
    while kill -0 "$running" 2>/dev/null && [ "$(inode "$folder/fast")" = "$was" ]; do :; done
  done
  kill_it KILL
  if [ -s "$folder/fast" ]; then check "killed: no game is left" test -n "$(length "$folder/fast")"; fi
done
rm -f "$folder"/.fast.*

# No room: what was saved stays, the game goes on, and that it is not saved is told, at the end again.
yes 1 | head -n 20 >"$folder/in" && echo quit >>"$folder/in"
quiet 0 start "${game[@]}" --seats=person,random --seed=3 --save="$folder/full"
cp "$folder/full" "$folder/good"
yes 1 | head -n 400 >"$folder/in" && echo quit >>"$folder/in"
room=$(($(stat -c %s "$folder/full") / 1024 + 1))
(
  ulimit -f "$room"
  exec timeout 120 "$program" --load="$folder/full" --save="$folder/full" --seats=person,random --seed=4 <"$folder/in"
) 2>&1 | cat >"$folder/limited"
check "a game that is not saved ends like one that is" test "${PIPESTATUS[0]}" -eq 1
has limited "The game goes on, but it is not saved: $folder/full cannot be written: there is no room left."
has limited "The game is not saved: "
check "trouble is told again and again" test "$(grep -c 'The game goes on, but' "$folder/limited")" -eq 1
check "no game is left where there is no room" test "$(length "$folder/full")" -ge "$(length "$folder/good")"
check "something is left where there is no room" test "$(find "$folder" -name '.full*' | wc -l)" -eq 0
# The same on a real disk of 16 KiB, where that can be had.
mkdir "$folder/small"
if [ "$(id -u)" -eq 0 ] && unshare -m true 2>/dev/null; then
  # shellcheck disable=SC2016
  unshare -m bash -c '
    mount -t tmpfs -o size=16k none "$2/small" || exit 77
    cp "$2/good" "$2/small/game"
    head -c 8192 /dev/zero >"$2/small/other"
    timeout 120 "$1" --load="$2/small/game" --save="$2/small/game" --seats=person,random --seed=4 <"$2/in" >"$2/small.out" 2>&1
    echo $? >"$2/small.status"
    rm "$2/small/other"
    cp "$2/small/game" "$2/small.game"
    ls -A "$2/small" >"$2/small.names"' bash "$program" "$folder"
  if [ $? -ne 77 ]; then
    check "16 KiB: exit status $(cat "$folder/small.status")" test "$(cat "$folder/small.status")" -eq 1
    has small.out "there is no room left"
    check "16 KiB: no game is left" test "$(length "$folder/small.game")" -ge "$(length "$folder/good")"
    check "16 KiB: something is left: $(cat "$folder/small.names")" test "$(cat "$folder/small.names")" = game
  fi
fi

# A place that cannot be written is told before the first move, in one sentence.
: >"$folder/in"
mkdir "$folder/sub"
touch "$folder/plain"
for place in nowhere/game:"its folder does not exist" plain/game:"its folder does not exist" sub:"is a folder"; do
  quiet 2 unwritable "${game[@]}" --seats=person,random --seed=3 --save="$folder/${place%%:*}"
  has unwritable "${place#*:}"
  lacks unwritable 'A> '
done
quiet 2 unwritable "${game[@]}" --seats=person,random --save=/dev/full
has unwritable "there is no room left"
lacks unwritable 'A> '
quiet 2 unwritable "${game[@]}" --save=
has unwritable "--save needs a value"
if [ "$(id -u)" -ne 0 ]; then
  chmod a-w "$folder/sub"
  quiet 2 unwritable "${game[@]}" --seats=person,random --save="$folder/sub/game"
  has unwritable "that is not permitted"
  chmod u+w "$folder/sub"
fi

# What a file holds stays, unless the game goes on from it or --overwrite is given.
echo 'my letter' >"$folder/letter"
cp "$folder/letter" "$folder/letter2"
: >"$folder/in"
quiet 2 refused "${game[@]}" --seats=person,random --save="$folder/letter"
has refused "$folder/letter holds something else, which stays; --overwrite replaces it"
lacks refused 'A> '
same letter letter2
cp "$folder/good" "$folder/good2"
quiet 2 refused "${game[@]}" --seats=person,random --seed=9 --save="$folder/good"
quiet 2 refused "${game[@]}" --seats=person,random --seed=9 --save="$folder/good" --language=de
has refused "$folder/good enthält etwas anderes, und das bleibt so; --overwrite ersetzt es"
same good good2
input 1 1 1 quit
quiet 0 on --load="$folder/good" --seats=person,random --ask-all --save="$folder/good"
check "a game that is loaded does not go on in its file" test "$(length "$folder/good")" -gt "$(length "$folder/good2")"
quiet 0 on --load="$folder/good" --seats=person,random --save="$folder/good2"
check "an earlier state of the game is not replaced" test "$(length "$folder/good2")" -ge "$(length "$folder/good")"
input quit
quiet 0 start "${game[@]}" --seats=person,random --seed=10 --save="$folder/else"
quiet 2 refused --load="$folder/else" --seats=person,random --save="$folder/good"
quiet 0 replaced "${game[@]}" --seats=person,random --seed=9 --save="$folder/letter2" --overwrite
check "--overwrite does not replace a file" test -n "$(length "$folder/letter2")"

# So do save and picture; what this game has written itself may be written again.
input "save $folder/letter" "picture $folder/letter" "picture $folder/good" "save $folder/new" "picture $folder/new.svg" 1 \
  "save $folder/new" "picture $folder/new.svg" "picture $folder/kept" "save $folder/kept" "save $folder/nowhere/file" \
  "picture $folder/sub" quit
cp "$folder/good" "$folder/good2"
quiet 0 commands "${game[@]}" --seats=person,random --seed=5 --ask-all --save="$folder/kept"
same good good2
echo 'my letter' | cmp - "$folder/letter"
check "save or picture replaces what a file holds" test "$(grep -c 'holds something else, which stays' <(printed commands))" -ge 3
check "save does not save twice" test "$(grep -c "Saved in $folder/new" "$folder/commands")" -eq 2
check "picture does not draw twice" test "$(grep -c "Drawn in $folder/new.svg" "$folder/commands")" -eq 2
has commands "$folder/kept is where this game is kept."
has commands "Saved in $folder/kept."
has commands "its folder does not exist."
has commands "$folder/sub is a folder."
check "save FILE saved no game" test -n "$(length "$folder/new")"
input "save $folder/letter" "picture $folder/new.svg" quit
quiet 0 commands "${game[@]}" --seats=person,random --seed=6 --overwrite
has commands "Saved in $folder/letter."
has commands "Drawn in $folder/new.svg."

# Another game is not loaded over one that is in no file.
input 1 1 "load $folder/new" "save $folder/saved" "load $folder/new" quit
quiet 0 loads "${game[@]}" --seats=person,random --seed=7 --ask-all
check "a game is lost by load" test "$(grep -c 'would be lost, so it stays' <(printed loads))" -ge 1
has loads "Loaded, after "
input 1 1 "load $folder/new" quit
quiet 0 loads "${game[@]}" --seats=person,random --seed=7 --ask-all --save="$folder/own"
lacks loads "Loaded, after "
quiet 0 loads "${game[@]}" --seats=person,random --seed=7 --ask-all --save="$folder/own2" --overwrite
has loads "Loaded, after "

# Links are followed and stay, permissions stay, pipes and the standard output are no files.
mkdir "$folder/far"
echo >"$folder/far/mine" && : >"$folder/far/mine"
chmod 640 "$folder/far/mine"
ln -s far/mine "$folder/link"
ln -s far/none "$folder/dangling"
input 1 quit
quiet 0 linked "${game[@]}" --seats=person,random --seed=8 --save="$folder/link"
quiet 0 linked "${game[@]}" --seats=person,random --seed=8 --save="$folder/dangling"
check "a link is replaced" test -L "$folder/link" -a -L "$folder/dangling"
same far/mine far/none
check "permissions are not kept: $(stat -c %a "$folder/far/mine")" test "$(stat -c %a "$folder/far/mine")" = 640
(umask 027 && quiet 0 masked "${game[@]}" --seats=person,random --seed=8 --save="$folder/masked")
check "a new file does not follow the mask" test "$(stat -c %a "$folder/masked")" = 640
quiet 0 stream "${game[@]}" --seats=person,random --seed=8 --save=-
check "- is not the standard output" grep -q "tock rules=" "$folder/stream"
check "- is a file" test ! -e ./-
mkfifo "$folder/pipe"
cat "$folder/pipe" >"$folder/piped" &
reader=$!
quiet 0 piped_game "${game[@]}" --seats=person,random --seed=8 --save="$folder/pipe"
wait "$reader"
same piped far/mine

# Two programs with one file: the second one is told; so is a game whose file somebody else has written.
begin "${game[@]}" --seats=person,random --seed=3 --ask-all --pause --save="$folder/shared"
check "no prompt of the first of two" await 'A>'
: >"$folder/in"
quiet 2 second --load="$folder/shared" --save="$folder/shared"
has second "another program keeps its game in $folder/shared"
input "save $folder/shared" quit
quiet 0 second "${game[@]}" --seats=person,random --seed=4 --ask-all
has second "another program keeps its game in $folder/shared"
echo 1 >&"${beside[1]}"
check "no pause of the first of two" await 'takes the move back>'
check "the first of two is disturbed" test "$(length "$folder/shared")" -gt 0
echo 'my letter' >"$folder/shared"
{ echo && echo 1; } >&"${beside[1]}"
check "no prompt after another one's writing" await 'takes the move back>'
check "nobody is told of another one's writing" grep -q 'has written' <<<"$said"
kill_it KILL
check "another one's writing is lost" grep -q 'my letter' "$folder/shared"

# Files from elsewhere: a byte order mark, other ends of lines.
{ printf '\357\273\277' && sed 's/$/\r/' "$folder/good"; } >"$folder/foreign"
check "a file from elsewhere is not read" test "$(length "$folder/foreign")" = "$(length "$folder/good")"

# Control characters, escapes and marks of direction from arguments, files and typed words are shown and not sent.
evil=$'\033]0;title\a\033[2J\302\233\302\2042J\177\342\200\256\r\b'
controls() {
  # All of them that are no ends of lines or tabs: of ASCII, beyond it, and marks of direction.
  LC_ALL=C grep -aqP '[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\x8e\x8f\xaa-\xae]|\xe2\x81[\xa6-\xa9]' "$folder/$1"
}
tame() { check "$1 sends what steers a terminal: $(LC_ALL=C grep -an $'\033' "$folder/$1" | head -n 2 | cat -v)" eval "! controls $1"; }
input "$evil" "1$evil" "load $evil" "save $evil/x" "picture $evil/x" "rules $evil" "moves $evil" "explain $evil" "replay $evil" "board $evil" quit
quiet 0 typed "${game[@]}" --seats=person,random --seed=3
tame typed
: >"$folder/in"
for words in "$evil" "--$evil" "--seed=$evil" "--language=$evil" "--load=$evil" "tock $evil=1" "tock seats=$evil" "tock --seats=$evil" \
  "tock --save=$evil/x"; do
  # shellcheck disable=SC2086
  quiet 2 argued $words
  tame argued
done
printf '%s' "$evil" >"$folder/evil"
sed "s/ moves=/ $evil moves=/" "$folder/good" >"$folder/evil2" 2>/dev/null
{ cat "$folder/good" && printf ' %s' "$evil"; } | tr -d '\n' >"$folder/evil3"
for each in evil evil2 evil3; do
  quiet 2 loaded_evil --load="$folder/$each"
  tame loaded_evil
done

finish
