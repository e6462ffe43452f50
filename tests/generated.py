#!/usr/bin/env python3
"""What mica-gen accepts compiles: with gcc and clang, as C11 and C17, the headers as C++17, without a warning. No line of the
dialects' C is longer than 100 columns, unless it is one word.

mica-gen is given every definition there is: of the prelude, the dialects, the examples, the tests, the twin, and the
whole files among the blocks of the documents, and some made at random of names that clash. What it refuses is no matter here; the C of what it accepts must
compile. The public headers stand the same test, each by itself. What
passed is remembered by its content, so that only what changed is compiled again.

  generated.py --gen build/out/bin/mica-gen --dialects build/out/dialects --work build/out/generated [--only REGEX]
               [--random COUNT]
"""
import argparse
import collections
import concurrent.futures
import glob
import hashlib
import os
import re
import shutil
import subprocess

import hostile_names

WARNINGS = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wcast-qual -Werror -fsyntax-only".split()
COMPILERS = [["gcc", "-std=c11"], ["gcc", "-std=c17"], ["clang", "-std=c11"], ["clang", "-std=c17"],
             ["g++", "-std=c++17"], ["clang++", "-std=c++17"]]
DEFINITIONS = ["defs/**/*.def", "defs/**/*.td", "examples/**/*.def", "tests/text/**/*.def", "tests/text/**/*.td",
               "tests/interop/twin/definitions/*.td"]
APART = "tests/text/gen/Inputs/mutual/"  # headers that include each other: mutual.test has the folders for them
DOCUMENTS = "docs/*.md"
PUBLIC = ["runtime/include", "tools/include"]
AUTHORS = ["tests/text/gen/Inputs", "tests/text/gen/Inputs/bytecode"]  # headers that definitions of the tests name
BATCH = 16  # files for one call of a compiler

Task = collections.namedtuple("Task", "command source stamp")


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if not os.path.exists(path) or read(path).decode() != text:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    return path


def digest(*parts):
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:32]


def find(*patterns):
    return sorted(path for pattern in patterns for path in glob.glob(pattern, recursive=True))


# ---- What is compiled --------------------------------------------------------------------------------


def definitions_of_documents(options):
    """The blocks that are whole files: those that include the prelude and define a dialect."""
    for document in find(DOCUMENTS):
        blocks = re.findall(r"^```\w*\n(.*?)^```", read(document).decode(), re.S | re.M)
        for number, block in enumerate(blocks):
            if re.search(r'^include "mica/', block, re.M) and re.search(r": *Dialect\b", block):
                name = f"{os.path.basename(document)[:-3].replace('-', '_')}_{number}.def"
                yield write(os.path.join(options.work, "documents", name), block)


def random_definitions(options):
    for number in range(options.random):
        yield write(os.path.join(options.work, "random", f"random_{number}.def"), hostile_names.make(number))


def generate(options, path):
    """The source that mica-gen writes for a definition; None: refused."""
    folder = os.path.join(options.work, "c", re.sub(r"\W", "_", os.path.relpath(path)))
    done = subprocess.run([options.gen, "-I", "defs", "-I", os.path.dirname(path), "-o", folder, path],
                          capture_output=True, check=False)
    if done.returncode not in (0, 1):
        raise SystemExit(f"generated: {path}: mica-gen ends with {done.returncode}\n{done.stderr.decode()}")
    return os.path.join(folder, os.path.splitext(os.path.basename(path))[0] + ".c") if done.returncode == 0 else None


def sources_of(options):
    """Pairs: a file to compile, the header beside it or None. For a header a file that includes it is made."""
    made = []
    with concurrent.futures.ThreadPoolExecutor() as pool:
        paths = [path for path in find(*DEFINITIONS) if not path.startswith(APART)]
        paths += [*definitions_of_documents(options), *random_definitions(options)]
        for source in pool.map(lambda path: generate(options, path), paths):
            made += [source] if source else []
    for source in made:
        header = source[:-1] + "h"
        yield source, header
        name = re.sub(r"\W", "_", os.path.relpath(header))
        yield write(os.path.join(options.work, "headers", name + ".cc"), f'#include "{os.path.abspath(header)}"\n'), header
    for folder in PUBLIC:
        for header in find(f"{folder}/mica/*.h"):
            text = f'#include "mica/{os.path.basename(header)}"\n'
            for ending in (".c", ".cc"):
                content = text + "extern int not_empty;\n" * (ending == ".c")
                yield write(os.path.join(options.work, "public", os.path.basename(header)[:-2] + ending), content), None


# ---- How it reads -----------------------------------------------------------------------------------

WIDTH = 100
WORD = re.compile(r"\s*\S+( ([=!]=|&&|\|\||[=?:|{]|= \{))?")  # with what may end a line


def long_lines(options):
    """Of the dialects' C: how many lines are longer than they should be, and those that could be broken."""
    count, breakable = 0, []
    for path in find(f"{options.dialects}/*/*.[ch]"):
        for number, line in enumerate(read(path).decode().splitlines(), 1):
            if len(line) <= WIDTH:
                continue
            count += 1
            if not WORD.fullmatch(line):
                breakable.append(f"{path}:{number}: a line of {len(line)} columns that could be broken")
    return count, breakable


# ---- Compiling ---------------------------------------------------------------------------------------


def contents(source, header):
    """What decides whether a file compiles; the name of the definition doesn't."""
    if header is None:
        return [read(source)]
    name = os.path.splitext(os.path.basename(header))[0]
    own = read(source) if source.endswith(".c") else b""
    return [re.sub(rb"(?i)%s" % re.escape(name.encode()), b"NAME", text) for text in (own, read(header))]


def tasks_of(options, sources):
    """What is not known to compile, in lists for one call each."""
    everywhere = digest(*map(read, find(*(f"{folder}/mica/*.h" for folder in PUBLIC), *(f"{folder}/*.h" for folder in AUTHORS), f"{options.dialects}/*/*.h")))
    folders = [flag for folder in [*PUBLIC, *AUTHORS, options.dialects] for flag in ("-I", folder)]
    for compiler in COMPILERS:
        if shutil.which(compiler[0]) is None:
            print(f"generated: {compiler[0]} isn't installed, skipped")
            continue
        command = compiler + WARNINGS + folders
        version = subprocess.run([compiler[0], "--version"], capture_output=True, check=True).stdout
        ending = ".cc" if "++" in compiler[0] else ".c"
        tasks = {}
        for source, header in sources:
            if os.path.splitext(source)[1] == ending:
                key = digest(version, " ".join(command).encode(), everywhere.encode(), *contents(source, header))
                stamp = os.path.join(options.work, "passed", key)
                if not os.path.exists(stamp):
                    tasks[stamp] = Task(command, source, stamp)
        todo = list(tasks.values())
        yield from (todo[i:i + BATCH] for i in range(0, len(todo), BATCH))


def compile_batch(tasks):
    """What the compiler says about those that fail."""
    done = subprocess.run(tasks[0].command + [t.source for t in tasks], capture_output=True, check=False)
    if done.returncode == 0:
        for task in tasks:
            write(task.stamp, "")
        return []
    if len(tasks) > 1:
        return [said for task in tasks for said in compile_batch([task])]
    said = done.stderr.decode("utf-8", "replace").splitlines()
    return ["\n".join([" ".join(tasks[0].command[:2] + [tasks[0].source]), *said[:20]])]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--gen", required=True)
    parser.add_argument("--dialects", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--random", type=int, default=60, help="definitions made at random")
    parser.add_argument("--only", default="", help="sources whose name matches")
    options = parser.parse_args()
    sources = [pair for pair in sources_of(options) if re.search(options.only, pair[0])]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [said for batch in pool.map(compile_batch, tasks_of(options, sources)) for said in batch]
    count, breakable = long_lines(options)
    failures += breakable
    for said in failures:
        print(said)
    print(f"generated: {len(sources)} files, {len(failures)} failures; of the dialects' lines {count} are longer than {WIDTH} "
          "columns, one word each")
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
