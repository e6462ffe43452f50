#!/usr/bin/env python3
"""examples/mlir: three of MLIR's dialects made from MLIR's own definitions. Builds the tool with its own Makefile and holds
it against the corpus: every piece that needs no other dialect is printed as mlir-opt prints it.
"""
import argparse
import os
import subprocess
import sys

from interop import read, read_tsv, run

OWN = {"complex", "index", "ml_program"}
KNOWN = OWN | {"builtin", "func", "arith", ""}
GENERIC = "--mlir-print-op-generic"


def pieces(corpus):
    for row in read_tsv(os.path.join(corpus, "index.tsv"))[1:]:
        dialects = set(row[5].split(",")) if len(row) > 5 else set()
        if row[0] == "ok" and dialects <= KNOWN and dialects & OWN:
            yield os.path.join(corpus, "ok", row[1][:2], row[1])


def main():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--out", required=True, help="the build's products")
    options.add_argument("--corpus", required=True)
    options.add_argument("--include", default="/usr/lib/llvm-22/include")
    o = options.parse_args()
    if not os.path.isdir(o.include + "/mlir"):
        print("port: MLIR's definitions are not installed; nothing built")
        return 0
    tool = os.path.abspath(o.out) + "/examples/mlir/mlir-opt"
    subprocess.run(["make", "-s", "-C", root + "/examples/mlir", "MICA=" + root, "MLIR=" + o.include,
                    "OUT=" + os.path.dirname(tool), "CFLAGS=-Wall -Wextra -Wpedantic -Werror"], check=True)
    if not os.path.exists(os.path.join(o.corpus, "index.tsv")):
        print("port: built; no corpus here, nothing compared")
        return 0
    wrong, count = [], 0
    for base in pieces(o.corpus):
        for flags, given, expected in (([], ".mlir", ".custom"), ([GENERIC], ".mlir", ".generic"),
                                       ([], ".generic", ".custom")):
            count += 1
            code, out, _, broken = run([tool, "--allow-unregistered-dialect", *flags, base + given])
            if code != 0 or broken or out != read(base + expected):
                wrong.append(f"  {os.path.basename(base)}: {given} to {expected}")
    print("\n".join(wrong + [f"port: {count - len(wrong)} of {count} texts of {', '.join(sorted(OWN))} as mlir-opt's"]))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
