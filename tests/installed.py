#!/usr/bin/env python3
"""The installed tree, moved elsewhere: it holds what a user needs and nothing of Mica's own tests, and examples/ring is
generated, built and run with it alone, by the flags that its mica.pc tells. mica-gen finds the prelude beside itself, and
where it can't, in MICA_PATH.

  installed.py --cc 'cc -O2' --prefix build/out/installed --work build/out/installed.work
"""
import argparse
import filecmp
import os
import re
import shlex
import shutil
import subprocess
import sys

RING = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "examples", "ring")


def run(command, environment=None):
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        sys.exit(f"installed: exit code {done.returncode}: {' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def check(condition, what):
    if not condition:
        sys.exit(f"installed: {what}")


def flags(prefix, libdir):
    """The fields of mica.pc, with its variables put in."""
    variables, fields = {"pcfiledir": os.path.join(prefix, libdir, "pkgconfig")}, {}
    for line in open(os.path.join(prefix, libdir, "pkgconfig", "mica.pc"), encoding="utf-8"):
        found = re.match(r"(\w+)(=|: )(.*)", line)
        if found:
            value = re.sub(r"\$\{(\w+)\}", lambda m: variables[m[1]], found[3])
            (variables if found[2] == "=" else fields)[found[1]] = value
    return variables, fields


FILES = """lib/libmica.a lib/libmica-dialects.a lib/libmica-opt.a lib/pkgconfig/mica.pc lib/cmake/Mica/MicaConfig.cmake
lib/cmake/Mica/MicaConfigVersion.cmake include/mica-1/mica/mica.h include/mica-1/arith/arith.h share/mica/mica.mk share/mica/defs/mica/mica.def
share/mica/examples/tally/CMakeLists.txt share/man/man1/mica-gen.1 share/man/man1/mica-opt.1
share/bash-completion/completions/mica-gen share/zsh/site-functions/_mica-opt share/fish/vendor_completions.d/mica-opt.fish
share/licenses/mica/LICENSE share/doc/mica/README.md share/doc/mica/html/arith.html""".split()


def check_files(prefix, libdir):
    for name in (re.sub("^lib/", f"{libdir}/", name) for name in FILES):
        check(os.path.isfile(os.path.join(prefix, name)), f"{name} is missing")
    check(sorted(os.listdir(os.path.join(prefix, "bin"))) == ["mica-gen", "mica-opt"], "bin holds other programs")
    check(os.listdir(os.path.join(prefix, "include")) == ["mica-1"], "include holds more than one folder")
    for folder, folders, files in os.walk(prefix):
        for name in folders + files:
            check(not re.search(r"\btest\b", name), f"{os.path.join(folder, name)} belongs to Mica's tests")


def generate(prefix, variables, work):
    """By the installed program, and by one that has nothing beside it."""
    definition, lonely = os.path.join(RING, "ring.def"), os.path.join(work, "lonely", "mica-gen")
    environment = {name: value for name, value in os.environ.items() if name != "MICA_PATH"}
    os.makedirs(os.path.dirname(lonely), exist_ok=True)
    shutil.copy(os.path.join(prefix, "bin", "mica-gen"), lonely)
    run([lonely, "-o", work, definition], {**environment, "MICA_PATH": f"/nowhere:{variables['defsdir']}"})
    run([lonely, "-I", variables["defsdir"], "-o", work, definition], environment)
    run([os.path.join(prefix, "bin", "mica-gen"), "-o", work, definition], environment)
    check(subprocess.run([lonely, "-o", work, definition], env=environment, capture_output=True).returncode == 1,
          "mica-gen finds a prelude where there is none")


def check_ring(cc, prefix, libdir, work):
    variables, fields = flags(prefix, libdir)
    check(os.path.samefile(variables["prefix"], prefix), "mica.pc has another prefix")
    generate(prefix, variables, work)
    for name in ("ring.h", "ring.c"):
        check(filecmp.cmp(os.path.join(RING, name), os.path.join(work, name), False), f"{name} isn't what is checked in")
    sources = [os.path.join(RING, "hooks.c"), os.path.join(work, "ring.c"), f"-I{work}"]
    cflags, libs = shlex.split(fields["Cflags"]), shlex.split(fields["Libs"])
    program, tool = os.path.join(work, "ring"), os.path.join(work, "ring-opt")
    run([*cc, "-std=c11", *cflags, "-o", program, os.path.join(RING, "main.c"), *sources, *libs])
    check("read back: the same" in run([program]), "the example doesn't read back what it prints")
    run([*cc, "-std=c11", *cflags, "-o", tool, os.path.join(RING, "ring-opt.c"), *sources, *libs])
    check("ring.program @norm" in run([tool, os.path.join(RING, "norm.mlir")]), "the example's tool doesn't read its text")


ALL = """#include "mica/dialects.h"
int main(void) {
  mica_context *ctx = mica_context_create(NULL);
  bool all = mica_register_all(ctx);
  mica_context_destroy(ctx);
  return !all;
}
"""


def check_all_dialects(cc, prefix, libdir, work):
    source, program = os.path.join(work, "all.c"), os.path.join(work, "all")
    with open(source, "w", encoding="utf-8") as file:
        file.write(ALL)
    _, fields = flags(prefix, libdir)
    run([*cc, "-std=c11", "-Wall", "-Wextra", "-Werror", *shlex.split(fields["Cflags"]), "-o", program, source,
         *shlex.split(fields["Libs"])])
    run([program])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cc", default="cc", help="the compiler with its flags, linking ones too")
    parser.add_argument("--prefix", required=True, help="where Mica is installed")
    parser.add_argument("--libdir", default="lib", help="where the libraries are below it")
    parser.add_argument("--work", required=True, help="a folder for what is built")
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    prefix = os.path.abspath(os.path.join(options.work, "moved"))
    shutil.rmtree(prefix, ignore_errors=True)
    shutil.copytree(options.prefix, prefix, symlinks=True)
    check_files(prefix, options.libdir)
    check_ring(shlex.split(options.cc), prefix, options.libdir, options.work)
    check_all_dialects(shlex.split(options.cc), prefix, options.libdir, options.work)
    print("installed: the example builds and runs with the installed tree")


if __name__ == "__main__":
    main()
