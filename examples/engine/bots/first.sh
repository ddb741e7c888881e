#!/usr/bin/env bash
# A player in bash: the first legal move, always.
#   examples/run arena tock seats=2 program:examples/engine/bots/first.sh random
first=
while read -r command rest; do
  case $command in
    hello) echo "hello 1 first" ;;
    choices) first=${rest%% *} && echo ok ;;
    go) echo "move $first" ;;
    quit) break ;;
    *) echo ok ;;
  esac
done
