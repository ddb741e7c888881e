#!/usr/bin/env bash
# What the program prints, with a library that stands in for the driver. test_gpu.sh PROGRAM FOLDER_OF_THE_STAND_IN
set -u
program=("$1")
stand_in=$2
# shellcheck source=examples/checks.sh
. "$(dirname "${BASH_SOURCE[0]}")/../checks.sh"
all_same='Every game went the same in both'

# lines NAME: how many lines of the table it has.
lines() { grep -c '^| [a-z]' "$folder/$1"; }

run cpu 0 --cpu --games 300
has cpu "$all_same"
check 'two heads of a table, and six games' test "$(lines cpu)" -eq 7

for wrong in '--games 0' '--games 10000001' '--games x' '--game chess' '--key -1' '--kernels' 'games'; do
  # shellcheck disable=SC2086
  run usage 2 $wrong
  check "usage after: $wrong" grep -q '^usage:' "$folder/errors"
done

# Where there is a GPU, it plays; where there is none, the program says so.
if ldconfig -p | grep -q 'libcuda\.so\.1'; then
  run gpu 0 --games 1000
  has gpu "$all_same"
else
  run nothing 1
  check 'no driver' grep -q '^no driver of an NVIDIA GPU was found' "$folder/errors"
fi

export LD_LIBRARY_PATH=$stand_in
run fine 0 --games 300
has fine "$all_same"
has fine 'a stand-in, driver 12.4'
has fine 'clou_campaign: 99 registers, 2048 bytes of stack in each thread'
check 'six games by the driver' test "$(lines fine)" -eq 7
run one 0 --game samara --games 129 --key 5
check 'one game' test "$(lines one)" -eq 2
differ one fine

calls=$(nm -D --defined-only "$stand_in"/libcuda.so.1 | sed -n 's/.* T \(cu[A-Z].*\)/\1/p' | grep -vE 'GetErrorString|Free|Unload|Release')
check 'fifteen calls can fail' test "$(wc -w <<<"$calls")" -eq 15
for call in $calls; do
  REGELWERK_REFUSED=$call run refused 1 --game clou --games 2
  check "$call is refused: $(cat "$folder/errors")" grep -q ': refused (999)$' "$folder/errors"
done

run lost 1 --game tock --kernels "$folder"
check 'no kernel' grep -q '^no kernel can be read from ' "$folder/errors"
echo 'nonsense' >"$folder/tock.ptx"
run nonsense 1 --game tock --kernels "$folder"
check 'no PTX' grep -q '^compiling the kernel of tock this is no PTX: invalid' "$folder/errors"
echo '.version' >"$folder/tock.ptx"
run lacking 1 --game tock --kernels "$folder"
check 'no entry' grep -q '^finding the kernel of tock: ' "$folder/errors"

finish
