#!/usr/bin/env bash
# build.sh FOLDER BOOK: the documentation as pages in a folder, to be opened from disk or put on any server: README and its
# pages, a reference made of the comments in the headers, and the rule books that the program BOOK writes. Made by mkdocs
# with the theme of mkdocs-material: the distribution keeps both, and they make pages that need no server.
# What is in the folder is gone then. REGELWERK_DOCS_WORK keeps what lies between.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
. "$root/tests/setup.sh"
export PYTHONDONTWRITEBYTECODE=1 # no files beside the sources
need doxygen mkdocs mkdocs-material python3-pymdownx
mkdir -p "$1"
folder=$(realpath "$1")
work=${REGELWERK_DOCS_WORK:-}
if [ -z "$work" ]; then
  work=$(mktemp -d)
  trap 'rm -r "$work"' EXIT
fi
rm -rf "$work/books" "$work/pages" "$work/xml"
mkdir -p "$work/books" "$work/pages"
"$root/tests/headers/comments.sh" "$work"
"$2" "$work/books" --root="$root" >/dev/null
/usr/bin/python3 "$here/build.py" "$work/xml" "$work/books" "$work/pages"
mkdocs build --quiet --strict --config-file "$work/pages/mkdocs.yml" --site-dir "$folder"
echo "$(find "$folder" -name '*.html' | wc -l) pages, $(du -sh "$folder" | cut -f 1): open $folder/index.html"
