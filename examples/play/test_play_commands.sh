# shellcheck shell=bash disable=SC2154,SC1111,SC2016
# Sourced by test_play.sh for every title: what all of them have in common.
case $title in
  tock) words="seats=2 quick_start=true own_start=closed --seats=person,random" ;;
  clou) words="thieves=matt --seats=person" ;;
  *) words="seats=2 --seats=person,random" ;;
esac
# play NAME ARGUMENT...: a person's game with its record in $folder/NAME.game.
play() {
  local name=$1
  shift
  # shellcheck disable=SC2086
  run "$name" 0 "$title" $words --seed=12 --save="$folder/$name.game" "$@"
}

# Help, hints, rules, lists and refusals, as a new player asks for them.
input '?' help 'help commands' hint explain board rules moves 'moves nonsense' 'nonsense' '9999' undo back 1 hint '?' moves quit
play asked
fits asked
has asked "A move is its number in the list or its text:"
check "$title: ? and help are not the same" test "$(grep -c '^\(A> \)*A move is its number' "$folder/asked")" -eq 3
has asked "Commands: help moves hint explain board rules undo"
has asked "undo, back     take your last move back"
has asked "By search, the best of "
has asked "The value is the mean of "
has asked "No legal move has nonsense in it."
has asked "It cannot be taken back: you have not made a move yet."
check "$title: undo and back are not the same" test "$(grep -c 'It cannot be taken back' "$folder/asked")" -eq 2
# Each hint names three moves, or all, those first that the search tried most.
check "$title: a hint does not rank moves" awk '
  /By search, the best of/ { last = 1e9; next }
  /^ +[0-9]+  [^ ]+ +[0-9]+[.][0-9] % ±[0-9]+[.][0-9] +tried / { named++; if ($7 > last) wrong++; last = $7 }
  END { exit named < 3 || wrong > 0 }' "$folder/asked"

# Every command is known by all its words in whatever language; what is none, and no move, is told as such. A move that is
# wrong in one place only is shown that place.
for language in en de; do
  input foo hnit hlife 'foo bar' ':q' 'exit now' "$(printf 'x%.0s' $(seq 100))" q
  play "unknown_$language" --language=$language
  fits "unknown_$language"
done
has unknown_en "foo is neither a command nor a move; ? tells of both."
has unknown_en "hnit is neither a command nor a move; did you mean hint?"
has unknown_en "hlife is neither a command nor a move; did you mean hilfe?"
has unknown_en ":q is neither a command nor a move"
has unknown_de "foo ist weder ein Befehl noch ein Zug; ? sagt, was es gibt."
has unknown_de "hlife ist weder ein Befehl noch ein Zug; meinst du hilfe?"
lacks unknown_en 'is due here|a move begins'
words_asked=(hilfe 'hilfe befehle' h züge ZUEGE 'zug 1' tip tipp brett regeln regel zurück zurueck Zurück wiederholen bild speichern laden)
for last in q exit ende AUFHÖREN aufhoeren beenden verlassen quit; do
  input "${words_asked[@]}" "$last"
  play "known_$last" --effort=1
  lacks "known_$last" 'neither a command|The input has ended'
done
has known_q "Commands: help moves hint"
has known_q "quit, q, exit  leave the game"
has known_q "picture needs the name of a file."
check "$title: zurück is not undo" test "$(grep -c 'It cannot be taken back' "$folder/known_q")" -eq 3

# The rules of a game are those in force.
input rules quit
play listed_rules
has listed_rules "${first_rule:=$(case $title in tock) echo TK ;; ostfriesenlauf) echo OL ;; samara) echo SM ;; clockman) echo CM ;; clou) echo CL ;; esac)}-1: "
case $title in
  samara) : ;; # all options of its usual game are on, but two
  ostfriesenlauf) : ;;
  *) has listed_rules "more are not in force under the options of this game; rules ID shows one." ;;
esac
case $title in
  tock) lacks listed_rules '(^|> )TK-(7|11|30|35):' ;;
  clockman) lacks listed_rules '(^|> )CM-7[1-7]:' ;;
  clou) lacks listed_rules '(^|> )(CL-44|CK-[0-9]+):' ;;
esac

# What is explained: the moves of the hint, or those that are named, each once; a single one beside the best other.
input explain quit
play explained
fits explained
has explained "What happens more often after one than after another within 40 moves"
has explained "What they are worth:"
explained() { sed -n '/^What they are worth:/,/^All of them/p' "$folder/$1" | grep -E '^ +[0-9]+  .* % ±'; }
hinted() { sed -n '/By search, the best of/,/^The value/p' "$folder/$1" | grep -E '^ +[0-9]+  '; }
input hint quit
play hinted
check "$title: not the moves of the hint are explained" \
  test "$(explained explained | awk '{ print $1, $2 }')" = "$(hinted hinted | awk '{ print $1, $2 }')"
input 'explain 2 1 2' quit
play named
check "$title: not the moves that are named are explained" \
  test "$(explained named | awk '{ printf "%s ", $1 }')" = "2 1 "
play named_again
same named named_again
input 'explain 2' quit
play single
check "$title: a single move is not compared with another" test "$(explained single | wc -l)" -eq 2
check "$title: not the single move is explained" grep -qE '^ +2  ' <(explained single | head -n 1)
input 'explain 0' 'explain 9999' 'explain one' 'explain 1 2 x' 'explain -1' quit
play unexplained
check "$title: wrong numbers are explained" \
  test "$(grep -c 'explain takes up to 4 numbers of moves from 1 to' "$folder/unexplained")" -eq 5
lacks unexplained 'What they are worth'

# Hints and explanations change nothing of what comes. They are searches, so three are enough.
{ yes 1 | head -n 3; echo quit; } >"$folder/in"
play unhinted
sed 's/^1$/hint\nexplain\n1/' "$folder/in" >"$folder/in2" && mv "$folder/in2" "$folder/in"
play advised
same unhinted.game advised.game

# A search follows a game that is loaded in its middle, of which it has seen more; it is as deterministic as all else.
{ yes 1 | head -n 2; echo "save $folder/middle.game"; yes 1 | head -n 2; echo "load $folder/middle.game"; yes 2 | head -n 3
  echo quit; } >"$folder/in"
played=$words
words=${words/random/search}
play searched --effort=1 --overwrite
play searched_again --effort=1 --overwrite
words=$played
has searched "Loaded, after "
same searched searched_again
same searched.game searched_again.game

# Where there is one legal move it plays itself and says so; who wants to be asked is asked. The game is the same.
yes 1 | head -n 3000 >"$folder/in"
play alone
play asked_all --ask-all
fits alone
fits asked_all
has alone "The game is over"
lacks asked_all "plays itself"
same alone.game asked_all.game
# In a short race a hand of equal cards is rare.
if [ "$title" != ostfriesenlauf ]; then
  has alone "(the only legal move plays itself)"
  lists() { grep -cE '^([A-G]> )*   1  ' "$folder/$1"; }
  check "$title: as often asked without --ask-all as with it" test "$(lists alone)" -lt "$(lists asked_all)"
fi

# What is typed before it is asked for reaches the next prompt, a pause in between or not.
{ yes 1 | head -n 5; echo; echo quit; } >"$folder/in"
play ahead --pause --ask-all
play ahead_waiting --no-pause --ask-all
same ahead.game ahead_waiting.game
# What waits at a pause is shown again at the prompt that it reaches.
[ "$title" = clou ] || has ahead "A> 1"

# In German no English is said: not of what happens, of the board, of refusals, of help, rules and hints.
{ printf '%s\n' nonsense 9999 help 'help commands' hint explain 'explain 2' 'explain 0' 'moves nonsense' undo save 'load /nowhere' 'replay x' 'rules XX-1'
  yes 1 | head -n 40; printf '%s\n' replay quit; } >"$folder/in"
play german --language=de
fits german
has german "Tippe die Nummer eines Zuges"
has german "Befehle: hilfe züge tipp erklären brett regeln zurück"
has german "Nach Suche"
has german "Was sie wert sind:"
has german "erklären nimmt bis zu 4 Nummern von Zügen von 1 bis "
has german "Kein erlaubter Zug enthält nonsense."
has german "Das lässt sich nicht zurücknehmen: du hast noch keinen Zug gemacht."
# Moves are written as ever; what their words mean stands below a list and a hint. So do the settings.
has german "A: Mensch"
has german "  Wörter: "
check "$title: no settings in German" grep -qE '^  (Spieler|Spiel): ' "$folder/german"
check "$title: a hint without its words" \
  awk '/^(A> )*Nach Suche/ { inside = 1 } inside && /^  Wörter: / { found = 1 } /^Der Wert/ { inside = 0 } END { exit !found }' "$folder/german"
lacks asked 'Words: '
lacks german '(^|[ “„(])(the|The|is|are|and|of|with|from|gets|goes|plays|takes|draws|lays|you|your|has|have|move|not|by|or|must|may)([ .,:;)”]|$)'
run german_show 0 --show "$title" --language=de
has german_show "Das Spiel ist zu Ende, nach "
has german_show ": A ("
fits german_show
lacks german_show '(^|[ “„(])(the|The|is|are|and|of|with|from|gets|goes|plays|takes|draws|lays|you|your|has|have|move|not|by|or|must|may)([ .,:;)”]|$)'

# What this program says itself in German has one word for one thing too, as tests/rules/german_words.txt lists them.
while IFS=: read -r wanted others; do
  [[ " $wanted " != *" !$title "* ]] || continue
  wanted=${wanted%% !*}
  for name in german german_show; do
    printed "$name" | sed "s/$wanted//g" >"$folder/$name.words"
    while read -r other; do
      lacks "$name.words" "(^|[^[:alnum:]])$other"
    done < <(tr ',' '\n' <<<"$others" | sed -E 's/^ +//')
  done
done < <(grep -vE '^#|^$|^(texts|longest)| says:' "$here/../../tests/rules/german_words.txt")

# The printed rules: those in force with what their examples show, in both languages.
: >"$folder/in"
case $title in
  tock) first=TK-1 absent='^TK-(7|11|30|35|39):' present=TK-34: ;;
  ostfriesenlauf) first=OL-1 absent='^OL-99:' present=OL-23: ;;
  samara) first=SM-1 absent='^SM-(47|49):' present=SM-25: ;;
  clockman) first=CM-1 absent='^CM-7[1-7]:' present=CM-70: ;;
  clou) first=CL-1 absent='^(CL-44|CK-[0-9]+):' present=CL-67: ;;
esac
settings=seats=2
[ "$title" != clou ] || settings=scenario=villa
run printed_rules 0 --rulebook "$title" "$settings"
has printed_rules "$first: "
has printed_rules "$present "
has printed_rules "(here "
has printed_rules "  - "
lacks printed_rules "$absent"
lacks printed_rules '^  - .*[Ss]eat [0-6]'
# What is in the box: of each title a line that no rule has.
case $title in
  tock) piece="^A: starts on field 0, leaves the ring for its home lane at field [0-9]" german="^A: hat als Startfeld 0" ;;
  ostfriesenlauf) piece="^Cards with a 3 on their back: -3, \+2, 2 x \+3" german="^Karten mit einer 3 auf der Rückseite: -3, \+2" ;;
  samara) piece="^Weight room: copies 3, prestige 1, saws 1; acts once by SM-35" german="^Kraftraum: 3 Stück, Prestige 1, Sägen 1" ;;
  clockman) piece="^  mix, .*2 x guard,$" german="^Symbolkarten: 8 x A, 8 x B" ;;
  clou) piece="^    jewelcase .*safe => loot 6$" german="^    Schmuckkasten \(jewelcase\) .*Beute 6$" ;;
esac
has_line() { check "$1: no line $2" grep -qE -- "$2" "$folder/$1"; }
has printed_rules "In the box"
has_line printed_rules "$piece"
fits printed_rules
run printed_german 0 --rulebook "$title" "$settings" --language=de
has printed_german "(hier "
lacks printed_german "$absent"
lacks printed_german '^  - .*Spieler [0-6]'
has printed_german "In der Schachtel"
has_line printed_german "$german"
fits printed_german
# The words of cards and options, move and may, stand in German rules.
lacks printed_german '(^|[ “„(])(the|The|is|are|and|of|with|from|gets|goes|plays|takes|draws|lays|you|your|has|have|not|by|or)([ .,:;)”]|$)'
check "$title: as many rules in both languages" test "$(grep -c '^[A-Z][A-Z]-[0-9]*:' "$folder/printed_rules")" -eq \
  "$(grep -c '^[A-Z][A-Z]-[0-9]*:' "$folder/printed_german")"
run printed_wrong 2 --rulebook "$title" nonsense=1

# A rule with its examples drawn, and a game told with its rules.
for id in ${first%1}9 ${first%1}12; do
  input "rules $id" quit
  play "rule_$id" --language=de
  has "rule_$id" "$id.1  "
  fits "rule_$id"
  input "rules $id" quit
  play "english_$id"
  has "english_$id" "$id.1  "
  fits "english_$id"
done
printf '%s\n' "$(yes 1 | head -n 12)" quit >"$folder/in"
play by_rules
: >"$folder/in"
run told_by_rules 0 --load="$folder/by_rules.game" --replay --rules
has told_by_rules " (${first%1}"
run told_plainly 0 --load="$folder/by_rules.game" --replay
lacks told_plainly " \\(${first%1}[0-9]+\\)"
run rules_without_replay 2 --load="$folder/by_rules.game" --rules
