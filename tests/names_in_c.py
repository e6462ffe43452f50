#!/usr/bin/env python3
"""What mica-gen --print-names lists is what the C of a file has at file scope: every name, and no other.

  names_in_c.py --gen build/out/bin/mica-gen --dialects build/out/dialects --work build/out/names [DIALECT...]
"""
import argparse
import os
import re
import shutil
import subprocess

VARIABLE = re.compile(r"^(?:static |extern )*(?:const )?[a-z_]\w*[\w\s]*?[\s*](?:const )?(\w+)(?:\[[^\]]*\])? ?(?:= \{|=\n|;)", re.M)
TYPE = re.compile(r"^(?:\} |typedef [^;{}]*?[ *]|typedef struct \w+ \{[^}]*\} )(\w+);", re.M)
FUNCTION_TYPE = re.compile(r"^typedef [^;{}]*\(\*(\w+)\)", re.M)
MACRO = re.compile(r"^#define (\w+)(?!\w)", re.M)
ENUM = re.compile(r"^(?:typedef )?enum(?: \w+)? \{(.*?)\}", re.M | re.S)
ENUMERATOR = re.compile(r"(?:^|,)\s*([A-Za-z_]\w*)")
FOREIGN = re.compile(r"MICA_LIST_|MICA_DIALECT_|MICA_GENERATED$|mica_")  # guards, what the library asks or declares


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def without_comments(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)


def functions_of(options, folder, name):
    """By the compiler, which tells in which file each stands."""
    listing = os.path.join(options.work, name + ".aux")
    subprocess.run(["gcc", "-std=c11", "-w", "-fsyntax-only", "-aux-info", listing, "-I", "runtime/include",
                    "-I", options.dialects, "-I", "tests/text/gen/Inputs", os.path.join(folder, name + ".c")], check=True)
    for line in read(listing).splitlines():
        found = re.match(r"/\* (\S+?):\d+:\w+ \*/ (.*)", line)
        is_own = found and os.path.basename(found[1]) in (name + ".h", name + ".c", name + ".def")
        if is_own and not found[1].startswith("runtime/"):
            declared = re.search(r"(\w+) \(", found[2])
            if declared:
                yield declared[1]


def names_in(text):
    text = without_comments(text)
    yield from VARIABLE.findall(text)
    yield from TYPE.findall(text)
    yield from FUNCTION_TYPE.findall(text)
    yield from MACRO.findall(text)
    for body in ENUM.findall(text):
        yield from ENUMERATOR.findall(re.sub(r"\([^()]*\)", "", body))


def names_in_c(options, folder, name):
    found = set(functions_of(options, folder, name))
    for ending in (".h", ".c"):
        found |= set(names_in(read(os.path.join(folder, name + ending))))
    return {word for word in found if not FOREIGN.match(word)}


def names_listed(options, folder, name):
    adds = re.search(r"extern const mica_dialect_def \w+_extension;", read(os.path.join(folder, name + ".h")))
    said = subprocess.run([options.gen, "-I", "defs", *(["--extension"] if adds else []), "--print-names", f"defs/{name}/{name}.def"],
                          check=True, capture_output=True, text=True).stdout
    return {line.split()[0] for line in said.splitlines()}


def check(options, name):
    folder = os.path.join(options.dialects, name)
    in_c, listed = names_in_c(options, folder, name), names_listed(options, folder, name)
    for word in sorted(in_c - listed):
        yield f"names: {name}: '{word}' stands in the C, and isn't listed"
    words = set(re.findall(r"\w+", read(os.path.join(folder, name + ".h")) + read(os.path.join(folder, name + ".c"))))
    for word in sorted(listed - words):  # the author may declare several in a line
        yield f"names: {name}: '{word}' is listed, and doesn't stand in the C"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--gen", required=True)
    parser.add_argument("--dialects", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("only", nargs="*")
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    if shutil.which("gcc") is None:
        print("names: gcc isn't installed, skipped")
        return
    every = options.only or sorted(d for d in os.listdir(options.dialects)
                                   if os.path.exists(f"{options.dialects}/{d}/{d}.c"))
    wrong = [line for name in every for line in check(options, name)]
    print("\n".join([*wrong[:100], f"names: {len(every)} dialects, {len(wrong)} failures"]))
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
