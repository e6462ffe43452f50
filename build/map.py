#!/usr/bin/env python3
"""Writes docs/map.md: every source file of the parts, with what its opening comment says first.

The headings of the page are written by hand, one for each room in the order in which the rooms stand above each
other; the rows below them are made from the files. A header beside a source of its name shares its row.

  map.py          writes the rows anew
  map.py --check  says what is wrong: rows that aren't as the files say, a room without a heading
"""
import os
import re
import sys

MAP = "docs/map.md"
PARTS = ("gen", "runtime", "parser", "tools")
SOURCES = (".c", ".h", ".y", ".re")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def rooms():
    """The names of the source files in each folder of the parts."""
    found = {}
    for part in PARTS:
        for folder, _, names in os.walk(part):
            sources = sorted(n for n in names if n.endswith(SOURCES))
            if sources:
                found[folder] = sources
    return found


def opening(path):
    """The first sentence of a file's opening comment, or None."""
    lines = []
    for line in read(path).splitlines():
        if not line.startswith("//") or line.strip() == "//":
            break
        lines.append(line[2:].strip())
    text = " ".join(lines)
    sentence = re.match(r"(.*?[^.])\.(?:\s+(?=[A-Z`!(]|$)|$)", text)
    return (sentence[1] if sentence else text.rstrip(".:")) or None


def rows(folder, names):
    stems = sorted({os.path.splitext(n)[0] for n in names})
    yield "| file | what it holds |"
    yield "|---|---|"
    for stem in stems:
        files = [n for n in names if os.path.splitext(n)[0] == stem]
        files.sort(key=lambda name: name.endswith(".h"))
        said = opening(os.path.join(folder, files[0]))
        if said is None:
            raise SystemExit(f"{folder}/{files[0]}:1: error: begin the file with a comment that says what it holds")
        yield f"| {', '.join(f'`{n}`' for n in files)} | {said.replace('|', chr(92) + '|')} |"


def make(page):
    """The page with its rows made anew."""
    left = rooms()
    out = []
    for line in page.splitlines():
        if line.startswith("|"):
            continue
        heading = re.match(r"#+ `([\w/]+)/`", line)
        if out and out[-1] == "" and line == "":
            continue
        out.append(line)
        if heading:
            folder = heading[1]
            if folder not in left:
                raise SystemExit(f"{MAP}: error: there is no room {folder}/: remove its heading")
            out += ["", *rows(folder, left.pop(folder)), ""]
    if left:
        names = ", ".join(f"{folder}/" for folder in sorted(left))
        raise SystemExit(f"{MAP}: error: {names} has no heading: add one in the order of the rooms")
    return "\n".join(out).rstrip("\n") + "\n"


def main():
    page = read(MAP)
    made = make(page)
    if "--check" in sys.argv[1:]:
        if made != page:
            raise SystemExit(f"{MAP}: error: the rows aren't what the files say: run 'make map'")
        return
    if made != page:
        with open(MAP, "w", encoding="utf-8") as file:
            file.write(made)


main()
