# Random programs give the same before and after each pipeline. Functions of arith, cf, func and scf are made from a seed; a
# file of them is run through mica-opt, and each function on some arguments by mica-run, before and after. Where the program
# itself has no value (a division by zero), or poison, anything may come of it. What MLIR's own passes make wrong in the
# same way, the same values, is counted apart.
#   runs.py --bin build/out/bin [--programs N] [--first SEED] [--keep FOLDER] [--pipeline=FLAGS]
import argparse
import concurrent.futures
import os
import random
import subprocess
import sys
import tempfile

PIPELINES = [
    ["--canonicalize"], ["--cse"], ["--sccp"], ["--inline"], ["--loop-invariant-code-motion"], ["--control-flow-sink"],
    ["--convert-scf-to-cf"], ["--int-range-optimizations"], ["--arith-unsigned-when-equivalent"], ["--remove-dead-values"],
    ["--convert-scf-to-cf", "--canonicalize"], ["--sccp", "--canonicalize", "--cse"],
    ["--arith-int-range-narrowing=int-bitwidths-supported=8,16,32"],
]
INTS = ["i1", "i8", "i32", "i64", "index"]
FLOATS = ["f32", "f64"]
FUNCTIONS = 20  # in a file
SETS = 3        # of arguments for each
# Without remainders: passes may put one, as MLIR's do, where the loop that it stood in isn't entered.
BINARY = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minui", "divsi", "shli", "shrui", "floordivsi",
          "ceildivui", "divui", "shrsi", "maxui", "minsi"]
PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]


class Function:
    """One function; values that can be read stand in lists by their types."""

    def __init__(self, r, name, callees):
        self.r, self.lines, self.count, self.callees, self.block = r, [], 0, callees, 0
        self.kinds = ["i1", *r.sample(INTS[1:], 2), r.choice(FLOATS)]  # few, so that values meet
        self.types = [r.choice(self.kinds) for _ in range(r.randrange(1, 4))]
        values = [(f"%arg{i}", t) for i, t in enumerate(self.types)]
        self.body(values, 2, r.randrange(4, 12))
        self.results = [self.all_of(values, t) for t in r.sample(self.kinds, r.randrange(1, 4))]
        arguments = ", ".join(f"{n}: {t}" for n, t in zip((f"%arg{i}" for i in range(9)), self.types))
        types = [t for _, t in self.results]
        self.end(values, types)
        self.text = f"func.func @{name}({arguments}) -> ({', '.join(types)}) {{\n" + "\n".join(self.lines) + "\n}\n"
        self.signature = (name, self.types, types)

    def new(self):
        self.count += 1
        return f"%v{self.count}"

    def put(self, line):
        self.lines.append(line)

    def constant(self, type):
        v = self.new()
        r = self.r
        number = (r.choice(["0.0", "1.0", "-2.5", "1.0e10", "0x7F800000" if type == "f32" else "0x7FF0000000000000"])
                  if type in FLOATS else r.choice(["true", "false"]) if type == "i1" else
                  str(r.choice([0, 1, -1, 2, 3, 5, 7, 31, 100, -128 if type == "i8" else -1000])))
        self.put(f"{v} = arith.constant {number}" + ("" if type == "i1" else f" : {type}"))
        return v, type

    def value(self, values, type):
        known = [v for v in values if v[1] == type]
        return self.r.choice(known) if known and self.r.randrange(8) else self.constant(type)

    def all_of(self, values, type):
        """A value in which all of a type are read."""
        last, *others = [v for v in values if v[1] == type][-8:] or [self.constant(type)]
        for other in others:
            v = self.new()
            self.put(f"{v} = arith.{'addf' if type in FLOATS else 'xori'} {last[0]}, {other[0]} : {type}")
            last = v, type
        return last

    def guarded(self, name, amount, type):
        """What most divisions and shifts are by: no zero, no more than there are bits."""
        if "div" not in name and not name.startswith("sh") or type in FLOATS or self.r.randrange(8) == 0:
            return amount
        c, v = self.new(), self.new()
        number = "true" if type == "i1" else f"1 : {type}" if "div" in name else f"7 : {type}"
        if type == "i1" and name.startswith("sh"):
            number = "false"
        self.put(f"{c} = arith.constant {number}")
        self.put(f"{v} = arith.{'ori' if 'div' in name else 'andi'} {amount}, {c} : {type}")
        return v

    def binary(self, values):
        type, v = self.r.choice(self.kinds), self.new()
        name = self.r.choice(["addf", "subf", "mulf", "divf", "maximumf", "minnumf"] if type in FLOATS else BINARY)
        a, b = self.value(values, type)[0], self.guarded(name, self.value(values, type)[0], type)
        self.put(f"{v} = arith.{name} {a}, {b} : {type}")
        values.append((v, type))

    def compare(self, values):
        type, v = self.r.choice(self.kinds), self.new()
        a, b = self.value(values, type)[0], self.value(values, type)[0]
        if type in FLOATS:
            self.put(f"{v} = arith.cmpf {self.r.choice(['oeq', 'olt', 'une', 'uge', 'ord'])}, {a}, {b} : {type}")
        else:
            self.put(f"{v} = arith.cmpi {self.r.choice(PREDICATES)}, {a}, {b} : {type}")
        values.append((v, "i1"))

    def convert(self, values):
        v = self.new()
        name, source, target = self.r.choice([
            ("extsi", "i8", "i32"), ("extui", "i8", "i64"), ("trunci", "i64", "i8"), ("extui", "i1", "i32"),
            ("index_cast", "i32", "index"), ("index_castui", "index", "i64"), ("extf", "f32", "f64"), ("truncf", "f64", "f32"),
            ("sitofp", "i32", "f64"), ("uitofp", "i8", "f32"), ("trunci", "i32", "i1"), ("extsi", "i32", "i64")])
        self.put(f"{v} = arith.{name} {self.value(values, source)[0]} : {source} to {target}")
        values.append((v, target))

    def select(self, values):
        type, v = self.r.choice(self.kinds), self.new()
        c, a, b = self.value(values, "i1")[0], self.value(values, type)[0], self.value(values, type)[0]
        self.put(f"{v} = arith.select {c}, {a}, {b} : {type}")
        values.append((v, type))

    def call(self, values):
        if not self.callees:
            return
        name, types, results = self.r.choice(self.callees)
        given = [self.value(values, t)[0] for t in types]
        made = [self.new() for _ in results]
        self.put(f"{', '.join(made)} = func.call @{name}({', '.join(given)}) : ({', '.join(types)}) -> ({', '.join(results)})")
        values.extend(zip(made, results))

    def choice(self, values, depth):
        c = self.value(values, "i1")[0]
        types = [self.r.choice(self.kinds) for _ in range(self.r.randrange(1, 3))]
        made = [self.new() for _ in types]
        self.put(f"{', '.join(made)} = scf.if {c} -> ({', '.join(types)}) {{")
        for side in range(2):
            inner = list(values)
            self.body(inner, depth - 1, self.r.randrange(1, 4))
            given = [self.value(inner, t)[0] for t in types]
            self.put(f"scf.yield {', '.join(given)} : {', '.join(types)}")
            self.put("} else {" if side == 0 else "}")
        values.extend(zip(made, types))

    def loop(self, values, depth):
        types = [self.r.choice(self.kinds) for _ in range(self.r.randrange(1, 3))]
        start, stop, step = (self.new() for _ in range(3))
        self.put(f"{start} = arith.constant {self.r.randrange(3)} : index")
        self.put(f"{stop} = arith.constant {self.r.randrange(6)} : index")
        self.put(f"{step} = arith.constant {self.r.randrange(1, 3)} : index")
        given = [self.value(values, t)[0] for t in types]
        inside, made, i = [self.new() for _ in types], [self.new() for _ in types], self.new()
        pairs = ", ".join(f"{a} = {b}" for a, b in zip(inside, given))
        self.put(f"{', '.join(made)} = scf.for {i} = {start} to {stop} step {step} iter_args({pairs}) -> "
                 f"({', '.join(types)}) {{")
        inner = values + list(zip(inside, types)) + [(i, "index")]
        self.body(inner, depth - 1, self.r.randrange(1, 4))
        given = [self.value(inner, t)[0] for t in types]
        self.put(f"scf.yield {', '.join(given)} : {', '.join(types)}")
        self.put("}")
        values.extend(zip(made, types))

    def branches(self, values):
        """A diamond of blocks, at the outermost level alone."""
        c, type, self.block = self.value(values, "i1")[0], self.r.choice(self.kinds), self.block + 3
        left, right, join = (f"^bb{self.block - k}" for k in range(3))
        a, v = self.value(values, type)[0], self.new()
        self.put(f"cf.cond_br {c}, {left}, {right if self.r.randrange(2) else f'{join}({a} : {type})'}")
        self.put(f"{left}:")
        inner = list(values)
        self.body(inner, 0, 2)
        self.put(f"cf.br {join}({self.value(inner, type)[0]} : {type})")
        self.put(f"{right}:")
        inner = list(values)
        self.body(inner, 0, 1)
        self.put(f"cf.br {join}({self.value(inner, type)[0]} : {type})")
        self.put(f"{join}({v}: {type}):")
        values.append((v, type))

    def end(self, values, types):
        """One return, or two blocks of the same shape that return, which may become one."""
        def put_return(given):
            self.put(f"return {', '.join(given)} : {', '.join(types)}")
        if self.r.randrange(3) > 0:
            return put_return(v for v, _ in self.results)
        c, p, self.block = self.value(values, "i1")[0], self.new(), self.block + 2
        one, two = f"^bb{self.block}", f"^bb{self.block - 1}"
        passed, at = self.value(values, types[-1])[0], self.r.randrange(2)
        self.put(f"cf.cond_br {c}, {one}({passed} : {types[-1]}), {two}{f'({passed} : {types[-1]})' if at else ''}")
        self.put(f"{one}({p}: {types[-1]}):")
        put_return([v for v, _ in self.results[:-1]] + [p])
        q = self.new()
        self.put(f"{two}({q}: {types[-1]}):" if at else f"{two}:")
        inner = list(values)
        if self.r.randrange(2):
            self.body(inner, 0, 1)
        put_return([self.value(inner, t)[0] for t in types])

    def body(self, values, depth, count):
        for _ in range(count):
            kind = self.r.randrange(12)
            if kind < 4:
                self.binary(values)
            elif kind < 6:
                self.compare(values)
            elif kind == 6:
                self.convert(values)
            elif kind == 7:
                self.select(values)
            elif kind == 8:
                self.call(values)
            elif kind == 9 and depth > 0:
                self.choice(values, depth)
            elif kind == 10 and depth > 0:
                self.loop(values, depth)
            elif kind == 11 and depth == 2:
                self.branches(values)


def make(seed):
    r, functions = random.Random(seed), []
    for i in range(FUNCTIONS):
        functions.append(Function(r, f"f{i}", [f.signature for f in functions[-3:]]))
    return "".join(f.text for f in functions), [f.signature for f in functions]


def argument(r, type):
    if type in FLOATS:
        return r.choice(["0.0", "1.5", "-3.25", "1.0e20"])
    return r.choice(["true", "false"]) if type == "i1" else str(r.choice([0, 1, -1, 2, 5, 17, 100, -100]))


def run(o, path, calls, count):
    """What each of the calls gives; None: it has no value."""
    done = subprocess.run([os.path.join(o.bin, "mica-run"), f"--calls={calls}", "--steps=100000", path],
                          capture_output=True, text=True, timeout=600)
    found = [part.partition("\n")[2] or None for part in ("\n" + done.stdout).split("\n> ")[1:]]
    if done.returncode not in (0, 1) or len(found) != count:
        return [f"exit code {done.returncode}"] * count
    return found


def is_refined(before, after):
    """Poison may become anything."""
    if after is None:
        return False
    lines, others = before.splitlines(), after.splitlines()
    return len(lines) == len(others) and all(a == b or "poison" in a for a, b in zip(lines, others))


def of_peer(o, path, pipeline, calls, count):
    """What the calls give after MLIR's passes."""
    peer, after = "/usr/lib/llvm-22/bin/mlir-opt", path + ".peer"
    if not os.path.exists(peer):
        return ["unknown"] * count
    done = subprocess.run([peer, path, *pipeline, "-o", after], capture_output=True, text=True)
    return run(o, after, calls, count) if done.returncode == 0 else ["unknown"] * count


def check(o, seed, folder):
    """Programs, runs with a value, those that differ, and how many differ as MLIR's do."""
    text, signatures = make(seed)
    path, r, wrong = os.path.join(folder, f"{seed}.mlir"), random.Random(seed + 1), []
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    sets = [(name, [argument(r, t) for t in types]) for name, types, _ in signatures for _ in range(SETS)]
    calls = os.path.join(folder, f"{seed}.calls")
    with open(calls, "w", encoding="utf-8") as f:
        f.writelines("\t".join([name, *given]) + "\n" for name, given in sets)
    expected = run(o, path, calls, len(sets))
    as_peer = 0
    for pipeline in [o.pipeline.split()] if o.pipeline else PIPELINES:
        after = os.path.join(folder, f"{seed}.after.mlir")
        done = subprocess.run([os.path.join(o.bin, "mica-opt"), path, *pipeline, "-o", after], capture_output=True, text=True)
        if done.returncode != 0:
            wrong.append(f"{seed}: {' '.join(pipeline)}: {done.stderr.splitlines()[:1]}")
            continue
        found = run(o, after, calls, len(sets))
        here = [i for i, (e, f) in enumerate(zip(expected, found)) if e is not None and not is_refined(e, f)]
        theirs = of_peer(o, path, pipeline, calls, len(sets)) if here else []
        as_peer += sum(found[i] == theirs[i] for i in here)
        for name, given, before, now in ((*sets[i], expected[i], found[i]) for i in here if found[i] != theirs[i]):
            wrong.append(f"{seed}: {' '.join(pipeline)}: @{name}({', '.join(given)}) gave {before!r}, gives {now!r}")
    if wrong and o.keep:
        os.makedirs(o.keep, exist_ok=True)
        os.replace(path, os.path.join(o.keep, f"{seed}.mlir"))
    return len(signatures), sum(e is not None for e in expected), wrong, as_peer


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--bin", required=True)
    options.add_argument("--programs", type=int, default=200)
    options.add_argument("--first", type=int, default=0, metavar="SEED")
    options.add_argument("--keep", metavar="FOLDER", help="programs that give something else are written there")
    options.add_argument("--pipeline", metavar="FLAGS", help="instead of those that are known here")
    o = options.parse_args()
    seeds = range(o.first, o.first + (o.programs + FUNCTIONS - 1) // FUNCTIONS)
    pipelines = 1 if o.pipeline else len(PIPELINES)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda seed: check(o, seed, folder), seeds))
    wrong = [line for f in found for line in f[2]]
    print("\n".join(wrong[:20]))
    print(f"runs: {sum(f[0] for f in found)} programs, {sum(f[1] for f in found)} runs with a value, {pipelines} pipelines: "
          f"{len(wrong)} differ, and {sum(f[3] for f in found)} as after MLIR's passes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
