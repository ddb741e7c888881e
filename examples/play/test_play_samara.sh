# shellcheck shell=bash disable=SC2154,SC1111
# Sourced by test_play.sh: what is true of Samara.

# A whole game by numbers. Nothing is wider than a terminal.
yes 1 | head -n 500 >"$folder/in"
run town 0 samara seats=3 last_half_year=4 --seats=person,random,random --effort=2 --seed=56 --save="$folder/town.game"
has town "The game is over"
has town "> A acts with A:"
has town "boards to be laid at the other end until the game ends: 1"
lacks town $'\033'
fits town
# The tiles built are worth what the winner's score says, and nobody else's score is another sum.
sed -z 's/\n  / /g' "$folder/town" >"$folder/town.whole"
for seat in A B C; do
  told=$(sed -nE "s/^(A> )?$seat builds [^.]* for ([0-9]+) prestige\..*/\\2/p" "$folder/town.whole" |
    awk '{ sum += $1 } END { print sum + 0 }')
  has town ": $seat ($([ $seat = A ] && echo person || echo random)), score $told"
done
# Every tile built was laid on that space: the record lays them column by column, from the bottom row up.
spaces=$(for place in 1,4 2,4 3,4 4,4 5,4 6,4 7,3 8,2 9,1; do seq -f "${place%,*},%g" "${place#*,}"; done)
grep -oE ' tile:[a-z-]+' "$folder/town.game" | sed -E 's/.*://; s/-/ /g' >"$folder/town.tiles"
check "town: not 30 tiles are laid" test "$(wc -l <"$folder/town.tiles")" -eq 30
paste -d' ' <(echo "$spaces") "$folder/town.tiles" | sort >"$folder/town.laid"
sed -nE 's/^(A> )?[ABC] builds the ([^.]*) on space ([0-9].[0-9]) for.*/\3 \L\2/p' "$folder/town.whole" | sort >"$folder/town.built"
comm -12 "$folder/town.laid" "$folder/town.built" >"$folder/town.both"
same town.built town.both
has town.built " barracks"

# What others choose for the Barracks is hidden until all have chosen.
check "town: no two hidden choices" test "$(grep -cE '(B|C) chooses a tool for the Barracks' "$folder/town")" -eq 2
lacks town '(B|C) chooses (a saw|a trowel|glass)'
has town "All choices for the Barracks are revealed. The Barracks costs B a trowel with compass, which lies on space 1,2"
# Two people at one screen see their own choice only.
run town_two 0 samara seats=3 last_half_year=4 --seats=random,person,person --seed=77
has town_two "Barracks of A: C chooses"
awk '/The screen is for [BC] now/ { seat = $5 } { print seat ": " $0 }' \
  <(sed -E 's/The screen is for ([BC]) now/\nThe screen is for \1 now/' "$folder/town_two") >"$folder/town_screens"
grep -E ' chooses (a saw|a trowel|glass|a tool)' "$folder/town_screens" >"$folder/town_choices"
has town_choices "B: B chooses a saw for the Barracks"
has town_choices "C: B chooses a tool for the Barracks"
lacks town_choices '^B: .*C chooses (a saw|a trowel|glass)|^C: .*B chooses (a saw|a trowel|glass)'

# A move that the rules or the grammar forbid, and why.
input step vacation give:saw take:saw@1,2 take:glassB@1,3+7 build:9,1 build:3,4 build:7,1+7 build:7,1+1 take:hammer@1,1 \
  build:9,4 raise:cow hurt:2 'rules sm-22' help back quit
run town_refused 0 samara --seed=5
has town_refused "step is refused. SM-24: A foreman that can act must act"
has town_refused "vacation is refused. SM-22"
has town_refused "give:saw is refused. SM-9"
has town_refused "take:saw@1,2 is refused. SM-16"
has town_refused "take:glassB@1,3+7 is refused. SM-17"
has town_refused "build:9,1 is refused. SM-21"
has town_refused "build:3,4 is refused. SM-15"
has town_refused "build:7,1+7 is refused. SM-14"
has town_refused "^ nobody on this place can help"
has town_refused "^ the name of a tool is due here"
has town_refused "^ a place of this board is due here"
has town_refused "^ a woman or a man is due here"
has town_refused "^ a dot is due here"
has town_refused "SM-22: On vacation the active worker goes to the next month"
has town_refused "imprison:2.1 (Prison)"
has town_refused "It cannot be taken back"

# In German the board speaks German: tools, and the effects of tiles in a few letters.
input take:square@1,1 1 1 quit
run town_german 0 samara seats=2 --seats=person,random --seed=6 --language=de
has town_german "Werkzeug Kelle mit Winkel"
has town_german "saw = Säge; "
has town_german "-Säge"
has town_german "Team+1"
lacks town_german '(-saw|-trowel|anytool|train1|crew|-worker|lonely|prison|-1month|Werkzeug (saw|square|compass))'
fits town_german

# A refusal says which tools or how much strength is missing, where nothing lies, and what could be done instead.
input build:1,1 build:2,1 take:saw@2,2 take:compass@2,2 build:3,4 build:7,1+5 take:glassB@1,3+5 quit
run town_lack 0 samara seats=3 --seed=5
has town_lack "Here: 2 saws and a trowel are missing."
has town_lack "Here: a saw is missing."
has town_lack "Here: saw is not on space 2,2."
has town_lack "Here: strength 1 is missing. You can: take:compass@2,2+5."
has town_lack "Here: strength 3 is missing."
has town_lack "NOW is not needed. You can: build:7,1."
has town_lack "Here: glass tool A goes first. You can: take:glassA@5,3+5."
fits town_lack

# Where a worker comes to stand, and that the move can be taken back before another seat learns of anything hidden.
input raise:woman back build:7,1 '' quit
run town_back 0 samara --seed=5 --pause
has town_back "A's woman goes on to month +11. A raises a woman, a new worker in month +11."
has town_back "The move is taken back"
has town_back "A builds the Hut on space 7,1 for 2 prestige. A's woman goes on to month +7."

# Saved, loaded and told again, a game is the same.
retold town random,random,random \
  "^[ABC]( |'s )[^.]*(takes|builds|goes|raises|costs|loses|gains)[^.]*|half-year is laid|place 1:" \
  seats=3 order=2,0,1,3,4 start_month=2 last_half_year=3 spare_helpers=true
has town_played.told "place 1:"
has town_played.told "half-year is laid"
has town_played.told " builds the "
resumed town 5 's/ tool:/ tool:saw build:1,1 tool:/' "SM-3 forbids it" --seats=person,random,random,random

# Games that cannot be.
: >"$folder/in"
for words in seats=1 seats=6 start_month=7 last_half_year=256 order=0,0,1,2,3 "seats=3 order=3,0,1,2,4" \
  "seats=2 --seats=random"; do
  # shellcheck disable=SC2086
  run town_wrong 2 samara $words
done
run town_wrong 2 samara start_month=0
has town_wrong "start_month is 1 to 6"
