#!/usr/bin/env python3
"""Holds mica-gen's records against llvm-tblgen's on random programs (programs.py).

Where llvm-tblgen succeeds, the printed records, the JSON and what `dump` wrote must be equal; where it
reports an error, mica-gen must report one on the same line. Prints the count and fails below the rate
recorded in rates.tsv. With --keep, what differs is reduced line by line and written there.
"""
import argparse
import concurrent.futures
import json
import os
import re
import sys
import tempfile

from interop import check_rates, run
from programs import program

FIRST_ERROR = re.compile(r"^[^\s:][^:\n]*:(\d+):\d+: error: (.*)", re.M)
NOTES = re.compile(r"^[^\s:][^:\n]*:(\d+):\d+: note: (.*)", re.M)

PREVIOUS = "location of previous definition"  # belongs to a warning


class Outcome:
    """What one reader made of a file."""

    def __init__(self, tool, path, action):
        self.code, self.out, stderr, self.broken = run([tool, action, path])
        stderr = stderr.decode("utf-8", "replace")
        found = FIRST_ERROR.search(stderr)
        self.error = found and int(found[1])
        self.message = found and found[2]
        self.notes = [note for note in NOTES.findall(stderr) if self.code == 0 and note[1] != PREVIOUS]


def difference(arguments, path, actions=("--print-records", "--dump-json")):
    """(what differs or None, whether llvm-tblgen accepts the file)"""
    for action in actions:
        peer, ours = Outcome(arguments.peer, path, action), Outcome(arguments.gen, path, action)
        if peer.broken:
            return None, False  # it crashed
        if ours.broken:
            return ours.broken, peer.code == 0
        if peer.code != ours.code:
            return f"exit code {ours.code}, expected {peer.code}: {ours.message or peer.message}", peer.code == 0
        if peer.code != 0:
            wrong = peer.error not in (None, ours.error)
            return f"error in line {ours.error} ({ours.message}), expected {peer.error} ({peer.message})" if wrong else None, False
        if ours.notes != peer.notes:
            return f"notes {ours.notes}, expected {peer.notes}", True
        if ours.out != peer.out and (action != "--dump-json" or json.loads(ours.out) != json.loads(peer.out)):
            return f"{action}: {first_difference(ours.out, peer.out)}", True
    return None, True


def first_difference(ours, theirs):
    ours, theirs = ours.decode("utf-8", "replace").splitlines(), theirs.decode("utf-8", "replace").splitlines()
    for a, b in zip(ours, theirs):
        if a != b:
            return f"{a.strip()} | expected {b.strip()}"
    return f"{len(ours)} lines, expected {len(theirs)}"


def kind(what):
    """Differences of one kind are reduced to one another."""
    if what is None or what.startswith("--"):
        return what and what.split(":")[0]
    return re.sub(r"\d+|'[^']*'", "", what)


def reduce(arguments, text, what):
    """Leaves out lines for as long as the difference stays."""
    lines = text.splitlines()
    with tempfile.NamedTemporaryFile("w+", suffix=".td") as f:
        def still_differs(kept):
            f.seek(0)
            f.truncate()
            f.write("\n".join(kept) + "\n")
            f.flush()
            return kind(difference(arguments, f.name)[0]) == kind(what)

        size = len(lines) // 2
        while size > 0:
            at = 0
            while at < len(lines):
                kept = lines[:at] + lines[at + size:]
                if still_differs(kept):
                    lines = kept
                else:
                    at += size
            size //= 2
    return "\n".join(lines) + "\n"


def compare(arguments, folder, seed):
    path = os.path.join(folder, f"{seed}.td")
    text = program(seed)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    what, accepted = difference(arguments, path)
    os.unlink(path)
    if what is not None and arguments.keep:
        with open(os.path.join(arguments.keep, f"{seed}.td"), "w", encoding="utf-8") as f:
            f.write(f"{reduce(arguments, text, what)}// {what}\n")
    return seed, what, accepted


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gen", required=True, help="the mica-gen to check")
    parser.add_argument("--peer", default="/usr/lib/llvm-22/bin/llvm-tblgen")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--count", type=int, default=700, help="how many seeds")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", help="a folder for what differs")
    parser.add_argument("--record", action="store_true")
    arguments = parser.parse_args()
    if not os.path.exists(arguments.peer):
        print("programs: llvm-tblgen 22 is not installed; nothing compared")
        return 0
    if arguments.keep:
        os.makedirs(arguments.keep, exist_ok=True)
    seeds = range(arguments.first, arguments.first + arguments.count)
    table = {"programs-accepted": [0, 0], "programs-rejected": [0, 0]}
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for seed, what, accepted in pool.map(lambda seed: compare(arguments, folder, seed), seeds):
            row = table["programs-accepted" if accepted else "programs-rejected"]
            row[0] += 1
            row[1] += what is None
            if what is not None:
                print(f"  seed {seed}: {what}")
    return check_rates(table, arguments.record)


if __name__ == "__main__":
    sys.exit(main())
