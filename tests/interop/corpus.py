# Holds mica-test-opt (mica-opt with the dialects of MLIR's own tests) against a corpus of IR text and what MLIR 22 makes of it,
# and prints a table of pass rates.
# A rate below the one recorded in rates.tsv fails; so does a crash, a hang or a sanitizer report on any piece.
# The corpus: index.tsv (kind, name, ..., dialects), ok/XX/NAME.{mlir,generic,custom}, diag/XX/NAME.mlir.
import argparse
import concurrent.futures
import os
import sys

from interop import check_rates, read, read_tsv, run

ALLOW = "--allow-unregistered-dialect"
GENERIC = "--mlir-print-op-generic"


def jobs(corpus):
    """(measure, piece, flags, input, expected text or None) of every run."""
    for kind, name, *_ in read_tsv(os.path.join(corpus, "index.tsv"))[1:]:
        base = os.path.join(corpus, kind, name[:2], name)
        if kind == "diag":
            yield "diagnostics", name, [ALLOW, "--verify-diagnostics"], base + ".mlir", None
            continue
        generic, custom = read(base + ".generic"), read(base + ".custom")
        yield "generic-to-generic", name, [ALLOW, GENERIC], base + ".generic", generic
        yield "custom-to-generic", name, [ALLOW, GENERIC], base + ".mlir", generic
        yield "custom-to-custom", name, [ALLOW], base + ".mlir", custom


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--opt", required=True)
    options.add_argument("--corpus", required=True)
    options.add_argument("--list", metavar="MEASURE", help="print the pieces of MEASURE that fail")
    options.add_argument("--only", metavar="MEASURE", help="run only this measure")
    options.add_argument("--record", action="store_true", help="write the rates reached to rates.tsv")
    o = options.parse_args()
    if not os.path.exists(os.path.join(o.corpus, "index.tsv")):
        print(f"corpus: no {o.corpus}/index.tsv here; nothing to compare (set CORPUS=FOLDER)")
        return 0

    def one(job):
        measure, piece, flags, path, expected = job
        code, out, _, broken = run([o.opt] + flags + [path])
        good = code == 0 and (expected is None or out == expected)
        return measure, piece, good, broken

    table, broken_pieces, failed = {}, [], []
    selected = [j for j in jobs(o.corpus) if not o.only or j[0] == o.only]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for measure, piece, good, broken in pool.map(one, selected):
            done = table.setdefault(measure, [0, 0])
            done[0] += 1
            done[1] += good and not broken
            if broken:
                broken_pieces.append(f"  {measure} {piece}: {broken}")
            if measure == o.list and not good:
                failed.append(f"  {piece}")
    status = check_rates(table, o.record)
    print("\n".join(broken_pieces + failed))
    return int(status or bool(broken_pieces))


sys.exit(main())
