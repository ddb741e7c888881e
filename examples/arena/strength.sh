#!/usr/bin/env bash
# The strength of the players, the table of examples/docs/figures.md: strength.sh [MS [ROW ...]]
# Every cell is what the first of two players takes of what there is to take, 50 % where both are as good, with its
# 95 % interval; of Ostfriesenlauf, where all may lose, what both take; of Clou, played by one gang at a time, the
# points of both. MS is the thinking time of a decision.
set -euo pipefail
examples=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
ms=${1:-20}
wanted=" ${*:2} "
timed=ismcts:ms=$ms
counted=ismcts:iterations=1000

# A row: its name, the game, deals against the rule of thumb, against flat Monte Carlo, against random.
rows=(
  "tock2;tock seats=2;75;40;20"
  "tock4;tock seats=4;10;6;3"
  "ostfriesenlauf2;ostfriesenlauf seats=2;150;60;30"
  "ostfriesenlauf4;ostfriesenlauf seats=4;20;10;5"
  "samara2;samara seats=2;60;40;15"
  "samara5;samara seats=5;10;6;3"
  "clockman2;clockman seats=2;800;200;50"
  "clockman4;clockman seats=4;40;20;5"
  "villa;clou scenario=villa;150;75;20"
  "hotel;clou scenario=hotel thieves=matt+janet+bruce;100;50;20"
  "campaign;clou mode=campaign players=2;20;10;5"
)

# What follows the payoff, or the score, in the rows of both players, as a pair.
pair() {
  sed -nE "$1" | paste -sd: | sed 's/:/ : /'
}

# The payoff of the first player, without luck where a title weighs it.
cell() {
  local game=$1 deals=$2 out
  shift 2
  # shellcheck disable=SC2086
  out=$("$examples/run" arena $game "$@" "--deals=$deals" --threads=1 --luck)
  case $game in
    clou*) pair 's/^[AB] .* (-?[0-9.]+) \+-([0-9.]+) +[^ ]+$/\1 ± \2/p' <<<"$out" ;;
    ostfriesenlauf*) pair 's/^[AB] .*\] +[0-9.]+ % \+-[0-9.]+ +([0-9.]+) % \+-([0-9.]+) .*/\1 ± \2 %/p' <<<"$out" ;;
    clockman*) sed -nE 's/^A  [0-9.]+ % \+-[0-9.]+ +([0-9.]+) % \+-([0-9.]+) .* x .*/\1 ± \2 %/p' <<<"$out" ;;
    *) sed -nE 's/^A .*\] +[0-9.]+ % \+-[0-9.]+ +([0-9.]+) % \+-([0-9.]+) .*/\1 ± \2 %/p' <<<"$out" ;;
  esac
}

# What flat Monte Carlo plays on by, so that only the tree makes the difference.
alike() {
  case $1 in
    clou*campaign*) echo rollout=worth,cap=1 ;;
    clou*) echo rollout=worth,cap=4 ;;
    clockman*) echo rollout=worth,cap=8 ;;
    ostfriesenlauf*) echo rollout=mixed,other_in_256=32,cap=20 ;;
    *) echo rollout=mixed,other_in_256=96,cap=40 ;;
  esac
}

echo "| | against thumb | against flat, as much time | against flat, as many playouts | against random | thumb against random |"
echo "|---|---|---|---|---|---|"
for row in "${rows[@]}"; do
  IFS=';' read -r name game thumb flat random <<<"$row"
  [[ $wanted == "  " || $wanted == *" $name "* ]] || continue
  printf '| %s | %s | %s | %s | %s | %s |\n' "$name" \
    "$(cell "$game" "$thumb" "$timed" thumb)" \
    "$(cell "$game" "$flat" "$timed" "flat:ms=$ms")" \
    "$(cell "$game" "$flat" "$counted" "flat:iterations=1000,$(alike "$game")")" \
    "$(cell "$game" "$random" "$counted" random)" \
    "$(cell "$game" $((10 * random)) thumb random)"
done
