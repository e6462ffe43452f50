# Holds mica-opt against a corpus of IR text and what MLIR 22 makes of it, and prints a table of pass rates.
# A rate below the one recorded in rates.tsv fails; so does a crash, a hang or a sanitizer report on any piece.
# The corpus: index.tsv (kind, name, ..., dialects), ok/XX/NAME.{mlir,generic,custom}, diag/XX/NAME.mlir.
import argparse
import concurrent.futures
import os
import re
import sys

from interop import check_rates, is_in, known_dialects, read, read_tsv, run

# The dialects of mlir-opt 22. A diagnostics piece that names one which mica-opt does not know is counted apart.
PEER_DIALECTS = set("""acc affine amdgpu amx arith arm_neon arm_sme arm_sve async bufferization builtin cf complex dlti
emitc func gpu index irdl linalg llvm math memref ml_program mpi nvgpu nvvm omp pdl pdl_interp ptr quant rocdl scf shape
shard smt sparse_tensor spirv tensor test test_dyn tosa transform ub vector wasmssa x86vector xegpu xevm""".split())
ALLOW = "--allow-unregistered-dialect"
GENERIC = "--mlir-print-op-generic"


def names_unknown(path, known):
    """Whether the text names something of a dialect that mlir-opt knows and mica-opt does not, or of what its tests put into one."""
    text = read(path).decode("utf-8", "replace")
    return "transform.test_" in text or any(d in PEER_DIALECTS - known for d in re.findall(r"(?<![\w.@%^])([a-z_0-9]+)\.[a-zA-Z_]", text))


def jobs(corpus, known):
    """(measure, piece, flags, input, expected text or None) of every run."""
    for row in read_tsv(os.path.join(corpus, "index.tsv"))[1:]:
        kind, name = row[0], row[1]
        base = os.path.join(corpus, kind, name[:2], name)
        if kind == "diag":
            measure = "survived-diagnostics" if names_unknown(base + ".mlir", known) else "diagnostics"
            yield measure, name, [ALLOW, "--verify-diagnostics"], base + ".mlir", None
            continue
        text = read(base + ".generic")
        yield "generic-to-generic", name, [ALLOW, GENERIC], base + ".generic", text
        if is_in(row, text, known):
            yield "custom-to-generic", name, [ALLOW, GENERIC], base + ".mlir", text
            yield "custom-to-custom", name, [ALLOW], base + ".mlir", read(base + ".custom")
        else:  # in dialects that mica-opt does not know: it only has to survive
            yield "survived", name, [ALLOW], base + ".mlir", None


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
        good = measure in ("survived", "survived-diagnostics") or (code == 0 and (expected is None or out == expected))
        return measure, piece, good, broken

    table, broken_pieces, failed = {}, [], []
    selected = [j for j in jobs(o.corpus, known_dialects(o.opt)) if not o.only or j[0] == o.only]
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
