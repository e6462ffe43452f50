#!/usr/bin/env python3
"""Whether Mica's prelude has every class and definition of MLIR's: for each file of mlir/IR and mlir/Interfaces the
names that a file which includes it can use. A name that begins with `_` is the prelude's own affair.
"""
import argparse
import glob
import os
import re
import subprocess
import sys

# Names that Mica lacks, and why.
OWN = "makes the builtin dialect itself, which is libmica's"
WITHOUT = {
    "mlir/IR/BuiltinDialectBytecode.td": "describes the builtin dialect's bytecode, which no other file includes",
    "mlir/IR/BuiltinLocationAttributes.td": "defines the builtin locations, which are libmica's",
    "Builtin_Attr": OWN, "Builtin_Type": OWN, "Builtin_FunctionLike": OWN,
    "Builtin_FloatType": OWN, "Builtin_CachedFloatType": OWN,
}


def names(program, folders, path):
    """The classes and the definitions with a name; None: it isn't read."""
    flags = [flag for folder in folders for flag in ("-I", folder)]
    done = subprocess.run([program, *flags, "--print-records", path], capture_output=True, text=True, timeout=120)
    if done.returncode != 0:
        return None
    classes = {"class " + name for name in re.findall(r"^class ([\w.]+)", done.stdout, re.M)}
    definitions = {"def " + name for name in re.findall(r"^def ([\w.]+) \{", done.stdout, re.M)}
    return {name for name in classes | definitions if not name.split()[1].startswith(("_", "anonymous_"))}


def main():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--gen", required=True)
    options.add_argument("--peer", default="/usr/lib/llvm-22/bin/llvm-tblgen")
    options.add_argument("--include", default="/usr/lib/llvm-22/include")
    o = options.parse_args()
    if not os.path.exists(o.peer) or not os.path.isdir(o.include + "/mlir"):
        print("prelude: llvm-tblgen 22 or MLIR's definitions are not installed; nothing compared")
        return 0
    files, all_names, missing = 0, set(), {}
    for path in sorted(glob.glob(o.include + "/mlir/IR/*.td") + glob.glob(o.include + "/mlir/Interfaces/*.td")):
        include = os.path.relpath(path, o.include)
        theirs = names(o.peer, [o.include], path)
        if theirs is None or include in WITHOUT:
            continue
        files += 1
        all_names |= theirs
        ours = names(o.gen, [root + "/defs"], os.path.join(root, "defs", include))
        for name in theirs if ours is None else theirs - ours:
            if name.split()[1] not in WITHOUT:
                missing.setdefault(name, include)
    for name, include in sorted(missing.items()):
        print(f"  {name}, which {include} has")
    print(f"prelude: {len(all_names)} names in {files} files, {len(missing)} missing, {len(WITHOUT)} left out")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
