# shellcheck shell=bash disable=SC2154,SC1111
# Sourced by test_play.sh: what is true of Clockman.

# Sentences of a telling, one a line: prompts before them dropped, long lines put together again.
sentences() { sed -z 's/\n[A-D]> /\n/g; s/\n  / /g; s/\. /.\n/g' "$folder/$1" >"$folder/$1.told"; }

# A whole game by numbers, on a screen that is wide enough.
yes 1 | head -n 2000 >"$folder/in"
run clock 0 clockman seats=2 --seats=person,random --seed=6
has clock "The game is over"
has clock " wins the game."
has clock "pays with a symbol card "
lacks clock $'\033'
fits clock

# Of the others' cards only what they show is told and drawn; numbers are public.
yes $'2\n1' | head -n 6000 >"$folder/in"
run clock_hidden 0 clockman seats=3 robbery=true hoarding=one --seats=person,random,random --seed=7 --ask-all
sentences clock_hidden
has clock_hidden.told "draws an event card and keeps it"
lacks clock_hidden.told '^ *(B|C) (draws|lays) a symbol card [A-E]'
lacks clock_hidden.told '^ *(B|C) gets a symbol card [A-E] from (B|C)'
lacks clock_hidden.told '^ *(B|C) draws “[^”]*” and keeps it'
check "clock_hidden: A does not see its own cards" grep -qE '^ *A draws a symbol card [A-E]' "$folder/clock_hidden.told"
check "clock_hidden: A does not see its events" grep -qE '^ *A draws “[^”]*” and keeps it' "$folder/clock_hidden.told"

# A window is offered to whom it belongs, with its reason, also in another seat's turn.
has clock_hidden "A may play veto: "
check "clock_hidden: nothing is stopped" grep -qE 'A vetoes “[^”]*” of (B|C)' "$folder/clock_hidden.told"
yes '' | sed -n 'p;s/.*/1/p' | head -n 4000 >"$folder/in"
run clock_two 0 clockman seats=2 robbery=true --seats=person,person --seed=2
has clock_two "B may play"
has clock_two "The screen is for B now; press Enter>"
sed -nE 's/^  ([A-D]) may play .*/offered \1/p; s/^([A-D])> .*/asked \1/p' "$folder/clock_two" |
  awk '/offered/ { wanted = $2; next } wanted != "" { if ($2 != wanted) wrong++; wanted = "" } END { exit wrong > 0 }' ||
  fail "clock_two: a window is offered to somebody else"
sed -nE 's/^  ([A-D]) may play .*/\1/p' "$folder/clock_two" | sort -u | tr -d '\n' >"$folder/clock_windows"
has clock_windows "AB"
# A swap fits also before another seat's roll and after the own one.
check "clock_two: no swap before another's roll" grep -qE '^  [AB] may play swap before [AB] rolls' "$folder/clock_two"

# A move that the node, the board or the grammar forbids, and why.
input go:4.0 go:5.1 play:veto lift go:p0+F offer:1:10:2 circle:1:0:0:1:2 'rules cm-13' help back quit
run clock_refused 0 clockman seats=2 --seats=person,random --seed=5 --ask-all
has clock_refused "go:4.0 is refused. CM-17: From the start field"
has clock_refused "play:veto is refused. CM-68: A turn"
has clock_refused "lift is refused. CM-68"
has clock_refused "Here: field 1.2 is possible."
has clock_refused "   ^ a place of this board is due here"
has clock_refused "      ^ the letter of a pose is due here"
has clock_refused "         ^ this is out of order"
has clock_refused "circle:1:0:0:1:2 is refused. CM-68"
has clock_refused "circle:1:0:2:1:2  your 0 to seat 1"
has clock_refused "CM-13: The step onto a blocked passage"
has clock_refused "peace n captures nobody"
has clock_refused "you have not made a move yet"

# In German cards go by their names, with the word that moves call them by.
yes $'2\n1' | head -n 600 >"$folder/in"
run clock_german 0 clockman seats=3 robbery=true hoarding=one --seats=person,random,random --seed=7 --ask-all --language=de
has clock_german "deine Ereigniskarten: "
has clock_german "darf Einspruch (veto) spielen: "
has clock_german "play = ausspielen; veto = Einspruch"
grep -v '^ *Wörter: ' "$folder/clock_german" >"$folder/clock_german.board"
lacks clock_german.board '(^| )(veto|stay|guard|swap|again|skip|peace[0-9]|barin[0-9]|oback[0-9])( |,|$)'
input play:free help quit
run clock_german_refused 0 clockman seats=2 --seats=person,random --seed=5 --ask-all --language=de
has clock_german_refused "Einspruch (veto) hält die Karte"
has clock_german_refused "T Übertragung"
fits clock_german

# Saved, loaded and told again, a game is the same.
retold clock random,random,random 'captures .*|takes a .*|wins|place [1-3]:.*|come into its date' \
  seats=3 transfer=true trade=true
has clock_played.told "place 1:"

# Offers and circles are explained to whom they are made, and told.
yes $'2\n1' | head -n 3000 >"$folder/in"
run clock_trade 0 clockman seats=3 hoarding=extended trade=true --seats=person,random,random --seed=3
has clock_trade "A is asked by "
has clock_trade "rolled, it counts "
has clock_trade "may do something before it moves"
check "clock_trade: no circle is explained" \
  grep -qE 'A is asked by ([BC]), a circle: \1 gives [ABC] [12] x [012X]' "$folder/clock_trade"
sentences clock_trade
check "clock_trade: no offer is told" \
  grep -qE ' offers [ABC] (a|two) [012j].* for (a|two) [012j]' "$folder/clock_trade.told"
has clock_trade.told " offers a circle: "
has clock_trade.told "accepts"
resumed clock 30 's/ go:/ go:4.1 go:/' " forbids it: " seats=2 --seats=person,random
for name in clock_before clock_after; do
  grep -E '^[1-4]   |^  [AB]   |symbol cards:' "$folder/$name" | tail -n 7 >"$folder/$name.board"
done
same clock_before.board clock_after.board

# Games that cannot be.
: >"$folder/in"
for words in seats=5 ones=4 hoarding=two trade_offers=0 colour=red "seats=2 --seats=random"; do
  # shellcheck disable=SC2086
  run clock_wrong 2 clockman $words
done
run clock_wrong 2 clockman seats=5
has clock_wrong "seats is 2 to 4"

# Settings that change nothing under the others are told.
input quit
run idle 0 clockman seats=2 trade_offers=3 rob_date=false robbery=true --seed=1
has idle "rob_date=false changes nothing under the other options. CM-76: "
has idle "trade_offers=3 changes nothing under the other options. CM-77: "
run idle 0 clockman seats=2 trade_offers=3 trade=true --seed=1 --language=de
lacks idle 'ändert unter'
