# Runs passes on every piece of the corpus whose operations Mica knows, with mica-opt and with mlir-opt, and compares what
# they print. Pieces that the pass changes are counted apart from those that stay as they are; those that mlir-opt fails
# on don't count. Generated texts (--generate N) judge passes that real text hardly asks for.
#   passes.py --opt build/out/bin/mica-opt --corpus FOLDER [--only PASS] [--core] [--show N]
import argparse
import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile

from interop import check_rates, is_in, known_dialects, read, read_tsv
import passes_texts

ALLOW = "--allow-unregistered-dialect"
MARK = "// -----"
BATCH = 60
ALL_MADE = 300
CORE = {"builtin", "arith", "cf", "func", "scf", "index", "ub", "complex", "math"}
# A name, the flags, and whether what goes to stderr counts as well.
PASSES = [
    ("cse", ["--cse"], False),
    ("cse-locations", ["--cse", "--mlir-print-debuginfo"], False),
    ("canonicalize", ["--canonicalize"], False),
    ("canonicalize-locations", ["--canonicalize", "--mlir-print-debuginfo"], False),
    ("sccp", ["--sccp"], False),
    ("sccp-locations", ["--sccp", "--mlir-print-debuginfo"], False),
    ("remove-dead-values", ["--remove-dead-values"], False),
    ("remove-dead-values-locations", ["--remove-dead-values", "--mlir-print-debuginfo"], False),
    ("remove-dead-values-poison", ["--remove-dead-values=canonicalize=false"], False),
    ("symbol-dce", ["--symbol-dce"], False),
    ("symbol-privatize", ["--symbol-privatize"], False),
    ("strip-debuginfo", ["--strip-debuginfo", "--mlir-print-debuginfo"], False),
    ("topological-sort", ["--topological-sort"], False),
    ("loop-invariant-code-motion", ["--loop-invariant-code-motion"], False),
    ("loop-invariant-subset-hoisting", ["--loop-invariant-subset-hoisting"], False),
    ("loop-invariant-subset-hoisting-locations", ["--loop-invariant-subset-hoisting", "--mlir-print-debuginfo"], False),
    ("control-flow-sink", ["--control-flow-sink"], False),
    ("mem2reg", ["--mem2reg"], False),
    ("mem2reg-locations", ["--mem2reg", "--mlir-print-debuginfo"], False),
    ("sroa", ["--sroa"], False),
    ("sroa-locations", ["--sroa", "--mlir-print-debuginfo"], False),
    ("print-op-stats", ["--print-op-stats"], True),
    ("print-ir", ["--print-ir"], True),
    ("view-op-graph", ["--view-op-graph=print-control-flow-edges=true"], True),
    ("snapshot-op-locations", ["--snapshot-op-locations=filename=/dev/null", "--mlir-print-debuginfo"], False),
    ("inline", ["--inline=default-pipeline="], False),
    ("inline-canonicalize", ["--inline"], False),
    ("inline-locations", ["--inline=default-pipeline=cse", "--mlir-print-debuginfo"], False),
    ("convert-scf-to-cf", ["--convert-scf-to-cf"], False),
    ("convert-scf-to-cf-locations", ["--convert-scf-to-cf", "--mlir-print-debuginfo"], False),
    ("int-range-optimizations", ["--int-range-optimizations"], False),
    ("int-range-optimizations-locations", ["--int-range-optimizations", "--mlir-print-debuginfo"], False),
    ("arith-unsigned-when-equivalent", ["--arith-unsigned-when-equivalent"], False),
    ("arith-int-range-narrowing", ["--arith-int-range-narrowing=int-bitwidths-supported=1,8,16,24,32"], False),
    ("nested", ["--pass-pipeline=builtin.module(func.func(cse),any(cse),cse)"], False),
]


def run(arguments, text):
    """Exit code, stdout and stderr; code None: it hung."""
    try:
        done = subprocess.run(arguments, input=text, capture_output=True, timeout=120)
    except subprocess.TimeoutExpired:
        return None, b"", b""
    return done.returncode, done.stdout, done.stderr


def split(out):
    return out.split(b"\n" + MARK.encode() + b"\n")


def batch_outputs(tool, flags, texts):
    """What the tool prints for each text when it is given all in one file; None: it can't be told."""
    code, out, _ = run([tool, ALLOW, "--split-input-file", *flags, "-"], ("\n" + MARK + "\n").encode().join(texts))
    pieces = split(b"\n" + out)
    return [p.strip(b"\n") or None for p in pieces] if code in (0, 1) and len(pieces) == len(texts) else None


def outputs(runs, texts, with_stderr):
    """For each of `runs` (tool, flags): what it prints for each text; None where it fails. All in one file for all of them, or
    each alone: locations depend on it."""
    result = [None if with_stderr else batch_outputs(tool, flags, texts) for tool, flags in runs]
    if all(r is not None for r in result):
        return result
    result = [[] for _ in runs]
    for (tool, flags), found in zip(runs, result):
        for text in texts:
            code, out, err = run([tool, ALLOW, *flags, "-"], text)
            found.append((out + err if with_stderr else out).strip(b"\n") if code == 0 else None)
    return result


def corpus_texts(corpus, known):
    for row in read_tsv(os.path.join(corpus, "index.tsv"))[1:]:
        if row[0] != "ok":
            continue
        text = read(os.path.join(corpus, "ok", row[1][:2], row[1] + ".custom"))
        if is_in(row, text, known) and MARK.encode() not in text:
            yield row[1], text


def compare(o, name, flags, with_stderr, pieces, pool):
    """(pieces that count, right ones, changed ones, right among them), and the names of wrong ones."""
    batches = [pieces[i:i + BATCH] for i in range(0, len(pieces), BATCH)]
    texts = [[text for _, text in batch] for batch in batches]
    plain_flags = [f for f in flags if f == "--mlir-print-debuginfo"]
    alone = ["--mlir-disable-threading"]  # threads print in any order
    runs = [(o.peer, flags + alone), (o.peer, plain_flags + alone), (o.opt, flags)]
    counts, wrong = [0, 0, 0, 0], []
    for batch, (peer, before, mine) in zip(batches, pool.map(lambda t: outputs(runs, t, with_stderr), texts)):
        for (piece, _), expected, unchanged, found in zip(batch, peer, before, mine):
            if expected is None:
                continue
            changed, right = expected != unchanged, found == expected
            counts[0] += 1
            counts[1] += right
            counts[2] += changed
            counts[3] += changed and right
            if not right:
                wrong.append(piece)
    return counts, wrong


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--opt", required=True)
    options.add_argument("--peer", default=shutil.which("mlir-opt") or "/usr/lib/llvm-22/bin/mlir-opt")
    options.add_argument("--corpus", required=True)
    options.add_argument("--only", metavar="PASS")
    options.add_argument("--core", action="store_true", help="only pieces of the dialects whose folds and patterns are all here")
    options.add_argument("--every", type=int, default=1, metavar="N", help="only each N-th piece of the corpus")
    options.add_argument("--generate", type=int, default=ALL_MADE, metavar="N", help="generated texts for each pass that has some")
    options.add_argument("--show", type=int, default=0, metavar="N", help="name N of the pieces that differ")
    options.add_argument("--keep", metavar="FOLDER", help="write the generated texts that differ there")
    options.add_argument("--record", action="store_true", help="write the rates reached to rates.tsv")
    o = options.parse_args()
    known, table = known_dialects(o.opt), {}
    if o.core:
        known &= CORE
    # A sample has rates of its own.
    corpus_suffix = ("-core" if o.core else "") + (f"-{o.every}th" if o.every > 1 else "")
    made_suffix = "-made" + (f"-{o.generate}" if o.generate != ALL_MADE else "")
    has_corpus = os.path.exists(os.path.join(o.corpus, "index.tsv"))
    if not has_corpus:
        print(f"passes: no {o.corpus}/index.tsv here; generated texts alone")
    corpus = list(corpus_texts(o.corpus, known))[::o.every] if has_corpus else []
    print(f"{'pass':44}{'pieces':>8}{'right':>8}{'changed':>9}{'right':>8}")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, flags, with_stderr in PASSES:
            if o.only and o.only != name:
                continue
            made = passes_texts.texts(name, o.generate)
            for source, pieces in (("", corpus), (" (generated)", made)):
                if not pieces:
                    continue
                counts, wrong = compare(o, name, flags, with_stderr, pieces, pool)
                print(f"{name + source:44}{counts[0]:8}{counts[1]:8}{counts[2]:9}{counts[3]:8}", flush=True)
                measure = "pass-" + name + (made_suffix if source else corpus_suffix)
                table[measure] = (counts[2], counts[3])
                table[measure + "-all"] = (counts[0], counts[1])
                for piece in wrong[:o.show]:
                    print("  " + piece)
                if o.keep and source:
                    os.makedirs(o.keep, exist_ok=True)
                    for piece in wrong[:20]:
                        with open(os.path.join(o.keep, piece + ".mlir"), "wb") as f:
                            f.write(dict(pieces)[piece])
    return check_rates(table, o.record)


if __name__ == "__main__":
    sys.exit(main())
