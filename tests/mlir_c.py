# The table of mlir-c's names in docs/c-api.md: each name of Mica in it is declared in a public header, and, where MLIR's
# headers are given (--peer), each function of theirs is in the table and no other.
import argparse
import glob
import os
import re
import sys

HEADING = "## The names of mlir-c"


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def rows(text):
    """(header, names of mlir-c, what Mica has) of each row."""
    header = None
    for line in text[text.index(HEADING):].splitlines():
        if line.startswith("### "):
            header = line[4:]
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if header and len(cells) == 2 and cells[0].startswith("`mlir"):
            yield header, re.findall(r"`(\w+)`", cells[0]), cells[1]


def functions(path):
    text = re.sub(r"//.*", "", read(path))
    return set(re.findall(r"\b(mlir[A-Z]\w*)\s*\(", text))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--include", action="append", required=True, help="of Mica; public headers are in mica/ below it")
    options.add_argument("--peer", help="the folder mlir-c of MLIR's headers")
    o = options.parse_args()
    table = list(rows(read("docs/c-api.md")))
    headers = "".join(read(path) for folder in o.include for path in glob.glob(folder + "/mica/*.h") +
                      glob.glob(folder + "/builtin/builtin.h"))
    declared = set(re.findall(r"\b\w+\b", re.sub(r"//.*", "", headers)))
    wrong = []
    for header, names, ours in table:
        for name in re.findall(r"`([a-zA-Z]\w*)`", ours):
            if name not in declared and name not in ("bool", "name"):
                wrong.append(f"docs/c-api.md: {name}, said for {names[0]}, is in no public header")
        if "`" not in ours and not ours.startswith("none: "):
            wrong.append(f"docs/c-api.md: {names[0]} has neither a name nor a reason")
    listed = [(header, name) for header, names, _ in table for name in names]
    wrong += [f"docs/c-api.md: {name} stands twice" for name in {n for _, n in listed if [m for _, m in listed].count(n) > 1}]
    if o.peer:
        for header in dict.fromkeys(header for header, _, _ in table):
            have, said = functions(os.path.join(o.peer, header)), {name for h, name in listed if h == header}
            wrong += [f"docs/c-api.md: {header}: {name} is missing" for name in sorted(have - said)]
            wrong += [f"docs/c-api.md: {header}: there is no {name}" for name in sorted(said - have)]
    print("\n".join(wrong + [f"mlir-c: {len(listed)} functions, {len(wrong)} errors"]))
    sys.exit(1 if wrong or not table else 0)


main()
