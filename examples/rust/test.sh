#!/usr/bin/env bash
# test.sh: builds the crate by the library for C, tests it with its documentation, and measures it against C.
# Installs what is missing. REGELWERK_BUILD_DIR moves the build folder.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/tests/setup.sh"
need pkg-config rustc cargo rustfmt
c=$("$root/examples/c/build.sh" regelwerk_c regelwerk_c_static regelwerk_c_draw regelwerk_c_draw_static regelwerk_c_example)
export CARGO_TARGET_DIR=${REGELWERK_BUILD_DIR:-$root/build}/rust CARGO_NET_OFFLINE=true
cd "$here"

echo "-- tests"
export REGELWERK_C=$c RUSTFLAGS="-D warnings" RUSTDOCFLAGS="-D warnings"
cargo test --quiet
cargo doc --quiet --no-deps

echo "-- the same game as in C"
cargo run --quiet --example game >"$CARGO_TARGET_DIR/game.txt"
"$c/examples/c/regelwerk_c_example" | diff - "$CARGO_TARGET_DIR/game.txt"

echo "-- the words of its page"
(cd "$root" && tests/readme/follow examples/docs/start/rust.md) | diff "$CARGO_TARGET_DIR/game.txt" -

echo "-- form, and unsafe in one module alone"
rustfmt --check --edition 2021 --config-path . src/lib.rs build/main.rs examples/*.rs tests/*.rs benchmark/build.rs benchmark/src/main.rs
if grep -rlw unsafe src tests examples | grep -vE '^src/(bindings|lib\.rs)'; then
  echo "unsafe belongs into src/bindings" >&2 && exit 1
fi

echo "-- an installed library, found by pkg-config"
prefix=$CARGO_TARGET_DIR/prefix
rm -rf "$prefix"
cmake --install "$c" --prefix "$prefix" --component c >/dev/null
env -u REGELWERK_C PKG_CONFIG_PATH="$prefix/lib/pkgconfig" cargo run --quiet --example game | diff "$CARGO_TARGET_DIR/game.txt" -

echo "-- what calls cost"
# Printed and not held, since the machine may be busy; `benchmark 1.3` fails above 1.3 times the cost in C.
cd benchmark
cargo run --quiet --release
