#!/usr/bin/env bash
# Whether the data set is the same, byte for byte, for any number of threads and processes and however often its making
# was broken off; whether numpy reads it. test_selfplay.sh PROGRAM [MPIRUN]
set -u
program=$1
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=examples/checks.sh
. "$here/../checks.sh"

# A python that has numpy, be it not the first.
python=
for each in python3 /usr/bin/python3; do
  if "$each" -c 'import numpy' 2>/dev/null; then python=$each && break; fi
done
reads() { [ -z "$python" ] || check "numpy finds a fault in $1" "$python" "$here/check.py" "$@"; }
# Of data sets, for `same` and `differ`.
is_same() { diff -rq --exclude=dataset.lock "$folder/$1" "$folder/$2" >/dev/null; }

# Each title.
for title in tock ostfriesenlauf samara clockman clou "clou mode=campaign"; do
  # shellcheck disable=SC2086 # a title and its settings
  run log 0 $title --games=2 --shard=1 --player=ismcts:iterations=4,cap=10 --threads=2 --out="$folder/title"
  reads "$folder/title"
  rm -r "$folder/title"
done

order=(ostfriesenlauf --games=60 --shard=7 --iterations=10 --seed=5 --draw=10 --stray=8)
run log 0 "${order[@]}" --threads=1 --out="$folder/one"
reads "$folder/one"
run log 0 "${order[@]}" --threads=3 --out="$folder/threads"
same one threads
run log 0 "${order[@]}" --seed=6 --out="$folder/other"
differ one other

# A folder that holds games is touched only if it is asked for, and only with the same settings.
run anew 2 "${order[@]}" --out="$folder/one"
run others 2 "${order[@]}" --seed=6 --resume --out="$folder/one"

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
  check "a shard was lost" test "$shards" -ge "$kept"
  kept=$shards
done
wait
echo "killed $kills times, the last time with $kept of 9 shards"
check "nothing was killed" test "$kills" -gt 0
same one killed
reads "$folder/killed"

# Shards that were cut or are gone are made anew, the others kept.
cp -r "$folder/one" "$folder/broken"
truncate -s -4 "$folder/broken/games-000000014-000000020/value.npy"
rm -r "$folder/broken/games-000000035-000000041"
touch -d '2001-01-01' "$folder/broken/games-000000021-000000027/game.npy"
run log 0 "${order[@]}" --resume --out="$folder/broken"
same one broken
check "a whole shard was made anew" \
  test "$(date -r "$folder/broken/games-000000021-000000027/game.npy" +%Y)" = 2001

if [ -n "${2:-}" ]; then
  use_mpirun "$2"
  program=("${ranks[@]}" -np 3 "$program")
  run log 0 "${order[@]}" --threads=1 --out="$folder/ranks"
  same one ranks
fi

finish
