#!/usr/bin/env python3
"""The Python package: it is built from an installed Mica, as its setup.py says, and tests/python/ and the examples of
docs/python.md run with it; where mypy is installed, its types are checked too. Needs a Python with cffi, setuptools and
the headers of C; without one all is skipped.

  python.py --mica build/out/stage --work build/out/python [--only test_ir] [--bench] [--valgrind]
"""
import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
TESTS = os.path.join(HERE, "python")
OWN = os.path.join(TESTS, "own", "own.def")
ASKS = ("import cffi, setuptools, sysconfig, os, sys; "
        "sys.exit(not os.path.exists(os.path.join(sysconfig.get_path('include'), 'Python.h')))")


def run(command, environment=None, folder=None):
    return subprocess.run(command, env=environment, cwd=folder).returncode


def find_python():
    """One that can build the package: that which runs this, or the system's."""
    for python in (sys.executable, "/usr/bin/python3", "/usr/local/bin/python3"):
        if os.path.exists(python) and subprocess.run([python, "-c", ASKS], capture_output=True).returncode == 0:
            return python
    return None


def newest(paths):
    return max((os.path.getmtime(p) for p in paths), default=0)


def build(python, options, library):
    """Into a folder of the work folder, unless what is there is newer than what it is made of."""
    sources = os.path.join(options.mica, "share", "mica", "python")
    inputs = glob.glob(os.path.join(sources, "**", "*"), recursive=True) + glob.glob(os.path.join(options.mica, "lib", "*"))
    inputs += glob.glob(os.path.join(os.path.dirname(OWN), "*"))
    made = os.path.join(library, "mica", "__init__.py")
    if os.path.exists(made) and os.path.getmtime(made) > newest(inputs):
        return
    shutil.rmtree(library, ignore_errors=True)
    environment = {**os.environ, "MICA": options.mica, "CC": options.cc, "CFLAGS": options.cflags,
                   "LDFLAGS": options.ldflags, "MICA_DEFS": OWN}
    done = subprocess.run([python, "setup.py", "-q", "build", "--build-lib", os.path.abspath(library)], env=environment,
                          cwd=sources, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"python: the package can't be built\n{done.stdout}{done.stderr}")
    os.utime(made)


def sanitizing(options):
    """What a process that is not built with sanitizers needs to load what is."""
    if "-fsanitize" not in options.cflags:
        return {}
    found = subprocess.run([*options.cc.split(), "-print-file-name=libasan.so"], capture_output=True, text=True)
    return {"LD_PRELOAD": found.stdout.strip(), "ASAN_OPTIONS": "detect_leaks=0", "UBSAN_OPTIONS": "halt_on_error=1"}


def check_types(python, library, environment):
    mypy = shutil.which("mypy")
    if mypy is None:
        return "mypy isn't installed"
    cache = os.path.join(os.path.dirname(library), "mypy")
    command = [mypy, "--python-executable", python, "--cache-dir", cache, "--no-error-summary"]
    package = {**environment, "MYPYPATH": library}
    if run([*command, "--strict", os.path.join(TESTS, "typed_user.py")], package) != 0:
        sys.exit("python: mypy refuses what is right")
    wrong = subprocess.run([*command, os.path.join(TESTS, "typed_mistakes.py")], env=package, capture_output=True, text=True)
    with open(os.path.join(TESTS, "typed_mistakes.py"), encoding="utf-8") as file:
        wanted = [i + 1 for i, line in enumerate(file) if "# wrong" in line]
    got = sorted({int(line.split(":")[1]) for line in wrong.stdout.splitlines() if ": error:" in line})
    if got != wanted:
        sys.exit(f"python: mypy finds mistakes in lines {got}, not {wanted}\n{wrong.stdout}")
    return "types checked"


def check_valgrind(log):
    """Python and the loader have errors of their own: those count that happen in Mica's libraries, or in what they call."""
    with open(log, encoding="utf-8", errors="replace") as file:
        errors = re.split(r"\n==\d+== *\n", file.read())
    innermost = [re.findall(r"==\d+==    (?:at|by) (.*)", e)[:2] for e in errors]
    files = glob.glob(os.path.join(HERE, "..", "bindings", "python", "native", "*.c"))
    place = r"_native\.|libmica\.|[( ](?:native|" + "|".join(os.path.basename(f)[:-2] for f in files) + r")\.c"
    ours = [e for e, frames in zip(errors, innermost) if any(re.search(place, f) for f in frames)]
    if ours:
        sys.exit("python: valgrind has found\n" + "\n\n".join(ours))
    print(f"python: valgrind has found nothing in Mica ({len(errors)} errors of Python's own)")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mica", required=True, help="where Mica is installed")
    parser.add_argument("--work", required=True)
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--cflags", default="-O2")
    parser.add_argument("--ldflags", default="")
    parser.add_argument("--only", help="this module of tests alone")
    parser.add_argument("--bench", action="store_true", help="the benchmark instead of the tests")
    parser.add_argument("--valgrind", action="store_true", help="the tests under valgrind")
    options = parser.parse_args()
    options.mica, library = os.path.abspath(options.mica), os.path.abspath(os.path.join(options.work, "lib"))
    python, start = find_python(), time.monotonic()
    if python is None:
        print("python: no Python with cffi, setuptools and its headers, skipped")
        return
    build(python, options, library)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([library, TESTS]), "PYTHONDONTWRITEBYTECODE": "1",
                   "PYTHONWARNINGS": "error::ResourceWarning", "MICA": options.mica, "MICA_WORK": os.path.abspath(options.work)}
    environment.update(sanitizing(options))
    if options.bench:
        sys.exit(run([python, os.path.join(HERE, "bench", "python.py"), "--mica", options.mica, "--cc", options.cc],
                     environment))
    command = [python, "-m", "unittest", *([options.only] if options.only else ["discover"]), "-q"]
    log = os.path.abspath(os.path.join(options.work, "valgrind.log"))
    if options.valgrind:
        environment["PYTHONMALLOC"] = "malloc"
        command = ["valgrind", "-q", f"--log-file={log}", "--num-callers=40", *command]
    if run(command, environment, TESTS) != 0:
        sys.exit("python: a test failed")
    if options.valgrind:
        check_valgrind(log)
    says = check_types(python, library, environment) if not options.only and not options.valgrind else "types not asked"
    print(f"python: the package does what docs/python.md says; {says} ({time.monotonic() - start:.0f} s)")


if __name__ == "__main__":
    main()
