#!/usr/bin/env bash
# course/test_sheets.sh: the sheets to print: all of them, in the language that is asked for and no other, whole pages without what is not for pupils, black on
# white, on A4, and the rules alone.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=examples/checks.sh
. "$here/../checks.sh"
program=("$here/lesson")
sheets=$folder/sheets

for language in de en; do
  run "made_$language" 0 --sheets "$sheets/$language" --language=$language
  check "there are other pages than $language's" test -z "$(find "$sheets/$language" -type f ! -name "*.$language.html")"
  cp "$sheets/$language"/* "$sheets"
done
has made_de "9 Seiten in $sheets/de"
has made_en "9 pages in $sheets/en"
lacks() { check "$1 has: $2" test -z "$(grep -iE -m 1 -- "$2" "$sheets/$1")"; }
for page in {1..8}-sheet.{de,en}.html rules.{de,en}.html; do
  check "there is no $page" test -s "$sheets/$page"
  for part in 'size: A4' 'break-inside: avoid' 'th, td { border: 0.3mm solid #000' '</html>'; do
    check "$page lacks $part" grep -qF -- "$part" "$sheets/$page"
  done
  lacks "$page" '(English|Deutsch).*·'
  lacks "$page" 'gr[ae]y|#[1-9a-e][0-9a-f]{2}|opacity'
  lacks "$page" '\\_|\*\*|^\||&lt;(img|svg)'
done
for sheet in {1..8}-sheet.{de,en}.html; do check "$sheet has no place to write" grep -q 'class="write"' "$sheets/$sheet"; done
for language in de en; do
  check "rules.$language.html says of no rule that it is a decision" grep -qiE "<em>\(.*(decision|Entscheidung)" "$sheets/rules.$language.html"
  check "rules.$language.html has not 32 rules" test "$(grep -c '<strong>OL-[0-9]*</strong>' "$sheets/rules.$language.html")" -eq 32
  check "sheet 4 has no strip to cut out at its end, as wide as the page" test -n "$(grep -A 2 '<svg.*width="177mm"' "$sheets/4-sheet.$language.html" | grep dasharray)"
  check "sheet 4 goes on after the strip" test -n "$(sed '/<\/svg>/,$!d' "$sheets/4-sheet.$language.html" | sed -n '2{/<\/body>/p}')"
  check "sheet 1 lacks the track and the card" test "$(grep -c '<svg' "$sheets/1-sheet.$language.html")" -eq 2
done
check "sheet 1 lets a page end between what is to be done with the table and the table" grep -qF 'p:has(+ table) { break-after: avoid' "$sheets/1-sheet.de.html"
run nowhere 2 --sheets
run taken 2 --sheets "$here/lesson"
finish
