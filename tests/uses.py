#!/usr/bin/env python3
"""The commands of docs/using.md, each way in an empty folder and where its tools are installed: at most three, the last
prints the module; and where a build system is used, that it doesn't run mica-gen again when nothing has changed, but
does when a definition has.

  uses.py --mica build/out/installed --one build/out/amalgamation --work build/out/uses [--only cmake]
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
TOOLS = {"cmake": ["cmake"], "meson": ["meson", "ninja", "pkg-config"], "make": ["make"], "shared": [], "one-file": [], "cpp": ["c++"], "python": ["python3"]}
BUILDS = {"cmake": "cmake --build build --verbose", "meson": "ninja -C build -v", "make": "make MICA=$MICA"}
PRINTED = "tally.add %0, %0"


# A Python that builds packages: the modules are there, and its headers.
BUILDS_PACKAGES = ("import cffi, os, setuptools, sysconfig, venv, ensurepip, sys\n"
                   "new = int(setuptools.__version__.split('.')[0]) >= 71\n"
                   "if not new: import wheel\n"
                   "sys.exit(not os.path.exists(os.path.join(sysconfig.get_path('include'), 'Python.h')))")


def python_folder():
    """Where a python3 is that can build the package; None: nowhere."""
    for folder in [*os.environ["PATH"].split(os.pathsep), "/usr/bin"]:
        python = os.path.join(folder, "python3")
        if os.path.exists(python) and subprocess.run([python, "-c", BUILDS_PACKAGES], capture_output=True).returncode == 0:
            return folder
    return None


def run(command, folder, environment):
    done = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"uses: exit code {done.returncode}: {command}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def check_again(name, folder, environment, definition):
    def generates():
        return "mica-gen" in re.sub(r"[^ ]*examples[^ ]*", "", run(BUILDS[name], folder, environment))
    if generates():
        sys.exit(f"uses: {name}: mica-gen runs again, though nothing has changed")
    time.sleep(0.05)
    os.utime(definition)
    if not generates():
        sys.exit(f"uses: {name}: mica-gen doesn't run again for a definition that has changed")
    if generates():
        sys.exit(f"uses: {name}: mica-gen runs again after a change that it has seen")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mica", required=True, help="where Mica is installed")
    parser.add_argument("--one", required=True, help="Mica as one file")
    parser.add_argument("--work", required=True)
    parser.add_argument("--only", help="this way alone")
    options = parser.parse_args()
    with open(os.path.join(ROOT, "docs", "using.md"), encoding="utf-8") as file:
        ways = re.findall(r"<!-- uses ([\w-]+) -->\n```\n(.*?)```\n", file.read(), re.S)
    if [way for way, _ in ways] != list(TOOLS):
        sys.exit(f"uses: docs/using.md has other ways than {', '.join(TOOLS)}")
    environment = {**os.environ, "MICA": os.path.abspath(options.mica), "ONE": os.path.abspath(options.one), "MAKEFLAGS": "", "MAKELEVEL": ""}
    examples, done, skipped = os.path.join(environment["MICA"], "share", "mica", "examples"), [], []
    for name, text in ways:
        if options.only not in (None, name):
            continue
        python = python_folder() if name == "python" else None
        if python is not None:
            environment = {**environment, "PATH": os.pathsep.join([python, environment["PATH"]])}
        if not all(shutil.which(tool) for tool in TOOLS[name]) or (name == "python" and python is None):
            skipped.append(name)
            continue
        folder, commands = os.path.join(options.work, name), text.strip().split("\n")
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        if len(commands) > 3:
            sys.exit(f"uses: {name} takes {len(commands)} commands")
        start, printed = time.monotonic(), ""
        for command in commands:
            printed = run(command, folder, environment)
        if PRINTED not in printed:
            sys.exit(f"uses: {name} prints\n{printed}")
        done.append(f"{name} ({time.monotonic() - start:.1f} s)")
        if name in BUILDS:
            check_again(name, folder, environment, os.path.join(folder if name == "make" else os.path.join(examples, "tally"), "tally.def"))
    print(f"uses: {', '.join(done)}" + (f"; not installed: {', '.join(skipped)}" if skipped else ""))


if __name__ == "__main__":
    main()
