#!/usr/bin/env python3
"""The twin of encodings: random attributes, types and operations with properties, and random encodings of them in
BytecodeBase.td's language, compiled by mlir-tblgen with C++ and by mica-gen. The same texts must become the same bytes, and
what one wrote must be read by the other and written again as it was.
"""
import argparse
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.dirname(HERE))

import build  # noqa: E402
import random_encodings  # noqa: E402
from interop import check_rates  # noqa: E402

GENERATED = {"dialect.h": ["-gen-dialect-decls", "-dialect=enc"], "dialect.cpp": ["-gen-dialect-defs", "-dialect=enc"],
             "enums.h": ["-gen-enum-decls"], "enums.cpp": ["-gen-enum-defs"],
             "attrs.h": ["-gen-attrdef-decls"], "attrs.cpp": ["-gen-attrdef-defs"],
             "types.h": ["-gen-typedef-decls"], "types.cpp": ["-gen-typedef-defs"],
             "ops.h": ["-gen-op-decls"], "ops.cpp": ["-gen-op-defs"]}


def must(done):
    code, said = done
    if code != 0:
        raise SystemExit(f"wire: a step failed:\n{said[:4000]}")


def compile_peer(tools, folder, definitions, bytecode):
    for name, arguments in GENERATED.items():
        must(tools.tblgen(definitions, arguments, os.path.join(folder, name + ".inc")))
    must(tools.tblgen(bytecode, ["-gen-bytecode", "-bytecode-dialect=Enc"], os.path.join(folder, "bytecode.inc")))
    header = build.precompiled_header(tools, build.versions(tools))
    source = os.path.join(HERE, "wire.cpp")
    written = [build.read(os.path.join(folder, n)) for n in sorted(os.listdir(folder)) if n.endswith(".inc")]
    kept = os.path.join(tools.out, "cache", build.digest(os.path.basename(header), build.read(source), *written))
    if not os.path.exists(kept):
        must(build.call([tools.cxx, *tools.cxx_flags(), "-include-pch", header, f"-I{HERE}", f"-I{folder}", source,
                         f"-L{tools.llvm}/lib", "-lMLIR", "-lLLVM", f"-Wl,-rpath,{tools.llvm}/lib", "-o", kept + ".tmp"]))
        os.rename(kept + ".tmp", kept)
    return kept


def compile_ours(tools, folder, definitions, bytecode):
    must(build.call([tools.gen, "-D", "MICA", "-I", os.path.join(build.ROOT, "defs"), "-o", folder, "--encodings", bytecode, definitions]))
    program = os.path.join(folder, "mica")
    must(build.call([tools.cc, *build.WARNINGS, "-O0", f"-I{build.ROOT}/runtime/include", f"-I{tools.dialects}", f"-I{HERE}", f"-I{folder}",
                     os.path.join(HERE, "wire.c"), os.path.join(folder, "encodings.c"), f"{tools.lib}/libmica-dialects.a",
                     f"{tools.lib}/libmica.a", "-lm", "-o", program]))
    return program


def run(program, mode, path, count):
    """A line for each piece; one that the program dies of is told so, and it goes on with the next."""
    found = []
    while len(found) < count:
        code, said = build.call([program, mode, path, str(len(found))])
        found += [line for line in said.split("\n") if line]
        if code == 0:
            break
        print(f"wire: {program} {mode} died of piece {len(found)}")
        found.append(f"! died: {code}")
    return found + ["! missing"] * (count - len(found))


def read_again(programs, folder, lines):
    """What each makes of these bytes."""
    path = os.path.join(folder, "lines.hex")
    build.write(path, "".join(line + "\n" for line in lines))
    return [run(program, "read", path, len(lines)) for program in programs]


def show(title, rows, count):
    """Prints the first of each cause; answers how many there are."""
    for what, text, theirs, ours in rows[:count]:
        print(f"\n#### {title}: {what}\n{text}---- MLIR\n{theirs}\n---- Mica\n{ours}")
    return len(rows)


def compare(options, folder, programs, pieces):
    """{measure: (cases, passed)}"""
    path = os.path.join(folder, "texts.mlir")
    build.write(path, "// -----\n".join(f"// {version}\n{text}" for version, _, text in pieces))
    ours, peer = (run(program, "write", path, len(pieces)) for program in programs)
    rows = [(f"{what}, version {v}", t, p, o) for (v, what, t), o, p in zip(pieces, ours, peer) if not p.startswith("!")]
    wrong = [(f"{what}, version {v}", t, p, o) for (v, what, t), o, p in zip(pieces, ours, peer) if p.startswith("!")]
    different = show("bytes", [r for r in rows if r[2] != r[3]], options.show)
    show("refused by MLIR", wrong, options.show if options.all else 0)
    print(f"wire: {len(pieces)} texts, MLIR refuses {len(wrong)}, Mica {sum(o.startswith('!') for o in ours)}")
    written = [r[2] for r in rows]
    by_us, by_peer = read_again(programs, folder, written)
    again = [(r[0] + ", read again", r[1], p, o) for r, w, p, o in zip(rows, written, by_peer, by_us) if p == w]
    failed = show("read", [r for r, w in zip(again, written) if r[2] != r[3]], options.show)
    return {"twin-encodings": (len(rows), len(rows) - different), "twin-encodings-read": (len(again), len(again) - failed)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--cxx", default="clang++")
    parser.add_argument("--counts", default="100,60,150", help="attributes, types, operations")
    parser.add_argument("--each", type=int, default=8, help="texts of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=5)
    parser.add_argument("--all", action="store_true", help="print what MLIR refuses, too")
    parser.add_argument("--record", action="store_true")
    o = parser.parse_args()
    out = os.path.abspath(o.out)
    tools = build.Tools(gen=f"{out}/bin/mica-gen", out=f"{out}/twin", lib=f"{out}/lib", dialects=f"{out}/dialects", cc=o.cc, cxx=o.cxx)
    if not os.path.exists(f"{tools.llvm}/bin/mlir-tblgen"):
        print("wire: MLIR 22 is not installed; nothing compared")
        return 0
    folder = os.path.join(tools.out, "wire")
    for name in ("", "../cache"):
        os.makedirs(os.path.join(folder, name), exist_ok=True)
    dialect = random_encodings.Dialect(o.seed, *map(int, o.counts.split(",")))
    definitions, bytecode = os.path.join(folder, "encodings.td"), os.path.join(folder, "bytecode.td")
    build.write(definitions, dialect.definitions())
    build.write(bytecode, dialect.bytecode())
    programs = compile_ours(tools, folder, definitions, bytecode), compile_peer(tools, folder, definitions, bytecode)
    counts = f"{len(dialect.attributes)} attributes, {len(dialect.types)} types, {len(dialect.operations)} operations"
    print(f"wire: {counts}, {len(dialect.codes())} encodings")
    return check_rates(compare(o, folder, programs, dialect.texts(o.seed, o.each)), o.record)


if __name__ == "__main__":
    sys.exit(main())
