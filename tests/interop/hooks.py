#!/usr/bin/env python3
"""The hooks of Mica's dialects under C that is generated from MLIR's own .td files: the names are the same, so a mica-opt
with that C in place of the dialect's own links with defs/NAME/*.c, and passes the dialect's text tests.

hooks/NAME.c has what the .td alone asks for, each with its reason, and hooks/NAME.td or, where it has C, NAME.def what MLIR's
C++ says in place of the .td. hooks/NAME_first.def stands before it, in place of a file whose guard it defines.
"""
import argparse
import concurrent.futures
import glob
import json
import os
import re
import shutil
import subprocess
import sys

from models import NO_PEER, peer_files

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
# Files that have what Mica's own definitions have; the rest is libmica's, or isn't there yet. Of other dialects all are read.
OWN_FILES = {"builtin": ["mlir/IR/BuiltinOps.td"], "xevm": ["mlir/Dialect/LLVMIR/XeVMOps.td"],
             "rocdl": ["mlir/Dialect/LLVMIR/ROCDLOps.td"], "nvvm": ["mlir/Dialect/LLVMIR/NVVMOps.td"],
             "vcix": ["mlir/Dialect/LLVMIR/VCIXOps.td"]}
# The operations stand in files of which several define the same names: MLIR makes C++ of each alone, in namespaces.
APART = {"transform"}


def run(command, **more):
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, **more)


# What says which folds and patterns there are, and what operations give for numbers: in MLIR it stands in C++.
OP_FIELDS = {"hasFolder": "bit", "hasCanonicalizer": "bit", "hasCanonicalizeMethod": "bit", "cEvaluate": "code",
             "cPoison": "code"}
DIALECT_FIELDS = {"hasConstantMaterializer": "bit", "hasCanonicalizer": "bit"}

# What several operations share stands in their definitions, too.
HOOK_FIELDS = {"cParse": "string", "cPrint": "string", "cCheck": "string"}


def written(value, kind):
    return {"code": f"[{{{value}}}]", "string": f'"{value}"'}.get(kind, str(value or 0))


def more_fields(name, record, fields, says_c):
    fields = fields | ({"extraClassDeclaration": "code"} if says_c and record.get("extraClassDeclaration") else {})
    fields = fields | {field: kind for field, kind in HOOK_FIELDS.items() if record.get(field)}
    lines = [f"  {kind} {field} = {written(record[field] or '', kind)};" for field, kind in fields.items()]
    return "\n".join([f'def : MoreFields<"{name}"> {{', *lines, "}\n"])


def spelled(records, names, name):
    """A record in a pattern, as its name or, where MLIR has no record of it, as what it says."""
    record = records.get(name)
    if record is None or name == "root" or (name in names and not record["!anonymous"]):
        return name
    if "predicate" in record:
        return f'AttrConstraint<CPred<[{{{records[record["predicate"]["def"]]["predExpr"]}}}]>, "{record["summary"]}">'
    return f'NativeCodeCall<[{{{record["expression"]}}}]>' if "expression" in record else name


def pattern(records, names, root, dag):
    text = re.sub(r"(?<![$\w])[A-Za-z_]\w*", lambda m: spelled(records, names, m.group()), dag["printable"].replace("?:$", "$"))
    return re.sub(r"\broot\b", root, text)


def own_folds(records, names, ops):
    """The folds that Mica's definitions declare, as lists that name the operations."""
    found = [(op, fold["def"]) for op in ops for fold in records[op].get("folds", [])]
    found += [("", fold["def"]) for name in records["!instanceof"].get("Folds", []) for fold in records[name]["folds"]
              if records[fold["def"]]["sourcePattern"]["operator"]["def"] in ops]
    lines = []
    for root, fold in found:
        source = pattern(records, names, root, records[fold]["sourcePattern"])
        results = ", ".join(pattern(records, names, root, dag) for dag in records[fold]["resultPatterns"])
        lines.append(f"  Folding<{source}, [{results}]>")
    declared = [records[name]["declarations"] for name in records["!instanceof"].get("PatternDeclarations", [])]
    return "".join(['include "mica/folds.def"\n', *(f"def : PatternDeclarations<[{{{c}}}]>;\n" for c in declared),
                    "def : Folds<[\n", ",\n".join(lines), "\n]>;\n"]) if lines else ""


def own_fields(o, dialect, folder, names):
    """A .def with the fields of Mica's definitions for those of MLIR that have the same names; None: there are none."""
    source = os.path.join(ROOT, "defs", dialect, dialect + ".def")
    records = json.loads(run([o.gen, "-I", os.path.join(ROOT, "defs"), "--dump-json", source]).stdout)
    own = [name for name in records["!instanceof"]["Dialect"] if records[name]["name"] == dialect and name in names]
    text = "".join(more_fields(name, records[name], DIALECT_FIELDS, True) for name in own)
    ops = [name for name in records["!instanceof"]["Op"] if name in names and records[name]["opDialect"]["def"] in own]
    text += "".join(more_fields(name, records[name], OP_FIELDS, records[name]["cEvaluate"]) for name in ops)
    text += own_folds(records, names, ops)
    path = os.path.join(folder, dialect + "_fields.def")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def is_unwritten(paths):
    """A file says that the dialect's folds and patterns aren't there yet."""
    return any("Unwritten" in open(path, encoding="utf-8").read() for path in paths)


def names_of(command):
    """The records that the definitions make."""
    return set(json.loads(run([*command, "--dump-json"]).stdout or "{}"))


def generate(o, dialect, folder):
    """C from all of MLIR's files of the dialect that can be read together; None, or what went wrong."""
    paths = OWN_FILES.get(dialect) or [os.path.relpath(path, o.include) for path in peer_files(o.include, dialect)]
    source = os.path.join(folder, dialect + ".td")
    beside = [flag for path in paths for flag in ("-I", os.path.dirname(os.path.join(o.include, path)))]
    command = [o.gen, "-I", os.path.join(ROOT, "defs"), "-I", o.include, *beside, source]
    together = "".join(f'include "{path}"\n' for path in glob.glob(os.path.join(HERE, "hooks", dialect + "_first.def")))
    for path in paths:
        with open(source, "w", encoding="utf-8") as file:
            file.write(f'{together}include "{path}"\n')
        if run([*command, "--null-backend"]).returncode == 0:
            together += f'include "{path}"\n'
    more = glob.glob(os.path.join(HERE, "hooks", dialect + ".td")) + glob.glob(os.path.join(HERE, "hooks", dialect + ".def"))
    # MLIR's packages have no declarative patterns. They belong to the dialect whose files they stand beside.
    for patterns in glob.glob(os.path.join(ROOT, "defs", dialect, "*canonicalization.def")):
        more.append(shutil.copy(patterns, folder))
    with open(source, "w", encoding="utf-8") as file:
        file.write(together + "".join(f'include "{path}"\n' for path in more))
    if not is_unwritten(more):
        fields = own_fields(o, dialect, folder, names_of(command))
        with open(source, "a", encoding="utf-8") as file:
            file.write(f'include "{fields}"\n')
    done = run([*command, "--dialect", dialect, "-o", folder])
    return None if done.returncode == 0 else done.stderr[-300:]


def build(o, dialect, folder):
    """A mica-opt whose dialect is that C; None, or what went wrong."""
    wrong = generate(o, dialect, folder)
    if wrong:
        return wrong
    sources = [f"{folder}/{dialect}.c", *sorted(glob.glob(f"{ROOT}/defs/{dialect}/*.c")), f"{ROOT}/tools/mica-opt.c"]
    sources += [path for path in [f"{HERE}/hooks/{dialect}.c"] if os.path.exists(path)]
    places = [os.path.dirname(folder), f"{o.out}/dialects", f"{ROOT}/runtime/include", f"{ROOT}/tools/include", f"{ROOT}/defs"]
    command = [*o.cc.split(), "-std=c11", "-Werror=implicit-function-declaration", *(f"-I{place}" for place in places), *sources,
               *(f"{o.out}/lib/lib{name}.a" for name in ("mica-opt", "mica-dialects", "mica")), "-lm", "-o", f"{folder}/mica-opt"]
    done = run(command)
    said = [line for line in done.stderr.splitlines() if "error" in line or "undefined" in line or "multiple" in line]
    return None if done.returncode == 0 else f"{len(said)} errors: " + "; ".join(said[:3])


def check(o, dialect):
    """None, or what keeps the hooks from working with MLIR's definitions of the dialect."""
    # A folder around it, in which the header of this dialect alone is found.
    folder = os.path.abspath(os.path.join(o.out, "hooks", dialect, dialect))
    os.makedirs(folder, exist_ok=True)
    wrong = build(o, dialect, folder)
    tests = os.path.join(ROOT, "tests", "text", dialect)
    if wrong or not os.path.isdir(tests):
        return wrong
    done = run([o.lit, "-s", "-j1", tests], env={
        **os.environ, "MICA_BIN": folder, "MICA_OUT": os.path.abspath(o.out), "FILECHECK_FOLDER": os.path.dirname(o.lit),
        "CC": o.cc, "PATH": f"{os.path.abspath(o.out)}/bin{os.pathsep}{os.environ['PATH']}"})
    failed = [line.strip() for line in done.stdout.splitlines() if line.startswith("FAIL")]
    return None if done.returncode == 0 else "; ".join(failed) or done.stderr[-300:]


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--out", required=True, help="the build's products")
    options.add_argument("--cc", default="cc")
    options.add_argument("--include", default="/usr/lib/llvm-22/include")
    options.add_argument("--lit", default="/usr/lib/llvm-22/bin/lit")
    options.add_argument("--only", help="one dialect")
    o = options.parse_args()
    o.gen = o.out + "/bin/mica-gen"
    if not os.path.isdir(o.include + "/mlir") or not os.path.exists(o.lit):
        print("hooks: MLIR's definitions or lit are not installed; nothing built")
        return 0
    dialects = [o.only] if o.only else sorted(set(os.listdir(os.path.join(ROOT, "defs"))) - NO_PEER - APART)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = dict(zip(dialects, pool.map(lambda dialect: check(o, dialect), dialects)))
    wrong = {dialect: result for dialect, result in results.items() if result}
    for dialect in sorted(wrong):
        print(f"  {dialect}: {wrong[dialect]}")
    held = [dialect for dialect in dialects if dialect not in wrong]
    print(f"hooks: {len(held)} of {len(dialects)} dialects from MLIR's own definitions pass their texts: {', '.join(held)}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
