#!/usr/bin/env python3
"""What docs/abi.md says of the shared library: its soname and the version of its symbols are those that stand there, and
nothing that the headers declared for that soname has gone or changed since: functions, their types, the layout of what is
visible. That is asked by abidw and abidiff, where they are installed, of a library of the headers alone, in which each
function has an empty body.

  abi.py --library build/out/lib/libmica.so.1 --baseline packaging/libmica.so.1.abi.gz --work build/out/abi [--write]
"""
import argparse
import glob
import gzip
import os
import re
import shlex
import shutil
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
HEADERS = os.path.join(ROOT, "runtime", "include")
DECLARED = re.compile(r'__attribute__\(\(visibility\("default"\)\)\)([^;{]*\([^;{]*);')


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def check_soname(library, said):
    """By readelf, where it is installed."""
    if shutil.which("readelf") is None:
        return
    dynamic, symbols = run(["readelf", "-d", library]).stdout, run(["readelf", "--dyn-syms", "-W", library]).stdout
    soname = re.search(r"SONAME.*\[(.*)\]", dynamic)[1]
    versions = set(re.findall(r" mica_\w+@@(\w+)", symbols))
    if soname not in said or os.path.basename(library) != soname:
        sys.exit(f"abi: the soname is {soname}, of which docs/abi.md says nothing")
    if versions != {v for v in re.findall(r"`(MICA_\d+)`", said)}:
        sys.exit(f"abi: the versions of the symbols are {versions}, which isn't what docs/abi.md says")


def write_library(cc, work):
    """Of the headers: a body for each function that they declare."""
    includes = "".join(f'#include "mica/{os.path.basename(h)}"\n' for h in sorted(glob.glob(os.path.join(HEADERS, "mica", "*.h"))))
    done = run([*cc, "-E", "-P", f"-I{HEADERS}", "-DMICA_INLINE=", "-x", "c", "-"], input=includes)
    text = re.sub(r"__attribute__\(\((?:cold|deprecated)[^)]*\)\)", "", done.stdout)
    source, library = os.path.join(work, "headers.c"), os.path.join(work, "headers.so")
    with open(source, "w", encoding="utf-8") as file:
        file.write(DECLARED.sub(lambda m: m[0][:-1] + " { __builtin_trap(); }" if "extern" not in m[1] else m[0], text))
    done = run([*cc, "-g", "-O0", "-w", "-fno-eliminate-unused-debug-types", "-shared", "-fPIC", "-o", library, source])
    if done.returncode != 0:
        sys.exit(f"abi: {done.stderr}")
    return library


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", required=True)
    parser.add_argument("--baseline", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--write", action="store_true", help="the baseline anew: of a new soname")
    options = parser.parse_args()
    with open(os.path.join(ROOT, "docs", "abi.md"), encoding="utf-8") as file:
        check_soname(options.library, file.read())
    if shutil.which("abidw") is None or shutil.which("abidiff") is None:
        print("abi: the soname is as docs/abi.md says; no abidw, so nothing is compared")
        return
    os.makedirs(options.work, exist_ok=True)
    now = os.path.join(options.work, "now.abi")
    library = write_library(shlex.split(options.cc), options.work)
    done = run(["abidw", "--no-comp-dir-path", "--no-corpus-path", "--no-show-locs", "--out-file", now, library])
    if done.returncode != 0:
        sys.exit(f"abi: abidw: {done.stderr}")
    if options.write:
        with open(now, "rb") as file, open(options.baseline, "wb") as to:
            to.write(gzip.compress(file.read(), mtime=0))
        return
    before = os.path.join(options.work, "before.abi")
    with gzip.open(options.baseline) as file, open(before, "wb") as to:
        to.write(file.read())
    done = run(["abidiff", "--no-added-syms", before, now])
    if done.returncode & 4:
        sys.exit(f"abi: what was linked with {os.path.basename(options.library)} before doesn't run with it any more:\n{done.stdout}")
    if done.returncode != 0:
        sys.exit(f"abi: abidiff: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    print("abi: nothing that the headers declared has gone or changed")


if __name__ == "__main__":
    main()
