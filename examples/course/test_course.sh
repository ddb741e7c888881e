#!/usr/bin/env bash
# course/test_course.sh NUMBER: the exercise of a lesson untouched, its solution, and the wrong answers of wrong.txt: each is a
# language, an edit of the solution, and what the hint has to say. CXX is the compiler.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=examples/checks.sh
. "$here/../checks.sh"
number=$1
program=("$here/lesson" "$number")
exercise=$(echo "$here/$number"/exercise.*)
ending=${exercise##*.}
cd "$folder" || exit 1

# Copied once, in one language, and never again.
for language in en de; do
  mkdir $language
  run made 0 $language --language=$language
  check "the exercise keeps the marks of a language" test "$(grep -cE '^ *(#|//) (en|de):' "$language/lesson$number.$ending")" -eq 0
  cp "$language/lesson$number.$ending" "$language.untouched"
  run untouched 1 $language --language=$language
  same "$language.untouched" "$language/lesson$number.$ending"
  has untouched "$([ $language = de ] && echo 'Aufgabe ' || echo 'Task ')"
done
# headings LANGUAGE WORDS: how many lines begin a lesson, a task or a question.
headings() { grep -cE "^ *(#|//) ($2) ?[0-9]" "$1.untouched"; }
tasks=$(headings en 'Lesson|Task|Question')
check "the exercise has no tasks" test "$tasks" -gt 0
check "the exercise has other tasks in German" test "$tasks" -eq "$(headings de 'Stunde|Aufgabe|Frage')"
run solved 0 "$here/$number/solution.$ending" --language=en
has solved "tasks are right."

count=0
while IFS= read -r language && IFS= read -r edit && IFS= read -r hint; do
  count=$((count + 1))
  sed -E "$edit" "$here/$number/solution.$ending" >"wrong$count.$ending"
  check "wrong answer $count edits nothing" test -n "$(diff "wrong$count.$ending" "$here/$number/solution.$ending")"
  run "answer$count" 1 "wrong$count.$ending" --language="$language"
  has "answer$count" "$hint"
  IFS= read -r || true
done <"$here/$number/wrong.txt"
check "fewer than two wrong answers" test "$count" -ge 2
finish
