"""Runs mica-gen on each program of a file and compares all that it says with what stands below the program.

Usage: mistakes.py DEFS FILE. Programs are separated by lines of `// -----`. Above each one stand, unseen, an
include of the prelude and a dialect `Ring`, unless the program begins with `// whole`. Below stands what
mica-gen must say, every error, warning and help, and the notes in the program itself, one a line:
`// LINE:COLUMN: error: text` or `// help: text`, where the text may be cut at `...`. A program with an error must fail.
"""
import os
import re
import subprocess
import sys
import tempfile

HEAD = 'include "mica/mica.def"\ndef Ring : Dialect { let name = "ring"; let cppNamespace = "::ring"; }\n'
EXPECTED = re.compile(r"^// ((?:\d+:\d+: )?(?:error|warning|note|help): .*)$")
SAID = re.compile(r"^(?:(?P<file>[^:\n]+):(?P<line>\d+):(?P<column>\d+): )?(?P<text>(?:error|warning|note|help): .*)$")


def said(stderr, path, shift):
    """The messages in the program, as they are expected."""
    for line in stderr.splitlines():
        found = SAID.match(line)
        if not found or (found["file"] not in (None, path) and found["text"].startswith("note:")):
            continue
        place = "" if found["file"] is None else f"{int(found['line']) - shift}:{found['column']}: "
        yield ("" if found["file"] in (None, path) else found["file"] + ":") + place + found["text"]


def equal(expected, text):
    return text.startswith(expected[:-3]) if expected.endswith("...") else text == expected


def main():
    defs, file = sys.argv[1:]
    with open(file, encoding="utf-8") as source:
        programs = source.read().split("// -----\n")[1:]
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for program in programs:
            lines = program.rstrip("\n").split("\n")
            expected = [m[1] for m in map(EXPECTED.match, lines) if m]
            body = "\n".join(line for line in lines if not EXPECTED.match(line)) + "\n"
            head = "" if body.startswith("// whole") else HEAD
            path = os.path.join(folder, "main.def")
            with open(path, "w", encoding="utf-8") as out:
                out.write(head + body)
            done = subprocess.run(["mica-gen", "-I", defs, "-I", folder, "-o", folder, path],
                                  capture_output=True, text=True)
            got = list(said(done.stderr, path, head.count("\n")))
            fails = any("error: " in e for e in expected)
            right = len(got) == len(expected) and all(map(equal, expected, got)) and done.returncode == fails
            if not right:
                failed += 1
                print(body, "expected:", *expected, f"but found (exit code {done.returncode}):", *got, "", sep="\n")
    print(f"{len(programs)} programs, {failed} failed")
    return failed != 0 or not programs


sys.exit(main())
