#!/usr/bin/env python3
"""What mica-gen makes of the definitions of other projects: each folder is a project's, one that its files are included
from. Every .td file in it that llvm-tblgen reads on its own is given to mica-gen as it is, and the C to a compiler.

Prints a row for each file: the exit code, the warnings of a usual run, the operations, the functions that are left to the
author, and what the compiler says. A file whose exit code isn't 0, or whose C doesn't compile without a warning, fails.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys

import td

Row = collections.namedtuple("Row", "path folder code warnings errors operations functions")


def included(o):
    return [word for folder in [*o.folders, *o.include] for word in ("-I", folder)]


def is_read(o, path):
    done = subprocess.run([o.tblgen, "-dump-json", *included(o), path], capture_output=True, timeout=120)
    return done.returncode == 0 and any(name for name in json.loads(done.stdout)["!instanceof"].get("Dialect", []))


def generate(o, root, path):
    folder = os.path.join(o.work, "files", os.path.relpath(path, root))
    os.makedirs(folder)
    command = [o.gen, "-I", o.defs, *included(o), "-o", folder, path]
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=120)
        code, said = done.returncode, done.stderr.splitlines()
        report = subprocess.run([*command, "--report=json"], capture_output=True, text=True, timeout=120).stdout
    except subprocess.TimeoutExpired:
        code, said, report = "hangs", [], ""
    operations = 0
    for c in td.files_below(folder, ".c"):
        with open(c, encoding="utf-8") as file:
            operations += len(td.DESCRIPTOR.findall(file.read()))
    functions = len(json.loads(report)["functions"]) if code == 0 and report else 0
    return Row(path, folder, code, sum("warning:" in line for line in said), [line for line in said if "error:" in line],
               operations, functions)


def lay_out(o, rows):
    """Writes the headers where the C includes them from: NAME/NAME.h, of the file with most of a dialect."""
    largest = {}
    for row in rows:
        for c in td.files_below(row.folder, ".c"):
            with open(c, encoding="utf-8") as file:
                table = td.TABLE.search(file.read())
            if table is not None and not os.path.exists(os.path.join(o.dialects, table[1])):
                largest[table[1]] = max(largest.get(table[1], (0, "")), (os.path.getsize(c), c[:-1] + "h"))
    for name, (_, header) in largest.items():
        folder = os.path.join(o.work, "include", name)
        os.makedirs(folder, exist_ok=True)
        shutil.copy(header, os.path.join(folder, name + ".h"))


def compiled(o, row):
    """The compiler's first error, or ""."""
    places = [row.folder, o.work + "/include", o.root + "/runtime/include", o.dialects]
    for c in td.files_below(row.folder, ".c"):
        error = td.compiled(o, c, places)["error"]
        if error:
            return error
    return ""


def main():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--out", required=True, help="the build's products")
    options.add_argument("--cc", default="gcc")
    options.add_argument("--tblgen", default="/usr/lib/llvm-22/bin/llvm-tblgen")
    options.add_argument("--include", action="append", help="further folders; MLIR's own without it")
    options.add_argument("--only", default="", help="files whose path has these letters")
    options.add_argument("folders", nargs="+")
    o = options.parse_args()
    o.root, o.out, o.include = root, os.path.abspath(o.out), o.include or ["/usr/lib/llvm-22/include"]
    o.gen, o.dialects, o.work = o.out + "/bin/mica-gen", o.out + "/dialects", o.out + "/projects"
    o.defs = os.path.join(root, "defs")
    shutil.rmtree(o.work, ignore_errors=True)
    paths = [(folder, path) for folder in o.folders for path in sorted(td.files_below(folder, ".td"))]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        reads = list(pool.map(lambda p: is_read(o, p[1]), paths))
        rows = list(pool.map(lambda p: generate(o, *p), [p for p, read in zip(paths, reads) if read]))
        lay_out(o, rows)
        rows = [row for row in rows if o.only in row.path]
        answers = list(pool.map(lambda row: compiled(o, row) if row.code == 0 else "", rows))
    width = max([len(os.path.basename(row.path)) for row in rows], default=0)
    for row, answer in zip(rows, answers):
        print(f"{os.path.basename(row.path):{width}} exit code {row.code}, {row.warnings:3} warnings, {row.operations:4} operations, "
              f"{row.functions:4} functions of the author's{', NOT C' if answer else ''}")
        print("".join(f"    {line}\n" for line in row.errors[:5] + [answer] * bool(answer)), end="")
    wrong = sum(row.code != 0 or answer != "" for row, answer in zip(rows, answers))
    print(f"projects: {len(rows)} files with dialects ({reads.count(False)} have none, or aren't read on their own), "
          f"{sum(row.operations for row in rows)} operations, {wrong} files are refused or don't compile")
    return int(wrong > 0 or not rows)


if __name__ == "__main__":
    sys.exit(main())
