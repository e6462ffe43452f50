#!/usr/bin/env python3
"""docs/ods.md tells the state of each class, field, directive and placeholder of ODS; this asks.

A section of the document has a base, the last block marked `tablegen`, and tables whose rows are

  | `name` | state | what it says | `example` |

The example takes the place of the base's line `...`; one that begins with `def` or `class` is added at the
end. mica-gen runs over the base without and with it, and what differs must be what the state says:

  used     the output changes, and nothing is said      warned   there is a new warning
  in .def  used, and in a `.td` file warned             refused  it is an error
  hook     in a `.td` file there is a new remark, and the header declares the function that it names
  nothing  no change: MLIR makes nothing of it either   carried  an argument of the class, kept for others to read

No output holds a `$_` that wasn't replaced. Each field that a class of the prelude declares has its row in the
section of that class, each directive that the generator knows has one, and each other public class and definition
of the prelude is named; the float types, which other lists hold, are named together.

  ods.py --gen build/out/bin/mica-gen --defs defs --work build/out/ods
"""
import argparse
import concurrent.futures
import itertools
import os
import re
import subprocess
import sys

DOCUMENT = "docs/ods.md"
DIRECTIVES = "gen/format/directive.c"
STATES = ("used", "warned", "in .def", "hook", "refused", "nothing", "carried")
INCLUDES = "".join(f'include "{name}"\n' for name in (
    "mica/mica.def", "mica/folds.def", "mica/passes.def", "mica/builtin.def"))
DIALECT = 'def Demo : Dialect { let name = "demo"; let cppNamespace = "::demo"; }\n'
HEADER = 'def : Spelling<["demo_type"], "demo_type", "MICA_PARAM_CUSTOM"> { let cHeader = "demo_functions.h"; }\n'
PLACE = "..."
# Of examples of bytecode the dialect, which names the file that they stand in; other sections have one that says little.
ENCODED = "mica/bytecode.def"
ENCODED_DIALECT = """def Demo : Dialect { let name = "demo"; let cppNamespace = "::demo"; let cEncodings = "demo_bytecode%s"; }
class Demo_Attr<string n> : AttrDef<Demo, n> {
  let mnemonic = !tolower(n);
  let parameters = (ins OptionalParameter<"int64_t">:$count, OptionalArrayRefParameter<"int64_t">:$counts);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Demo_Mark : Demo_Attr<"Mark">;
def Demo_Spot : Demo_Attr<"Spot">;
def Demo_Box : TypeDef<Demo, "Box"> { let mnemonic = "box"; }
"""
FEW_ENCODINGS = 'include "mica/bytecode.def"\ndef : DialectTypes<"demo"> { let elems = [ReservedOrDead]; }\n'
# Definitions with such a base are named together: tests/text/builtin/float-types.test compares them with their list.
FAMILIES = {"_NamedFloat", "_BuiltinFloat"}


class Row:
    def __init__(self, line, section, base, cells):
        self.line, self.section, self.base = line, section, base
        self.names = re.findall(r"`([^`]+)`", cells[0])
        self.state = cells[1].replace("`", "")
        match = re.fullmatch(r"`+ ?(.*?) ?`+", cells[-1].strip())
        self.example = match.group(1).replace("\\|", "|") if match else ""


def cells_of(line):
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])]


def read_document():
    rows, section, base, block = [], "", "", None
    for number, line in enumerate(open(DOCUMENT, encoding="utf-8"), 1):
        if block is not None:
            if line.startswith("```"):
                base, block = "".join(block), None
            else:
                block.append(line)
        elif line.startswith("```tablegen"):
            block = []
        elif line.startswith("#"):
            section = " ".join(re.findall(r"`([^`]+)`", line)) or line.strip("# \n")
        elif line.startswith("| `"):
            cells = cells_of(line)
            if len(cells) == 4:
                rows.append(Row(number, section, base, cells))
    return rows


# ---- Running ------------------------------------------------------------------------------------------------

class Outcome:
    def __init__(self, code, messages, outputs):
        self.code, self.outputs = code, outputs
        lines = re.findall(r"(error|warning|remark): (.*)", messages)
        self.errors = [text for kind, text in lines if kind == "error"]
        self.warnings = sorted(text for kind, text in lines if kind == "warning")
        self.hooks = [name for kind, text in lines if kind == "remark"
                      for name in re.findall(r": you write '(\w+)'", text)]


def definitions(base, example):
    """The text of the file: the base, with the example in its place or at its end."""
    at_end = re.match(r"(def|class|foreach)\b", example)
    place = "" if at_end else example
    before = INCLUDES + HEADER + ("" if re.search(r": Dialect\b", base) else DIALECT)
    text = ("" if ENCODED in base else before) + base.replace(PLACE, place, 1)
    return text + (example + "\n" if at_end else "")


class Runner:
    def __init__(self, options):
        self.gen, self.defs, self.work = options.gen, options.defs, options.work
        self.known, self.numbers = {}, itertools.count()

    def run(self, text, ending):
        if (text, ending) not in self.known:
            folder = os.path.join(self.work, str(next(self.numbers)))
            self.known[text, ending] = self.run_once(text, folder, ending)
        return self.known[text, ending]

    def run_once(self, text, folder, ending):
        os.makedirs(folder, exist_ok=True)
        for name in os.listdir(folder):
            os.remove(os.path.join(folder, name))
        path = os.path.join(folder, "demo.def" if ENCODED in text else "demo" + ending)
        encodings = text if ENCODED in text else FEW_ENCODINGS
        with open(os.path.join(folder, "demo_bytecode" + ending), "w", encoding="utf-8") as file:
            file.write(encodings)
        with open(path, "w", encoding="utf-8") as file:
            file.write(INCLUDES + HEADER + ENCODED_DIALECT % ending if ENCODED in text else text)
        done = subprocess.run([self.gen, "--no-line", "-I", self.defs, "-I", folder, "-o", folder, path],
                              capture_output=True, text=True)
        outputs = {}
        for name in ("demo.h", "demo.c", "demo.md"):
            written = os.path.join(folder, name)
            if os.path.exists(written):
                outputs[name] = open(written, encoding="utf-8").read()
        return Outcome(done.returncode, done.stderr, outputs)


def seen(before, after):
    """What came of the example."""
    if after.code == 1 and after.errors:
        return "refused"
    if after.code != 0:
        return f"exit code {after.code}"
    new = [text for text in after.warnings if text not in before.warnings]
    if new:
        return "warned"
    return "used" if after.outputs != before.outputs else "nothing"


def check_hook(row, runner):
    """C++ of a `.td` file is a function that the header declares; in a `.def` file nothing is."""
    before, after = runner.run(definitions(row.base, ""), ".td"), runner.run(definitions(row.base, row.example), ".td")
    names = [name for name in after.hooks if name not in before.hooks]
    declared = [name for name in names if re.search(rf"\b{name}\(", after.outputs.get("demo.h", ""))]
    problems = []
    if after.code != 0 or not names or names != declared:
        problems.append(f"'hook', but it is {seen(before, after)} {(after.errors or after.warnings or names)[:2]}")
    if runner.run(definitions(row.base, row.example), ".def").hooks:
        problems.append("'hook' in a .def file too")
    return problems


def leftovers(outcome):
    return sorted({word for text in outcome.outputs.values() for word in re.findall(r"\$_?\w+", text)
                   if word.startswith("$_") or word == "$cppClass"})


def check_row(row, runner):
    problems = []
    if row.state not in STATES:
        return [f"the state '{row.state}' is none of {', '.join(STATES)}"]
    if row.state == "carried":
        return []
    if not row.example:
        return ["there is no example"]
    if row.state == "hook":
        return check_hook(row, runner)
    expected = {".def": "used" if row.state == "in .def" else row.state}
    if row.state == "in .def":
        expected[".td"] = "warned"
    for ending, state in expected.items():
        before = runner.run(definitions(row.base, ""), ending)
        after = runner.run(definitions(row.base, row.example), ending)
        if before.code != 0:
            return [f"the base is refused: {before.errors[:1]}"]
        if seen(before, after) != state:
            said = (after.errors or after.warnings)[:2]
            problems.append(f"'{row.state}' in a {ending} file, but it is {seen(before, after)} {said or ''}")
        problems += [f"'{word}' was left in the output" for word in leftovers(after)]
    return problems


# ---- What must be there ---------------------------------------------------------------------------------------

def records(runner, includes):
    """Classes with the fields that they declare, and definitions: {name: fields}, names."""
    path = os.path.join(runner.work, "prelude.def")
    with open(path, "w", encoding="utf-8") as file:
        file.write(includes)
    text = subprocess.run([runner.gen, "-I", runner.defs, "--print-records", path],
                          capture_output=True, text=True, check=True).stdout
    classes, bases, definitions_, current = {}, {}, [], None
    for line in text.splitlines():
        opened = re.match(r"(class|def) (\w+)", line)
        field = re.match(r"  (?:field )?.*? (\w+) = ", line)
        if opened:
            kind, name = opened.groups()
            current = classes.setdefault(name, []) if kind == "class" else None
            above = re.search(r"\{\t// (.*)$", line)
            if kind == "class" or name not in bases:
                bases[name] = above.group(1).split() if above else []
            if kind == "def" and not name.startswith("anonymous") and not FAMILIES.intersection(bases[name]):
                definitions_.append(name)
        elif field and current is not None:
            current.append(field.group(1))
    own = {name: [f for f in fields if not any(f in classes.get(base, []) for base in bases[name])]
           for name, fields in classes.items()}
    return own, definitions_


def prelude(runner):
    """Of all of it: that of bytecode has classes with the names of others."""
    classes, definitions_ = records(runner, INCLUDES)
    more, others = records(runner, f'include "{ENCODED}"\n')
    for name, fields in more.items():
        classes[name] = classes.get(name, []) + fields
    return classes, definitions_ + others


def names_in(document):
    prose = re.sub(r"^```.*?^```", "", document, flags=re.S | re.M)
    return {word for line in prose.splitlines() for quoted in re.findall(r"`([^`]+)`", line)
            for word in re.findall(r"\w+", quoted)}


def check_complete(rows, runner):
    named = names_in(open(DOCUMENT, encoding="utf-8").read())
    rows_of = {}
    for row in rows:
        for section in row.section.split():
            rows_of.setdefault(section, set()).update(row.names)
    classes, others = prelude(runner)
    for name, fields in sorted(classes.items()):
        if name.startswith("_"):
            continue
        for field in fields:
            if field not in rows_of.get(name, ()):
                yield f"the field '{field}' of class '{name}' has no row"
        if name not in named:
            yield f"the class '{name}' isn't named"
    for name in others:
        if not name.startswith("_") and name not in named:
            yield f"the definition '{name}' isn't named"
    for row in rows:
        known = [c for c in row.section.split() if c in classes]
        for name in row.names if known and re.fullmatch(r"[\w ]+", row.section) else ():
            if not any(name in classes[c] for c in known):
                yield f"{row.line}: no class of {row.section} has a field '{name}'"
    table = open(DIRECTIVES, encoding="utf-8").read()
    for word in re.findall(r'\{"([a-z-]+)",', table):
        if not any(word in row.names for row in rows):
            yield f"the directive '{word}' has no row"


def main():
    parser = argparse.ArgumentParser()
    for name in ("gen", "defs", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--names-only", action="store_true", help="what must be there, without trying it")
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    runner, rows = Runner(options), read_document()
    problems = list(check_complete(rows, runner))
    if options.names_only:
        rows = []
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for row, found in zip(rows, pool.map(lambda row: check_row(row, runner), rows)):
            problems += [f"{row.line}: {row.section}: {', '.join(row.names)}: {text}" for text in found]
    for problem in problems:
        print(f"{DOCUMENT}: {problem}", file=sys.stderr)
    states = [sum(row.state == state for row in rows) for state in STATES]
    print(f"ods: {len(rows)} rows: " + ", ".join(f"{n} {s}" for n, s in zip(states, STATES)))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
