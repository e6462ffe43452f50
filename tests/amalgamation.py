#!/usr/bin/env python3
"""Mica as one file (make amalgamation): every file of it compiles alone, with each compiler that is installed and as
C11 and C17, warnings as errors; mica.c defines what begins with mica_ and nothing else; and a dialect goes from its
definition to a program that runs with these files alone.

  amalgamation.py --folder build/out/amalgamation --work build/out/amalgamation.work
"""
import argparse
import multiprocessing.pool
import os
import shutil
import subprocess
import sys
import time

RING = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "examples", "ring")
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]


def run(command, **options):
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"amalgamation: exit code {done.returncode}: {' '.join(command)}\n{done.stdout}{done.stderr}"[:4000])
    return done.stdout


def sources(folder):
    names = sorted(name for name in os.listdir(folder) if os.path.isdir(os.path.join(folder, name)))
    return [os.path.join(folder, f) for f in ["mica.c", "mica-gen.c", *(f"{n}/{n}.c" for n in names)]]


def check_warnings(folder, compilers):
    commands = [[cc, f"-std={standard}", *STRICT, "-fsyntax-only", f"-I{folder}", source]
                for source in sources(folder) for cc in compilers for standard in ("c11", "c17")]
    with multiprocessing.pool.ThreadPool(os.cpu_count()) as pool:
        pool.map(run, commands)


def check_symbols(path):
    names = (line.split()[-1] for line in run(["nm", "-g", "--defined-only", path]).splitlines() if len(line.split()) == 3)
    wrong = [name for name in names if not name.startswith("mica_")]
    if wrong:
        sys.exit(f"amalgamation: mica.c defines {', '.join(wrong)}")


def alone(work):
    """Without what finds Mica otherwise."""
    return {**os.environ, "MICA_PATH": "", "PATH": os.pathsep.join([work, os.environ["PATH"]])}


def check_ring(cc, folder, work, flags):
    """With mica.o there."""
    program = os.path.join(work, "ring")
    run([*cc, *flags, f"-I{folder}", f"-I{work}", "-o", program, os.path.join(work, "main.c"), os.path.join(work, "hooks.c"),
         os.path.join(work, "ring.c"), os.path.join(folder, "builtin", "builtin.c"), os.path.join(work, "mica.o"), "-lm"])
    if "read back: the same" not in run([program]):
        sys.exit(f"amalgamation: the example built by {cc[0]} doesn't read back what it prints")


def with_one_header(name, work):
    text = open(os.path.join(RING, name), encoding="utf-8").read().split("\n")
    text = ['#include "mica.h"' if line.startswith('#include "mica/') else line for line in text]
    with open(os.path.join(work, name), "w", encoding="utf-8") as file:
        file.write("\n".join(text))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", required=True)
    parser.add_argument("--work", required=True)
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    compilers = [cc for cc in ("gcc", "clang") if shutil.which(cc)] or ["cc"]
    check_warnings(options.folder, compilers)
    object_file, generator = os.path.join(options.work, "mica.o"), os.path.join(options.work, "mica-gen")
    start = time.monotonic()
    run([compilers[0], "-O1", "-c", f"-I{options.folder}", "-o", object_file, os.path.join(options.folder, "mica.c")])
    seconds = time.monotonic() - start
    check_symbols(object_file)
    run([compilers[0], "-o", generator, os.path.join(options.folder, "mica-gen.c"), "-lpthread"])
    run([generator, "-o", options.work, os.path.join(RING, "ring.def")], env=alone(options.work))
    for name in ("main.c", "hooks.c"):
        with_one_header(name, options.work)
    check_ring([compilers[0]], options.folder, options.work, STRICT)
    if shutil.which("tcc"):
        run(["tcc", "-w", "-c", f"-I{options.folder}", "-o", object_file, os.path.join(options.folder, "mica.c")])
        check_ring(["tcc"], options.folder, options.work, ["-w"])
        compilers.append("tcc")
    print(f"amalgamation: {len(sources(options.folder))} files compile alone with {', '.join(compilers)}; "
          f"{compilers[0]} -O1 -c mica.c: {seconds:.0f} s")


if __name__ == "__main__":
    main()
