# shellcheck shell=bash disable=SC2154
# Sourced by `lesson`, which has `say`, the pupil's $file and its $number: what the compiler says of that file, as people say it.

# code: the file's lines without comments.
code() { sed 's|//.*||' "$file"; }
# at LINE: this line of it, without its texts.
at() { code | sed -n "$1p" | sed -E 's/"[^"]*"/""/g'; }
# first_with PATTERN: the first line in which there is such code.
first_with() { code | grep -nE -m 1 -- "$1" | cut -d : -f 1 || true; }
# count SIGN TEXT
count() { tr -cd "$1" <<<"$2" | wc -c; }
# code_before LINE COLUMN: the line in which the code before this place ends: only comments and blanks lie between.
code_before() {
  awk -v line="$1" -v column="$2" '
    NR > line { exit }
    { text = NR == line ? substr($0, 1, column - 1) : $0; sub(/\/\/.*/, "", text); if (text ~ /[^ \t\r]/) found = NR }
    END { print found ? found : 1 }' "$file"
}
# parts_of_loop LINE: the semicolons in the head of the loop in this line; nothing if there is none, or one over a list.
parts_of_loop() {
  local head
  head=$(at "$1" | grep -oE 'for *\([^{]*') || return 0
  [[ $head == *:* ]] || count ';' "${head%)*}"
}

# A text and a list of the kind that the exercise has.
text_here=draw:2
list_here='{10, 31, false}'
case $number in
  5) text_here=+3 list_here='{31, 35, 28, 25, 37}' ;;
  8) text_here=MU-1 list_here='{12, 0}' ;;
esac

# What people write who know Python; nothing if LINE has none of it.
explain_python() {
  local line=$1 code
  code=$(at "$line")
  if grep -qE '\b(True|False)\b' <<<"$code"; then
    say "In line $line of $file: C++ writes true and false with small letters." \
      "Zu Zeile $line von $file: C++ schreibt true und false klein."
  elif grep -qE '\belif\b' <<<"$code"; then
    say "In line $line of $file: C++ knows no elif, it says else if." "Zu Zeile $line von $file: C++ kennt kein elif, es heißt else if."
  elif grep -q '#' <<<"$code" && ! grep -qE '^ *# *(include|pragma)' <<<"$code"; then
    say "In line $line of $file there is a #. In C++ a comment begins with //." \
      "In Zeile $line von $file steht ein #. In C++ beginnt ein Kommentar mit //."
  elif grep -qE '\bfor +[^( ]|\bfor *\( *[a-z_]+ *(=|in\b)' <<<"$code"; then
    say "In line $line of $file the loop is not one of C++. It looks like this: for (int i = 1; i <= 5; ++i)" \
      "In Zeile $line von $file steht keine Schleife, wie C++ sie kennt. So sieht eine aus: for (int i = 1; i <= 5; ++i)"
  elif grep -qE '^[ }]*(if|else|else if|while|for)\b.*: *(return\b.*)?$' <<<"$code"; then
    say "In line $line of $file there is a colon at the end, as in Python. In C++ there is none; several lines stand between { and }." \
      "In Zeile $line von $file steht am Ende ein Doppelpunkt wie in Python. In C++ steht da keiner; mehrere Zeilen stehen zwischen { und }."
  elif grep -qE '(^|[=({,]) *\[ *-?[0-9]+ *,' <<<"$code"; then
    say "In line $line of $file there are square brackets. In C++ values stand in curly ones, as in $list_here." \
      "In Zeile $line von $file stehen eckige Klammern. In C++ stehen Werte in geschweiften wie $list_here."
  else
    return 1
  fi
}

# Slips with a plain sign in the code: they say more than what the compiler makes of them.
explain_signs() {
  local line=$1 typographic single
  # shellcheck disable=SC1112 # these are looked for
  typographic=$(first_with '„|“|”|‚|‘|’|»|«')
  single=$(first_with "(^|[=(, ])'[^' ]{2,}'")
  if [ -n "$typographic" ]; then
    say "In line $typographic of $file are curly quotation marks. C++ knows only the straight ones, as in \"$text_here\": type them anew." \
      "In Zeile $typographic von $file stehen typografische Anführungszeichen. C++ kennt nur die geraden wie in \"$text_here\": Tipp sie neu, mit Umschalt und 2."
  elif [ -n "$single" ]; then
    say "In line $single of $file are single quotation marks. In C++ a text stands between double ones, as in \"$text_here\"." \
      "In Zeile $single von $file stehen einfache Anführungszeichen. In C++ steht ein Text zwischen doppelten wie in \"$text_here\"."
  elif at "$line" | grep -qE '(=|return) *(([0-9]|draw|lay) *:|(draw|lay|start|finish|MU|OL)\b|x@)'; then
    say "In line $line of $file a text lacks its quotation marks; it looks like \"$text_here\"." \
      "In Zeile $line von $file fehlen um einen Text die Anführungszeichen; so sieht er aus: \"$text_here\"."
  elif [[ $(parts_of_loop "$line") =~ ^[01]$ ]]; then
    say "In the head of the loop in line $line of $file semicolons part the three parts, as in for (int i = 1; i <= 5; ++i)." \
      "In Zeile $line von $file gehören zwischen die drei Teile der Schleife Semikolons wie in for (int i = 1; i <= 5; ++i)."
  elif at "$line" | grep -qE '\{[^{}]*;[^{};]*[^{}; ][^{};]*\}'; then
    say "In line $line of $file commas part what stands between { and }, as in $list_here, not semicolons." \
      "In Zeile $line von $file gehören zwischen { und } Kommas wie in $list_here, keine Semikolons."
  else
    return 1
  fi
}

# explain LINE COLUMN MESSAGE: what the compiler says about a place in the file.
explain() {
  local line=$1 text=$3 before name meant
  if explain_python "$line" || explain_signs "$line"; then return; fi
  before=$(code_before "$line" "$2")
  case $text in
    *"missing terminating"*)
      say "In line $line of $file a quotation mark is missing." "In Zeile $line von $file fehlt ein Anführungszeichen."
      ;;
    *"assignment used as truth value"* | *"as lvalue"* | *"lvalue required"* | *"assignment of read-only"* | *"assignment of member"*)
      say "In line $line of $file there is a =, which changes something. Two = compare: ==." \
        "In Zeile $line von $file steht =, und das ändert etwas. Verglichen wird mit zwei =: ==."
      ;;
    *"no return statement"* | *"end of non-void"*)
      say "The function that ends in line $line of $file can end without an answer: a return is missing." \
        "Die Funktion, die in Zeile $line von $file aufhört, endet, ohne zu antworten: Da fehlt ein return."
      ;;
    *"narrowing conversion of ‘(const char"*)
      say "In line $line of $file true or false stands between quotation marks, and then it always counts as true. Leave them out." \
        "In Zeile $line von $file steht true oder false in Anführungszeichen, und dann gilt immer true. Lass sie weg."
      ;;
    *"narrowing conversion"*" to ‘bool’"*)
      say "In line $line of $file there is a value that does not belong there. A test has the position, the sign, and true or false, in this order." \
        "In Zeile $line von $file steht ein Wert, der da nicht hingehört. Ein Test hat erst die Position, dann das Schild, dann true oder false."
      ;;
    *"narrowing conversion"*)
      say "In line $line of $file there is a number with a point where only whole ones can be." \
        "In Zeile $line von $file steht eine Zahl mit einem Punkt, wo nur ganze Zahlen stehen können."
      ;;
    *"std::vector<Test>"*) explain_tests ;;
    *"comparison between pointer and integer"*)
      say "In line $line of $file a number is compared with a text. It takes a number there, without quotation marks." \
        "In Zeile $line von $file wird eine Zahl mit einem Text verglichen. Da gehört eine Zahl hin, ohne Anführungszeichen."
      ;;
    *"cannot convert ‘Ended’"*)
      say "In line $line of $file the whole result stands where a part of it is needed: .winner or .rounds." \
        "In Zeile $line von $file steht das ganze Ergebnis, wo ein Teil davon gebraucht wird: .winner oder .rounds."
      ;;
    *"non-constant condition"*)
      # A function that ends without an answer is told only without the claim.
      if ! compile '-Dstatic_assert(...)=static_assert(true)' &&
        [[ $(grep -m 1 -E "$slips" "$build/errors") =~ :([0-9]+):([0-9]+):.*warning:\ (.*) ]]; then
        explain "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "${BASH_REMATCH[3]}"
      else
        say "The compiler cannot work out what line $line of $file claims. Does each loop stop?" \
          "Der Compiler kann nicht ausrechnen, was Zeile $line von $file behauptet. Hört jede Schleife einmal auf?"
      fi
      ;;
    *"operand of comma"*)
      say "In line $line of $file values stand in round brackets. A test has curly ones, as in $list_here." \
        "In Zeile $line von $file stehen Werte in runden Klammern. Ein Test hat geschweifte wie $list_here."
      ;;
    *"stray ‘"* | *string_view*)
      say "In line $line of $file a text belongs between quotation marks, such as \"$text_here\"." \
        "In Zeile $line von $file gehört ein Text zwischen Anführungszeichen, etwa \"$text_here\"."
      ;;
    *"a function-definition is not allowed"*)
      say "Before line $line of $file a } is missing: the function above it has not ended yet." \
        "Vor Zeile $line von $file fehlt eine }: Die Funktion davor ist noch nicht zu Ende."
      ;;
    *"expected declaration before ‘}’"*)
      say "In line $line of $file there is one } too many, or a { is missing before it." \
        "In Zeile $line von $file ist eine } zu viel, oder davor fehlt eine {."
      ;;
    *"expected ‘(’"*)
      say "In line $line of $file a ( is missing: a condition stands in round brackets, as in if (a < b)." \
        "In Zeile $line von $file fehlt eine (: Eine Bedingung steht in runden Klammern wie in if (a < b)."
      ;;
    *"expected "*"‘)’"* | *"expected "*"‘;’"*)
      if [ "$(count '(' "$(at "$before")")" -gt "$(count ')' "$(at "$before")")" ]; then
        say "In line $before of $file a ) is missing." "In Zeile $before von $file fehlt eine )."
      else
        say "At the end of line $before of $file a semicolon is missing." "Am Ende von Zeile $before von $file fehlt ein Semikolon."
      fi
      ;;
    *"expected ‘}’ before ‘{’"*)
      if [[ $(at "$before") =~ \}[[:space:]]*$ ]]; then
        say "At the end of line $before of $file a comma is missing: one parts two entries, such as two tests." \
          "Am Ende von Zeile $before von $file fehlt ein Komma: Eins steht zwischen zwei Einträgen, etwa zwei Tests."
      else
        say "In line $before of $file a } is missing." "In Zeile $before von $file fehlt eine }."
      fi
      ;;
    *"expected ‘}’ at end of input"*)
      say "In $file a } is missing: each { needs one." "In $file fehlt eine }: Zu jeder { gehört eine."
      ;;
    *"expected ‘}’ before "*)
      say "In line $before of $file a comma is missing: one parts two values between { and }." \
        "In Zeile $before von $file fehlt ein Komma: Eins steht zwischen zwei Werten in { und }."
      ;;
    *"has no member named ‘"* | *"‘"*"’ was not declared"*)
      name=${text##*no member named } name=${name#*‘} name=${name%%’*}
      # shellcheck disable=SC1112 # as the compiler writes them
      meant=$([[ $text != *"did you mean ‘"* ]] || sed 's/.*did you mean ‘//; s/’.*//' <<<"$text")
      if at "$line" | grep -qE "^ *$name *=[^=]"; then
        say "In line $line of $file there is no $name yet, and no type before it: a new variable begins like this: int $name = 0; one that is there already is written as there." \
          "In Zeile $line von $file fehlt vor $name der Typ, denn ein $name gibt es noch nicht: Eine neue Variable fängt so an: int $name = 0; eine, die es schon gibt, heißt genau wie dort."
        return
      fi
      say "Line $line of $file has a name that is not there: $name. Is it spelt right?${meant:+ There is $meant.}" \
        "In Zeile $line von $file steht ein Name, den es nicht gibt: $name. Ist er richtig geschrieben?${meant:+ Es gibt $meant.}"
      ;;
    *)
      say "The compiler does not understand line $line of $file yet: $text" \
        "Der Compiler versteht Zeile $line von $file noch nicht. Er sagt (auf Englisch): $text"
      ;;
  esac
}

# explain_tests: one of the tests is none, and the compiler does not say which.
explain_tests() {
  local quoted number
  quoted=$(first_with '[{,] *"-?[0-9]+"')
  if [ -n "$quoted" ]; then
    number=$(code | sed -n "${quoted}p" | sed -E 's/^[^"]*"(-?[0-9]+)".*/\1/')
    say "In line $quoted of $file a number stands between quotation marks. Numbers are written without: $number." \
      "In Zeile $quoted von $file steht eine Zahl in Anführungszeichen. Zahlen schreibt man ohne: $number."
  else
    say "One of the tests in $file is none. A test has a position, a sign, and true or false, as in $list_here." \
      "Einer der Tests in $file ist keiner. Ein Test hat eine Position, ein Schild und true oder false wie $list_here."
  fi
}

# explain_end: the compiler has come to the end of the file and does not find what it needs there.
explain_end() {
  local all last
  all=$(code | sed -E 's/"[^"]*"/""/g')
  last=$(grep -nE '[^[:space:]]' <<<"$all" | tail -n 1 | cut -d : -f 1)
  if [ "$(count '{' "$all")" -gt "$(count '}' "$all")" ]; then
    say "In $file a } is missing: each { needs one." "In $file fehlt eine }: Zu jeder { gehört eine."
  else
    say "At the end of line $last of $file a semicolon is missing." "Am Ende von Zeile $last von $file fehlt ein Semikolon."
  fi
}
