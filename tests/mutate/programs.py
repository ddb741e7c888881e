"""Compiling and running, within limits."""

import os
import resource
import signal
import subprocess
import threading
from dataclasses import dataclass

FLAGS = ["-std=c++20", "-w", "-g0", "-fconstexpr-ops-limit=4000000000", "-fconstexpr-loop-limit=100000000"]
MEMORY = 6 << 30


@dataclass
class Ended:
    good: bool
    late: bool  # it ran longer than it may
    seconds: float  # of processor time
    text: str


def run(command, seconds=600, stdin=None, active=0):
    """Runs a program for so many seconds of processor time at most; a busy machine does not make it late."""

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    environment = dict(os.environ, REGELWERK_MUTANT=str(active), LC_ALL="C")
    with open(stdin or os.devnull, "rb") as given:
        # Its own wait, since that tells what this process alone has used.
        process = subprocess.Popen(command, stdin=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   env=environment, preexec_fn=limit)
        last_resort = threading.Timer(120 + 60 * seconds, process.kill)
        last_resort.start()
        text = process.stdout.read().decode(errors="replace")
        process.stdout.close()
        _, status, used = os.wait4(process.pid, 0)
        last_resort.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
    late = process.returncode in (-signal.SIGXCPU, -signal.SIGKILL)
    return Ended(process.returncode == 0, late, used.ru_utime + used.ru_stime, text)


def late_after(seconds):
    """How long a program may run that takes so many seconds without a mutant."""
    return 1 + 4 * seconds


class Compiler:
    def __init__(self, root, folder, overlay):
        self.root, self.folder, self.overlay = root, folder, overlay
        self.includes = [f"-I{overlay}", f"-I{root}/include", f"-I{root}/tests", f"-I{root}/examples/rulebook"]

    def compile(self, source, target, *options, level="-O0"):
        command = ["g++", *FLAGS, level, *self.includes, *options, "-o", target, str(source)]
        return run(command)

    def link(self, target, objects):
        return run(["g++", "-o", target, *map(str, objects)])
