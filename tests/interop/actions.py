"""What --log-actions-to logs is what mlir-opt logs, on generated texts: which actions there are, on what, one in the other.
Patterns are compared by the last part of their C++ names, without parameters; those that are functions have none there. Of what is
converted the name alone counts: mlir-opt still has what was replaced, and prints what isn't whole in the generic form.
Here and there another operation is looked at first, with the same result: of the logs LEAST percent are to be equal.
  actions.py --opt build/out/bin/mica-opt
"""
import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

import passes_texts

# Whose texts, and the flags.
RUNS = [
    ("cse", ["--cse", "--canonicalize"]),
    ("canonicalize", ["--canonicalize"]),
    ("canonicalize", ["--pass-pipeline=builtin.module(func.func(canonicalize,cse),any(canonicalize),cse)"]),
    ("convert-scf-to-cf", ["--convert-scf-to-cf"]),
    ("inline", ["--inline"]),
    ("sccp", ["--sccp", "--int-range-optimizations"]),
    ("arith-unsigned-when-equivalent", ["--arith-unsigned-when-equivalent"]),
    ("remove-dead-values", ["--remove-dead-values=canonicalize=false"]),
    ("mem2reg", ["--mem2reg", "--sroa"]),
    ("control-flow-sink", ["--composite-fixed-point-pass=pipeline=any(canonicalize)", "--log-mlir-actions-filter=<stdin>:5"]),
]
LEAST = 92
COMMON = ["--allow-unregistered-dialect", "--mlir-disable-threading", "--log-actions-to=-", "-o", "/dev/null", "-"]


def pattern(found):
    name = re.sub(r"<.*>$", "", found.group(1).replace("(anonymous namespace)::", "")).split("::")[-1]
    return f"pattern: {name if name[:1].isupper() else ''} ("


def log(tool, flags, text):
    """The lines; None where the tool fails."""
    done = subprocess.run([tool, *flags, *COMMON], input=text, capture_output=True, timeout=120)
    lines = re.sub(r"^\[thread [\w-]*\] ", "", done.stdout.decode(), flags=re.M)
    lines = re.sub(r'pattern: (.*?) \((?=[%a-z"])', pattern, lines)
    if "--convert-scf-to-cf" in flags:
        lines = re.sub(r'^(begins .*? \()(?:[%\w:, ]* = )?"?([\w.]+).*(?:\n(?!begins|completed).*)*', r"\1\2", lines, flags=re.M)
    return lines.splitlines() if done.returncode == 0 else None


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--opt", required=True)
    options.add_argument("--peer", default=shutil.which("mlir-opt") or "/usr/lib/llvm-22/bin/mlir-opt")
    options.add_argument("--generate", type=int, default=20)
    options.add_argument("--show", action="store_true", help="the first line that differs, of each text")
    o = options.parse_args()
    counts, wrong = [0, 0], []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, flags in RUNS:
            pieces = passes_texts.texts(name, o.generate)
            logs = pool.map(lambda piece: (log(o.peer, flags, piece[1]), log(o.opt, flags, piece[1])), pieces)
            for (piece, _), (theirs, ours) in zip(pieces, logs):
                if theirs is None:
                    continue
                counts[0] += 1
                counts[1] += len(theirs)
                if theirs != ours:
                    wrong.append(f"actions: {flags[0]} on {piece}")
                    if o.show and ours is not None:
                        both = [pair for pair in zip(theirs, ours) if pair[0] != pair[1]]
                        wrong += [f"  {both[0][0]}\n  {both[0][1]}" if both else f"  {len(theirs)} lines, {len(ours)}"]
    right = counts[0] - sum(w[0] == "a" for w in wrong)
    if o.show:
        print("\n".join(wrong))
    print(f"actions: {right} of {counts[0]} logs equal, of {counts[1]} lines")
    sys.exit(1 if 100 * right < LEAST * counts[0] else 0)


main()
