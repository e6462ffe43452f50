#!/usr/bin/env python3
"""The author's manual does what it says: the files of its pages are written, their commands run in order, and what they
print is compared with what stands there. Marks are comments of Markdown before a block:

  <!-- file NAME -->        the block is the file NAME
  <!-- add to NAME -->      it is appended to NAME
  <!-- run -->              lines that begin with "$ " are commands, what follows each is what it prints
  <!-- shape -->            nothing to run: it shows what something looks like

  manual.py --prefix INSTALLED --work DIR [--write] docs/tutorial.md docs/definitions.md
"""
import argparse
import os
import re
import shutil
import subprocess
import sys

BLOCK = re.compile(r"(?:<!-- (file|add to|run|shape) ?([\w./-]*) -->\n)?^```(\w*)\n(.*?)^```$", re.S | re.M)


def commands_of(text):
    """Each command with what it prints; `\\` at the end of a line continues it."""
    found = []
    for line in text.splitlines(keepends=True):
        if found and found[-1][0].endswith("\\\n"):
            found[-1][0] += line
        elif line.startswith("$ "):
            found.append([line[2:], ""])
        elif found:
            found[-1][1] += line
    return found


def write_cc(folder):
    """`cc` of the manual is the compiler that is tested."""
    path = os.path.join(folder, "cc")
    with open(path, "w", encoding="utf-8") as file:
        file.write('#!/bin/sh\nexec %s "$@"\n' % os.environ.get("CC", "cc"))
    os.chmod(path, 0o755)


def run(command, options):
    folders = [os.path.join(options.prefix, "bin"), os.environ["PATH"]]
    if os.environ.get("CC", "cc") != "cc":
        folders.insert(0, options.programs)
    environment = dict(os.environ, MICA=options.prefix, PATH=os.pathsep.join(folders), LC_ALL="C")
    for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL"):  # of the make that runs this
        environment.pop(name, None)
    ran = subprocess.run(["sh", "-c", command], cwd=options.work, env=environment, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True, check=False, timeout=120)
    return ran.stdout


def run_block(text, at, options, wrong):
    """The block as it should stand."""
    result = ""
    for command, expected in commands_of(text):
        printed = run(command, options)
        if printed and not printed.endswith("\n"):
            printed += "\n"
        if printed != expected:
            wrong.append(f"{at}: `{command.strip()}` prints\n{printed}")
        result += "$ " + command + printed
    return result


def check(page, options, wrong, counts):
    with open(page, encoding="utf-8") as file:
        manual = file.read()

    def visit(block):
        mark, name, _, text = block.groups()
        at = f"{page}:{manual.count(chr(10), 0, block.start(4)) + 1}"
        if mark is None:
            wrong.append(f"{at}: this block has no mark")
            return block[0]
        counts[mark] += 1
        if mark in ("file", "add to"):
            path = os.path.join(options.work, name)
            if mark == "add to" and not os.path.exists(path):
                wrong.append(f"{at}: there is no {name} yet")
            with open(path, "w" if mark == "file" else "a", encoding="utf-8") as file:
                file.write(text if mark == "file" else "\n" + text)
        if mark == "run":
            fresh = run_block(text, at, options, wrong)
            return block[0][:block.start(4) - block.start()] + fresh + "```"
        return block[0]

    fresh = BLOCK.sub(visit, manual)
    if options.write and fresh != manual:
        with open(page, "w", encoding="utf-8") as file:
            file.write(fresh)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prefix", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--write", action="store_true", help="put what was printed into the manual")
    parser.add_argument("pages", nargs="+")
    options = parser.parse_args()
    options.prefix = os.path.abspath(options.prefix)
    shutil.rmtree(options.work, ignore_errors=True)
    options.programs = os.path.abspath(os.path.join(options.work, "bin"))
    os.makedirs(options.programs)
    write_cc(options.programs)
    wrong, counts = [], {"file": 0, "add to": 0, "run": 0, "shape": 0}
    for page in options.pages:
        check(page, options, wrong, counts)
    for line in wrong:
        print(f"manual: {line}", file=sys.stderr)
    print(f"manual: {counts['file'] + counts['add to']} pieces of files, {counts['run']} runs, {len(wrong)} mistakes")
    if wrong and not options.write:
        print("manual: if what is printed is right, `make check-docs WRITE=1` puts it into the manual", file=sys.stderr)
    return 1 if wrong and not options.write else 0


if __name__ == "__main__":
    sys.exit(main())
