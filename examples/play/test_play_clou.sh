# shellcheck shell=bash disable=SC2154,SC1111
# Sourced by test_play.sh: what is true of Clou.

# position NAME OPTIONS MOVES: a record.
position() { echo "clou rules=3 edition=standard mode=heist $2 specials=own tree_way=dice fill_free=true clamp_dice=false moves: $3" >"$folder/$1"; }
position museum "scenario=museum thieves=matt+janet use_dice=must" roll:444
position villa "scenario=villa thieves=matt use_dice=must" roll:134
position idle "scenario=villa thieves=matt use_dice=may" roll:134
# Matt's row of clever, which ends in a fill.
position filling "scenario=villa thieves=matt use_dice=may" \
  "roll:445 mark:matt:clever.1:4=4 mark:matt:clever.2:4=4 lapse done stay roll:122 mark:matt:clever.3:1=1 \
mark:matt:clever.4:2=2 done stay roll:123 mark:matt:clever.5:1=1 lapse mark:matt:clever.6:2=2"

# A whole heist by numbers: the first move is a mark as long as there is one. Nothing is wider than a terminal.
yes 1 | head -n 2000 >"$folder/in"
run heist 0 clou thieves=janet+trixie --seats=person --seed=5
has heist "The game is over"
has heist "In round 1 the dice show"
has heist "Janet writes"
has heist "Time passes, 1 of"
lacks heist $'\033'
fits heist
# Only the sheets of the gang are drawn, and only rooms that were entered are worked in.
has heist "janet, escape value 4"
has heist "trixie, escape value 5"
lacks heist 'matt, escape|bruce, escape'
# With a person everything is drawn at every throw, and less within the round.
check "heist: the whole board is drawn for every move" \
  test "$(grep -c '^  points: ' "$folder/heist")" -gt "$(grep -c '^  strength ' "$folder/heist")"

# What the telling says of loot, rooms and traces is what the board shows at the end.
: >"$folder/in"
run told 0 clou thieves=matt --seats=simple --seed=1
sed -z 's/\n  / /g' "$folder/told" >"$folder/told.whole"
for room in hall kitchen study; do
  entered=$(grep -oE "enters “$room”" "$folder/told.whole" | wc -l)
  shut=$(grep -c "^  $room, not entered" "$folder/told")
  check "told: $room is entered $entered times and shut $shut times" test $((entered + shut)) -eq 1
done
taken=$(grep -oE 'takes loot of [0-9]+' "$folder/told.whole" | awk '{ sum += $4 } END { print sum + 0 }')
has told "taken: loot $taken,"
has told "=> loot 3"
traces=$(grep -oE 'leaves a trace, [0-9, ]+ of' "$folder/told.whole" | grep -oE '[0-9]+' | wc -l)
has told "traces $(head -c "$traces" <(yes x | tr -d '\n'))o"
has told ", score $((taken - traces))"
has told "  success, "

# Every kind of thing on the board: conditions, numbers, what fires, lines, connections, the pyramid, what has
# fired.
input board 'moves clever' quit
run board 0 --load="$folder/museum" --replay
has board "The dice bonus of Matt fires lock."
has board "  fired: lock of matt"
input cross:matt.lock:gate.1.1 mark:matt:clever.1:4=4 mark:matt:tree.2:8=4+4 cross:matt.dexterity:drainpipe.1.1 board \
  'moves pyramid' quit
run board 0 --load="$folder/museum"
has board "Matt crosses demand 1 of part 1 of “gate” (lock) with lock."
has board "Matt writes 4 into box 1 of “clever” with 4."
has board "Matt crosses circle 2 of “set of files” with 4 and 4. Matt fires dexterity."
has board "Matt crosses demand 1 of “drainpipe” (dexterity) with dexterity."
has board "  clever       [ 4 ]    = [   ]      [<4 ]    > [   ]"
has board "2-8-* dexterity >5,6"
has board "(7)        (2)        (9)  > clever"
has board "4= [   ] dexterity    5> [   ] clever"
has board "gate          -lock- strength | strength strength dexterity !trace => room lobby"
has board "crown         safe > dexterity > clever | safe safe => loot 4; after showcase"
has board "  bonus dice 6 6 > dexterity"
has board "matt, escape value 5; dice left: none"
has board "mark:janet:pyramid.2:4=4"
lacks board 'moves: |[0-9]  mark:janet:pyramid.1:4'

# In German the board speaks German; behind what moves name by another word stands that word.
input board 'cross:matt.lock:gate.1.1' 'mark:matt:clever.1:4=4' 'moves clever' 'moves tree' quit
run board_german 0 --load="$folder/museum" --language=de
has board_german "  aktiviert: Schloss von matt"
has board_german "    Tor (gate)"
has board_german "Schloss Kraft | Kraft Kraft Geschick !Spur"
has board_german "=> Raum Eingangshalle"
has board_german "nach Schaukasten"
has board_german "  Feilensatz (tree)"
has board_german "  (dexterity)  Cleverness ±1 "
has board_german "Straßenkarte (pyramid)"
has board_german "strength = Kraft; "
sed -n '/^Museum (museum)/,/ \[CL-/p' "$folder/board_german" >"$folder/board_german.board"
lacks board_german.board '(^| )(room|loot|after|special|diamond|strength|dexterity|clever|lock|shift|extra|fill)( |,|;|$)'
lacks board_german.board '!trace|!alarm'
fits board_german

# The words of a move mean what they name there: a tree is a tool, and a challenge of the glassworks.
input gift:scouting gang:matt 'moves tree.' scout:tree.1.1 'moves tree' quit
run campaign_german 0 clou mode=campaign --language=de --seats=person --seed=5
has campaign_german "darf vorab irgendwo auf dem Plan ein verlangtes Symbol"
has campaign_german "tree = Weihnachtsbaum"
has campaign_german "tree = Baum"
has campaign_german "Kostüm (costume)"
has campaign_german "Affäre mit dem "
fits campaign_german
input gift:scouting gang:matt gift:pimping quit
run campaign_scouting 0 clou mode=campaign --seats=person --seed=5
has campaign_scouting "may cross one symbol that is demanded, no number,"
input gift:pimping gang:trixie quit
run campaign_pimping 0 clou mode=campaign --seats=person --seed=5
has campaign_pimping "one circle of its sheet or the open areas of the"

# After the last field of the concert track no other music comes.
input 'rules CK-34' quit
run finale 0 clou mode=campaign --seats=person --seed=5
lacks finale '; then$'
has finale "; then "

# A move that the rules or the grammar forbid, and why; moves by number and by text.
input stay mark:matt:grid.1:4=4 mark:matt:clever.2:4=1+3 mark:bruce:strength.1:1=1 cross:matt.lock:window.1.1 done done:3 mark:matt:hat.1:1=1 \
  mark:matt:clever.1:9=4+5 0 99 'moves grid' 'rules cl-14' 'rules CL-99' back help 'replay x' quit
run refused 0 clou --load="$folder/villa"
has refused "stay is refused. CL-"
has refused "mark:matt:grid.1:4=4 is refused. CL-31"
has refused "mark:matt:clever.2:4=1+3 is refused. CL-29"
has refused "Here: box 1 of “clever” goes first."
has refused "  ^ "
has refused "done is refused. CL-13"
has refused "There are moves 1 to 35; moves lists them."
has refused "CL-14: Each die that a thief has not used costs a trace."
has refused "There is no rule CL-99"
has refused "you have not made a move yet"
has refused "fill:janet:clever.1:2       Janet's fill writes 2"
has refused "replay takes the number of moves"
has refused "  mark:matt:grid.6:4=1+3"

# Of many moves not all are listed unasked.
input 'moves special' moves quit
run many 0 clou --load="$folder/filling"
has many "more; moves lists all, moves TEXT those with it in them"
has many "  fill:matt:special.4"
has many "fill:matt:ring.4:18"
has many "; fill"

# A move is taken back until the dice are thrown again.
input mark:matt:clever.1:4=4 undo back 'done' back 'done' stay '' undo quit
run back 0 clou --pause --load="$folder/idle"
check "back: not two moves are taken back" test "$(grep -c 'The move is taken back' "$folder/back")" -eq 2
has back "you have not made a move yet"
has back "An unused die leaves a trace, 1, 2, 3 of 7."
has back "since then chance has told somebody something"

# Saved, loaded and told again, a heist is the same.
retold heist simple '^(Matt|Trixie|Bruce|In|Time|The|  [a-z]).*' \
  scenario=concert thieves=matt+trixie+bruce clamp_dice=true
has heist_played.told "Trixie writes"
has heist_played "the music: loud. The loud music gives strength/electro"

# A campaign over several sittings: a person saves in the middle of a heist and between two heists; the second sitting
# goes on where the first one stopped, and what was told of the first heist is told again.
: >"$folder/in"
run whole 0 clou mode=campaign players=2 --seats=simple --seed=1 --save="$folder/whole_game"
has whole "The police report crosses out the heist “glassworks”."
has whole "The heist “hotel” begins with "
has whole "The heist “concert” begins with "
has whole "The campaign is "
has whole "place 1: A (simple), score"
fits whole
# Every heist is told in the words of its own plan.
sed -n '/heist “hotel” begins/,/crosses out the heist “hotel”/p' "$folder/whole" >"$folder/whole.hotel"
check "whole: nothing is done at the hotel" \
  grep -qE 'of “(porter|delivery entrance|keyboard|cloakroom)”' "$folder/whole.hotel"
lacks whole.hotel 'fence|skylight|dog|stagedoor|the music'
# moves_of FILE: the moves of a record, without its head and its checkpoints.
moves_of() { sed -E 's/.* moves(=[0-9]+)?: //; s/ =[0-9a-f]+//g' "$folder/$1"; }
# An older record, which does not say how many moves it has, is read wherever it ends.
before=$(sed -E 's/ save gang:.*//; s/ moves=[0-9]+:/ moves:/' "$folder/whole_game")
check "whole: no heist comes after wages" test "$(wc -w <<<"$before")" -lt "$(wc -w <"$folder/whole_game")"
echo "$before" >"$folder/after_heist"
input "save $folder/after_heist2" board save gang:matt+bruce gang:janet+trixie "save $folder/in_heist" board quit
run first_sitting 0 --load="$folder/after_heist" --seats=person --seed=3
check "after_heist2 has other moves than after_heist" test "$(moves_of after_heist2)" = "$(moves_of after_heist)"
has first_sitting "the gang may buy boxes [CK-12]"
has first_sitting "heists: -glassworks- (glass diamonds) hotel concert"
has first_sitting "The gang saves the rest."
has first_sitting "The heist “hotel” begins with Matt and Bruce."
has first_sitting "exp2      from heist 2"
input "save $folder/in_heist2" board 'replay' "load $folder/after_heist" board quit
run second_sitting 0 --load="$folder/in_heist" --seats=person
same in_heist in_heist2
for name in first_sitting second_sitting; do
  sed -n '/^campaign  heists/,/^  the gang /p' "$folder/$name" >"$folder/$name.boards"
done
grep -A 80 -m 1 '^hotel  time' "$folder/second_sitting.boards" | sed '/^  the gang /q' >"$folder/second.board"
tac "$folder/first_sitting.boards" | sed '/^hotel  time/q' | tac >"$folder/first.board"
has first.board "suitedoor     #9 lock"
same first.board second.board
has second_sitting "The police report crosses out the heist “glassworks”."
has second_sitting "The gang begins with a box of “costume”."
has second_sitting "Loaded, after"
# From there the rest of the campaign is played to its end, and told again from its beginning.
: >"$folder/in"
run last_sitting 0 --load="$folder/in_heist" --seats=simple --seed=4 --replay --save="$folder/end_game"
has last_sitting "The heist “glassworks” begins"
has last_sitting "The game is over"
run again 0 --load="$folder/end_game" --replay --seats=simple --save="$folder/end_game2"
same end_game end_game2
for name in last_sitting again; do
  grep -E '^(In r|Time|The |Matt|Janet|Trixie|Bruce|  place)' "$folder/$name" >"$folder/$name.told"
done
same last_sitting.told again.told
check "end_game does not begin like in_heist" grep -qF "$(moves_of in_heist)" <(moves_of end_game)

# A record of the campaign that is not right says where and why; a heist takes no campaign.
sed 's/ gang:/ gang:matt gang:/' "$folder/in_heist" >"$folder/bad"
run bad_game 2 --load="$folder/bad"
has bad_game "CK-6 forbids it"
input "load $folder/in_heist" quit
run other 0 clou --seed=1
has other "holds no game to go on with"

# The move save and the command of that name.
input save save quit
run wages 0 --load="$folder/after_heist"
has wages "The gang saves the rest."
has wages "save needs the name of a file."
has wages "the gang chooses who breaks in at hotel [CK-6]"

# Games are counted; the simple player brings more home than chance.
: >"$folder/in"
for plan in villa museum glassworks hotel concert; do
  for seats in random simple; do
    run "count_$seats" 0 clou scenario=$plan thieves=matt+janet --seats=$seats --games=12 --seed=2
  done
  points() { sed -nE 's/.*mean score ([0-9]+)\.([0-9]).*/\1\2/p' "$folder/count_$1"; }
  check "count: the simple player is no better in $plan" test "$(points simple)" -gt $(("$(points random)" + 30))
done
has count_simple "Of 12 games:"
has count_simple "success, "

# Games that cannot be.
for words in scenario=bank thieves=matt+matt thieves=matt+janet+trixie+bruce thieves= mode=x players=4 seats=1 \
  "mode=campaign scenario=villa" "mode=heist players=2" "mode=campaign jail_rule=x" "--seats=person,person"; do
  # shellcheck disable=SC2086
  run wrong 2 clou $words
done
run wrong 2 clou mode=campaign players=4
has wrong "players is 1 to 3"
run wrong 2 clou thieves=none
has wrong "thieves is 1 to 3 of matt, janet, trixie, bruce, joined by +"
run wrong 2 clou mode=campaign scenario=villa
