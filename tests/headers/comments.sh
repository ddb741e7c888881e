#!/usr/bin/env bash
# comments.sh FOLDER: doxygen reads the comments of all headers; FOLDER/xml has what it has read, FOLDER/warnings.txt what
# it misses.
set -euo pipefail
folder=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# The inline namespaces of versions and of what games share would hide the games from doxygen.
doxygen - >/dev/null 2>&1 <<END_OF_SETTINGS
INPUT = include
RECURSIVE = YES
FILE_PATTERNS = *.hpp
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
XML_PROGRAMLISTING = NO
OUTPUT_DIRECTORY = "$folder"
WARN_LOGFILE = "$folder/warnings.txt"
QUIET = YES
EXCLUDE_SYMBOLS = *::detail *::detail::*
INPUT_FILTER = "sed -e 's/namespace regelwerk::inline shared/namespace regelwerk/'"
FILTER_PATTERNS = */namespaces.hpp="sed -e '/inline namespace/d' -e '/^}$/d'"
END_OF_SETTINGS
# Doxygen that reads nothing would find nothing.
[ "$(find "$folder/xml" -name '*.xml' | wc -l)" -gt 500 ] || { echo "doxygen has not read the headers"; exit 1; }
