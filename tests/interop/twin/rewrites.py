#!/usr/bin/env python3
"""The twin of patterns: random ones in PatternBase.td's language, compiled by mlir-tblgen with C++ and by mica-gen; the same
texts, rewritten by one pattern each, must be the same with their locations. What one generator takes, the other takes.
"""
import argparse
import concurrent.futures
import os
import random
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.dirname(HERE))

import build  # noqa: E402
import random_patterns  # noqa: E402
from interop import check_rates  # noqa: E402


def write_both(folder, name, text):
    """The same for both generators; where Mica reads it, native code is C."""
    path = os.path.join(folder, name)
    for ending in (".td", ".def"):
        build.write(path + ending, text)
    return path


def verdict(tools, folder, pattern):
    """What each generator says of a pattern alone: (mlir-tblgen, mica-gen), None where it takes it."""
    path = write_both(folder, pattern.name, random_patterns.HEAD + pattern.text())
    peer = tools.tblgen(path + ".td", ["-gen-rewriters"], path + ".inc")
    ours = build.call([tools.gen, "-D", "MICA", "-I", os.path.join(build.ROOT, "defs"), "-o", folder, path + ".def"])
    return [None if code == 0 else said for code, said in (peer, ours)]


def peer_verdict_and_ours(tools, folder, pattern):
    text = pattern.text()
    # A type by code is written in another language.
    peer = text.replace('"TYPE"', '"$_builder.getI64Type()"')
    ours = text.replace('"TYPE"', '"mica_type_i($_ctxt, 64)"')
    pattern.text = lambda: f"#ifdef MICA\n{ours}#else\n{peer}#endif\n" if peer != ours else text
    return pattern, verdict(tools, folder, pattern)


def compile_peer(tools, folder, path, patterns):
    generated = {"dialect.h": ["-gen-dialect-decls", "-dialect=pat"], "dialect.cpp": ["-gen-dialect-defs", "-dialect=pat"],
                 "ops.h": ["-gen-op-decls"], "ops.cpp": ["-gen-op-defs"]}
    for name, arguments in generated.items():
        must(tools.tblgen(path, arguments, os.path.join(folder, name + ".inc")))
    must(tools.tblgen(path, ["-gen-rewriters"], os.path.join(folder, "rewriters.inc")))
    build.write(os.path.join(folder, "patterns.inc"), "".join(f"PATTERN({p.name})\n" for p in patterns))
    written = [build.read(os.path.join(folder, n)) for n in sorted(os.listdir(folder)) if n.endswith(".inc")]
    header = build.precompiled_header(tools, build.versions(tools))
    source = os.path.join(HERE, "patterns.cpp")
    kept = os.path.join(tools.out, "cache", build.digest(os.path.basename(header), build.read(source), *written))
    if not os.path.exists(kept):
        must(build.call([tools.cxx, *tools.cxx_flags(), "-include-pch", header, f"-I{HERE}", f"-I{folder}", source,
                         f"-L{tools.llvm}/lib", "-lMLIR", "-lLLVM", f"-Wl,-rpath,{tools.llvm}/lib", "-o", kept + ".tmp"]))
        os.rename(kept + ".tmp", kept)
    return kept


def compile_ours(tools, folder, path):
    must(build.call([tools.gen, "-D", "MICA", "-I", os.path.join(build.ROOT, "defs"), "-o", folder, path]))
    program = os.path.join(folder, "mica")
    must(build.call([tools.cc, *build.WARNINGS, "-O0", f"-I{build.ROOT}/runtime/include", f"-I{tools.dialects}", f"-I{folder}",
                     os.path.join(HERE, "patterns.c"), os.path.join(folder, "patterns.c"), f"{tools.lib}/libmica-dialects.a",
                     f"{tools.lib}/libmica.a", "-lm", "-o", program]))
    return program


def must(done):
    code, said = done
    if code != 0:
        raise SystemExit(f"patterns: a step failed:\n{said[:4000]}")


def pieces_of(said):
    return re.split(r"^=== \w+\n", said, flags=re.M)[1:]


def texts_of(seed, patterns, each):
    all_ = []
    for p in patterns:
        r = random.Random(f"{seed} {p.name}")
        for i in range(each):
            all_.append((p, random_patterns.Text(r, p, 0 if i < (each + 1) // 2 else 0.15).text()))
    return all_


def run(program, path, count):
    """What is printed for each piece; one that the program dies of is told so, and it goes on with the next."""
    found = []
    while len(found) < count:
        code, said = build.call([program, path, str(len(found))])
        found += pieces_of(said)
        if code == 0:
            break
        found[-1:] = [f"died: {code}\n"]
    return found


def show(texts, ours, peer, count):
    different = [(p, t, a, b) for (p, t), a, b in zip(texts, ours, peer) if a != b]
    for p, t, a, b in different[:count]:
        print(f"\n#### {p.text()}{t}---- MLIR\n{b}---- Mica\n{a}")
    return len(different)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--cxx", default="clang++")
    parser.add_argument("--patterns", type=int, default=300)
    parser.add_argument("--each", type=int, default=8, help="texts of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=5)
    parser.add_argument("--record", action="store_true")
    o = parser.parse_args()
    out = os.path.abspath(o.out)
    tools = build.Tools(gen=f"{out}/bin/mica-gen", out=f"{out}/twin", lib=f"{out}/lib", dialects=f"{out}/dialects", cc=o.cc, cxx=o.cxx)
    if not os.path.exists(f"{tools.llvm}/bin/mlir-tblgen"):
        print("patterns: MLIR 22 is not installed; nothing compared")
        return 0
    folder = os.path.join(tools.out, "rewrites")
    for name in ("", "single", "../cache"):
        os.makedirs(os.path.join(folder, name), exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        asked = list(pool.map(lambda p: peer_verdict_and_ours(tools, os.path.join(folder, "single"), p),
                              random_patterns.make(o.seed, o.patterns)))
    both = [p for p, said in asked if said == [None, None]]
    disagree = [(p, said) for p, said in asked if (said[0] is None) != (said[1] is None)]
    for p, said in disagree[:o.show]:
        print(f"#### {p.text()}MLIR: {(said[0] or 'takes it').strip()[:400]}\nMica: {(said[1] or 'takes it').strip()[:400]}")
    path = write_both(folder, "patterns", random_patterns.HEAD + "".join(p.text() for p in both))
    programs = compile_ours(tools, folder, path + ".def"), compile_peer(tools, folder, path + ".td", both)
    texts = texts_of(o.seed, both, o.each)
    given = os.path.join(folder, "texts.mlir")
    build.write(given, "// -----\n".join(f"// {p.name}\n{t}" for p, t in texts))
    ours, peer = (run(program, given, len(texts)) for program in programs)
    useless = ["died: " in b or b.endswith("invalid\n") for b in peer]
    ours = [b if u else a for a, b, u in zip(ours, peer, useless)]  # whatever Mica makes of it
    changed = sum(text_changed(t, b) for (_, t), b in zip(texts, peer))
    different = show(texts, ours, peer, o.show)
    print(f"patterns: {len(asked)}, taken by both {len(both)}, by one {len(disagree)}; {len(texts)} texts, {changed} changed, "
          f"of {sum(useless)} MLIR makes nothing valid, {different} differ")
    return check_rates({"twin-patterns": (len(asked), len(asked) - len(disagree)),
                        "twin-rewrites": (len(texts), len(texts) - different)}, o.record) or int(len(peer) != len(texts))


def text_changed(text, printed):
    """Whether there is something else than what was read, by the operations' names and their number."""
    return re.findall(r'"pat\.\w+"', text) != re.findall(r'"pat\.\w+"', printed)


if __name__ == "__main__":
    sys.exit(main())
