#!/usr/bin/env bash
# Whether the data set is the same, byte for byte, for any number of threads and processes and however often its making
# was broken off; whether numpy reads it. test_selfplay.sh PROGRAM [MPIRUN]
set -euo pipefail
program=$1
mpirun=${2:-}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "$1" >&2 && exit 1; }

# A python that has numpy, be it not the first.
python=
for each in python3 /usr/bin/python3; do
  if "$each" -c 'import numpy' 2>/dev/null; then python=$each && break; fi
done
reads() { [ -z "$python" ] || "$python" "$here/check.py" "$@" || fail "numpy finds a fault in $1"; }
same() { diff -r --exclude=dataset.lock "$folder/$1" "$folder/$2" >&2 || fail "$2 is not as $1"; }

# Each title.
for title in tock ostfriesenlauf samara clockman clou "clou mode=campaign"; do
  # shellcheck disable=SC2086 # a title and its settings
  "$program" $title --games=2 --shard=1 --player=ismcts:iterations=4,cap=10 --threads=2 \
    --out="$folder/title" >/dev/null || fail "$title fails"
  reads "$folder/title"
  rm -r "$folder/title"
done

order=(ostfriesenlauf --games=60 --shard=7 --iterations=10 --seed=5 --draw=10 --stray=8)
"$program" "${order[@]}" --threads=1 --out="$folder/one" >/dev/null
reads "$folder/one"
"$program" "${order[@]}" --threads=3 --out="$folder/threads" >/dev/null
same one threads
"$program" "${order[@]}" --seed=6 --out="$folder/other" >/dev/null
! diff -rq "$folder/one" "$folder/other" >/dev/null || fail "another seed makes the same games"

# A folder that holds games is touched only if it is asked for, and only with the same settings.
! "$program" "${order[@]}" --out="$folder/one" 2>/dev/null || fail "begins anew over games"
! "$program" "${order[@]}" --seed=6 --resume --out="$folder/one" 2>/dev/null || fail "goes on with other games"

# Killed again and again, at any moment; each time it is given a little longer, so that it ends some time.
kills=0
kept=0
for ((milliseconds = 20; ; milliseconds += milliseconds / 8 + 1)); do
  "$program" "${order[@]}" --threads=2 --resume --out="$folder/killed" >/dev/null &
  running=$!
  delay=$(printf '%d.%03d' $((milliseconds / 1000)) $((milliseconds % 1000)))
  (sleep "$delay" && kill -9 "$running" 2>/dev/null) &
  killer=$!
  if wait "$running" 2>/dev/null; then break; fi
  wait "$killer" 2>/dev/null || true
  kills=$((kills + 1))
  shards=$(find "$folder/killed" -maxdepth 1 -name 'games-*[0-9]' 2>/dev/null | wc -l)
  [ "$shards" -ge "$kept" ] || fail "a shard was lost"
  kept=$shards
done
wait
echo "killed $kills times, the last time with $kept of 9 shards"
[ "$kills" -gt 0 ] || fail "nothing was killed"
same one killed
reads "$folder/killed"

# Shards that were cut or are gone are made anew, the others kept.
cp -r "$folder/one" "$folder/broken"
truncate -s -4 "$folder/broken/games-000000014-000000020/value.npy"
rm -r "$folder/broken/games-000000035-000000041"
touch -d '2001-01-01' "$folder/broken/games-000000021-000000027/game.npy"
"$program" "${order[@]}" --resume --out="$folder/broken" >/dev/null
same one broken
[ "$(date -r "$folder/broken/games-000000021-000000027/game.npy" +%Y)" = 2001 ] || fail "a whole shard was made anew"

[ -n "$mpirun" ] || exit 0
start=(timeout 100 "$mpirun" --oversubscribe)
[ "$(id -u)" -ne 0 ] || start+=(--allow-run-as-root)
# Open MPI itself leaves memory behind in the end.
export ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0
"${start[@]}" -np 3 "$program" "${order[@]}" --threads=1 --out="$folder/ranks" >/dev/null
same one ranks
