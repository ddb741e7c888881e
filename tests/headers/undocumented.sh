#!/usr/bin/env bash
# undocumented.sh: prints what users of the headers meet and no comment tells of, as doxygen sees it; fails if there is any.
# Left out are the insides, folders and namespaces that only the library itself includes or names (inside.txt), and names
# that say the same everywhere (said.txt). The reference in examples/docs/site goes by the same lists.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
./comments.sh "$work"
! grep 'is not documented' "$work/warnings.txt" | sed "s|^$(realpath ../..)/||" | grep -vEf inside.txt | grep -vEf said.txt
