#!/usr/bin/env python3
"""Holds what defs/ says of each of MLIR's dialects against MLIR's own definitions: operation by operation, type by type,
attribute by attribute, enum by enum (facts.py says what is compared).

models.tsv has a reason for each difference: dialects (a regular expression), a pattern, the reason. A pattern is searched
in a line: subject, what differs, MLIR's, Mica's. A difference without a reason fails, and so does a row that explains none.
"""
import argparse
import collections
import concurrent.futures
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

from facts import Facts, differences
from interop import read, read_tsv

REASONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "models.tsv")
NO_PEER = {"conversion", "mica", "mlir", "passes", "probe", "ranges", "test", "test_transform"}
# Dialects of which other folders define operations as well.
ELSEWHERE = {"transform": ["mlir/Dialect/*/TransformOps/*.td", "mlir/Dialect/Transform/*Extension/*.td"]}


def records(command, folders, path):
    """The records of a file; None: it can't be read on its own."""
    flags = [flag for folder in folders for flag in ("-I", folder)]
    done = subprocess.run([command, "--dump-json", *flags, path], capture_output=True, text=True, timeout=120)
    return json.loads(done.stdout) if done.returncode == 0 else None


def peer_files(include, dialect):
    """MLIR's files of a dialect: those of the folder in which it is defined, that are read on their own. Encodings of
    bytecode come last: they have other classes of the same names."""
    defines = re.compile(rb'\blet name = "%s";' % dialect.encode())
    for path in glob.glob(include + "/mlir/**/*.td", recursive=True):
        if defines.search(read(path)):
            elsewhere = [f for pattern in ELSEWHERE.get(dialect, []) for f in glob.glob(f"{include}/{pattern}")]
            return sorted(glob.glob(os.path.dirname(path) + "/*.td") + elsewhere, key=lambda f: ("Bytecode" in f, f))
    return []


def includes(o, files):
    """Where the files find what they include: beside themselves as well."""
    return [o.include, *sorted({os.path.dirname(path) for path in files})]


def is_readable(o, text):
    with tempfile.NamedTemporaryFile("w", suffix=".td") as one:
        one.write(text)
        one.flush()
        flags = [flag for folder in o.includes for flag in ("-I", folder)]
        return subprocess.run([o.tblgen, "--null-backend", *flags, one.name], capture_output=True).returncode == 0


def peer_records(o, files):
    """The records of all files of a dialect that can be read together; those that define the same names again are read with
    the next ones, where a dialect stands in several folders."""
    groups, rest = [], [f'include "{os.path.relpath(path, o.include)}"\n' for path in files]
    while rest and (not groups or o.elsewhere):
        together, later = "", []
        for line in rest:
            if is_readable(o, together + line):
                together += line
            else:
                later.append(line)
        groups.append(together)
        rest = [line for line in later if is_readable(o, line)]
    for together in groups:
        with tempfile.NamedTemporaryFile("w", suffix=".td") as all_of_them:
            all_of_them.write(together)
            all_of_them.flush()
            yield records(o.tblgen, o.includes, all_of_them.name)


def compare(o, dialect):
    """The differences of a dialect, and how many facts MLIR has of it."""
    files = peer_files(o.include, dialect)
    folder = os.path.join(o.defs, dialect)
    o = argparse.Namespace(**vars(o), elsewhere=dialect in ELSEWHERE, includes=includes(o, files))
    names, theirs = {os.path.basename(path) for path in files}, {}
    for group in peer_records(o, files):
        theirs |= Facts(group, dialect).all(names)
    ours = Facts(records(o.gen, [o.defs], f"{folder}/{dialect}.def"), dialect).all(set(os.listdir(folder)))
    return list(differences(theirs, ours)), len(theirs)


def main():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--gen", required=True, help="the mica-gen to check")
    options.add_argument("--tblgen", default="/usr/lib/llvm-22/bin/llvm-tblgen")
    options.add_argument("--include", default="/usr/lib/llvm-22/include")
    options.add_argument("--only", help="one dialect: rows that explain nothing are no error")
    options.add_argument("--all", action="store_true", help="print differences that have a reason, too")
    o = options.parse_args()
    o.defs = os.path.join(root, "defs")
    if not os.path.exists(o.tblgen) or not os.path.isdir(o.include + "/mlir"):
        print("models: llvm-tblgen 22 or MLIR's definitions are not installed; nothing compared")
        return 0
    reasons = [(re.compile(row[0] + "$"), re.compile(row[1]), row[2]) for row in read_tsv(REASONS)]
    dialects = [o.only] if o.only else sorted(set(os.listdir(o.defs)) - NO_PEER)
    used, unexplained = collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for dialect, (found, count) in zip(dialects, pool.map(lambda name: compare(o, name), dialects)):
            without = 0
            for difference in found:
                line = "\t".join(difference)
                reason = next((r for r in reasons if r[0].match(dialect) and r[1].search(line)), None)
                used[reason] += 1
                without += reason is None
                if reason is None or o.all:
                    print(f"  {dialect}: {line}" + (f"\t({reason[2]})" if reason else ""))
            print(f"models: {dialect:16}{count:6} facts,{len(found):5} differ,{without:5} without a reason")
            unexplained += without
    unused = [] if o.only else [r for r in reasons if not used[r]]
    for reason in unused:
        print(f"  models.tsv: nothing differs so: {reason[0].pattern[:-1]} {reason[1].pattern}")
    return int(unexplained > 0 or unused != [])


if __name__ == "__main__":
    sys.exit(main())
