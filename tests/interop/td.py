#!/usr/bin/env python3
"""How much of MLIR's own definitions becomes C: every .td file with operations that llvm-tblgen reads on its own is
given to mica-gen as it is, and what comes out to a C compiler.

An operation counts once, in the smallest of the files that have it; it generates when its descriptor is in the C,
and compiles when the file that holds it does, without a warning. Prints a table by dialect; fewer than td.tsv
beside this file records fails. What ran before is kept in a cache, by what went into it.

mica-gen --report is held against the objects: the functions that it names are those that a link leaves undefined,
but for those of the libraries and of other dialects, each with the place that asks for it.
"""
import argparse
import collections
import concurrent.futures
import ctypes
import glob
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys

FLOORS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "td.tsv")
FLAGS = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Wcast-qual", "-Werror"]
DESCRIPTOR = re.compile(r'^  .*?\.name = "([^"]+)",\s+\.name_size', re.M)
TABLE = re.compile(r"^const mica_dialect_def \w+ = \{\n  \.abi = \d+,\s+\.name = \"(\w+)\"", re.M)


class Cache:
    """Answers of programs, by the files that they read."""

    def __init__(self, folder):
        self.folder = folder
        self.digests = {}
        os.makedirs(folder, exist_ok=True)

    def digest(self, path):
        if path not in self.digests:
            with open(path, "rb") as file:
                self.digests[path] = hashlib.sha256(file.read()).hexdigest()
        return self.digests[path]

    def get(self, words, paths, make):
        key = hashlib.sha256(json.dumps([words, [self.digest(p) for p in sorted(paths)]]).encode()).hexdigest()
        path = os.path.join(self.folder, key + ".json")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                return json.load(file)
        made = make()
        with open(path + ".new", "w", encoding="utf-8") as file:
            json.dump(made, file)
        os.replace(path + ".new", path)
        return made


def files_below(folder, *ends):
    return [p for end in ends for p in glob.glob(f"{folder}/**/*{end}", recursive=True)]


def operations(o, path):
    """The operations of a file and of those that it includes, and whether it is the file itself that defines them;
    [] when it can't be read on its own."""
    done = subprocess.run([o.tblgen, "-dump-json", "-I", o.include, path], capture_output=True, timeout=120)
    if done.returncode != 0:
        return []
    records = json.loads(done.stdout)
    return [[records[records[name]["opDialect"]["def"]]["name"] + "." + records[name]["opName"],
             os.path.basename(path) in {place.rsplit(":", 1)[0] for place in records[name]["!locs"]}] for name in records["!instanceof"].get("Op", [])]


def generate(o, path, folder):
    """What mica-gen makes of a file: its exit code, its errors, its outputs, its report."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    command = [o.gen, "-I", o.defs, "-I", o.include, "-o", folder, path]
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=120)
        report = subprocess.run([*command, "--report=json"], capture_output=True, text=True, timeout=120).stdout
        code, said = done.returncode, done.stderr
    except subprocess.TimeoutExpired:
        code, said, report = -1, "hangs", ""
    outputs = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            outputs[name] = file.read()
    errors = [line for line in said.splitlines() if "error:" in line] or said.splitlines()[:1] * (code != 0)
    return {"code": code, "errors": errors, "outputs": outputs, "report": report}


def symbols(path):
    """The symbols of an object or archive: (those that it defines, those that it leaves undefined)."""
    listed = subprocess.run(["nm", "-g", path], capture_output=True, text=True, check=True).stdout
    rows = [line.split()[-2:] for line in listed.splitlines() if re.search(r" [A-Zw] \S+$", line)]
    return sorted({name for kind, name in rows if kind != "U"}), sorted({name for kind, name in rows if kind == "U"})


def compiled(o, path, folders):
    """What the compiler makes of a file: "" or its first error, and the symbols of the object."""
    target = path[:-1] + "o"
    command = [*o.cc.split(), *FLAGS, "-O0", "-c", "-o", target, *(f"-I{folder}" for folder in folders), path]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=300)
    errors = [line for line in done.stderr.splitlines() if "error" in line]
    if done.returncode != 0:
        return {"error": (errors or ["no message"])[0], "defined": [], "undefined": []}
    defined, undefined = symbols(target)
    os.remove(target)
    return {"error": "", "defined": defined, "undefined": undefined}


def smallest(visible):
    """{operation: file}: of the files that have an operation the one with the fewest, best one that defines it."""
    found = {}
    for path in visible:
        for name, defines in visible[path]:
            found.setdefault(name, []).append((len(visible[path]), not defines, path))
    return {name: min(files)[2] for name, files in found.items()}


def write(folder, outputs):
    os.makedirs(folder, exist_ok=True)
    for name, content in outputs.items():
        path = os.path.join(folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(content)


def lay_out(o, made):
    """Writes what was made where a user has it: NAME/NAME.h for the file with most operations of a dialect."""
    largest = {}
    for path, result in made.items():
        for name, content in result["outputs"].items():
            table = TABLE.search(content) if name.endswith(".c") else None
            if table is not None:
                largest.setdefault(table[1], []).append((len(DESCRIPTOR.findall(content)), path))
        write(os.path.join(o.work, "files", os.path.relpath(path, o.include)), result["outputs"])
    for dialect, found in largest.items():
        outputs = made[max(found)[1]]["outputs"]
        headers = [content for name, content in outputs.items() if name.endswith(".h")]
        if not os.path.exists(os.path.join(o.dialects, dialect, dialect + ".h")):
            write(os.path.join(o.work, "include", dialect), {dialect + ".h": headers[0]})


def read_floors():
    if not os.path.exists(FLOORS):
        return {}
    with open(FLOORS, encoding="utf-8") as file:
        return {row[0]: int(row[1]) for row in map(str.split, file) if row and row[0] != "#"}


def report(o, total, generated, compiling):
    floors = {} if o.record else read_floors()
    below = False
    print(f"{'dialect':16}{'operations':>11}{'generate':>10}{'compile':>10}{'rate':>10}{'recorded':>10}")
    for name in sorted(total, key=lambda name: (name == "all", name)):
        floor = floors.get(name, 0)
        short = compiling[name] < floor
        below |= short
        print(f"{name:16}{total[name]:11}{generated[name]:10}{compiling[name]:10}"
              f"{100 * compiling[name] / total[name]:9.1f}%{floor:10}{'  BELOW' if short else ''}")
    if o.record:
        with open(FLOORS, "w", encoding="utf-8") as file:
            file.write("# Operations of each of MLIR's dialects whose C must compile (td.py).\n")
            file.writelines(f"{name}\t{compiling[name]}\n" for name in sorted(total))
    return int(below)


def make_all(o, root):
    """(operations of each file, the file of each operation, {file: (what was made, what the compiler made of it)})."""
    cache = Cache(o.work + "/cache")
    peer = files_below(o.include + "/mlir", ".td")
    prelude = files_below(o.defs, ".def", ".td")
    headers = files_below(root + "/runtime/include", ".h") + files_below(o.dialects, ".h")

    def visible_in(path):
        return cache.get(["operations", path], [o.tblgen, *peer], lambda: operations(o, path))

    def generated_from(path):
        folder = os.path.join(o.work, "one", os.path.relpath(path, o.include))
        return cache.get(["generate", path], [o.gen, *peer, *prelude], lambda: generate(o, path, folder))

    def object_of(path):
        folder = os.path.join(o.work, "files", os.path.relpath(path, o.include))
        places = [folder, o.work + "/include", root + "/runtime/include", o.dialects]
        for c in files_below(folder, ".c"):
            return cache.get(["object", *FLAGS], [c, c[:-1] + "h", shutil.which(o.cc.split()[-1]), *headers],
                             lambda: compiled(o, c, places))
        return {"error": "", "defined": [], "undefined": []}

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        candidates = sorted(p for p in peer if "/mlir/Dialect/" in p or "/mlir/IR/" in p)
        visible = {path: found for path, found in zip(candidates, pool.map(visible_in, candidates)) if found}
        owner = smallest(visible)
        paths = sorted(set(owner.values()))
        made = dict(zip(paths, pool.map(generated_from, paths)))
        lay_out(o, made)
        headers += files_below(o.work + "/include", ".h")
        objects = pool.map(object_of, paths)
        return visible, owner, {path: (made[path], one) for path, one in zip(paths, objects)}


def compare_reports(o, results):
    """Prints where a report and the object of the same file disagree; whether none does."""
    known = set()
    for library in ("libmica.a", "libmica-dialects.a"):
        known.update(symbols(os.path.join(o.out, "lib", library))[0])
    for _, made in results.values():
        known.update(made["defined"])
    system, named, wrong = ctypes.CDLL(None), 0, []
    for path, (made, compiled_) in results.items():
        if compiled_["error"] or not made["report"]:
            continue
        functions = {f["name"]: f for f in json.loads(made["report"])["functions"]}
        undefined = set(compiled_["undefined"])
        foreign = {name for name in undefined - known - set(functions)
                   if not hasattr(system, name) and name != "_GLOBAL_OFFSET_TABLE_"}
        named += len(functions)
        where = os.path.relpath(path, o.include)
        wrong += [f"  {where}: '{name}' is undefined, and the report doesn't name it" for name in sorted(foreign)]
        wrong += [f"  {where}: the report names '{name}', which nothing calls" for name in sorted(set(functions) - undefined)]
        wrong += [f"  {where}: '{name}' has no place" for name, f in sorted(functions.items()) if "line" not in f]
    print("\n".join(wrong + [f"td: the reports name {named} functions; {len(wrong)} of them or of the undefined symbols differ"]))
    return not wrong


def explain(o, results):
    for path, (made, object_) in results.items():
        wrong = object_["error"]
        if made["errors"] or wrong:
            print(f"{os.path.relpath(path, o.include)}: exit code {made['code']}")
            print("".join(f"    {error}\n" for error in made["errors"] + [wrong] * (wrong != "")), end="")


def count(visible, owner, results):
    """By dialect: how many operations there are, how many generate, how many compile."""
    total, generated, compiling = collections.Counter(), collections.Counter(), collections.Counter()
    for path, (made, object_) in results.items():
        has = {name for content in made["outputs"].values() for name in DESCRIPTOR.findall(content)}
        for name, _ in visible[path]:
            for row in ("all", name.split(".")[0]) if owner[name] == path else ():
                total[row] += 1
                generated[row] += name in has
                compiling[row] += name in has and object_["error"] == ""
    return total, generated, compiling


def main():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--out", required=True, help="the build's products")
    options.add_argument("--cc", default="gcc")
    options.add_argument("--tblgen", default="/usr/lib/llvm-22/bin/llvm-tblgen")
    options.add_argument("--include", default="/usr/lib/llvm-22/include")
    options.add_argument("--why", action="store_true", help="print the errors of each file")
    options.add_argument("--record", action="store_true", help="write what was reached to td.tsv")
    o = options.parse_args()
    o.out = os.path.abspath(o.out)
    o.gen, o.dialects, o.work = o.out + "/bin/mica-gen", o.out + "/dialects", o.out + "/td"
    o.defs = os.path.join(root, "defs")
    if not os.path.exists(o.tblgen) or not os.path.isdir(o.include + "/mlir"):
        print("td: llvm-tblgen 22 or MLIR's definitions are not installed; nothing compared")
        return 0
    for folder in ("files", "include"):
        shutil.rmtree(os.path.join(o.work, folder), ignore_errors=True)
    visible, owner, results = make_all(o, root)
    if o.why:
        explain(o, results)
    status = report(o, *count(visible, owner, results))
    status |= not compare_reports(o, results)
    own = [path for path in visible if any(defines for _, defines in visible[path])]
    print(f"td: {len(results)} files; in {len(own)} stand "
          f"{sum(defines for path in own for _, defines in visible[path])} operations, the others in files that they include")
    return status


if __name__ == "__main__":
    sys.exit(main())
