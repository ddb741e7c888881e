# shellcheck shell=bash disable=SC2154,SC1111
# Sourced by test_play.sh: what is true of Ostfriesenlauf.

# A whole game by numbers, with a runner that nobody owns.
yes 1 | head -n 500 >"$folder/in"
run race 0 ostfriesenlauf seats=3 --seats=person,random,search --effort=2 --seed=7
has race "is turned over: "
has race "Runner d goes "
has race "The game is over"
lacks race $'\033'
# What is laid lies there as a back, until it is turned over.
has race "B gets a card from stack 1, 2, 3, 4. C gets a card from stack 1, 2, 3, 4."
has race "A gets “4 fields forward” from stack 1."
has race "A draws “"
has race "is laid, which nobody sees"
lacks race '(B|C) (gets|draws|lays) “|[Ff]or runner d “'
# Every card that is carried out has been laid before, back and all.
sed -z 's/\n  / /g' "$folder/race" >"$folder/race.whole"
grep -oE 'laid for (runner )?[ABCd] is turned over' "$folder/race.whole" | sed -E 's/.*([ABCd]) is.*/\1/' | sort >"$folder/race.revealed"
grep -oE '([ABC] lays [^.]* of stack [1-4]|runner d a card of stack [1-4] is laid)' "$folder/race.whole" |
  sed -E 's/^runner //; s/^(.).*/\1/' | sort >"$folder/race.laid"
same race.revealed race.laid
has race.revealed "d"
# What the mover's own back says is what it moves: the card of a back has its place in the sentence.
has race "for the first"

# In German the signs on the track have the letters of their German names, and moves their words.
input draw:1 quit
run race_german 0 ostfriesenlauf seats=2 --seats=person,random --seed=6 --language=de
has race_german "  igsf  "
has race_german "ig Igel, sk Schildkröte"
has race_german "draw = ziehen von Stapel"
lacks race_german ' (hesh|tu|he) '

# A move that the state of the turn, the hand or the grammar forbids, and why.
input lay:1:+2 draw:5 draw:1 draw:2 lay:4:+8 lay:1:+7 'rules ol-20' help back quit
run race_refused 0 ostfriesenlauf --seed=5
has race_refused "lay:1:+2 is refused. OL-10: In its turn a seat draws a card"
has race_refused "       ^ a number of this game is due here"
has race_refused "draw:2 is refused. OL-10"
has race_refused "        ^ the face of a card is due here"
has race_refused "lay:1:+7 is refused. OL-10"
has race_refused "You can: draw:1, draw:2, draw:3, draw:4."
has race_refused "Here: card 1:+7 is missing."
has race_refused "You can: lay:"
has race_refused "OL-20: A runner that a card sends to its own field arrives there anew"
has race_refused "finish@fish"
has race_refused "It cannot be taken back"

# The choice of a stack can be taken back until the card is drawn, a card laid until it is turned over.
input draw:1 back draw:2 '' 1 back 1 '' quit
run race_back 0 ostfriesenlauf --seed=5 --pause
check "race_back: not taken back twice" test "$(grep -c 'The move is taken back' "$folder/race_back")" -eq 2

# Saved, loaded and told again, a race is the same.
retold race random,random "[Tt]he card laid for [^.]*\.|new round begins|[^.]*across the line|has won|place [1-4]:" \
  seats=2 unowned_wins=false start_numbers=1,2,4,3
has race_played.told " is turned over: "
has race_played.told "place 1:"
resumed race 5 's/ deal:/ deal:+7 deal:/' "OL-9 forbids it" --seats=person,random,random,random

# Games that cannot be.
: >"$folder/in"
for words in seats=5 "seats=1 unowned_wins=false" start_numbers=4,4,2,1 start_numbers=9,3,2,1 "seats=2 --seats=random"; do
  # shellcheck disable=SC2086
  run race_wrong 2 ostfriesenlauf $words
done
run race_wrong 2 ostfriesenlauf seats=1 unowned_wins=false
has race_wrong "with one seat unowned_wins must be true (OL-30)"

# Where every runner has an owner nobody asks what comes of one without.
input quit
run idle 0 ostfriesenlauf seats=4 unowned_wins=false --seed=1 --language=de
has idle "unowned_wins=false ändert unter den anderen Optionen nichts. OL-30: "
