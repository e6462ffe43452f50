#!/usr/bin/env python3
"""Holds mica-gen's records against llvm-tblgen's on every definition file of the installed MLIR.

Where llvm-tblgen succeeds, the JSON must be equal; where it reports an error, mica-gen must report one
on the same line. Prints the count and fails below the one recorded in rates.tsv beside this file.
"""
import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import sys

ERROR = re.compile(r"^(?P<file>[^\s:][^:]*):(?P<line>\d+):\d+: error: ", re.M)


def run(program, include, path, action="--dump-json"):
    command = [program, "-I", include, action, path]
    done = subprocess.run(command, capture_output=True, timeout=300)
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


def first_error(stderr):
    found = ERROR.search(stderr)
    return None if found is None else (os.path.basename(found["file"]), int(found["line"]))


def compare(arguments, path):
    """What differs for one file; None: nothing."""
    peer_code, peer_out, peer_err = run(arguments.peer, arguments.include, path)
    code, out, err = run(arguments.gen, arguments.include, path)
    if code < 0 or code > 2:
        return f"mica-gen ended with {code}"
    if (code == 0) != (peer_code == 0):
        line = (err or peer_err).splitlines()
        return f"exit code {code}, llvm-tblgen {peer_code}: {line[0] if line else ''}"
    if code != 0:
        ours, theirs = first_error(err), first_error(peer_err)
        return None if ours == theirs else f"error at {ours}, llvm-tblgen at {theirs}"
    if out == peer_out:
        return None
    try:
        return None if json.loads(out) == json.loads(peer_out) else "the JSON differs"
    except ValueError as problem:
        return f"no JSON: {problem}"


def definitions(folder):
    for root, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".td"):
                yield os.path.join(root, name)


def recorded(name):
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rates.tsv")
    if not os.path.exists(path):
        return 0
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            parts = line.split()
            if parts and parts[0] == name:
                return int(parts[1])
    return 0


def check(arguments, name, folder):
    """Compares every file below a folder. False: fewer are equal than recorded."""
    files = sorted(definitions(folder))
    with concurrent.futures.ThreadPoolExecutor(max_workers=arguments.jobs) as pool:
        results = list(pool.map(lambda path: compare(arguments, path), files))
    for path, difference in zip(files, results):
        if difference is not None:
            print(f"  {os.path.relpath(path, arguments.include)}: {difference}")
    equal = results.count(None)
    least = min(recorded(name), len(files))
    print(f"{name}: {equal} of {len(files)} files as llvm-tblgen (recorded: {recorded(name)})")
    return equal >= least


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gen", required=True, help="the mica-gen to check")
    parser.add_argument("--peer", default="/usr/lib/llvm-22/bin/llvm-tblgen")
    parser.add_argument("--include", default="/usr/lib/llvm-22/include")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    if not os.path.exists(arguments.peer) or not os.path.isdir(arguments.include):
        print("records: llvm-tblgen 22 or MLIR's definitions are not installed; nothing compared")
        return 0
    ok = True
    for name in ("mlir", "llvm"):
        folder = os.path.join(arguments.include, name)
        if os.path.isdir(folder):
            ok = check(arguments, f"records-{name}", folder) and ok
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
