#!/usr/bin/env python3
"""A second corpus: what MLIR 22's own lowerings make of the pieces of the first, which nobody wrote and Mica hasn't seen.

Each piece is taken through some of mlir-opt's passes, drawn from those whose names speak of its dialects; where one changes it,
the result is a piece. The folder is laid out as the corpus is, so that corpus.py, passes.py and bytecode.py take it as theirs:

  lowered.py --corpus FOLDER --out FOLDER [--seed N] [--every N] [--tries N]
  passes.py --opt mica-opt --corpus OUT --only canonicalize --show 20
"""
import argparse
import concurrent.futures
import hashlib
import os
import random
import re

from interop import read, read_tsv, run

ALLOW = "--allow-unregistered-dialect"
SINGLE = "--mlir-disable-threading"
# Words of passes' names that stand for a dialect of another name, or for its operations.
SPOKEN = {"parallel": "scf", "loop": "scf", "std": "func", "shape": "tensor", "bufferize": "tensor", "buffer": "memref",
          "alloc": "memref", "elementwise": "arith", "sparse": "sparse_tensor", "sparsification": "sparse_tensor"}
# Passes of mlir-opt's tests, passes that Mica has, and those that print or write something else than the module.
LEFT_OUT = re.compile(r"test|print|view-op|snapshot|interpreter|canonicalize$|^cse$|^inline$|^sccp$|symbol-|binary|outline-shape")


def passes(peer):
    """Name -> the words in it."""
    told = run([peer, "--help"])[1].decode()
    listed = told[told.index("Passes:"):told.index("Pass Pipelines:")]
    names = re.findall(r"^      --([a-z0-9-]+) ", listed, re.M)
    return {name: set(name.split("-")) for name in names if not LEFT_OUT.search(name)}


def speak_of(words, dialects):
    return any(word in dialects or SPOKEN.get(word) in dialects for word in words)


def lowered(peer, path, names, dialects, choice, tries):
    """The text after passes that changed it, and their names; None: none of them did."""
    before, done = run([peer, ALLOW, SINGLE, path])[1], []
    fitting = sorted(name for name, words in names.items() if speak_of(words, dialects))
    for name in choice.sample(fitting, min(tries, len(fitting))):
        flags = ["--" + f for f in [*done, name]]
        code, out, _, broken = run([peer, ALLOW, SINGLE, *flags, path])
        if code == 0 and not broken and out != before:
            before, done = out, [*done, name]
    return (before, done) if done else None


def write_piece(peer, folder, text):
    """Its name and dialects; None: mlir-opt doesn't read it again, or prints it otherwise then."""
    name = hashlib.sha256(text).hexdigest()[:12]
    base = os.path.join(folder, "ok", name[:2], name)
    os.makedirs(os.path.dirname(base), exist_ok=True)
    with open(base + ".mlir", "wb") as f:
        f.write(text)
    for form, flags in (("custom", []), ("generic", ["--mlir-print-op-generic"])):
        code, out, _, broken = run([peer, ALLOW, SINGLE, *flags, base + ".mlir"])
        if code != 0 or broken:
            os.remove(base + ".mlir")
            return None
        with open(f"{base}.{form}", "wb") as f:
            f.write(out)
    dialects = {word.split(".")[0] for word in re.findall(r'"([\w.]+)"[(<]', out.decode("utf-8", "replace"))}
    return name, sorted(dialects)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--peer", default="/usr/lib/llvm-22/bin/mlir-opt")
    options.add_argument("--corpus", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--every", type=int, default=1, help="take each N-th piece")
    options.add_argument("--tries", type=int, default=4, help="passes tried on each")
    options.add_argument("--jobs", type=int, default=os.cpu_count())
    o = options.parse_args()
    names = passes(o.peer)
    rows = [row for row in read_tsv(os.path.join(o.corpus, "index.tsv"))[1:] if row[0] == "ok" and len(row) > 5]

    def one(row):
        path = os.path.join(o.corpus, "ok", row[1][:2], row[1] + ".mlir")
        made = lowered(o.peer, path, names, set(row[5].split(",")), random.Random(f"{o.seed} {row[1]}"), o.tries)
        return made and (write_piece(o.peer, o.out, made[0]), row[1], made[1])

    found = {}
    with concurrent.futures.ThreadPoolExecutor(o.jobs) as pool:
        for made in pool.map(one, rows[o.seed % o.every::o.every]):
            if made and made[0]:
                (name, dialects), origin, done = made
                found.setdefault(name, ["ok", name, origin, " ".join(done), "1", ",".join(dialects)])
    with open(os.path.join(o.out, "index.tsv"), "w", encoding="utf-8") as f:
        f.write("kind\tname\torigin\tfile\tpiece\tdialects\n")
        f.writelines("\t".join(row) + "\n" for row in found.values())
    print(f"{len(found)} pieces of {len(rows[o.seed % o.every::o.every])}")


if __name__ == "__main__":
    main()
