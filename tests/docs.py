#!/usr/bin/env python3
"""The documents say what is so.

Programs: each C block of a document that is marked belongs to a program, which is compiled with
warnings as errors, linked with the libraries and run; what it prints is what the document shows. The
marks are comments of Markdown before the block:

  <!-- whole program NAME -->  the block is all of it
  <!-- program NAME -->        the next piece of it, put in place of "// ... the program ..." in
  <!-- frame -->               this block
  <!-- output of NAME -->      what it prints, standard output before standard error

Files: docs/map.md is as build/map.py makes it, and every file that a document's link or a comment of a
source names is there.

  docs.py --compile "cc -Wall ..." --link "libmica.a ..." --work build/out/docs
"""
import argparse
import collections
import fnmatch
import glob
import os
import re
import shlex
import subprocess
import sys

PLACE = "// ... the program ...\n"
PARTS = ("gen", "runtime", "parser", "tools")
SOURCES = (".c", ".h", ".y", ".re")
# A file's name in a comment; what begins with a capital letter stands for any name.
NAME = r"(?<![\w.<$*'\"{])[\w*/-]*\w[\w*-]*\.(?:c|h|re|y|py|def)\b(?!\.)"

Block = collections.namedtuple("Block", "mark name language text line")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


# ---- Programs ------------------------------------------------------------------------------------


def read_blocks(text):
    pattern = r"<!-- (whole program|program|frame|output of) ?(\w*) -->\n```(\w+)\n(.*?)```\n"
    for found in re.finditer(pattern, text, re.S):
        yield Block(found[1], found[2], found[3], found[4], text.count("\n", 0, found.start(4)) + 1)


def make_programs(blocks):
    """The text of each program by its name, in order."""
    frame = next((b.text for b in blocks if b.mark == "frame"), PLACE)
    pieces = {}
    for block in blocks:
        if block.mark == "whole program":
            pieces[block.name] = block.text
        elif block.mark == "program":
            pieces[block.name] = pieces.get(block.name, "") + ("\n" if block.name in pieces else "") + block.text
    framed = {b.name for b in blocks if b.mark == "program"}
    return {name: frame.replace(PLACE, text) if name in framed else text for name, text in pieces.items()}


def run_program(name, text, options):
    """What it prints, or an error."""
    source, program = os.path.join(options.work, name + ".c"), os.path.join(options.work, name)
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    command = shlex.split(options.compile) + ["-o", program, source] + shlex.split(options.link)
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode != 0:
        return None, f"does not compile:\n{built.stderr}"
    ran = subprocess.run([program], capture_output=True, text=True, check=False, timeout=60)
    printed = ran.stdout + ran.stderr
    return printed, None if ran.returncode == 0 else f"ends with {ran.returncode} after printing\n{printed}"


def check_programs(path, options):
    blocks = list(read_blocks(read(path)))
    expected = {b.name: b for b in blocks if b.mark == "output of"}
    programs = make_programs(blocks)
    for name, text in programs.items():
        printed, wrong = run_program(name, text, options)
        if wrong:
            yield f"{path}: program {name} {wrong}"
        elif name not in expected:
            yield f"{path}: program {name} has no output to compare"
        elif printed != expected[name].text:
            yield f"{path}:{expected[name].line}: program {name} prints\n{printed}"
    for name in expected.keys() - programs.keys():
        yield f"{path}: the output of {name} belongs to no program"
    unmarked = read(path).count("```c\n") - sum(b.language == "c" for b in blocks)
    if unmarked:
        yield f"{path}: {unmarked} C blocks belong to no program"
    options.programs += len(programs)


# ---- Files ---------------------------------------------------------------------------------------


def files_of(parts):
    for part in parts:
        for folder, _, names in os.walk(part):
            yield from (os.path.join(folder, n) for n in names if n.endswith(SOURCES))


def check_map():
    """docs/map.md is as the sources say."""
    ran = subprocess.run([sys.executable, "build/map.py", "--check"], capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        yield ran.stderr.strip()


def check_links(path):
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", read(path)):
        if not re.match(r"\w+:", target) and not os.path.exists(os.path.join(os.path.dirname(path), target)):
            yield f"{path}: the link {target} leads nowhere"


def known_files():
    found = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True,
                           check=False)
    names = found.stdout.splitlines() if found.returncode == 0 else glob.glob("**/*", recursive=True)
    generated = [n[:-2] + ".h" for n in names if n.endswith(".y")] + [n[:-3] + ".c" for n in names if n.endswith(".re")]
    return ["/" + name for name in names + generated]


def check_comments(files):
    """`name.c`, `folder/name.h`, `fold_*.c` in a comment: such a file exists."""
    known = known_files()
    for path in sorted(files):
        for number, line in enumerate(read(path).splitlines(), 1):
            comment = re.search(r"(?:^|\s)//(.*)", line)
            for name in re.findall(NAME, comment[1] if comment else ""):
                if not os.path.basename(name)[0].isupper() and not any(fnmatch.fnmatchcase(k, "*/" + name) for k in known):
                    yield f"{path}:{number}: there is no file {name}"


def check_names(path):
    """`folder/name.c` in a document about the sources: such a file exists; capitals stand for any name."""
    known = known_files()
    for number, line in enumerate(read(path).splitlines(), 1):
        for name in re.findall(r"`([\w*/.-]+\.(?:c|h|re|y|py|def|md))`", line):
            if not re.search("[A-Z]{2}", name) and not any(fnmatch.fnmatchcase(k, "*/" + name) for k in known):
                yield f"{path}:{number}: there is no file {name}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compile", required=True)
    parser.add_argument("--link", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("parts", nargs="*", default=["programs", "files"])
    options = parser.parse_args()
    options.programs = 0
    os.makedirs(options.work, exist_ok=True)
    wrong = []
    if "programs" in options.parts:
        wrong += list(check_programs("docs/c-api.md", options)) + list(check_programs("docs/rewriting.md", options))
    if "files" in options.parts:
        wrong += list(check_map()) + list(check_names("docs/architecture.md")) + list(check_names("docs/changing.md"))
        wrong += list(check_comments(files_of(PARTS + ("defs", "examples", "tests"))))
    for path in ["README.md", "SECURITY.md"] + sorted(glob.glob("docs/*.md")):
        wrong += check_links(path)
    for line in wrong:
        print(f"docs: {line}", file=sys.stderr)
    print(f"docs: {options.programs} programs as documented, {len(wrong)} mistakes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
