#!/usr/bin/env python3
"""Holds the text tests of the definition language against llvm-tblgen.

A valid one must give equal records as text and as JSON; of an invalid one both must report the first error
on the same line. Files on which llvm-tblgen itself crashes or hangs are counted apart.
"""
import argparse
import concurrent.futures
import glob
import json
import os
import re
import subprocess
import sys

ERROR = re.compile(r"^[^\s:][^:]*:(\d+):\d+: error: ", re.M)


def run(program, path, arguments):
    command = [program, *arguments, os.path.basename(path)]
    try:
        done = subprocess.run(command, capture_output=True, timeout=20, cwd=os.path.dirname(path))
    except subprocess.TimeoutExpired:
        return None
    return None if done.returncode < 0 else (done.returncode, done.stdout, done.stderr.decode("utf-8", "replace"))


def runs(path):
    """The ways in which a file's RUN lines run mica-gen: options and whether an error is expected."""
    with open(path, encoding="utf-8") as file:
        for line in re.findall(r"RUN: (.*mica-gen .*)", file.read()):
            if "%s" in line and "cat " not in line and "ulimit" not in line:
                macros = re.findall(r"-D ?(\w+)", line)
                yield [f"-D{name}" for name in macros], line.startswith("not ")


def same_json(ours, theirs):
    return ours == theirs or json.loads(ours) == json.loads(theirs)


def difference(options, path, macros, invalid):
    for action in ("--print-records", "--dump-json"):
        theirs = run(options.peer, path, [*macros, action])
        ours = run(options.gen, path, [*macros, action])
        if theirs is None:
            return "the peer"
        if ours is None or (ours[0] != 0) != invalid or (theirs[0] != 0) != invalid:
            return f"exit code {ours and ours[0]}, llvm-tblgen {theirs[0]}"
        if invalid:
            lines = [found and found[1] for found in (ERROR.search(ours[2]), ERROR.search(theirs[2]))]
            return None if lines[0] == lines[1] or lines[1] is None else f"error in line {lines[0]}, not {lines[1]}"
        equal = same_json(ours[1], theirs[1]) if action == "--dump-json" else ours[1] == theirs[1]
        if not equal:
            return f"{action} differs"
    return None


def main():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gen", required=True, type=os.path.abspath)
    parser.add_argument("--peer", default="/usr/lib/llvm-22/bin/llvm-tblgen")
    options = parser.parse_args()
    if not os.path.exists(options.peer):
        print("language: no llvm-tblgen here, skipped")
        return 0
    tests = [(path, *how) for path in sorted(glob.glob(f"{root}/tests/text/language/**/*.td", recursive=True))
             for how in runs(path)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda test: difference(options, *test), tests))
    wrong = [(test, what) for test, what in zip(tests, found) if what not in (None, "the peer")]
    for (path, macros, _), what in wrong:
        print(f"{os.path.relpath(path, root)} {' '.join(macros)}: {what}")
    print(f"language: {found.count(None)} of {len(tests)} tests as llvm-tblgen, "
          f"{found.count('the peer')} crash or hang it, {len(wrong)} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
