#!/usr/bin/env python3
"""docs/legacy.md lists what the dialects declare of older text; this compares it with the definitions.

  legacy.py --gen build/out/bin/mica-gen --defs defs [--write]
"""
import argparse
import glob
import json
import os
import re
import subprocess
import sys

DOCUMENT = "docs/legacy.md"
BEGIN, END = "<!-- what dialects declare: make check-docs WRITE=1 -->\n", "<!-- end -->\n"
OWN = ("mica", "mlir", "probe", "test", "test_transform")  # no dialects of MLIR's


def code(words):
    return ", ".join(f"`{word}`" for word in words)


def format_of(record):
    return f"`` {record['assemblyFormat']} ``" if record["assemblyFormat"] else f"by `{record['cParse']}`"


def attribute_of(record):
    was, became = record["name"], record["became"]
    return f"attribute `{was}`" + ("" if became == was else f", now `{became}`" if became else ", left out")


def part_of(record):
    """What became an operand or an attribute, by which attributes; none: it follows, or was the other of the two."""
    return f"`{record['name']}`" + (f" by {code(record['names'])}" if record["names"] else "")


def one_line(text):
    return re.sub(r"\s+", " ", text).strip()


def rows_of_op(records, op):
    former = [one_line(format_of(records[f["def"]])) for f in op["cFormerFormats"]]
    former += [attribute_of(records[a["def"]]) for a in op["cFormerAttributes"]]
    parts = [part_of(records[a["def"]]) for a in op["cFormerParts"]]
    former += [f"made: {', '.join(parts)}"] if parts else []
    former += [f"`{op['cUpgrade']}`, when all is read"] if op["cUpgrade"] else []
    return code(op["cFormerNames"]), "<br>".join(former)


def before_names(former):
    if " " in former:
        return "`{}` in the place of `{}`".format(*former.split(" "))
    return f"`{former}.` in front" if former else "nothing in front"


def section(records, dialect):
    """The lines about one dialect; none where it declares nothing."""
    name, lines = dialect["name"], []
    if dialect["cFormerNames"]:
        before = [before_names(n) for n in dialect["cFormerNames"]]
        lines += [f"All operations, but those below with names of their own: {' or '.join(before)}.", ""]
    table = []
    for key in records["!instanceof"]["Op"]:
        op = records[key]
        names, former = rows_of_op(records, op)
        if records[op["opDialect"]["def"]] is dialect and (names or former):
            table.append(f"| `{name}.{op['opName']}` | {names} | {former} |")
    if table:
        lines += ["| operation | names that it had | forms that it had |", "|---|---|---|", *sorted(table), ""]
    types = []
    for key in records["!instanceof"].get("FormerType", []):
        t = records[key]
        if records[t["ofDialect"]["def"]] is dialect:
            spelling = f"!{name}.{t['spelling']}" if t["spelling"] else f'!{name}<"...">'
            types.append(f"| `{spelling}` | `{t['cType'] or t['cParse']}` |")
    if types:
        lines += ["| type | read by |", "|---|---|", *types, ""]
    return [f"### `{name}`", "", *lines] if lines else []


def whole(gen, defs):
    lines = []
    for path in sorted(glob.glob(os.path.join(defs, "*", "*.def"))):
        folder, file = os.path.split(path)
        if os.path.basename(folder) + ".def" != file or os.path.basename(folder) in OWN:
            continue
        records = json.loads(subprocess.run([gen, "-I", defs, "--dump-json", path], check=True,
                                            capture_output=True).stdout)
        for key in records["!instanceof"]["Dialect"]:
            if records[key]["name"] == os.path.basename(folder):
                lines += section(records, records[key])
    return "\n".join(lines)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--gen", required=True)
    options.add_argument("--defs", required=True)
    options.add_argument("--write", action="store_true")
    o = options.parse_args()
    with open(DOCUMENT, encoding="utf-8") as f:
        text = f.read()
    before, rest = text.split(BEGIN)
    written, after = rest.split(END)
    declared = "\n" + whole(o.gen, o.defs) + "\n"
    if o.write and declared != written:
        with open(DOCUMENT, "w", encoding="utf-8") as f:
            f.write(before + BEGIN + declared + END + after)
    elif declared != written:
        print(f"{DOCUMENT}: the lists aren't what the definitions declare: make check-docs WRITE=1")
        return 1
    print(f"legacy: {declared.count(chr(10) + '| `')} rows as declared")
    return 0


sys.exit(main())
