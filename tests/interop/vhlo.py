# Reads StableHLO's portable artifacts with the definition of VHLO's encoding (tests/text/gen/Inputs/vhlo) and writes them
# again in their version: the bytes must be the same, or what is read of them. Artifacts are the files of a folder that begin
# as bytecode does, and the literals in its Python files that do, as in JAX's tests of compatibility
# (jax/_src/internal_test_util/export_back_compat_test_data).
import argparse
import ast
import collections
import os
import subprocess
import sys
import tempfile

from interop import run

MAGIC = b"ML\xefR"
ALLOW = "-allow-unregistered-dialect"
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
INPUTS = os.path.join(ROOT, "tests", "text", "gen", "Inputs", "vhlo")


def build(o, folder):
    """The tool that knows VHLO."""
    tool, out = os.path.join(folder, "vhlo"), os.path.abspath(o.out)
    subprocess.run([f"{out}/bin/mica-gen", "-I", f"{ROOT}/defs", "-I", INPUTS, "-o", folder, f"{INPUTS}/vhlo.def"], check=True)
    subprocess.run([*o.cc.split(), "-std=c11", "-O1", f"-I{ROOT}/runtime/include", f"-I{ROOT}/tools/include", f"-I{out}/dialects",
                    f"-I{folder}", "-o", tool, f"{INPUTS}/vhlo.c", f"{folder}/vhlo.c", f"-L{out}/lib", "-lmica-opt",
                    "-lmica-dialects", "-lmica", "-lm"], check=True)
    return tool


def literals(text):
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return []
    return [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, bytes)]


def artifacts(folder):
    """(name, bytes) of each."""
    for path, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            with open(os.path.join(path, name), "rb") as f:
                data = f.read()
            found = literals(data) if name.endswith(".py") else [data]
            for number, one in enumerate(one for one in found if one.startswith(MAGIC) and b"vhlo\0" in one):
                yield f"{name}#{number}", one


def meet(tool, data, folder):
    """What becomes of an artifact, in a word or two."""
    path = os.path.join(folder, "artifact")
    version, producer = data[4] >> 1, data[5:data.index(b"\0", 5)].decode()
    with open(path, "wb") as f:
        f.write(data)
    code, text, err, broken = run([tool, ALLOW, path])
    if broken or code != 0:
        return "not read", broken or err.decode("utf-8", "replace").split("\n")[0]
    code, written, _, _ = run([tool, ALLOW, path, "--emit-bytecode", f"--emit-bytecode-version={version}",
                               f"--bytecode-producer={producer}"])
    if code == 0 and written == data:
        return "the same bytes", ""
    with open(path, "wb") as f:
        f.write(written)
    return ("the same text" if run([tool, ALLOW, path])[1] == text else "another text"), f"version {version} of {producer}"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--out", required=True, help="where Mica was built")
    options.add_argument("--cc", default="cc")
    options.add_argument("--artifacts", required=True)
    options.add_argument("--list", action="store_true", help="those that are not the same bytes")
    o = options.parse_args()
    if not os.path.isdir(o.artifacts):
        print(f"vhlo: no {o.artifacts} here; nothing to read (set ARTIFACTS=FOLDER)")
        return 0
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        tool = build(o, folder)
        for name, data in artifacts(o.artifacts):
            what, more = meet(tool, data, folder)
            counts[what] += 1
            if what == "another text" or (o.list and what != "the same bytes"):
                print(f"  {name}: {what}: {more}")
    print("vhlo: " + ", ".join(f"{counts[what]} {what}" for what in sorted(counts)))
    return int(counts["another text"] > 0)


sys.exit(main())
