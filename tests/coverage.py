# make coverage: what the tests reach, by room, and the error texts that none of them produces.
# The objects were compiled with --coverage and the tests have run; gcov tells of each source what of
# it ran. What can't be taken is not counted: branches of assertions, and of `return fine || error(...)`
# the arm where a report answers true, which it never does.
#
#   coverage.py --objects FOLDER --gcov GCOV [--least PERCENT] [--lines] ROOM...
#   --lines: every line with a branch that is never taken
#
# An error text that no test produces fails, but for those that UNTESTED gives a reason for.
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
from collections import defaultdict

COUNT = re.compile(r"\s*([^:\s]+):\s*(\d+):(.*)")
BRANCH = re.compile(r"branch\s+(\d+) (never executed|taken (\d+))")
CALL = re.compile(r"call\s+(\d+) (never executed|returned (\d+))")

# A call that reports, up to the text that it is given.
REPORT = re.compile(r'\b(\w*(?:error|fail|refuse|report|diag_begin|complain|say)\w*)\((?:[^";]|"[^" ]*")*?"((?:[^"\\]|\\.)*)"')

# Such a call as the last question of a statement, from the operator before it.
ANSWER = re.compile(r'\|\|\s*\w*(?:error|fail|refuse|report|diag_begin|complain|say)\w*\([^";]*"(?:[^"\\]|\\.)*"(?:[^";]|"(?:[^"\\]|\\.)*")*;')


# The texts that no test produces, each a file and how it begins, by the reason.
UNTESTED = {
    "asked of operations that other dialects may have: those here have one vector for a result": [
        ("defs/vector/mask.c", "multiple vector results not supported"),
        ("defs/vector/mask.c", "expects result when passthru argument"),
    ],
    "the test of nested definitions, which takes too long without optimization": [
        ("gen/evaluate/budget.c", "nested too deeply"),
        ("gen/evaluate/expression.c", "the expression nests too deeply"),
        ("gen/evaluate/statement.c", "statements nest too deeply"),
    ],
    "another program has to cut the file at the right moment": [
        ("tools/opt_files.c", "the input file was cut"),
    ],
}


# The reason why nothing produces the text; None: there is none.
def excused(path, text):
    for reason, texts in UNTESTED.items():
        if any(path == of and text.startswith(begin) for of, begin in texts):
            return reason
    return None


class Source:
    def __init__(self):
        self.lines = defaultdict(int)     # number: how often
        self.branches = defaultdict(int)  # (number, branch): how often
        self.calls = defaultdict(int)     # (number, call): how often


# What gcov writes for one object: annotated sources one after the other.
def annotate(gcov, data):
    done = subprocess.run([gcov, "-b", "-c", "-t", data], capture_output=True, text=True, errors="replace")
    return done.stdout


def merge(sources, text):
    source, number, ended = None, 0, False
    for line in text.splitlines():
        found = COUNT.match(line)
        if found:
            count, number = found.group(1), int(found.group(2))
            if number == 0:
                if found.group(3).startswith("Source:"):
                    source = sources[os.path.normpath(found.group(3)[len("Source:"):])]
            elif count != "-":
                source.lines[number] += 0 if count[0] in "#=" else int(count.rstrip("*"))
            continue
        for pattern, table in ((BRANCH, "branches"), (CALL, "calls")):
            found = pattern.match(line)
            if found and source is not None:
                getattr(source, table)[number, int(found.group(1))] += int(found.group(3) or 0)


def read_all(options):
    data = [os.path.join(folder, name) for folder, _, names in os.walk(options.objects)
            for name in names if name.endswith(".gcda")]
    sources = defaultdict(Source)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for text in pool.map(lambda path: annotate(options.gcov, path), sorted(data)):
            merge(sources, text)
    return sources


def room_of(path, rooms):
    fitting = [room for room in rooms if path.startswith(room + "/")]
    return max(fitting, key=len) if fitting else None


# The lines on which the operator before such a call stands: their last two branches are about its answer.
def answered(content):
    return {content.count("\n", 0, found.start()) + 1 for found in ANSWER.finditer(content)}


# The branches that a test can take.
def possible(source, content):
    asserted = {i + 1 for i, line in enumerate(content.splitlines()) if "assert(" in line}
    branches = {at: count for at, count in source.branches.items() if at[0] not in asserted}
    for line in answered(content):
        pair = sorted(at for at in branches if at[0] == line)[-2:]
        never = [at for at in pair if branches[at] == 0]
        if never:
            del branches[never[0]]
    return branches


def percent(part, whole):
    return 100.0 * part / whole if whole else 100.0


# Counts are four: lines that ran, lines, branches that were taken, branches.
def added(counts):
    return [sum(column) for column in zip(*counts)]


def print_row(name, counts):
    if counts[1]:
        print(f"{name:24} {percent(counts[0], counts[1]):7.1f}% {percent(counts[2], counts[3]):8.1f}%")


# The texts that stand where nothing ran: line, text.
def unproduced(path, source):
    with open(path, errors="replace") as f:
        content = f.read()
    for found in REPORT.finditer(content):
        number = content.count("\n", 0, found.start(1)) + 1
        if " " not in found.group(2) or number not in source.lines:
            continue
        calls = [count for (line, _), count in source.calls.items() if line == number]
        if source.lines[number] == 0 or (calls and min(calls) == 0):
            yield number, found.group(2)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--objects", required=True)
    parser.add_argument("--gcov", default="gcov")
    parser.add_argument("--least", type=float, default=0)
    parser.add_argument("--lines", action="store_true")
    parser.add_argument("rooms", nargs="+")
    options = parser.parse_args()
    totals = {room: [0, 0, 0, 0] for room in options.rooms}
    texts, dark = [], []
    for path, source in sorted(read_all(options).items()):
        room = room_of(path, options.rooms)
        if room is None or not os.path.exists(path) or not path.endswith((".c", ".h")):
            continue
        with open(path, errors="replace") as f:
            branches = possible(source, f.read())
        total = totals[room]
        total[0] += sum(count > 0 for count in source.lines.values())
        total[1] += len(source.lines)
        total[2] += sum(count > 0 for count in branches.values())
        total[3] += len(branches)
        texts += [(path, number, text) for number, text in unproduced(path, source)]
        dark += [(path, line) for line in sorted({at[0] for at, count in branches.items() if count == 0})]
    if options.lines:
        for path, line in dark:
            print(f"{path}:{line}")
    print(f"{'room':24} {'lines':>8} {'branches':>9}")
    for room, total in totals.items():
        print_row(room, total)
    for folder in dict.fromkeys(room.split("/")[0] for room in totals):
        print_row(f"all of {folder}", added(total for room, total in totals.items() if room.split("/")[0] == folder))
    whole = added(totals.values())
    print_row("all", whole)
    missing = [(path, number, text) for path, number, text in texts if excused(path, text) is None]
    for path, number, text in missing:
        print(f'{path}:{number}: no test produces "{text}"')
    for path, begin in [entry for entries in UNTESTED.values() for entry in entries]:
        if not any(path == of and text.startswith(begin) for of, _, text in texts):
            print(f'{path}: "{begin}..." is produced or gone: take it out of UNTESTED')
    print(f"coverage: {len(missing)} error texts that no test produces, {len(texts) - len(missing)} with a reason")
    return bool(missing) or percent(whole[2], whole[3]) < options.least


sys.exit(main())
