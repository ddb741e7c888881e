#!/usr/bin/env bash
# course/test_course.sh NUMBER: the exercise of a lesson untouched, its solution, the other ways to write it in accepted.txt, each
# an edit of the solution, and the wrong answers of wrong.txt: each is a language, an edit of the solution, and what the hint has
# to say. CXX is the compiler.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=examples/checks.sh
. "$here/../checks.sh"
number=$1
program=("$here/lesson" "$number")
exercise=$(echo "$here/$number"/exercise.*)
ending=${exercise##*.}
cd "$folder" || exit 1

# Copied once, in one language, into a folder that is made, and never again; checked in the language of the file.
for language in en de; do
  run made 0 $language --language=$language
  check "the exercise keeps the marks of a language" test "$(grep -cE '^ *(#|//) (en|de):' "$language/lesson$number.$ending")" -eq 0
  cp "$language/lesson$number.$ending" "$language.untouched"
  LC_ALL='' LC_MESSAGES='' LANG=$([ $language = de ] && echo C || echo de_DE) run untouched 1 "$language/lesson$number.$ending"
  same "$language.untouched" "$language/lesson$number.$ending"
  has untouched "$language/lesson$number.$ending"
  has untouched "$([ $language = de ] && echo 'richtig.' || echo 'right.')"
done
# The folder remembers the language: also for a file without its comments, and for the next exercise.
sed -E '/^ *(#|\/\/)/d' "de.untouched" >"de/lesson$number.$ending"
LC_ALL=C run bare 1 "de/lesson$number.$ending"
check "a file without comments is answered in English" grep -qE 'richtig|Zeile|In de/' "$folder/bare"
mv "de/lesson$number.$ending" "$folder/bare.$ending"
LC_ALL=C run again 0 de
has again "gehört jetzt dir"
run nameless 2 --language=de
check "no name is asked for" grep -q "Wessen Aufgabe?" "$folder/errors"
run helped 0 --help --language=de
has helped "dein Ordner merkt sie sich"
# headings LANGUAGE WORDS: how many lines begin a lesson, a task or a question.
headings() { grep -cE "^ *(#|//) ($2) ?[0-9]" "$1.untouched"; }
tasks=$(headings en 'Lesson|Task|Question')
check "the exercise has no tasks" test "$tasks" -gt 0
check "the exercise has other tasks in German" test "$tasks" -eq "$(headings de 'Stunde|Aufgabe|Frage')"
check "German words between straight quotation marks" test -z "$(grep -E '^ *(#|//).*"[^"]+"' de.untouched)"
other_word=$(grep -qE '^# Frage' de.untouched && echo 'Task|Aufgabe' || echo 'Question|Frage')
run solved 0 "$here/$number/solution.$ending" --language=en
has solved "solution.$ending: "
has solved "are right."
run nowhere 2 no/"lesson$number.$ending"
run other_ending 2 lesson.docx

# What holds for every hint: it calls a task what the file does, begins like a sentence, and has the quotation marks of its
# language.
sound() {
  local text
  text=$(grep -E '^(Question|Frage|Task|Aufgabe) [0-9]( \(\w+\))?: ' "$folder/$1" | sed -E 's/ \(\w+\): /: /')
  check "$1 does not name its file" grep -q "$2" "$folder/$1"
  check "$1 has other words than the file" test -z "$(grep -E "^($other_word) [0-9]: " <<<"$text")"
  check "$1 begins with a small letter" test -z "$(grep -E '^[A-Z]\w+ [0-9]: (Right\. |Richtig\. )?([a-z]|ä|ö|ü)' <<<"$text" | grep -vE ': (Right|Richtig)')"
  [ "$3" = en ] || check "$1 has straight quotation marks" test -z "$(grep '"' <<<"$text")"
}
# tells_less FILE ANSWER: what the answer lacks, the hint does not give away.
tells_less() {
  local word said
  said=$(grep -E '^(Question|Frage) ' "$folder/$2" | sed -E 's/A (to|bis) D//')
  for word in $(diff "$1" "$here/$number/solution.$ending" | grep '^> ' | cut -d : -f 2-); do
    grep -qwF -- "$word" "$1" || check "$2 gives away $word" test -z "$(grep -wF -- "$word" <<<"$said")"
  done
}
count=0
if [ -e "$here/$number/accepted.txt" ]; then
  while IFS= read -r edit; do
    count=$((count + 1))
    sed -E "$edit" "$here/$number/solution.$ending" >"accepted$count.$ending"
    run "accepted$count" 0 "accepted$count.$ending"
    has "accepted$count" "are right."
  done <"$here/$number/accepted.txt"
fi
count=0
while IFS= read -r language && IFS= read -r edit && IFS= read -r hint; do
  count=$((count + 1))
  sed -E "$edit" "$here/$number/solution.$ending" >"wrong$count.$ending"
  check "wrong answer $count edits nothing" test -n "$(diff "wrong$count.$ending" "$here/$number/solution.$ending")"
  run "answer$count" 1 "wrong$count.$ending" --language="$language"
  has "answer$count" "$hint"
  sound "answer$count" "wrong$count.$ending" "$language"
  [ "$ending" != txt ] || tells_less "wrong$count.$ending" "answer$count"
  IFS= read -r || true
done <"$here/$number/wrong.txt"
check "fewer than two wrong answers" test "$count" -ge 2
finish
