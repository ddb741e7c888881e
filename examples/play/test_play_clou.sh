# shellcheck shell=bash disable=SC2154
# Sourced by test_play.sh: what is true of Clou.

# A whole heist by numbers: the first move is a mark as long as there is one. Nothing is wider than a terminal.
yes 1 | head -n 2000 >"$folder/in"
run heist 0 clou thieves=janet+trixie --seats=person --seed=5
has heist "The game is over"
has heist "-- Round 1: the dice show"
has heist "janet writes"
has heist "Time passes, 1 of"
lacks heist $'\033'
lacks heist '^.{101}'
# Only the sheets of the gang are drawn, and only rooms that were entered are worked in.
has heist "janet, escape value 4"
has heist "trixie, escape value 5"
lacks heist 'matt, escape|bruce, escape'
# With a person everything is drawn at every throw, and less within the round.
[ "$(grep -c '^  points: ' "$folder/heist")" -gt "$(grep -c '^  strength ' "$folder/heist")" ] ||
  fail "heist: the whole board is drawn for every move"

# What the telling says of loot, rooms and traces is what the board shows at the end.
: >"$folder/in"
run told 0 clou thieves=matt --seats=simple --seed=1
for room in hall kitchen study; do
  entered=$(grep -c "enters $room" "$folder/told")
  shut=$(grep -c "^  $room, not entered" "$folder/told")
  [ $((entered + shut)) -eq 1 ] || fail "told: $room is entered $entered times and shut $shut times"
done
taken=$(grep -oE 'it takes loot [0-9]+' "$folder/told" | awk '{ sum += $4 } END { print sum + 0 }')
has told "taken: loot $taken,"
has told "=> loot 3"
traces=$(grep -oE 'is a trace|leaves a trace' "$folder/told" | wc -l)
has told "traces $(head -c "$traces" <(yes x | tr -d '\n'))o"
has told ", score $((taken - traces))"
has told "  success, "

# Every kind of thing on the board: conditions, numbers, what fires, lines, connections, the pyramid, the queue.
input mark:matt:clever.1:4=4 mark:matt:tree.2:8=3+5 board 'moves clever' quit
run board 0 --load=<(echo 'clou rules=1 edition=standard mode=heist scenario=museum thieves=matt+janet fill_free=true clamp_dice=false moves: roll:345')
has board "matt's bonus fires lock"
has board "  fired: lock of matt"
input cross:gate.1.1 mark:matt:clever.1:4=4 mark:matt:tree.2:8=3+5 cross:drainpipe.1.1 board 'moves pyramid' quit
run board 0 --load=<(echo 'clou rules=1 edition=standard mode=heist scenario=museum thieves=matt+janet fill_free=true clamp_dice=false moves: roll:345')
has board "matt's lock crosses gate.1.1 (lock)."
has board "matt writes 4 into clever.1 with 4."
has board "matt crosses tree.2 with 3 and 5, dexterity fires."
has board "matt's dexterity crosses drainpipe.1.1 (dexterity)."
has board "  clever       [ 4 ]       = [   ]         [<4 ]       > [   ]"
has board "2-8- dexterity > 5,6"
has board "(7)        (2)        (9)  > clever"
has board "4= [   ] dexterity    5> [   ] clever"
has board "    gate          -lock- strength | strength strength dexterity !trace => room lobby"
has board "    crown         safe > dexterity > clever | safe safe => loot 4; after showcase"
has board "  bonus dice 6 6 > dexterity"
has board "matt, escape value 5; dice left: none"
has board "mark:janet:pyramid.1:3=3"
lacks board 'moves: |[0-9]  mark:janet:pyramid.1:4'

# A move that the rules or the grammar forbid, and why; moves by number and by text.
input stay mark:matt:grid.1:4=4 mark:matt:clever.2:4=1+3 mark:bruce:strength.1:1=1 cross:window.1.1 done:3 mark:matt:hat.1:1=1 \
  mark:matt:clever.1:9=4+5 0 99 'moves grid' 'rules cl-14' 'rules CL-99' back help 'replay x' quit
run refused 0 clou --load=<(echo 'clou rules=1 edition=standard mode=heist scenario=villa thieves=matt fill_free=true clamp_dice=false moves: roll:134')
has refused "stay is refused. CL-"
has refused "mark:matt:grid.1:4=4 is refused. CL-31"
has refused "mark:matt:clever.2:4=1+3 is refused. CL-29"
has refused "  ^ "
has refused "There are moves 1 to 36; moves lists them."
has refused "CL-14: Each die that a thief has not used costs a trace."
has refused "There is no rule CL-99"
has refused "you have not made a move yet"
has refused "fill:janet:clever.1:2       Janet's fill writes 2"
has refused "replay takes the number of moves"
has refused "  mark:matt:grid.6:4=1+3"

# Of many moves not all are listed unasked.
input 'moves special' moves quit
run many 0 clou --load=<(echo 'clou rules=1 edition=standard mode=heist scenario=villa thieves=janet fill_free=true clamp_dice=false moves: roll:333')
has many "more; moves lists all, moves TEXT those with it in them"
has many "  fill:janet:special.6"
has many "fill:janet:pyramid.6:18"
has many "; fill"

# A move is taken back until the dice are thrown again.
input mark:matt:clever.1:4=4 back back done back done stay '' back quit
run back 0 clou --pause --load=<(echo 'clou rules=1 edition=standard mode=heist scenario=villa thieves=matt fill_free=true clamp_dice=false moves: roll:134')
[ "$(grep -c 'The move is taken back' "$folder/back")" -eq 2 ] || fail "back: not two moves are taken back"
has back "you have not made a move yet"
has back "An unused die is a trace."
has back "since then chance has told somebody something"

# Saved, loaded and told again, a heist is the same.
: >"$folder/in"
run played 0 clou scenario=concert thieves=matt+trixie+bruce clamp_dice=true --seats=simple --seed=9 --save="$folder/heist_game"
run loaded 0 --load="$folder/heist_game" --replay --seats=simple --save="$folder/heist_game2"
same heist_game heist_game2
for name in played loaded; do grep -E '^(matt|trixie|bruce|--|  [a-z]|Time|The)' "$folder/$name" >"$folder/$name.told"; done
same played.told loaded.told
has played.told "the music: loud, the loud music gives strength/electro"

# A campaign over several sittings: it is saved in the middle of a heist and between two heists, and the end is that of
# one sitting.
: >"$folder/in"
run whole 0 clou mode=campaign players=2 --seats=simple --seed=8 --save="$folder/whole_game"
has whole "Police report: the heist at glassworks is crossed out"
has whole "== The heist at hotel begins"
has whole "The campaign is "
has whole "place 1: A (simple), score"
has whole "exp2      from heist 2"
lacks whole '^.{101}'
head=$(sed 's/ moves:.*//' "$folder/whole_game")
moves=$(sed 's/.* moves: //' "$folder/whole_game")
# The moves of the gang, which a person types; chance comes from the record itself.
typed() { tr ' ' '\n' <<<"$1" | grep -vE '^(roll|drive):'; }
before=${moves%% save*}
echo "$head moves: $before" >"$folder/first_heist"
first=$(wc -w <<<"$before")
echo "$head moves: $(cut -d' ' -f1-15 <<<"$moves")" >"$folder/in_heist"
input "save $folder/in_heist2" board quit
run in_heist 0 --load="$folder/in_heist" --seats=person
