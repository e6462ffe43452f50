#!/usr/bin/env python3
"""The recipes of docs/changing.md hold: each patch of tests/recipes/ does what one says, and it works.

A patch names its recipe ("Recipe: A trait", a heading of the document). It touches files alone that the recipe
names: by their path, by their name, by a pattern, or by their folder. It applies to the tree as it is. Then all
are applied to one copy of it, docs/ods.md is asked whether it names what is new, mica-gen and libmica are built, and
the dialect try (try.def, try.c), which uses what they add, reads try.mlir and answers as try.expected says.

  recipes.py --work build/out/recipes [--make make] [--cc cc] [--write]
"""
import argparse
import fnmatch
import glob
import os
import re
import shlex
import shutil
import subprocess
import sys

HERE = os.path.join("tests", "recipes")
DOCUMENT = "docs/changing.md"
COPIED = ("Makefile", "build", "defs", "docs", "gen", "parser", "runtime", "tools", "tests/ods.py")
BUILT = ("bin/mica-gen", "lib/libmica.a", "lib/libmica-opt.a")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def run(command, **more):
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)


# ---- What a recipe says ---------------------------------------------------------------------------------------


def recipes():
    """Heading -> what stands in backticks below it."""
    parts = re.split(r"^## (.*)\n", read(DOCUMENT), flags=re.M)
    return {title: re.findall(r"`([^`\s]+)`", text) for title, text in zip(parts[1::2], parts[2::2])}


def is_named(path, names):
    return any(path.startswith(n) if n.endswith("/") else
               fnmatch.fnmatch(path, n) or fnmatch.fnmatch(os.path.basename(path), n) for n in names)


def check_patch(path, known):
    patch = read(path)
    title = re.search(r"^Recipe: (.*)$", patch, re.M)[1]
    if title not in known:
        yield f"{path}: {DOCUMENT} has no recipe '{title}'"
        return
    for touched in sorted(set(re.findall(r"^(?:---|\+\+\+) [ab]/(\S+)", patch, re.M))):
        if not is_named(touched, known[title]):
            yield f"{path}: '{title}' doesn't name {touched}"
    done = run(["patch", "-p1", "--fuzz=0", "--dry-run", "-s", "-i", path])
    if done.returncode != 0:
        yield f"{path}: doesn't apply:\n{done.stdout}{done.stderr}"


# ---- The copy ---------------------------------------------------------------------------------------------------


def copy_sources(to):
    for name in COPIED:
        target = os.path.join(to, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.isdir(name):
            shutil.copytree(name, target, ignore=shutil.ignore_patterns("out"))
        else:
            shutil.copy(name, target)


def bring_up_to_date(tree, new):
    """Files that stay the same keep their times, so that a second run builds what changed."""
    for folder, _, names in os.walk(new):
        for name in names:
            source = os.path.join(folder, name)
            target = os.path.join(tree, os.path.relpath(source, new))
            if not os.path.exists(target) or open(source, "rb").read() != open(target, "rb").read():
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copyfile(source, target)
    for folder, folders, names in os.walk(tree):
        folders[:] = [f for f in folders if os.path.join(folder, f) != os.path.join(tree, "out")]
        for name in names:
            target = os.path.join(folder, name)
            if not os.path.exists(os.path.join(new, os.path.relpath(target, tree))):
                os.remove(target)


def make_tree(work, patches):
    """The patched copy, or an error."""
    tree, new = os.path.join(work, "tree"), os.path.join(work, "new")
    shutil.rmtree(new, ignore_errors=True)
    copy_sources(new)
    for patch in patches:
        done = run(["patch", "-p1", "--fuzz=0", "-s", "--no-backup-if-mismatch", "-i", os.path.abspath(patch)], cwd=new)
        if done.returncode != 0:
            return None, f"{patch}: doesn't apply after those before it:\n{done.stdout}{done.stderr}"
    bring_up_to_date(tree, new)
    return tree, None


# ---- Whether it works -----------------------------------------------------------------------------------------------


def steps(options, tree):
    """The commands that make the tool of the dialect try in the copy."""
    here, out = os.path.abspath(HERE), "out"
    compiler = shlex.split(options.cc) + ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O0", "-Iruntime/include",
                                          "-Itools/include", "-Iout/try"]
    sources = [os.path.join(here, "try.c"), "out/try/try.c", "out/try/builtin/builtin.c"] + \
        sorted(glob.glob("defs/builtin/*.c", root_dir=tree))
    libraries = [f"{out}/lib/libmica-opt.a", f"{out}/lib/libmica.a", "-lm"]
    yield [options.make, "-s", f"OUT={out}", "CFLAGS=-O0", f"-j{os.cpu_count()}"] + [f"{out}/{b}" for b in BUILT]
    yield [sys.executable, "tests/ods.py", "--gen", f"{out}/bin/mica-gen", "--defs", "defs", "--work", f"{out}/ods",
           "--names-only"]
    yield [f"{out}/bin/mica-gen", "-I", "defs", "-o", "out/try/builtin", "defs/builtin/builtin.def"]
    yield [f"{out}/bin/mica-gen", "-I", "defs", "-o", "out/try", os.path.join(here, "try.def")]
    yield compiler + ["-o", "out/try/try-opt"] + sources + libraries


def try_it(options, tree):
    os.makedirs(os.path.join(tree, "out", "try", "builtin"), exist_ok=True)
    environment = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    for command in steps(options, tree):
        done = run(command, cwd=tree, env=environment)
        if done.returncode != 0:
            return f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    done = run([os.path.join(tree, "out", "try", "try-opt"), "--allow-unregistered-dialect", "--split-input-file",
                os.path.join(HERE, "try.mlir")], stdin=subprocess.DEVNULL)
    said = done.stdout + "---- errors ----\n" + done.stderr
    expected = os.path.join(HERE, "try.expected")
    if options.write:
        with open(expected, "w", encoding="utf-8") as file:
            file.write(said)
    return None if said == read(expected) else f"try.mlir gives\n{said}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", required=True)
    parser.add_argument("--make", default="make")
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--write", action="store_true", help="record what try.mlir gives")
    options = parser.parse_args()
    patches, known = sorted(glob.glob(os.path.join(HERE, "*.patch"))), recipes()
    wrong = [problem for patch in patches for problem in check_patch(patch, known)]
    if not wrong:
        tree, problem = make_tree(options.work, patches)
        problem = problem or try_it(options, tree)
        wrong += [problem] if problem else []
    for problem in wrong:
        print(f"recipes: {problem}", file=sys.stderr)
    print(f"recipes: {len(patches)} tried, {len(wrong)} mistakes")
    return 1 if wrong or not patches else 0


if __name__ == "__main__":
    sys.exit(main())
