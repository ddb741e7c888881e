#!/usr/bin/env bash
# test_arena.sh PROGRAM [MPIRUN]: small matches of all titles, the same for any number of threads and processes, what is
# written beside the table, and what is refused.
set -u
arena=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
checks=0
failures=0

fail() {
  failures=$((failures + 1))
  echo "FAILED $1"
}
# run NAME STATUS ARGUMENT...: the table goes to $folder/NAME, complaints to $folder/errors.
run() {
  local name=$1 status=$2 got
  shift 2
  timeout 120 "$arena" "$@" </dev/null >"$folder/$name" 2>"$folder/errors"
  got=$?
  checks=$((checks + 1))
  [ "$got" -eq "$status" ] || fail "$name: exit status $got instead of $status: $* $(head -n 5 "$folder/errors")"
}
has() {
  checks=$((checks + 1))
  grep -F -- "$2" "$folder/$1" >/dev/null || { fail "$1 lacks: $2"; head -n 20 "$folder/$1"; }
}
same() {
  checks=$((checks + 1))
  { [ -s "$folder/$1" ] && cmp -s "$folder/$1" "$folder/$2"; } || fail "$1 and $2 differ, or are empty"
}
# lines NAME COUNT
lines() {
  checks=$((checks + 1))
  [ "$(wc -l <"$folder/$1")" -eq "$2" ] || fail "$1 has $(wc -l <"$folder/$1") lines instead of $2"
}

# match NAME ARGUMENT...: a match is the same for one and for three threads, its rows too.
match() {
  local name=$1
  shift
  run "$name.1" 0 "$@" --luck --threads=1 --csv="$folder/$name.1.csv"
  run "$name.3" 0 "$@" --luck --threads=3 --csv="$folder/$name.3.csv"
  same "$name.1" "$name.3"
  same "$name.1.csv" "$name.3.csv"
}

# All titles and all kinds of players; teams, and more, as many and fewer players than seats.
match tock tock seats=2 quick_start=true random thumb flat:playouts=1,cap=20 --deals=2
match pairs tock mode=two_pairs quick_start=true random ismcts:iterations=4,cap=10,rollout=mixed --deals=1
match ostfriesenlauf ostfriesenlauf seats=3 thumb ismcts:iterations=20,cap=30,keep=yes --deals=2
match samara samara seats=2 start_month=3 last_half_year=1 random flat:playouts=1,cap=20,memory=no --deals=2
match clockman clockman seats=4 thumb random ismcts:iterations=4,cap=10,formula=puct --deals=1
match widening clockman seats=2 thumb ismcts:iterations=4,cap=10,formula=widening,widening=2 --deals=1
match clou clou thumb random ismcts:iterations=20,cap=40,rollout=thumb --deals=6
match campaign clou mode=campaign thumb random --deals=1
match alone ostfriesenlauf seats=1 thumb random --deals=3
match self tock seats=3 quick_start=true random --deals=2
has tock.1 "2 deals of 6 games each, seed 1"
has tock.1 "thumb"
has pairs.1 "1 deal of 2 games each"
has ostfriesenlauf.1 "of 6 games each"
has clockman.1 "of 12 games each"
has clou.1 "Duels are two games of the same deal"
has clou.1 "success"
has self.1 "of 1 game each"
lines tock.1.csv 13
lines clockman.1.csv 13

# Other seeds are other games; luck can be judged by playouts; the clock is admitted.
run seed 0 ostfriesenlauf thumb random --deals=2 --seed=2
run seed.again 0 ostfriesenlauf thumb random --deals=2 --seed=2 --threads=2
run seed.other 0 ostfriesenlauf thumb random --deals=2 --seed=3
same seed seed.again
checks=$((checks + 1))
! tail -n +2 "$folder/seed" | cmp -s - <(tail -n +2 "$folder/seed.other") || fail "two seeds give the same table"
run luck 0 ostfriesenlauf seats=2 thumb random --deals=2 --luck=2
has luck "judged by 2 playouts"
run clock 0 ostfriesenlauf seats=2 flat:ms=1 ismcts:ms=1 --deals=1
has clock "Thinking by the clock: A, B. Another"

# A sequential test ends before the deals do, at the same deal for any number of threads.
for threads in 1 3; do
  run "sprt.$threads" 0 tock seats=2 thumb random --sprt=0,50 --deals=2000 --threads=$threads --csv="$folder/sprt.$threads.csv"
done
same sprt.1 sprt.3
same sprt.1.csv sprt.3.csv
has sprt.1 "on: by +50.0."
run sprt.open 0 tock seats=2 random random --sprt=0,5 --deals=3
has sprt.open "undecided"

# So they are for three processes that mpirun starts, of which the first one writes alone; also with a test that ends
# before the deals do.
if [ -n "${2:-}" ]; then
  # Debian's Open MPI: more processes than cores, and as root, as in a container; it leaves memory behind in the end.
  start=("$2" --oversubscribe -np 3)
  [ "$(id -u)" -ne 0 ] || start+=(--allow-run-as-root)
  leaks=${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0
  # ranks NAME STATUS ARGUMENT...: as run, by three processes.
  ranks() {
    local program=$arena
    arena=$folder/ranks.sh
    run "$@" --threads=1
    arena=$program
  }
  printf '#!/bin/sh\nASAN_OPTIONS=%s exec %s "%s" "$@"\n' "$leaks" "${start[*]}" "$arena" >"$folder/ranks.sh"
  chmod +x "$folder/ranks.sh"
  ranks tock.ranks 0 tock seats=2 quick_start=true random thumb flat:playouts=1,cap=20 --deals=2 --luck --csv="$folder/tock.ranks.csv"
  same tock.1 tock.ranks
  same tock.1.csv tock.ranks.csv
  ranks sprt.ranks 0 tock seats=2 thumb random --sprt=0,50 --deals=2000 --csv="$folder/sprt.ranks.csv"
  same sprt.1 sprt.ranks
  same sprt.1.csv sprt.ranks.csv
  ranks refused 2 tock king
  checks=$((checks + 1))
  [ "$(grep -c "a player is random" "$folder/errors")" -eq 1 ] || fail "not one process alone refuses"
fi

# Plots: data and scripts, pictures where gnuplot is found.
run plots 0 ostfriesenlauf seats=2 thumb random --deals=8 --luck --plot="$folder/plots of it"
for stem in ratings course luck; do
  for ending in dat gp; do
    checks=$((checks + 1))
    [ -s "$folder/plots of it/$stem.$ending" ] || fail "no plot $stem.$ending"
  done
  if command -v gnuplot >/dev/null; then
    checks=$((checks + 1))
    grep -q '</svg>' "$folder/plots of it/$stem.svg" || fail "gnuplot has not drawn $stem"
  fi
done

# What is refused, and why.
refused() {
  run refused 2 "${@:2}"
  has errors "$1"
}
refused "which title?"
refused "there is no title chess" chess random random
refused "who plays?" tock
refused "a player is random, thumb, flat or ismcts" tock king
refused "           ^ ismcts has no setting 'iteration'" tock ismcts:cap=4,iteration=5 random
refused "a whole number from 1 to" tock flat:playouts=0 random
refused "uniform or thumb or mixed or worth is wanted" tock flat:rollout=wild random
refused "no evaluation of its own" tock flat:rollout=worth random
refused "not by both" tock ismcts:iterations=5,ms=3 random
refused "seats" tock seats=9 random random
refused "colour=red" tock colour=red random random
refused "--deals takes a whole number from 1" tock random random --deals=0
refused "--threads takes" tock random random --threads=x
refused "--seed takes" tock random random --seed=-1
refused "--sprt takes two numbers" tock random random --sprt=5
refused "--sprt takes two numbers" tock random random --sprt=5,1
refused "--sprt is for two players" tock random random random --sprt=0,5
refused "--luck takes" tock random random --luck=0
refused "there is no option --nonsense" tock random random --nonsense
refused "--csv needs a name" tock random random --csv
refused "so many players need" tock seats=6 random random random random random random random random random random random random random random random random
run unwritten 1 ostfriesenlauf random thumb --deals=1 --csv="$folder/nowhere/rows.csv"
has errors "cannot be written"
run unplotted 1 ostfriesenlauf random thumb --deals=1 --plot=/dev/null/plots
has errors "cannot be written"
run help 0 --help
has help "usage: regelwerk_arena"

echo "$checks checks, $failures failed"
[ "$failures" -eq 0 ]
