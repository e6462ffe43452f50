# Times passes against MLIR 22's on the same texts in one run: what the whole run takes, what the pass takes by the program's
# own clock (--mlir-timing), and what it adds to the same run without it (what it saves or costs when its result is printed
# included). Prints medians and ratios (peer / Mica). Real text is that of the dialects whose folds are all here.
#
# What a pass adds is a small difference of large figures, on machines whose speed moves. So runs go in rounds: each round is
# one run of everything, one after the other, and differences are taken inside of a round. There are as many rounds as
# --seconds leave time for, at least one; a difference that isn't larger than what half of the rounds stray by is not told.
import argparse
import os
import re
import statistics
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "interop"))
import bench  # noqa: E402
from passes import CORE  # noqa: E402

NO_PASS = ""
# By what is said of each: inline comes with a pipeline of its own, or without.
PASSES = {"canonicalize": "canonicalize", "cse": "cse", "sccp": "sccp", "symbol-dce": "symbol-dce", "inline": "inline",
          "inline=default-pipeline=": "inline alone"}
MOST_ROUNDS = 15
# A line of what --mlir-timing tells, two blanks before a name for each level, and the names of what isn't a pass.
TIMED = re.compile(r" +(-?[\d.]+) \( *-?[\d.]+%\)  (\S.*)")
NOT_PASSES = {"Parser", "Output", "Rest", "Total"}


def timed(path):
    """Seconds of the passes that a program ran, by what it tells itself. What a pass runs inside of it is told as a pipeline
    beside it."""
    with open(path, encoding="utf-8") as f:
        lines = [TIMED.fullmatch(line) for line in f.read().splitlines()]
    return sum(float(line[1]) for line in lines if line and line[2] not in NOT_PASSES and not line[2].endswith(" Pipeline"))


def once(o, command):
    """CPU seconds, peak MB and the passes' own seconds of one run. GNU time adds less than a millisecond, and tells the peak
    of the command alone."""
    told, said = (os.path.join(o.work, name) for name in ("peak", "timing"))
    user, system, _ = bench.once([bench.TIME, "-q", "-f", "%M", "-o", told] + command, errors=said)
    with open(told, encoding="utf-8") as f:
        return user + system, float(f.read()) / 1024, timed(said)


def commands(o, path, name):
    flags = [path, bench.ALLOW] + (["--" + name] if name != NO_PASS else []) + ["--mlir-timing", "-o", os.devnull]
    return [os.path.join(o.bin, "mica-opt")] + flags, [os.path.join(bench.PEER, "mlir-opt"), bench.SINGLE] + flags


def one_round(o, path):
    """Of each pass, and of none: (CPU seconds, peak MB, the pass's own seconds) of Mica and of the peer."""
    return {name: [once(o, command) for command in commands(o, path, name)] for name in [NO_PASS, *PASSES]}


def added(rounds, name, side):
    """What the pass adds: the median, or 0 when the rounds disagree."""
    differences = sorted(r[name][side][0] - r[NO_PASS][side][0] for r in rounds)
    middle = statistics.median(differences)
    quarter = len(differences) // 4
    strays = (differences[-1 - quarter] - differences[quarter]) / 2
    return middle if middle > max(strays, 0.01) else 0.0


def pair(ours, peers):
    """Two figures and their ratio; what can't be told is a dash."""
    figures = [f"{s:8.3f}" if s > 0 else f"{'-':>8}" for s in (ours, peers)]
    return "".join(figures) + (f"{peers / ours:7.1f}x" if ours > 0 and peers > 0 else f"{'-':>8}")


def row(rounds, text, name):
    (our, peer), (memory, peer_memory), (own, peers_own) = (
        [statistics.median(r[name][side][i] for r in rounds) for side in (0, 1)] for i in (0, 1, 2))
    of_pass = pair(own, peers_own) + pair(added(rounds, name, 0), added(rounds, name, 1)) if name != NO_PASS else " " * 48
    print(f"{PASSES.get(name, 'no pass') + ', ' + text:32}{pair(our, peer)}{of_pass}"
          f"{memory:8.1f}{peer_memory:8.1f}{peer_memory / memory:7.1f}x", flush=True)


def rows(o, text, path):
    start, rounds = time.monotonic(), []
    while not rounds or (len(rounds) < MOST_ROUNDS and (time.monotonic() - start) * (1 + 1 / len(rounds)) < o.seconds):
        rounds.append(one_round(o, path))
    for name in [NO_PASS, *PASSES]:
        row(rounds, text, name)
    print(f"  {len(rounds)} rounds in {time.monotonic() - start:.0f} s", flush=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--bin", required=True)
    options.add_argument("--work", required=True)
    options.add_argument("--corpus", default="")
    options.add_argument("--operations", type=int, default=2000000, help="of straight lines")
    options.add_argument("--mixed", type=int, default=500000, help="operations of the mixed shape")
    options.add_argument("--megabytes", type=int, default=16, help="of real modules")
    options.add_argument("--seconds", type=int, default=90, help="for the rounds of each shape")
    o = options.parse_args()
    os.makedirs(o.work, exist_ok=True)
    print(f"{'CPU seconds and MB, medians':32}"
          + "".join(f"{of:>8}{'MLIR 22':>8}{'ratio':>8}" for of in ("whole", "pass", "adds", "peak")))
    if os.path.exists(os.path.join(o.corpus, "index.tsv")):
        real = os.path.join(o.work, "corpus.core.mlir")
        pieces = bench.corpus_file(o, "custom", b"module {\n", real, CORE)
        rows(o, f"{pieces} real modules", real)
    for name, write, count in (("straight", bench.generic_module, o.operations), ("mixed", bench.mixed_module, o.mixed)):
        path = os.path.join(o.work, f"passes.{name}.mlir")
        write(path, count)
        rows(o, f"{count / 1e6:g} M {name}", path)


if __name__ == "__main__":
    main()
