#!/usr/bin/env bash
# test_arena.sh PROGRAM [MPIRUN]: small matches of all titles, the same for any number of threads and processes, what is
# written beside the table, and what is refused.
set -u
program=$1
# shellcheck source=examples/checks.sh
. "$(dirname "${BASH_SOURCE[0]}")/../checks.sh"

# lines NAME COUNT
lines() { check "$1 has $(wc -l <"$folder/$1") lines instead of $2" test "$(wc -l <"$folder/$1")" -eq "$2"; }

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
for seed in seed seed.other; do tail -n +2 "$folder/$seed" >"$folder/$seed.table"; done
differ seed.table seed.other.table
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
  use_mpirun "$2"
  # by_ranks NAME STATUS ARGUMENT...: as run, by three processes.
  by_ranks() {
    local program=("${ranks[@]}" -np 3 "$program")
    run "$@" --threads=1
  }
  by_ranks tock.ranks 0 tock seats=2 quick_start=true random thumb flat:playouts=1,cap=20 --deals=2 --luck --csv="$folder/tock.ranks.csv"
  same tock.1 tock.ranks
  same tock.1.csv tock.ranks.csv
  by_ranks sprt.ranks 0 tock seats=2 thumb random --sprt=0,50 --deals=2000 --csv="$folder/sprt.ranks.csv"
  same sprt.1 sprt.ranks
  same sprt.1.csv sprt.ranks.csv
  by_ranks refused 2 tock king
  check "not one process alone refuses" test "$(grep -c "a player is random" "$folder/errors")" -eq 1
fi

# Plots: data and scripts, pictures where gnuplot is found.
run plots 0 ostfriesenlauf seats=2 thumb random --deals=8 --luck --plot="$folder/plots of it"
for stem in ratings course luck; do
  for ending in dat gp; do check "no plot $stem.$ending" test -s "$folder/plots of it/$stem.$ending"; done
  if command -v gnuplot >/dev/null; then has "plots of it/$stem.svg" '</svg>'; fi
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
# Told before the games: none has been played.
check "games are played whose rows cannot be written" test ! -s "$folder/unwritten" -a ! -s "$folder/unplotted"
# What files hold stays, unless --overwrite is given.
echo 'my letter' >"$folder/letter"
run kept 1 ostfriesenlauf random thumb --deals=1 --csv="$folder/letter"
has errors "$folder/letter holds something else, which stays; --overwrite replaces it"
has letter "my letter"
mkdir "$folder/course" && echo 'my course' >"$folder/course/course.gp"
run kept 1 ostfriesenlauf random thumb --deals=1 --plot="$folder/course"
has errors "$folder/course/course.gp holds something else"
check "plots are begun beside what stays" test "$(ls -A "$folder/course")" = course.gp
run replaced 0 ostfriesenlauf random thumb --deals=1 --csv="$folder/letter" --plot="$folder/course" --overwrite
check "--overwrite does not replace" test "$(head -n 1 "$folder/letter")" != 'my letter' -a -s "$folder/course/course.dat"
# Where there is no room for rows, that is told before the games.
run roomless 1 ostfriesenlauf random thumb --deals=1 --csv=/dev/full
has errors "there is no room left"
# What is not understood is shown, not sent.
run shown 2 $'\033[2J\a' random
check "an escape is sent" test "$(grep -c $'\033' "$folder/errors")" -eq 0

run help 0 --help
has help "usage: regelwerk_arena"

finish
