#!/usr/bin/env bash
# test_book.sh BOOK: what the program that writes the rules as pages takes, and that each page is whole: check_book.py
# reads them all, and finds what is broken in pages that were broken on purpose. The pages are read by python3, where it
# is found.
set -u
program=$1
here=$(dirname "${BASH_SOURCE[0]}")
root=$here/../..
# shellcheck source=examples/checks.sh
. "$here/../checks.sh"

# Wrong words.
run wrong 2
has errors "into which folder?"
run wrong 2 "$folder/none" chess
has errors "there is no title chess"
run wrong 2 "$folder/none" --language=fr
has errors "there is no language fr"
run wrong 2 "$folder/none" --colour
has errors "what is --colour?"
run wrong 2 "$folder/none" --root="$folder/nowhere"
has errors "is not the source tree"
run wrong 2 /proc/none tock
has errors "cannot be written"
run help 0 --help
has help "usage: regelwerk_book FOLDER"

# All pages; one alone is the same; without the tree nothing is said of its files.
run pages 0 "$folder/all" --root="$root"
check "not every title has its pages" test "$(find "$folder/all" -name '*.??.html' | wc -l)" -eq 10
run one 0 "$folder/single" --root="$root" --language=de Clou
check "one page" test "$(ls "$folder/single")" = clou.de.html
same all/clou.de.html single/clou.de.html
has all/tock.de.html "Im Code: <code>include/regelwerk/tock/"
has all/tock.de.html "In Tests: <code>tests/"
has all/tock.en.html "Cards: four of each of A, 2, 3"
has all/clou.de.html "matt, Fluchtwert 5"
# The same page may be written again; one that holds something else stays, unless --overwrite is given.
run one 0 "$folder/single" --root="$root" --language=de Clou
echo 'my letter' >"$folder/single/clou.de.html"
run kept 2 "$folder/single" --root="$root" --language=de Clou
has errors "holds something else, which stays; --overwrite replaces it"
has single/clou.de.html "my letter"
run one 0 "$folder/single" --root="$root" --language=de Clou --overwrite
same all/clou.de.html single/clou.de.html
run bare 0 "$folder/short" tock
check "a file is named" test "$(grep -c "include/regelwerk" "$folder/short/tock.en.html")" -eq 0
# None is so large that a phone would not take it.
check "a page is too large" test -z "$(find "$folder/all" -size +4M)"

if ! command -v python3 >/dev/null; then
  echo "python3 is not found: the pages are not read"
  finish
  exit
fi
program=(python3 "$here/check_book.py")
run whole 0 "$folder"/all/*.html
has whole "10 pages, 0 faults"

# broken WHAT SED: the page that sed made of a whole one is refused for that.
mkdir "$folder/broken"
broken() {
  sed -E "$2" "$folder/short/tock.en.html" >"$folder/broken/tock.en.html"
  differ short/tock.en.html broken/tock.en.html
  run refused 1 "$folder/broken/tock.en.html"
  has refused "$1"
}
broken "is no XML" 's|</main>||'
broken "the language is not said to be en" 's|<html lang="en">|<html>|'
broken "the language is not said to be en" 's|<html lang="en">|<html lang="de">|'
broken "the id TK-18 is there 2 times" 's|id="TK-17"|id="TK-18"|'
broken "the rule TK-17 has no place" 's|id="TK-17"|id="TK-18"|'
broken "a link leads to #TK-99, which is not there" 's|href="#TK-18"|href="#TK-99"|'
broken "a link leads to #p-none, which is not there" '0,/<use href="[^"]*"/s||<use href="#p-none"|'
broken "a href=https://example.org leads out of the page" '0,/href="#TK-2"/s||href="https://example.org"|'
broken "a href=other.html leads out of the page" '0,/href="#TK-2"/s||href="other.html"|'
broken "the element script loads something" 's|</head>|<script>1</script></head>|'
broken "the element img loads something" 's|</main>|<img alt="a picture"/></main>|'
broken "a style loads something" 's|</style>|body { background: url(a.png) } </style>|'
broken "a style loads something" 's|</style>|@import "a.css";</style>|'
broken "the rule TK-6 has no example" 's|class="example" id="TK-6\.|class="none" id="TK-6.|'
broken "the example TK-18.1 is lacking" 's|(class="example" id="TK-18\.1)"|\1x"|'
broken "TK-18.1 stands under TK-17" 's|class="example" id="TK-17.1"|class="example" id="TK-18.1"|'
broken "TK-99 is no rule" 's|class="rule" id="TK-18"|class="rule" id="TK-99"|'
broken "the section nothing is empty" 's|</main>|<section id="nothing"><h2>Nothing</h2></section></main>|'
broken "the section section-99 has no rule" 's|</main>|<section id="section-99"><h2>A</h2><p>b</p></section></main>|'
broken "an element p is empty" 's|<p class="caption">[^<]*</p>|<p class="caption"></p>|'
broken "a picture has no text alternative" '0,/role="img"/s|||'
broken "a picture has no text alternative" 's|<title>TK-18.1, before</title>||'
broken "is of level 4 behind one of level 2" 's|<h3>(.*)</h3>|<p>\1</p>|'
broken "is of level 1 behind one of level 4" 's|<h2>All rules</h2>|<h1>All rules</h1>|'

finish
