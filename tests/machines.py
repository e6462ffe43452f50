# make check-machines: builds with the compilers of other machines and runs the text tests there, as far
# as they are installed: 32 bits (gcc -m32), another libc (musl-gcc), big-endian (s390x under qemu).
#
#   machines.py --out FOLDER --make MAKE --lit LIT --filecheck FOLDER [--only NAME] [--jobs N]
#   machines.py --out FOLDER --make MAKE --compile-only [--only NAME] [--jobs N]
import argparse
import os
import re
import subprocess
import sys
from collections import namedtuple

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TEXT = os.path.join(ROOT, "tests", "text")
TOOLS = ["mica-gen", "mica-opt", "mica-test-opt"]

# runner: what starts a program of that machine here; empty: it starts by itself. lacks: what its C library goes
# without, as tests/text/lit.cfg.py names it; a test says with REQUIRES what it needs.
Machine = namedtuple("Machine", "name cc cflags ldflags runner lacks", defaults=[""])
# Debian's headers of the kernel stand in the folder of the 64-bit machine, unless gcc-multilib links them.
KERNEL = "-isystem /usr/include/x86_64-linux-gnu"
MACHINES = [Machine("i386", "gcc", f"-O1 -m32 {KERNEL}", "-m32", ""),
            # References back in a regular expression are left to libc, and musl's knows none.
            Machine("musl", "musl-gcc", "-O1", "-static", "", "back-references"),
            Machine("s390x", "s390x-linux-gnu-gcc", "-O1", "-static", "qemu-s390x")]

PROBE = "#include <errno.h>\n#include <stdio.h>\nint main(void) { return puts(\"\") < 0 || errno != 0; }\n"


# Whether a program for the machine can be made and started here.
def works(machine, folder):
    os.makedirs(folder, exist_ok=True)
    source, program = os.path.join(folder, "probe.c"), os.path.join(folder, "probe")
    with open(source, "w") as f:
        f.write(PROBE)
    try:
        subprocess.run([machine.cc, *machine.cflags.split(), *machine.ldflags.split(), "-o", program, source],
                       check=True, stderr=subprocess.DEVNULL)
        subprocess.run([*machine.runner.split(), program], check=True, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


# The programs and libraries, with the warnings that Mica's own files must not cause. How many jobs is told
# here, not by a make that called this.
def build(options, machine, out):
    flags = re.sub(r"(^| )(-j\d*|--jobserver\S*)(?= |$)", "", os.environ.get("MAKEFLAGS", ""))
    command = [options.make, "-s", "--no-print-directory", f"-j{options.jobs}", f"OUT={out}", f"CC={machine.cc}",
               f"CFLAGS={machine.cflags}", f"LDFLAGS={machine.ldflags}", f"RUNNER={machine.runner}", "all"]
    return subprocess.run(command, cwd=ROOT, env=dict(os.environ, MAKEFLAGS=flags)).returncode == 0


# The folder that tests find the programs in.
def programs(machine, out):
    if machine.runner == "":
        return os.path.join(out, "bin")
    folder = os.path.join(out, "started")
    os.makedirs(folder, exist_ok=True)
    for tool in TOOLS:
        path = os.path.join(folder, tool)
        with open(path, "w") as f:
            f.write(f'#!/bin/sh\nexec {machine.runner} {os.path.join(out, "bin", tool)} "$@"\n')
        os.chmod(path, 0o755)
    return folder


# Under an emulator: without the limits of time, and without what links or starts a program itself.
def tests(machine):
    if machine.runner == "":
        return [TEXT]
    chosen = []
    for folder, _, names in os.walk(TEXT):
        if os.path.basename(folder) in ("Inputs", "limits"):
            continue
        for name in names:
            path = os.path.join(folder, name)
            with open(path, errors="replace") as f:
                text = f.read()
            if "RUN:" in text and not re.search(r"%out/lib|-o %t\S* .*%t\S*\.c|ulimit|timeout", text):
                chosen.append(path)
    return sorted(chosen)


def run_tests(options, machine, out):
    environment = dict(os.environ, MICA_BIN=programs(machine, out), MICA_OUT=out, FILECHECK_FOLDER=options.filecheck)
    environment.pop("CC", None)
    if machine.runner == "":
        environment.update(CC=machine.cc, CFLAGS=machine.cflags, LDFLAGS=machine.ldflags)
    environment["MICA_LACKS"] = machine.lacks
    command = [options.lit, "-sv", f"-j{options.jobs}", *tests(machine)]
    return subprocess.run(command, env=environment).returncode == 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--make", required=True)
    parser.add_argument("--lit")
    parser.add_argument("--filecheck")
    parser.add_argument("--compile-only", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", default=str(os.cpu_count()))
    options = parser.parse_args()
    failed = []
    for machine in MACHINES:
        if options.only not in ("", machine.name):
            continue
        out = os.path.join(os.path.abspath(options.out), machine.name)
        if not works(machine, out):
            print(f"machines: {machine.name}: no compiler or nothing to run it, skipped", flush=True)
            continue
        if not build(options, machine, out) or not (options.compile_only or run_tests(options, machine, out)):
            failed.append(machine.name)
        done = "failed" if machine.name in failed else "compiled" if options.compile_only else "passed"
        print(f"machines: {machine.name}: {done}", flush=True)
    return len(failed) != 0


sys.exit(main())
