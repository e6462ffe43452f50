#!/usr/bin/env python3
"""Bytecode, against MLIR 22: pieces of the corpus whose dialects mica-opt knows.

`bytecode-read`: what mlir-opt writes, in each version of the format, is read by mica-opt; printed as the generic form with
locations, and as the custom form, it is what mlir-opt prints of the same file. Pieces that mlir-opt can't read back itself
are left out. Rates below those of rates.tsv fail, and so does a crash or a hang.

  bytecode.py --opt mica-opt --corpus FOLDER [--every N] [--versions 0,6] [--list] [--keep FOLDER]
"""
import argparse
import concurrent.futures
import os
import shutil
import sys
import tempfile

from interop import check_rates, is_in, known_dialects, read, read_tsv, run

VERSIONS = range(7)
FORMS = (("--mlir-print-op-generic", "--mlir-print-debuginfo"), ())
ALLOW = "--allow-unregistered-dialect"


def pieces(corpus, known):
    """Name and path of each piece of IR in known dialects."""
    for row in read_tsv(os.path.join(corpus, "index.tsv"))[1:]:
        kind, name = row[0], row[1]
        path = os.path.join(corpus, kind, name[:2], name + ".mlir")
        if kind != "diag" and is_in(row, read(path), known):
            yield name, path


class Reading:
    """What became of one piece in one version: `different` is None where there was nothing to compare."""

    def __init__(self, o, folder, name, path, version):
        self.name, self.version, self.different, self.broken = name, version, None, None
        self.file = os.path.join(folder, f"{name}.{version}.mlirbc")
        code, _, _, _ = run([o.peer, ALLOW, "--emit-bytecode", f"--emit-bytecode-version={version}", path, "-o", self.file])
        if code == 0:
            self.compare(o)
        if self.different and o.keep:
            shutil.copy(self.file, o.keep)
        if os.path.exists(self.file):
            os.unlink(self.file)

    def compare(self, o):
        for form in FORMS:
            code, expected, _, broken = run([o.peer, ALLOW, *form, self.file])
            if code != 0 or broken:
                return
            code, out, err, self.broken = run([o.opt, ALLOW, *form, self.file])
            self.different = self.broken or (err.decode("utf-8", "replace").split("\n")[0] if code else
                                             first_difference(out, expected))
            if self.different:
                return


def first_difference(ours, theirs):
    """A line of each, or "" where they are equal."""
    if ours == theirs:
        return ""
    ours, theirs = (text.decode("utf-8", "replace").splitlines() for text in (ours, theirs))
    for a, b in zip(ours, theirs):
        if a != b:
            return f"{a.strip()[:300]}\n      expected {b.strip()[:300]}"
    return f"{len(ours)} lines, expected {len(theirs)}"


def readings(o, folder, pool):
    known = known_dialects(o.opt)
    jobs = []
    for number, (name, path) in enumerate(pieces(o.corpus, known)):
        if number % o.every == 0:
            versions = o.versions or (6, number // o.every % 6)
            jobs += [(name, path, version) for version in versions]
    return pool.map(lambda job: Reading(o, folder, *job), jobs)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--opt", required=True, help="the mica-opt to check")
    parser.add_argument("--peer", default="/usr/lib/llvm-22/bin/mlir-opt")
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--every", type=int, default=1, help="take each N-th piece")
    parser.add_argument("--versions", type=lambda text: [int(v) for v in text.split(",")],
                        help="of the format; without it 6, and one of the others for each piece")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--list", action="store_true", help="what differs, all of it")
    parser.add_argument("--keep", help="a folder for the files that differ")
    parser.add_argument("--record", action="store_true")
    o = parser.parse_args()
    if not os.path.exists(o.peer) or not os.path.exists(os.path.join(o.corpus, "index.tsv")):
        print("bytecode: no mlir-opt 22, or no corpus; nothing compared")
        return 0
    if o.keep:
        os.makedirs(o.keep, exist_ok=True)
    table, broken, shown = {"bytecode-read": [0, 0]}, 0, 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(o.jobs) as pool:
        for reading in readings(o, folder, pool):
            if reading.different is None:
                continue
            table["bytecode-read"][0] += 1
            table["bytecode-read"][1] += reading.different == ""
            broken += bool(reading.broken)
            if reading.different and (o.list or shown < 20):
                shown += 1
                print(f"  {reading.name} version {reading.version}: {reading.different}", flush=True)
    return int(check_rates(table, o.record) or broken > 0)


if __name__ == "__main__":
    sys.exit(main())
