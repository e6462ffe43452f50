#!/usr/bin/env python3
"""Which names leave the libraries.

Every global of an archive starts with one of the prefixes that the archive may define. A program with names of its
own like those inside of libmica (symbols/user.c) links with libmica.a and runs. With --shared the same holds for a
shared library made of libmica.a's objects, which must be position-independent; it exports what the public headers
declare as MICA_API and their inline functions, all of it and nothing else.

  symbols.py --nm nm --cc 'cc -O2' --work build/out/symbols [--shared] [--library libmica.so.1] build/out/lib/libmica.a=mica_ ...
"""
import argparse
import glob
import os
import re
import shlex
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
HEADERS = os.path.join(HERE, "..", "runtime", "include")
# What compilers and sanitizers add to every object or shared library.
OF_THE_TOOLS = re.compile(r"__|_init$|_fini$|_edata$|_end$|_bss|DW\.ref\.")


def run(command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def names(nm, flags, path):
    """The defined globals of an archive or a shared library."""
    lines = (line.split() for line in run([nm, *flags, "--defined-only", path]).splitlines())
    return {words[-1].split("@")[0] for words in lines if len(words) == 3 and words[1] != "A" and not OF_THE_TOOLS.match(words[-1])}


def declared(cc):
    """The names that the public headers declare as MICA_API, and their inline functions; macros expanded."""
    headers = sorted(h for h in os.listdir(os.path.join(HEADERS, "mica")) if h.endswith(".h"))
    text = run([*cc, "-E", "-P", f"-I{HEADERS}", "-DMICA_INLINE=MICA_API inline", "-x", "c", "-"],
               input="".join(f'#include "mica/{h}"\n' for h in headers))
    text = re.sub(r"__attribute__\(\(cold[^)]*\)\)", "", text)
    found = set()
    for declaration in re.findall(r'__attribute__\(\(visibility\("default"\)\)\)([^;{]*)[;{]', text):
        if "(" in declaration:
            found.add(re.search(r"(\w+)\s*\(", declaration)[1])
        else:
            found.update(re.search(r"(\w+)[\[\]]*$", part.strip())[1] for part in declaration.split(","))
    return found


def check_prefixes(nm, archive, prefixes):
    defined = names(nm, ["-g"], archive)
    if not defined:
        yield f"{archive} defines nothing"
    for name in sorted(defined):
        if not name.startswith(prefixes):
            yield f"{archive} defines {name}, which starts with none of {', '.join(prefixes)}"


def check_exports(nm, cc, library):
    exported, wanted = names(nm, ["-D"], library), declared(cc)
    for name in sorted(exported - wanted):
        yield f"{library} exports {name}, which no public header declares as MICA_API"
    for name in sorted(wanted - exported):
        yield f"{library} lacks {name}, which a public header declares as MICA_API"


def check_user(cc, program, libraries, environment=None):
    built = subprocess.run([*cc, "-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{HEADERS}", "-o", program,
                            os.path.join(HERE, "symbols", "user.c"), *libraries], capture_output=True, text=True)
    if built.returncode != 0:
        yield f"{program} doesn't build:\n{built.stderr}"
        return
    ran = subprocess.run([program], capture_output=True, text=True, env=environment)
    if ran.returncode != 0:
        yield f"{program} ends with {ran.returncode}: {ran.stderr}"


def check_shared(options, cc, archive):
    library = os.path.join(options.work, "libmica.so")
    run([*cc, "-shared", "-o", library, "-Wl,--whole-archive", archive, "-Wl,--no-whole-archive", "-Wl,-z,defs"])
    yield from check_exports(options.nm, cc, library)
    here = dict(os.environ, LD_LIBRARY_PATH=options.work)
    yield from check_user(cc, os.path.join(options.work, "user-shared"), [library], here)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nm", default="nm")
    parser.add_argument("--cc", default="cc", help="the compiler with its flags, linking ones too")
    parser.add_argument("--work", required=True, help="a folder for what is built")
    parser.add_argument("--shared", action="store_true")
    parser.add_argument("--library", help="the shared library that Mica's makefile links")
    parser.add_argument("archives", nargs="+", metavar="ARCHIVE=PREFIX,PREFIX...")
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    cc, wrong = shlex.split(options.cc), []
    for part in options.archives:
        archive, _, prefixes = part.partition("=")
        wrong += check_prefixes(options.nm, archive, tuple(prefixes.split(",")))
        if os.path.basename(archive) == "libmica.a":
            wrong += check_user(cc, os.path.join(options.work, "user-static"), [archive])
            wrong += check_shared(options, cc, archive) if options.shared else []
    wrong += check_exports(options.nm, cc, options.library) if options.library else []
    for line in wrong:
        print(f"symbols: {line}", file=sys.stderr)
    print(f"symbols: {len(options.archives)} libraries, {len(wrong)} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
