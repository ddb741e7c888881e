# Sourced by the run scripts: installs what is missing, on Debian and Ubuntu.

# game_names: the names of all games, from the list of them, or from that of REGELWERK_GAMES.
game_names() {
  sed -n 's/^\([a-z0-9_]\+\) .*/\1/p' "${REGELWERK_GAMES:-$(dirname "${BASH_SOURCE[0]}")/../examples/games.txt}"
}

# present PACKAGE: whether what the package gives is here already, from wherever.
present() {
  case $1 in
    ninja-build) command -v ninja ;;
    doctest-dev) ls /usr/include/doctest/doctest.h || ls /usr/local/include/doctest/doctest.h ;;
    libbenchmark-dev) ls /usr/include/benchmark/benchmark.h || ls /usr/local/include/benchmark/benchmark.h ;;
    libclang-rt-*-dev) # the sanitizers of one clang version
      local version=${1#libclang-rt-}
      compgen -G "/usr/lib/llvm-${version%-dev}/lib/clang/*/lib/linux/libclang_rt.asan*"
      ;;
    python3-jsonschema) python3 -c 'import jsonschema' ;;
    python3-numpy) /usr/bin/python3 -c 'import numpy' ;; # of the distribution's own Python, which others know nothing of
    python3-pytest) /usr/bin/python3 -c 'import pytest' ;;
    mkdocs-material) ls /usr/share/mkdocs/themes/material ;;
    python3-pymdownx) /usr/bin/python3 -c 'import pymdownx' ;;
    python3-venv) /usr/bin/python3 -c 'import ensurepip' ;;
    python3-build | python3-setuptools | python3-wheel) /usr/bin/python3 -c "import ${1#python3-}" ;;
    python3-dev) ls /usr/include/python3*/Python.h ;;
    pybind11-dev) ls /usr/share/cmake/pybind11/pybind11Config.cmake || ls /usr/lib/cmake/pybind11/pybind11Config.cmake ;;
    libedit-dev) ls /usr/include/editline/readline.h ;;
    qtbase5-dev) compgen -G '/usr/include/*/qt5/QtWidgets' ;;
    qt6-base-dev) compgen -G '/usr/include/*/qt6/QtWidgets' ;;
    libncurses-dev) ls /usr/include/term.h ;;
    libx11-dev) ls /usr/include/X11/Xlib.h ;;
    libopenmpi-dev) command -v mpicxx ;;
    openmpi-bin) command -v mpirun ;;
    llvm-*) ls "/usr/lib/$1/bin/llvm-symbolizer" ;;
    g++-*-multilib) compgen -G "/usr/lib/gcc/*/$(cut -d - -f 2 <<<"$1")/32/libstdc++.a" ;;
    g++-mingw-w64-x86-64-posix) command -v x86_64-w64-mingw32-g++ ;;
    g++-*-linux-gnu) command -v "${1#g++-}-g++" ;;
    mono-mcs) command -v mcs ;;
    mono-runtime) command -v mono ;;
    qemu-user) command -v qemu-s390x ;;
    wine64) command -v wine64 || ls /usr/lib/wine/wine64 ;;
    nodejs) command -v node ;;
    lld-*) command -v "wasm-ld-${1#lld-}" ;;
    wasi-libc) ls /usr/lib/wasm32-wasi/libc.a ;;
    libc++*-*-dev-wasm32) # the C++ library of one clang version
      local library=${1%%-*} version=${1#*-}
      ls "/usr/lib/llvm-${version%%-*}/lib/wasm32-wasi/$library.a"
      ;;
    libclang-rt-*-dev-wasm32)
      local version=${1#libclang-rt-}
      compgen -G "/usr/lib/llvm-${version%%-*}/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a"
      ;;
    *) command -v "$1" ;;
  esac >/dev/null 2>&1
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# One at a time, also where several scripts run at once: the lists of packages have no lock that is waited for.
apt() {
  as_root env DEBIAN_FRONTEND=noninteractive flock /tmp/regelwerk_apt.lock apt-get -o DPkg::Lock::Timeout=300 -qq "$@" </dev/null >&2
}

# need PACKAGE...: installs those that are missing. Touches neither system nor network if none is.
need() {
  local package missing=()
  for package in "$@"; do
    present "$package" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if ! command -v apt-get >/dev/null; then
    echo "Missing: ${missing[*]} (names of Debian's packages). Please install these and run again." >&2
    return 1
  fi
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    echo "Missing: ${missing[*]}. Please run as root: apt-get install ${missing[*]}" >&2
    return 1
  fi
  echo "Installing: ${missing[*]}" >&2
  apt update || echo "The package lists could not be refreshed; trying with those at hand." >&2
  apt install -y --no-install-recommends "${missing[@]}"
}

# need_node: node 20.16 or newer, which not every distribution has; else npm puts one into the build folder.
need_node() {
  need nodejs npm
  ! node -e 'process.exit(process.getBuiltinModule ? 0 : 1)' || return 0
  local folder=${REGELWERK_BUILD_DIR:?}/node
  if [ ! -x "$folder/node_modules/.bin/node" ]; then
    echo "Installing: node 22, into $folder" >&2
    mkdir -p "$folder"
    npm install --prefix "$folder" --no-save --no-audit --no-fund node@22 >&2
  fi
  export PATH="$folder/node_modules/.bin:$PATH"
}

# need_browser: sets REGELWERK_BROWSER to the distribution's Chromium, to the one without windows where there is one:
# another would show pages of its own beside each of ours.
need_browser() {
  local browser=chromium-headless-shell
  present $browser || apt-cache show $browser >/dev/null 2>&1 || browser=chromium
  need $browser
  REGELWERK_BROWSER=$(command -v $browser)
  export REGELWERK_BROWSER
}

# choose_clang: prints 16 if that version is installed or offered, else the newest after it; nothing if there is none.
choose_clang() {
  {
    compgen -c clang++- | sed -n 's/^clang++-\([0-9]*\)$/\1/p'
    apt-cache pkgnames clang- 2>/dev/null | sed -n 's/^clang-\([0-9]*\)$/\1/p'
  } | sort -n | awk '$1 == 16 { found = 16 } $1 > 16 && found != 16 { found = $1 } END { print found }'
}

# use_clang: sets `clang` to the version to use, REGELWERK_CLANG if that is set.
use_clang() {
  clang=${REGELWERK_CLANG:-$(choose_clang)}
  if [ -z "$clang" ] && command -v apt-get >/dev/null; then
    apt update
    clang=$(choose_clang)
  fi
  [ -n "$clang" ] || { echo "No clang of version 16 or newer was found." >&2 && return 1; }
}

# How many jobs a build runs at once.
jobs_at_once() {
  echo "${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc 2>/dev/null || echo 2)}"
}

# build_shown FOLDER SECONDS OPTION...: cmake --build, and how far it is on the standard error: on a terminal in one line,
# else a line at least every ten seconds. Where nothing is built yet it says before how long that takes: SECONDS of one core.
# It speaks German where $spoken says `de`.
build_shown() {
  local folder=$1 seconds=$2 jobs line got step=starting steps='%d of %d steps' began=$SECONDS shown=$SECONDS every=5 end=$'\n'
  local first='Building for the first time: about %d s with %d jobs at once; later only what has changed.\n'
  if [ "${spoken:-en}" = de ]; then
    step='es geht los' steps='%d von %d Schritten'
    first='Beim ersten Mal wird gebaut: etwa %d s, %d Aufträge zugleich; später nur, was sich geändert hat.\n'
  fi
  shift 2
  jobs=$(jobs_at_once)
  if [ -t 2 ]; then
    every=1
    end=$'\033[K\r'
  fi
  if [ ! -e "$folder/.ninja_log" ]; then
    # shellcheck disable=SC2059 # a sentence in one of two languages
    printf "$first" $((seconds / jobs)) "$jobs" >&2
  fi
  while true; do
    got=0
    IFS= read -r -t "$every" line || got=$?
    if [ $got -eq 0 ]; then
      if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (.*) ]]; then
        # shellcheck disable=SC2059 # likewise
        [[ ${BASH_REMATCH[3]} == Re-checking* ]] || printf -v step "$steps" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
      elif [ "$line" != "ninja: no work to do." ]; then
        printf '%s\n' "$line" >&2
      fi
    elif [ $got -le 128 ]; then
      break
    fi
    if [ $((SECONDS - shown)) -ge "$every" ]; then
      shown=$SECONDS
      printf '%s, %d s%s' "$step" $((SECONDS - began)) "$end" >&2
    fi
  done < <(NINJA_STATUS='[%f/%t] ' cmake --build "$folder" -j "$jobs" "$@" 2>&1)
  [ ! -t 2 ] || printf '\033[K' >&2
  wait $!
}
