# Holds what operations say of their effects against the remarks of mlir-opt --test-side-effects, over the pieces of the
# corpus whose operations mica-opt knows. effects.c asks Mica. (The twin compares the operations of its definitions.)
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys

from interop import check_rates, known_dialects, read, read_tsv, run

HERE = os.path.dirname(os.path.abspath(__file__))
MLIR_OPT = "/usr/lib/llvm-22/bin/mlir-opt"
WARNINGS = "-std=c11 -Wall -Wextra -Wpedantic -Werror".split()


def build(o):
    program = os.path.join(o.out, "tests", "effects")
    os.makedirs(os.path.dirname(program), exist_ok=True)
    subprocess.run([*o.cc.split(), *WARNINGS, f"-I{HERE}/../../runtime/include", f"-I{o.out}/dialects", f"{HERE}/effects.c",
                    f"{o.out}/lib/libmica-dialects.a", f"{o.out}/lib/libmica.a", "-lm", "-o", program], check=True)
    return program


def pieces(corpus, known):
    """The generic form of each piece that has operations of known dialects alone, none of MLIR's tests of transform."""
    for row in read_tsv(os.path.join(corpus, "index.tsv"))[1:]:
        if row[0] == "diag":
            continue
        path = os.path.join(corpus, row[0], row[1][:2], row[1] + ".generic")
        text = read(path).decode("utf-8", "replace")
        if '"transform.test_' not in text and set(re.findall(r'"([\w$-]+)\.[^"]*"\(', text)) <= known:
            yield path


def remarks(path):
    """What MLIR says, or None when it doesn't take the text."""
    code, _, err, _ = run([MLIR_OPT, "--mlir-disable-threading", "--test-side-effects", path])
    return None if code != 0 else re.findall(r": remark: (.*)", err.decode("utf-8", "replace"))


def is_same(theirs, ours):
    """What acts on a value of an operation that is nested has there its number, and here none."""
    both = [(re.sub(r" on op (operand|result) \d+", " on a value", their) if " on a value," in our else their, our)
            for their, our in zip(theirs, ours)]
    return len(theirs) == len(ours) and all(their == our for their, our in both)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--out", required=True, help="where Mica was built ($(OUT))")
    options.add_argument("--corpus", required=True)
    options.add_argument("--cc", default="cc")
    options.add_argument("--record", action="store_true", help="write the rates reached to rates.tsv")
    o = options.parse_args()
    if not os.path.exists(os.path.join(o.corpus, "index.tsv")) or not os.path.exists(MLIR_OPT):
        print("effects: no corpus or no mlir-opt 22 here; nothing compared")
        return 0
    paths = list(pieces(o.corpus, known_dialects(os.path.join(o.out, "bin", "mica-opt"))))
    said = subprocess.run([build(o), *paths], capture_output=True, text=True, check=True).stdout
    ours = [part.splitlines()[1:] for part in said.split("== ")[1:]]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        theirs = list(pool.map(remarks, paths))
    compared = [(p, t, m) for p, t, m in zip(paths, theirs, ours) if t is not None and m != ["no parse"]]
    for path, their, mine in compared:
        if not is_same(their, mine):
            print(f"  {path}\n    MLIR {their}\n    Mica {mine}")
    return check_rates({"effects": (len(compared), sum(is_same(their, mine) for _, their, mine in compared))}, o.record)


sys.exit(main())
