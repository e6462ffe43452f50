# Holds the bytecode that mica-opt writes against what mlir-opt 22 writes of the same text, byte for byte, in every
# version; and lets mlir-opt read what mica-opt wrote and print it. The corpus: see corpus.py.
import argparse
import concurrent.futures
import os
import sys
import tempfile

from interop import check_rates, is_in, known_dialects, read, read_tsv, run

ALLOW = "--allow-unregistered-dialect"
NEWEST = 6


def pieces(corpus, known, every):
    """Paths of the texts that both tools read: each piece in generic form, in custom form those of known dialects."""
    paths = []
    for row in read_tsv(os.path.join(corpus, "index.tsv"))[1:]:
        if row[0] != "ok":
            continue
        base = os.path.join(corpus, row[0], row[1][:2], row[1])
        if is_in(row, read(base + ".mlir"), known):
            paths += [base + ".mlir", base + ".generic"]
    return paths[::every]


def producer(mlir_opt):
    """What mlir-opt calls itself in a file: the text between the version and the first zero."""
    _, out, _, _ = run([mlir_opt, "--emit-bytecode", os.devnull])
    return out[5 : out.index(b"\0")].decode()


def first_difference(ours, theirs):
    return next((i for i in range(min(len(ours), len(theirs))) if ours[i] != theirs[i]), min(len(ours), len(theirs)))


class Comparison:
    def __init__(self, o):
        self.mica = [o.opt, ALLOW, "--emit-bytecode", "--bytecode-producer=" + producer(o.mlir_opt)]
        self.mlir = [o.mlir_opt, ALLOW, "--emit-bytecode"]
        self.reader = [o.mlir_opt, ALLOW, "--mlir-print-op-generic", "--mlir-print-debuginfo"]
        self.folder = tempfile.mkdtemp()

    def readable(self, ours, theirs, name):
        """Whether mlir-opt reads the file and prints what it prints of its own."""
        texts = []
        for i, data in enumerate((ours, theirs)):
            path = os.path.join(self.folder, f"{name}.{i}.mlirbc")
            with open(path, "wb") as f:
                f.write(data)
            code, text, _, _ = run(self.reader + [path])
            texts.append(text if code == 0 else None)
            os.remove(path)
        return texts[0] is not None and texts[0] == texts[1]

    def one(self, job):
        """None when one of them can't read the text; else whether the bytes are equal, whether they are read, what is wrong."""
        path, version = job
        flag = f"--emit-bytecode-version={version}"
        code, theirs, _, broken = run(self.mlir + [flag, path])
        if code != 0 or broken:
            return None
        code, ours, err, broken = run(self.mica + [flag, path])
        if code != 0 and run([self.mica[0], ALLOW, path])[0] != 0:
            return None  # a text of MLIR's test dialect, which mica-opt can't read
        if code != 0 or broken:
            return False, False, broken or err.decode("utf-8", "replace").split("\n")[0]
        if ours == theirs:
            return True, True, None
        at = first_difference(ours, theirs)
        name = os.path.basename(path).replace(".", "_") + str(version)
        return False, self.readable(ours, theirs, name), f"{len(ours)} and {len(theirs)} bytes differ at {at:#x}"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--opt", required=True)
    options.add_argument("--mlir-opt", default="/usr/lib/llvm-22/bin/mlir-opt")
    options.add_argument("--corpus", required=True)
    options.add_argument("--every", type=int, default=1, help="only each N-th piece")
    options.add_argument("--versions", default=str(NEWEST), help="of the format: 6,0,...")
    options.add_argument("--list", action="store_true", help="print what differs")
    options.add_argument("--record", action="store_true", help="write the rates reached to rates.tsv")
    o = options.parse_args()
    if not os.path.exists(os.path.join(o.corpus, "index.tsv")):
        print(f"bytecode: no {o.corpus}/index.tsv here; nothing to compare (set CORPUS=FOLDER)")
        return 0
    comparison = Comparison(o)
    table, different = {}, []
    paths = pieces(o.corpus, known_dialects(o.opt), o.every)
    jobs = [(path, int(version)) for version in o.versions.split(",") for path in paths]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for job, result in zip(jobs, pool.map(comparison.one, jobs)):
            if result is None:
                continue
            kind = "" if job[1] == NEWEST else "-older"
            for measure, good in (("bytecode-written" + kind, result[0]), ("bytecode-read-by-mlir" + kind, result[1])):
                done = table.setdefault(measure, [0, 0])
                done[0] += 1
                done[1] += good
            if not (result[0] and result[1]):
                different.append(f"  {job[0]} version {job[1]}: {result[2]}{'' if result[1] else ' NOT READ'}")
    os.rmdir(comparison.folder)
    if o.list:
        print("\n".join(different))
    return check_rates(table, o.record)


sys.exit(main())
