# make check-machines, make check-windows: builds with the compilers of other machines and runs the text tests there, as
# far as they are installed: 32 bits, another libc, big-endian and others under qemu, Windows under Wine.
#
#   machines.py --out FOLDER --make MAKE --lit LIT --filecheck FOLDER [--only NAME...] [--jobs N]
#   machines.py --out FOLDER --make MAKE --compile-only [--only NAME...] [--jobs N]
#
# --dialects 'arith func scf': these and what they need alone, and the tests that name no other.
import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections import namedtuple

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TEXT = os.path.join(ROOT, "tests", "text")
TOOLS = ["mica-gen", "mica-opt", "mica-run", "mica-test-opt"]

# runner: what starts a program of that machine here; empty: it starts by itself. lacks: what its C library goes
# without, as tests/text/lit.cfg.py names it; a test says with REQUIRES what it needs.
Machine = namedtuple("Machine", "name cc cflags ldflags runner lacks", defaults=["", ""])
# Debian's headers of the kernel stand in the folder of the 64-bit machine, unless gcc-multilib links them.
KERNEL = "-isystem /usr/include/x86_64-linux-gnu"
MACHINES = [Machine("i386", "gcc", f"-O1 -m32 {KERNEL}", "-m32", ""),
            # References back in a regular expression are left to libc, and musl's knows none.
            Machine("musl", "musl-gcc", "-O1", "-static", "", "back-references"),
            Machine("arm64", "aarch64-linux-gnu-gcc", "-O1", "-static", "qemu-aarch64"),
            Machine("armhf", "arm-linux-gnueabihf-gcc", "-O1", "-static", "qemu-arm"),
            Machine("riscv64", "riscv64-linux-gnu-gcc", "-O1", "-static", "qemu-riscv64"),
            Machine("s390x", "s390x-linux-gnu-gcc", "-O1", "-static", "qemu-s390x")]
# Not among them unless it is named: make check-windows. It has other modes of files, no special files such as
# /dev/stdout, and no regular expressions in its C library.
WINDOWS = Machine("windows", "x86_64-w64-mingw32-gcc", "-O1", "", "wine",
                  "back-references modes devices")
WINE = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=", "DISPLAY": ""}

PROBE = "#include <errno.h>\n#include <stdio.h>\nint main(void) { return puts(\"\") < 0 || errno != 0; }\n"


# As it is installed here: qemu may be the static one, and 32 bits another compiler's.
def installed(machine):
    runner = machine.runner
    if runner.startswith("qemu-") and shutil.which(runner) is None:
        machine = machine._replace(runner=runner + "-static")
    if machine.name == "i386" and shutil.which("i686-linux-gnu-gcc") is not None:
        machine = machine._replace(cc="i686-linux-gnu-gcc", cflags="-O1", ldflags="-static")
    return machine


# Whether a program for the machine can be made and started here.
def works(machine, folder):
    os.makedirs(folder, exist_ok=True)
    source, program = os.path.join(folder, "probe.c"), os.path.join(folder, "probe.exe")
    with open(source, "w") as f:
        f.write(PROBE)
    try:
        subprocess.run([machine.cc, *machine.cflags.split(), *machine.ldflags.split(), "-o", program, source],
                       check=True, stderr=subprocess.DEVNULL)
        subprocess.run([*machine.runner.split(), program], check=True, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


# Wine starts slowly: definitions are made to C by this machine's programs then.
def runs(options, machine):
    if options.native and machine.runner == "wine":
        return [f"CROSS={machine.cc.removesuffix('gcc')}", f"NATIVE={options.native}"]
    return [f"RUNNER={machine.runner}"]


def ar_of(machine):
    own = re.sub("gcc$", "ar", machine.cc)
    return own if shutil.which(own) else "ar"


# The programs and libraries, with the warnings that Mica's own files must not cause. How many jobs is told
# here, not by a make that called this.
def build(options, machine, out):
    flags = re.sub(r"(^| )(-j\d*|--jobserver\S*)(?= |$)", "", os.environ.get("MAKEFLAGS", ""))
    chosen = [f"DIALECTS={options.dialects}"] if options.dialects else []
    command = [options.make, "-s", "--no-print-directory", f"-j{options.jobs}", f"OUT={out}", f"CC={machine.cc}",
               f"CFLAGS={machine.cflags}", f"LDFLAGS={machine.ldflags}", f"AR={ar_of(machine)}",
               *chosen, *runs(options, machine), "all"]
    if options.ccache:
        command[command.index(f"CC={machine.cc}")] = f"CC=ccache {machine.cc}"
    return subprocess.run(command, cwd=ROOT, env=dict(os.environ, MAKEFLAGS=flags)).returncode == 0


# For the shell: what Wine is told, since lit hands on little. It finds its server below TMPDIR, and lit has another one.
def variables(machine):
    names = [*WINE, "WINEPREFIX", "TMPDIR"] if machine.name == "windows" else []
    return "".join(f"export {name}={shlex.quote(os.environ[name])}\n" for name in names)


# The folder that tests find the programs in.
def programs(machine, out):
    if machine.runner == "":
        return os.path.join(out, "bin")
    folder = os.path.join(out, "started")
    os.makedirs(folder, exist_ok=True)
    for tool in TOOLS:
        path = os.path.join(folder, tool)
        with open(path, "w") as f:
            program = os.path.join(out, "bin", tool) + (".exe" if machine.name == "windows" else "")
            f.write(f'#!/bin/sh\n{variables(machine)}exec {machine.runner} {program} "$@"\n')
        os.chmod(path, 0o755)
    return folder


# The dialects that there are and that weren't built, as a text would name them.
def left_out(options, out):
    if not options.dialects:
        return None
    built = set(os.listdir(os.path.join(out, "dialects")))
    programs = "" if "test" in built else "|mica-test-opt"
    others = sorted(d for d in os.listdir(os.path.join(ROOT, "defs")) if d not in built)
    return re.compile(rf"(?<![\w/.-])(?:{'|'.join(others)})(?:\.[a-z_]|/)|%defs/(?:{'|'.join(others)})\b{programs}")


# Under an emulator: without the limits of time, and without what links or starts a program itself.
def tests(options, machine, out):
    others = left_out(options, out)
    if machine.runner == "" and others is None:
        return [TEXT]
    apart = r"%out/lib|-o %t\S* .*%t\S*\.c|ulimit|timeout|\$\{CC|watch\.py|command -v" if machine.runner else "^$(?!)"
    folders = ("Inputs", "limits") if machine.runner else ("Inputs",)
    chosen = []
    for folder, _, names in os.walk(TEXT):
        if os.path.basename(folder) in folders:
            continue
        for name in names:
            path = os.path.join(folder, name)
            with open(path, errors="replace") as f:
                text = f.read()
            if "RUN:" in text and not re.search(apart, text) and not (others and others.search(text)):
                chosen.append(path)
    return sorted(chosen)


def run_tests(options, machine, out):
    environment = dict(os.environ, MICA_BIN=programs(machine, out), MICA_OUT=out, FILECHECK_FOLDER=options.filecheck)
    environment.pop("CC", None)
    if machine.runner == "":
        environment.update(CC=machine.cc, CFLAGS=machine.cflags, LDFLAGS=machine.ldflags)
    environment["MICA_LACKS"] = machine.lacks
    # Under Wine a pipe comes empty now and then: lit says what passed at its second run only.
    again = ["--max-retries-per-test", "1"] if machine.name == "windows" else []
    command = [options.lit, "-sv", f"-j{options.jobs}", *again, *tests(options, machine, out)]
    return subprocess.run(command, env=environment).returncode == 0


# Wine's own folder, and one server for all programs.
def begin_wine(options):
    folder = os.path.join(os.path.abspath(options.out), "wine")
    os.environ.update(WINE, WINEPREFIX=os.environ.get("WINEPREFIX", folder), TMPDIR=tempfile.gettempdir())
    os.makedirs(os.environ["WINEPREFIX"], exist_ok=True)
    for command in (["wineboot", "-i"], ["wineserver", "-p"]):
        if shutil.which(command[0]) is not None:
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def end_wine():
    if shutil.which("wineserver") is not None:
        subprocess.run(["wineserver", "-k"], stderr=subprocess.DEVNULL)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--make", required=True)
    parser.add_argument("--lit")
    parser.add_argument("--filecheck")
    parser.add_argument("--compile-only", action="store_true")
    parser.add_argument("--only", default="", help="names, parted by commas")
    parser.add_argument("--dialects", default="")
    parser.add_argument("--cflags", help="instead of -O1")
    parser.add_argument("--native", help="where make has built for this machine")
    parser.add_argument("--ccache", action="store_true")
    parser.add_argument("--jobs", default=str(os.cpu_count()))
    options = parser.parse_args()
    failed = []
    names = options.only.split(",") if options.only else [machine.name for machine in MACHINES]
    if "windows" in names:
        begin_wine(options)
    for machine in map(installed, [*MACHINES, WINDOWS]):
        if options.cflags:
            machine = machine._replace(cflags=options.cflags)
        if machine.name not in names:
            continue
        out = os.path.join(os.path.abspath(options.out), machine.name)
        if not works(machine, out):
            print(f"machines: {machine.name}: no compiler or nothing to run it, skipped", flush=True)
            continue
        if not build(options, machine, out) or not (options.compile_only or run_tests(options, machine, out)):
            failed.append(machine.name)
        done = "failed" if machine.name in failed else "compiled" if options.compile_only else "passed"
        print(f"machines: {machine.name}: {done}", flush=True)
    if "windows" in names:
        end_wine()
    return len(failed) != 0


sys.exit(main())
