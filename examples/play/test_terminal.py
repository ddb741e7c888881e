#!/usr/bin/env python3
"""test_terminal.py PROGRAM: the terminal program as somebody has it who sits before a terminal, a pseudo-terminal here.
test_terminal.py PROGRAM edited: the same where lines are edited. Waits for what is printed, never for a time."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time

PROGRAM = sys.argv[1]
EDITED = sys.argv[2:] == ["edited"]
PATIENCE = 120  # seconds until what does not come counts as missing
GAME = ["tock", "seats=2", "quick_start=true", "own_start=closed", "--seed=3", "--no-pause", "--effort=1"]
ALONE = [*GAME, "--seats=person,random"]
UP = "\033[A"
checks = 0
failures = 0


def check(text, good):
    global checks, failures
    checks += 1
    if not good:
        failures += 1
        print("FAILED", text)


class Missing(Exception):
    pass


class Sitting:
    """The program with a terminal of 24 rows and 80 columns."""

    def __init__(self, *arguments, kind="xterm", home="/nonexistent", rows=24, language="C"):
        self.seen = ""  # since the last text waited for
        self.all = ""
        self.status = None
        environment = {"PATH": os.environ["PATH"], "HOME": home, "LC_ALL": language}
        if kind is not None:
            environment["TERM"] = kind
        self.process, self.end = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
            os.execve(PROGRAM, [PROGRAM, *arguments], environment)

    def read(self):
        """More of what is printed; False at its end."""
        ready, _, _ = select.select([self.end], [], [], PATIENCE)
        if not ready:
            raise Missing
        try:
            piece = os.read(self.end, 65536)
        except OSError:  # Linux: nobody writes any more
            return False
        if not piece:
            return False
        text = piece.decode("utf-8", "replace").replace("\r", "")
        self.all += text
        self.seen += text
        return True

    def plain(self):
        """Without colours and what an editor does to the line."""
        return re.sub(r"\033\[[0-9;?]*[A-Za-z]|\033[()][A-Z0-9]|\033[=>]", "", self.seen)

    def wait(self, text):
        """Waits for a text, which counts as read then; what came before it and with it."""
        try:
            while text not in self.plain():
                if not self.read():
                    raise Missing
        except Missing:
            check(f"missing: {text!r} in ...{self.plain()[-600:]!r}", False)
            raise
        check("", True)
        before, _, self.seen = self.plain().partition(text)
        return before + text

    def type(self, text, enter=True):
        os.write(self.end, (text + ("\r" if enter else "")).encode())

    def key(self, text):
        """Types keys that edit a line, once the program takes single keys: it prints its question a moment before."""
        patience = time.monotonic() + PATIENCE
        while termios.tcgetattr(self.end)[3] & termios.ICANON:
            if time.monotonic() > patience:
                raise Missing
            time.sleep(0.01)
        self.type(text)

    def ask(self, typed, answer, prompt="A> "):
        """Types a line, waits for its answer and for the next prompt."""
        self.type(typed)
        told = self.wait(answer)
        return told + self.wait(prompt)

    def close(self):
        """Waits for the end of the program; its exit status, or minus the signal."""
        try:
            while self.read():
                pass
        except Missing:
            os.kill(self.process, signal.SIGKILL)
        _, status = os.waitpid(self.process, 0)
        os.close(self.end)
        return os.waitstatus_to_exitcode(status)

    def kill(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.end)


def words_in_both_languages(folder):
    sitting = Sitting(*ALONE)
    sitting.wait("A> ")
    sitting.ask("foo", "foo is neither a command nor a move; ? tells of both.")
    sitting.ask("hnit", "hnit is neither a command nor a move; did you mean hint?")
    sitting.ask("zuruek", "did you mean zurück?")
    for word in ("hilfe", "?", "HELP"):
        sitting.ask(word, "Commands: help moves hint")
    sitting.ask("tipp", "By search, the best of")
    for word in ("zurück", "zurueck", "ZURÜCK", "back"):
        sitting.ask(word, "It cannot be taken back")
    sitting.ask("5:0~9", "^ - is due here")
    sitting.type("q")
    check("q leaves where nothing was done", sitting.close() == 0)

    sitting = Sitting(*ALONE, "--language=de", language="de_DE.UTF-8")
    sitting.wait("A> ")
    sitting.ask("unfug", "unfug ist weder ein Befehl noch ein Zug; ? sagt, was es gibt.")
    sitting.ask("hlife", "meinst du hilfe?")
    sitting.ask("help", "Befehle: hilfe züge tipp")
    sitting.ask("hilfe befehle", "ende, aufhören")
    sitting.ask("tipp", "Nach Suche")
    sitting.ask("zurück", "Das lässt sich nicht zurücknehmen")
    sitting.type("ende")
    check("ende leaves", sitting.close() == 0)


def leaving(folder):
    sitting = Sitting(*ALONE)
    sitting.wait("A> ")
    sitting.type("1")
    sitting.wait("A> ")
    for word in ("quit", "exit", "ende"):
        sitting.type(word)
        sitting.wait("This game is not saved. Leave it, yes or no? ")
        sitting.type("no")
        sitting.wait("A> ")
    sitting.type("quit")
    sitting.wait("yes or no? ")
    sitting.type("yes")
    check("a yes leaves", sitting.close() == 0)

    sitting = Sitting(*ALONE)
    sitting.wait("A> ")
    sitting.type("1")
    sitting.wait("A> ")
    sitting.ask(f"save {folder}/game", "Saved in")
    sitting.type("quit")
    check("a saved game is left without a question", sitting.close() == 0)
    check("a saved game is left without a question", "yes or no" not in sitting.all)

    sitting = Sitting(*ALONE, "--language=de", language="C.UTF-8")
    sitting.wait("A> ")
    sitting.type("1")
    sitting.wait("A> ")
    sitting.type("ende")
    sitting.wait("Aufhören, ja oder nein? ")
    sitting.type("ja")
    check("a ja leaves", sitting.close() == 0)

    kept = os.path.join(folder, "kept")
    sitting = Sitting(*ALONE, f"--save={kept}")
    sitting.wait("A> ")
    sitting.type("1")
    sitting.wait("A> ")
    sitting.type("\x04", enter=False)
    sitting.wait("The input has ended")
    check("the end of the input ends quietly", sitting.close() == 0)
    check("the end of the input asks", "yes or no" not in sitting.all)
    with open(kept, encoding="utf-8") as file:
        check("the end of the input keeps --save", file.read().startswith("tock "))


def pages(folder):
    sitting = Sitting(*ALONE)
    sitting.wait("A> ")
    sitting.type("rules")
    first = sitting.wait("Enter shows more, quit ends> ")
    check("a page is higher than the screen", first.count("\n") <= 24)
    check("the rules begin", "TK-1: " in first)
    sitting.type("")
    second = sitting.wait("Enter shows more, quit ends> ")
    check("a page is higher than the screen", second.count("\n") <= 24)
    sitting.type("q")
    sitting.wait("A> ")
    check("rules out of force are listed", "TK-7: " not in sitting.all)
    sitting.type("rules")
    sitting.wait("Enter shows more, quit ends> ")
    sitting.type("undo")
    sitting.wait("It cannot be taken back")
    sitting.wait("A> ")
    sitting.type("rules TK-7")
    sitting.wait("It is not in force under the options of this game.")
    sitting.kill()

    sitting = Sitting(*ALONE, rows=400)
    sitting.wait("A> ")
    told = sitting.ask("rules", "more are not in force under the options of this game; rules ID shows one.")
    check("a page on a screen with room for all", "Enter shows more" not in told)
    sitting.kill()


def shown_games(folder):
    sitting = Sitting("--show")
    sitting.wait("The game is over")
    sitting.wait("Enter shows ostfriesenlauf, quit ends> ")
    check("the next game begins unasked", "ostfriesenlauf  " not in sitting.all)
    sitting.type("")
    sitting.wait("Enter shows samara, quit ends> ")
    sitting.type("q")
    check("narrated games can be left", sitting.close() == 0)

    sitting = Sitting("--show", "tock", "--language=de")
    sitting.wait("Das Spiel ist zu Ende")
    check("one game asks for nothing", sitting.close() == 0)


def idle_settings(folder):
    sitting = Sitting("tock", "seats=3", "mode=two_pairs", "--seats=person,random,random", "--seed=1")
    sitting.wait("mode=two_pairs is played as mode=free_for_all here. TK-6: ")
    sitting.kill()


def edited_lines(folder):
    home = os.path.join(folder, "home")
    os.mkdir(home)
    sitting = Sitting(*ALONE, home=home)
    sitting.wait("A> ")
    sitting.ask("foo", "foo is neither")
    sitting.key(UP)
    sitting.wait("foo is neither")
    sitting.wait("A> ")
    sitting.key("hxint\033[D\033[D\033[D\x7f")  # left three times, then the x goes
    sitting.wait("By search, the best of")
    sitting.wait("A> ")
    os.kill(sitting.process, signal.SIGINT)
    check("a signal ends the program", sitting.close() == -signal.SIGINT)
    check("a history is written unasked", os.listdir(home) == [])

    # Whoever has the screen next cannot bring back what another one typed.
    sitting = Sitting(*GAME, "--seats=person,person")
    sitting.wait("press Enter> ")
    sitting.type("")
    sitting.wait("A> ")
    sitting.ask("secret", "secret is neither")
    sitting.type("1")
    sitting.wait("The screen is for B now; press Enter> ")
    sitting.type("")
    sitting.wait("B> ")
    sitting.all = sitting.seen
    sitting.key(UP + "board")
    sitting.wait("your hand")
    sitting.wait("B> ")
    check("what another one typed is brought back", "secret" not in sitting.all)
    sitting.kill()


def plain_lines(folder):
    for kind in ("dumb", None):
        sitting = Sitting(*ALONE, kind=kind)
        sitting.wait("A> ")
        sitting.ask("foo", "foo is neither a command nor a move")
        sitting.type("q")
        check("a dumb terminal", sitting.close() == 0)


def main():
    began = time.monotonic()
    parts = [words_in_both_languages, leaving, pages, shown_games, idle_settings, plain_lines]
    if EDITED:
        parts.append(edited_lines)
    for part in parts:
        with tempfile.TemporaryDirectory() as folder:
            try:
                part(folder)
            except Missing:
                print("  in", part.__name__)
    print(f"{checks} checks, {failures} failed, {time.monotonic() - began:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
