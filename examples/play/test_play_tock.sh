# shellcheck shell=bash disable=SC2154,SC1111
# Sourced by test_play.sh: what is true of Tock.
quick="seats=2 quick_start=true own_start=closed"

# A whole game by numbers.
yes 1 | head -n 3000 >"$folder/in"
run whole 0 tock --options "$quick" --seats=person,random --seed=7
has whole "The game is over"
has whole "place 1:"
lacks whole $'\033'

# In German the letters of cards are explained, as they are written in moves.
yes 1 | head -n 300 >"$folder/in"
run whole_german 0 tock --options "$quick" --seats=person,random --seed=7 --language=de
has whole_german "K König, Q Dame, J Bube"
has whole_german "J = Bube"
has whole_german "step = Schritt"

# The input ends at once, or in the middle of a line.
: >"$folder/in"
run nothing 0 tock --seed=1
has nothing "The input has ended"
printf 'mov' >"$folder/in"
run half 0 tock --seed=1
has half "The input has ended"

# Refused moves, texts that are no moves, numbers out of range, rules.
input '9:0-9' '5:0~9' 'x' '99' '0' 'rules tk-16' 'rules TK-99' 'rules' 'help' 'moves' 'save' 'load' 'load /nowhere/at/all' \
  'save /nowhere/at/all' 'replay x' 'back' 'quit'
run refused 0 tock --options "$quick" --seed=3
has refused "is refused. TK-12: The seat whose turn it is"
has refused "     ^ - is due here"
has refused "x is neither a command nor a move"
has refused "There are moves 1 to"
has refused "TK-16: A marble just brought in"
has refused "There is no rule TK-99"
has refused "TK-39: With a closed start"
has refused "discard:T"
has refused "save needs the name of a file."
has refused "/nowhere/at/all cannot be read."
has refused "/nowhere/at/all cannot be written: its folder does not exist."
has refused "replay takes the number of moves"
has refused "you have not made a move yet"

# A mode that the number of seats does not fit is told, in a game, a count and the printed rules.
input quit
run idle 0 tock seats=3 mode=two_pairs --seats=person,random,random --seed=1
has idle "mode=two_pairs is played as mode=free_for_all here. TK-6: "
run idle_german 0 tock seats=4 mode=three_pairs --seed=1 --language=de
has idle_german "mode=three_pairs wird hier als mode=two_pairs gespielt. TK-6: "
run idle_count 0 tock seats=2 mode=two_pairs quick_start=true --seats=random,random --games=1 --seed=1
has idle_count "mode=two_pairs is played as mode=free_for_all here. TK-6: "
run idle_rules 0 --rulebook tock seats=5 mode=three_pairs
has idle_rules "mode=three_pairs is played as mode=free_for_all here. TK-6: "
run not_idle 0 tock mode=two_pairs --seed=1
lacks not_idle 'is played as|changes nothing'

# A refusal says which card or field it is about, and what could be done.
input 5:0-5 A:in 6:0-6 discard:A quit
run lack 0 tock --seed=5
has lack "5:0-5 is refused. TK-12"
has lack "Here: card 5 is missing."
has lack "Here: card ace is missing."
has lack "Here: nothing of one's own is on field 0."
has lack "You can: discard:2, discard:3, discard:6, discard:T."
fits lack

# Only the person's own cards are shown: of the others, numbers.
yes 1 | head -n 40 >"$folder/in"
run hidden 0 tock --options "seats=4 mode=two_pairs quick_start=true" --seats=person,random,random,random --seed=5
has hidden "lays a card aside"
lacks hidden '(B|C|D) lays [^a]'
lacks hidden 'B gives D [^a]|D gives B [^a]'
has hidden "B gets a card (5 times). C gets a card (5 times). D gets a card (5 times)."
lacks hidden '(B|C|D) gets [^a]'

# Saved, loaded and told again, a game is the same.
retold tock random,random '^.*( plays | discards |place|wins).*' --options "$quick"
has tock_played "The game is over"
{ yes 1 | head -n 12; echo "save $folder/middle"; echo board; } >"$folder/in"
run before 0 tock --options "$quick" --seats=person,random --seed=4
input "load $folder/middle" 'replay' "save $folder/middle2" 'board' 'quit'
run after 0 tock --options "$quick" --seats=person,random --seed=77
has after "Loaded, after"
same middle middle2
grep -E '^  [AB]  area|  deal |your hand' "$folder/before" | tail -n 4 >"$folder/before.board"
grep -E '^  [AB]  area|  deal |your hand' "$folder/after" | tail -n 4 >"$folder/after.board"
same before.board after.board
has after.board "your hand"

# A damaged record says where and why it fails, and nothing is lost.
sed 's/ deal:/ deal:A deal:A deal:A deal:A deal:A deal:/' "$folder/middle" >"$folder/bad"
input "load $folder/bad" 'moves' 'quit'
run damaged 0 tock --options "$quick" --seed=3
has damaged "TK-8 forbids it"
: >"$folder/in"
run damaged2 2 --load="$folder/bad"
has damaged2 "holds no game to go on with"
echo nonsense >"$folder/bad"
run damaged3 2 tock --load="$folder/bad"
has damaged3 "this is no record"

# Taking back: at the end of the turn, and not after others have moved.
input 1 back 1 '' back
run back 0 tock --options "$quick" --seed=3 --pause
has back "The move is taken back."
has back "It cannot be taken back: another seat has made a move since then."

# Two people at one screen: the hand is shown after the hand-over only.
input '' 1 '' 1 '' quit
run two 0 tock --options "$quick" --seats=person,person --seed=3
has two "The screen is for A now; press Enter>"
has two "The screen is for B now; press Enter>"
