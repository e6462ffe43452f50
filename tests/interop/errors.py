#!/usr/bin/env python3
"""Holds mica-gen's errors against llvm-tblgen's on small wrong programs.

Every file of the folder errors/ beside this one holds programs, separated by lines of `// -----`. What
is expected is asked of llvm-tblgen: whether the program is refused, and the line, the column and the
text of the first error. Where llvm-tblgen crashes or names no line, mica-gen must refuse the program.
Fails below the counts recorded in rates.tsv beside this file.
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

ERROR = re.compile(r"^(?:(?P<file>[^\s:][^:\n]*):(?P<line>\d+):(?P<column>\d+): )?error: (?P<text>.*)$",
                   re.M)
HERE = os.path.dirname(os.path.abspath(__file__))


class Outcome:
    """What a program was answered with: its exit code and first error."""

    def __init__(self, program, path):
        done = subprocess.run([program, "--print-records", path], capture_output=True, timeout=60)
        self.code = done.returncode
        self.stderr = done.stderr.decode("utf-8", "replace")
        self.crashed = done.returncode < 0 or done.returncode > 2 or "PLEASE submit" in self.stderr
        found = ERROR.search(self.stderr)
        self.line = int(found["line"]) if found and found["line"] else None
        self.column = int(found["column"]) if found and found["line"] else None
        self.text = " ".join(found["text"].split()) if found else None


def difference(ours, theirs):
    """The first of verdict, line, column and text that differs; None: nothing."""
    if ours.crashed:
        return "verdict"
    if (ours.code != 0) != (theirs.code != 0 or theirs.crashed):
        return "verdict"
    if theirs.crashed or theirs.code == 0 or theirs.line is None:
        return None if theirs.crashed or ours.text == theirs.text else "text"
    if ours.line != theirs.line:
        return "line"
    if ours.column != theirs.column:
        return "column"
    return None if ours.text == theirs.text else "text"


def programs(folder):
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8", newline="") as file:
            first = 1
            for part in file.read().split("// -----\n"):
                yield f"{name}:{first}", part
                first += part.count("\n") + 1


def compare(arguments, folder, number, name, program):
    path = os.path.join(folder, f"{number}.td")
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(program)
    ours, theirs = Outcome(arguments.gen, path), Outcome(arguments.peer, path)
    what = difference(ours, theirs)
    if what is not None and arguments.show in ("all", what):
        print(f"--- {name}: {what}\n{program.rstrip()}")
        for who, outcome in (("mica-gen", ours), ("llvm-tblgen", theirs)):
            crash = " (crash)" if outcome.crashed else ""
            print(f"  {who}: {outcome.line}:{outcome.column}: {outcome.text}{crash}", flush=True)
    return what


def recorded(name):
    with open(os.path.join(HERE, "rates.tsv"), encoding="utf-8") as lines:
        for line in lines:
            parts = line.split()
            if parts and parts[0] == name:
                return int(parts[1])
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gen", required=True, help="the mica-gen to check")
    parser.add_argument("--peer", default="/usr/lib/llvm-22/bin/llvm-tblgen")
    parser.add_argument("--show", default="line", choices=("all", "verdict", "line", "column", "text"))
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    if not os.path.exists(arguments.peer):
        print("errors: llvm-tblgen 22 is not installed; nothing compared")
        return 0
    cases = list(programs(os.path.join(HERE, "errors")))
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = list(pool.map(lambda case: compare(arguments, folder, case[0], *case[1]),
                                enumerate(cases)))
    wrong = sum(what in ("verdict", "line") for what in results)
    equal = results.count(None)
    print(f"errors: {len(cases) - wrong} of {len(cases)} as llvm-tblgen, {equal} with the same column "
          f"and text (recorded: {recorded('errors')}, {recorded('error-texts')})")
    return 0 if len(cases) - wrong >= recorded("errors") and equal >= recorded("error-texts") else 1


if __name__ == "__main__":
    sys.exit(main())
