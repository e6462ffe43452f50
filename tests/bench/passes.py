# Times passes against MLIR 22's on the same texts in one run: what the whole run takes, and what the pass adds to the same
# run without it. Prints medians and ratios (peer / Mica). Real text is that of the dialects whose folds are all here.
import argparse
import os
import statistics
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "interop"))
import bench  # noqa: E402
from passes import CORE  # noqa: E402

PASSES = ["canonicalize", "cse", "sccp", "symbol-dce", "inline=default-pipeline="]


def cpu(command):
    user, system, _ = bench.once(command)
    return user + system


def row(o, name, path, flag, base):
    """`base`: medians of the run without a pass, of both."""
    ours = [os.path.join(o.bin, "mica-opt"), path, bench.ALLOW, "--" + flag, "-o", os.devnull]
    peers = [os.path.join(bench.PEER, "mlir-opt"), path, bench.ALLOW, bench.SINGLE, "--" + flag, "-o", os.devnull]
    times = [(cpu(ours), cpu(peers)) for _ in range(o.runs)]
    our, peer = (statistics.median(column) for column in zip(*times))
    added, peer_added = our - base[0], peer - base[1]
    alone = f"{peer_added / added:7.1f}x" if added > 0.01 and peer_added > 0 else f"{'-':>8}"
    memory, peer_memory = bench.peak(ours), bench.peak(peers)
    print(f"{flag.split('=')[0] + ', ' + name:32}{our:8.3f}{peer:8.3f}{peer / our:7.1f}x{added:8.3f}{peer_added:8.3f}{alone}"
          f"{memory:8.1f}{peer_memory:8.1f}{peer_memory / memory:7.1f}x", flush=True)


def rows(o, name, path):
    commands = ([os.path.join(o.bin, "mica-opt"), path, bench.ALLOW, "-o", os.devnull],
                [os.path.join(bench.PEER, "mlir-opt"), path, bench.ALLOW, bench.SINGLE, "-o", os.devnull])
    times = [[cpu(c) for c in commands] for _ in range(o.runs)]
    base = [statistics.median(column) for column in zip(*times)]
    print(f"{'no pass, ' + name:32}{base[0]:8.3f}{base[1]:8.3f}{base[1] / base[0]:7.1f}x", flush=True)
    for flag in PASSES:
        row(o, name, path, flag, base)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--bin", required=True)
    options.add_argument("--work", required=True)
    options.add_argument("--corpus", default="")
    options.add_argument("--operations", type=int, default=2000000)
    options.add_argument("--megabytes", type=int, default=16, help="of real modules")
    options.add_argument("--runs", type=int, default=3)
    o = options.parse_args()
    os.makedirs(o.work, exist_ok=True)
    print(f"{'CPU seconds and MB, medians':32}{'whole':>8}{'MLIR 22':>8}{'ratio':>8}{'pass':>8}{'MLIR 22':>8}{'ratio':>8}"
          f"{'peak':>8}{'MLIR 22':>8}{'ratio':>8}")
    if os.path.exists(os.path.join(o.corpus, "index.tsv")):
        real = os.path.join(o.work, "corpus.core.mlir")
        pieces = bench.corpus_file(o, "custom", b"module {\n", real, CORE)
        rows(o, f"{pieces} real modules", real)
    for name, write in (("straight", bench.generic_module), ("mixed", bench.mixed_module)):
        path = os.path.join(o.work, f"passes.{name}.mlir")
        write(path, o.operations)
        rows(o, f"{o.operations / 1e6:g} M {name}", path)


if __name__ == "__main__":
    main()
