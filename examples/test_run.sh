#!/usr/bin/env bash
# test_run.sh: what examples/run says at once, without building anything: its help, and that a first word is neither a command
# nor a title.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=examples/checks.sh
. "$here/checks.sh"
program=("$here/run")
export REGELWERK_BUILD_DIR=$folder/build

run help 0 --help
for word in lesson book docs web draw arena engine selfplay rulebook differ TITLE ostfriesenlauf; do has help "$word"; done
# refused WORDS HINT: the command is told what was meant.
refused() {
  local words
  read -ra words <<<"$1"
  run said 2 "${words[@]}"
  mv "$folder/errors" "$folder/said"
  has said "$2"
}
refused lesson1 "Did you mean ./examples/run lesson 1?"
refused "Lesson 1" "Did you mean ./examples/run lesson 1?"
refused "lektion 3" "Did you mean ./examples/run lesson 3?"
refused Stunde-2 "Did you mean ./examples/run lesson 2?"
refused tokc "Did you mean ./examples/run tock?"
refused Tock "Did you mean ./examples/run tock?"
refused bok "Did you mean ./examples/run book?"
refused nonsense "There is no nonsense. ./examples/run --help"
# The first build tells in German how far it is where German is asked for.
mkdir "$folder/bin"
printf '#!/bin/sh\necho "[1/2] a"\n' >"$folder/bin/cmake"
chmod +x "$folder/bin/cmake"
for spoken in en de; do
  (
    # shellcheck source=/dev/null
    . "$here/../tests/setup.sh"
    PATH=$folder/bin:$PATH
    build_shown "$folder/none" 100
  ) 2>"$folder/progress.$spoken"
done
has progress.en "Building for the first time: about "
has progress.de "Beim ersten Mal wird gebaut: etwa "
check "something was built" test ! -e "$REGELWERK_BUILD_DIR"
finish
