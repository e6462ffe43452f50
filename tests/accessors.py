#!/usr/bin/env python3
"""Hooks say the names of their definitions, and no numbers or texts beside them.

Where an operation of a known definition is asked for the part that an accessor of its header gives
(`mica_op_operand(op, 0)` for `scf_if_condition(op)`), for an attribute that has one by its text, or
for what it is by `mica_op_isa(op, &scf_if_def)`, the place is reported. The definition is known

  - in a hook that has an operation's name and is used by it alone, for its first operation;
  - in a function of the hooks that is only called, and always with one of that definition;
  - after `if (!scf_if_isa(op)) return`, and behind `scf_if_isa(op) &&` and its like.

What can't be told so is left alone. Parts come from the records, hooks from the C that mica-gen wrote.

  accessors.py --gen build/out/bin/mica-gen --defs defs --dialects build/out/dialects
  accessors.py ... --self-test   the faults of tests/accessors/ are found, and nothing else
"""
import argparse
import collections
import glob
import json
import os
import re
import subprocess
import sys

GETTERS = {"operand": "arguments", "result": "results", "region": "regions", "successor": "successors"}
VARIADIC = {"Variadic", "Optional", "VariadicOfVariadic", "VariadicRegion", "VariadicSuccessor"}

# `parts`: accessor by ("operand", 0) or ("attribute", "name").
Operation = collections.namedtuple("Operation", "name parts")
Function = collections.namedtuple("Function", "path line name static parameters body")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


# ---- What there is to be used ---------------------------------------------------------------------


def folded(name):
    return re.sub(r"[^a-z0-9]", "", (name or "").lower())


def bases_of(part, records):
    """The classes of a part's constraint."""
    record = records[part["def"]]
    if "OpVariable" in record["!superclasses"]:
        return bases_of(record["constraint"], records)
    return set(record["!superclasses"]) | {part["def"]}


def fixed_places(record, field, records, wanted):
    """(index, name) of the parts that stand at one place in every operation."""
    index = 0
    for part, name in record[field]["args"]:
        bases = bases_of(part, records)
        if wanted not in bases:
            continue
        if bases & VARIADIC:
            return
        yield index, name
        index += 1


def attribute_names(record, records):
    for part, name in record["arguments"]["args"]:
        bases = bases_of(part, records)
        if "AttrConstraint" in bases or "Property" in bases:
            yield name


def operations_of(records, header):
    """The operations of a dialect, by their name in C."""
    getters = collections.defaultdict(dict)  # operation -> folded name of a part -> accessor
    operations = set(re.findall(r"^extern const mica_op_def (\w+)_def;", header, re.M))
    by_length = sorted(operations, key=len, reverse=True)
    for name in re.findall(r"\b(\w+)\(const mica_op \*op\)", header):
        owner = next((o for o in by_length if name.startswith(o + "_")), None)
        if owner:
            getters[owner][folded(name[len(owner):])] = name
    for instance in records["!instanceof"].get("Op", ()):
        record = records[instance]
        dialect = records[record["opDialect"]["def"]]["name"]
        name = re.sub(r"\W", "_", f"{dialect}.{record['opName']}")
        if name not in operations:
            continue
        parts = {}
        for getter, field in GETTERS.items():
            wanted = {"operand": "TypeConstraint", "result": "TypeConstraint",
                      "region": "Region", "successor": "Successor"}[getter]
            for index, part in fixed_places(record, field, records, wanted):
                parts[getter, str(index)] = getters[name].get(folded(part))
        for part in attribute_names(record, records):
            endings = ("attr", "valueattr", "")
            parts["attribute", part] = next(filter(None, (getters[name].get(folded(part) + e) for e in endings)), None)
        yield Operation(name, {k: v for k, v in parts.items() if v})


def constants_of(header):
    """The places of parts that have names: the enumerators of a header that have no type."""
    for found in re.finditer(r"^enum \{([\w\s,]*)\};", header, re.M):
        yield from ((name, str(i)) for i, name in enumerate(re.findall(r"\w+", found[1])))


def pieces_of(text):
    """The top-level definitions of a C file: name and text."""
    for found in re.finditer(r"^(?:[A-Za-z][^;{}=]*?)\b(\w+)(?:\[\])*(?:\([^;{}]*\)| =)\s*\{.*?^\}", text, re.M | re.S):
        yield found[1], found[0]


def hooks_of(generated, operations):
    """The functions of an operation's own name that it alone reaches, with that operation."""
    uses = {}
    for name, text in pieces_of(generated):
        uses.setdefault(name, set()).update(re.findall(r"[a-z_]\w+", re.sub(r'"[^"]*"', "", text)))
    owners = collections.defaultdict(set)
    for operation in operations:
        seen, open_names = set(), [operation + "_def"]
        while open_names:
            name = open_names.pop()
            if name in seen or (name.endswith("_def") and name != operation + "_def"):
                continue
            seen.add(name)
            owners[name].add(operation)
            open_names.extend(uses.get(name, ()))
    return {name: operation for name, by in owners.items() for operation in by
            if len(by) == 1 and name not in uses and name.startswith(operation + "_")}


# ---- What hooks do ----------------------------------------------------------------------------------


def without_texts(source):
    """Comments and the insides of texts made blank, except of MICA_STR."""
    def blank(found):
        return found[0] if found[0].startswith("MICA_STR") else re.sub(r"[^\n\"]", " ", found[0])
    tokens = r"""//[^\n]*|MICA_STR\("(?:\\.|[^"\\\n])*"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'"""
    return re.sub(tokens, blank, source)


HEAD = re.compile(r"^(static )?(?:inline )?(?:[a-z]\w*[ *]+)+(\w+)\(([^;{}]*?)\) \{(?:\n(.*?)^\}|( [^\n]*) \}$)", re.M | re.S)


def functions_of(path):
    source = without_texts(read(path))
    for found in re.finditer(HEAD, source):
        parameters = tuple(re.sub(r"\s+", " ", p).strip() for p in found[3].split(","))
        body = 4 if found[4] is not None else 5
        line = source.count("\n", 0, found.start(body)) + 1
        yield Function(path, line, found[2], bool(found[1]), parameters, found[body])


def names_in_tables(path):
    """What stands outside of functions and is not called: a function there may be called with anything."""
    return set(re.findall(r"\b\w+\b(?!\()", re.sub(HEAD, "", without_texts(read(path)))))


def operation_parameters(function):
    """Index and name of the parameters that are operations."""
    for i, parameter in enumerate(function.parameters):
        found = re.fullmatch(r"(?:const )?mica_op \*(?:const )?(\w+)", parameter)
        if found:
            yield i, found[1]


def closing(text, start):
    """Where the bracket that is open at `start` closes."""
    depth = 1
    for i in range(start, len(text)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[i], 0)
        if depth == 0:
            return i
    return len(text)


def arguments_of(text, start):
    """The arguments of the call whose bracket opens before `start`."""
    end, depth, begin, out = closing(text, start), 0, start, []
    for i in range(start, end):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[i], 0)
        if text[i] == "," and depth == 0:
            out.append(text[begin:i].strip())
            begin = i + 1
    return out + [text[begin:end].strip()]


def statement_end(text, start):
    """The end of the statement or block that begins at `start`."""
    start += len(text[start:]) - len(text[start:].lstrip())
    if text[start:start + 1] == "{":
        return closing(text, start + 1)
    end = text.find(";", start)
    return len(text) if end < 0 else end


def reach_of_test(body, negated, end):
    """How far a variable is known to be of the definition, behind a test that ends at `end`."""
    rest = body[end:]
    if negated:
        leaves = re.match(r"(?:\s*\|\|[^;{}]*)?\)\s*(?:return|continue)\b", rest)
        ends = re.match(r"\s*\|\|", rest)
        return len(body) if leaves else end + len(rest.split(";")[0]) if ends else end
    if re.match(r"\s*\|\|", rest):
        return end
    i, depth = end, 0
    while i < len(body):  # to the end of the conjunction; over the statement that it guards
        depth += {"(": 1, "[": 1, "{": 1}.get(body[i], 0)
        if body[i] in ")]}":
            depth -= 1
            opened = opening(body, i)
            if depth < 0 and re.search(r"\b(?:if|while) $", body[:opened]):
                return statement_end(body, i + 1)
            if depth < 0:
                return i
        if depth == 0 and (body[i] in ";:" or body.startswith("||", i) or body[i] == ","):
            return i
        i += 1
    return i


def opening(text, end):
    """Where the bracket that closes at `end` was opened."""
    depth = 0
    for i in range(end, -1, -1):
        depth += {")": 1, "]": 1, "}": 1, "(": -1, "[": -1, "{": -1}.get(text[i], 0)
        if depth == 0:
            return i
    return 0


def tests_in(body, operations):
    """(variable, operation, from, to) of the places where a test has settled what a variable is."""
    pattern = r"(!?)\b(?:(\w+)_isa\((\w+)\)|mica_op_isa\((\w+), &(\w+)_def\))"
    for found in re.finditer(pattern, body):
        operation, variable = found[2] or found[5], found[3] or found[4]
        if operation in operations and len(re.findall(rf"\b{variable} = ", body)) <= 1:
            yield variable, operation, found.end(), reach_of_test(body, bool(found[1]), found.end())


class Known:
    """What is known of the variables of all functions: an operation, or None where it can't be told."""

    def __init__(self, functions, tables, hooks, operations, constants):
        self.functions, self.operations, self.constants = functions, operations, constants
        self.tests = {f: list(tests_in(f.body, operations)) for f in functions}
        self.parameters = {}  # (function, index) -> set of operations; None among them: unknown
        self.by_name = collections.defaultdict(list)
        for function in functions:
            self.by_name[function.name].append(function)
        for function in functions:
            first = True
            for index, _ in operation_parameters(function):
                hook = hooks.get(function.name) if first and not function.static else None
                self.parameters[function, index] = {hook} if hook else set()
                first = False
        self.follow_calls(hooks, tables)

    def of(self, function, variable, place):
        for name, operation, begin, end in self.tests[function]:
            if name == variable and begin <= place < end:
                return operation
        if re.search(rf"(?<![=!<>]=)\b{variable} = ", function.body):
            return None
        for index, name in operation_parameters(function):
            if name == variable:
                found = self.parameters[function, index]
                return next(iter(found)) if len(found) == 1 else None
        return None

    def callee(self, caller, name):
        for function in self.by_name.get(name, ()):
            if not function.static or function.path == caller.path:
                return function
        return None

    def uses_of_functions(self):
        """(caller, callee, place, arguments); no arguments: not called."""
        for caller in self.functions:
            for found in re.finditer(r"\b([a-z]\w*)\b(\()?", caller.body):
                callee = self.callee(caller, found[1])
                if callee:
                    yield caller, callee, found.start(), arguments_of(caller.body, found.end()) if found[2] else None

    def follow_calls(self, hooks, tables):
        uses = list(self.uses_of_functions())
        called = {callee for _, callee, _, _ in uses}
        for (function, index), found in self.parameters.items():
            if not found and (function not in called or function.name in tables[function.path]):
                found.add(None)
        changed = True
        while changed:
            changed = False
            for caller, callee, place, arguments in uses:
                for index, _ in operation_parameters(callee):
                    found = self.parameters[callee, index]
                    if callee.name in hooks and not callee.static:
                        continue
                    new = {None} if arguments is None else self.possible(caller, arguments[index], place)
                    if not new <= found:
                        found |= new
                        changed = True

    def possible(self, caller, argument, place):
        """The operations that an argument can be of, as far as was found out up to now."""
        if not re.fullmatch(r"\w+", argument):
            return {None}
        if self.of(caller, argument, place):
            return {self.of(caller, argument, place)}
        for index, name in operation_parameters(caller):
            if name == argument and not re.search(rf"\b{name} = ", caller.body):
                return set(self.parameters[caller, index])
        return {None}


def faults_of(function, known):
    def at(place):
        return f"{function.path}:{function.line + function.body.count(chr(10), 0, place)}"
    asked = r"mica_op_(operand|result|region|successor)\((\w+), ([A-Z0-9_]+)\)|mica_op_(attribute)\((\w+), MICA_STR\(\"(\w+)\"\)\)"
    for found in re.finditer(asked, function.body):
        kind, variable, key = [g for g in found.groups() if g]
        operation = known.of(function, variable, found.start())
        accessor = operation and known.operations[operation].parts.get((kind, known.constants.get(key, key)))
        if accessor and accessor != function.name:
            yield f"{at(found.start())}: {found[0]} is {accessor}({variable})"
    for found in re.finditer(r"mica_op_isa\((\w+), &(\w+)_def\)", function.body):
        if found[2] in known.operations:
            yield f"{at(found.start())}: {found[0]} is {found[2]}_isa({found[1]})"


# ---- The run ------------------------------------------------------------------------------------------


def load(options, definition, header, generated):
    dump = subprocess.run([options.gen, "-I", options.defs, "--dump-json", definition], check=True,
                          capture_output=True, text=True).stdout
    operations = {o.name: o for o in operations_of(json.loads(dump), read(header))}
    return operations, hooks_of(read(generated), operations), dict(constants_of(read(header)))


def check(options, definitions, generated, sources):
    """The faults, and how many accessors and hooks there are to be used."""
    operations, hooks, constants = {}, {}, {}
    for definition in definitions:
        stem = os.path.join(generated(definition), os.path.splitext(os.path.basename(definition))[0])
        found = load(options, definition, stem + ".h", stem + ".c")
        operations.update(found[0])
        hooks.update(found[1])
        constants.update(found[2])
    functions = [f for path in sources for f in functions_of(path)]
    tables = {path: names_in_tables(path) for path in sources}
    known = Known(functions, tables, hooks, operations, constants)
    faults = [fault for function in functions for fault in faults_of(function, known)]
    return faults, sum(len(o.parts) for o in operations.values()), sum(f.name in hooks for f in functions)


def self_test(options):
    folder = os.path.join(os.path.dirname(__file__), "accessors")
    out = os.path.join(options.dialects, "..", "accessors")
    os.makedirs(out, exist_ok=True)
    definition, source = os.path.join(folder, "sample.def"), os.path.join(folder, "sample.c")
    subprocess.run([options.gen, "-I", options.defs, "-o", out, definition], check=True)
    found = {f.split(": ")[0] for f in check(options, [definition], lambda _: out, [source])[0]}
    expected = {f"{source}:{i}" for i, line in enumerate(read(source).splitlines(), 1) if "// fault" in line}
    for place in sorted(found ^ expected):
        yield f"{place}: {'is no fault' if place in found else 'is a fault'}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gen", required=True)
    parser.add_argument("--defs", required=True)
    parser.add_argument("--dialects", required=True)
    options = parser.parse_args()
    wrong = list(self_test(options))
    definitions = [d for d in sorted(glob.glob(f"{options.defs}/*/*.def"))
                   if os.path.basename(d) == os.path.basename(os.path.dirname(d)) + ".def" and
                   not d.endswith("/mica/mica.def")]
    faults, accessors, hooks = check(
        options, definitions, lambda d: os.path.join(options.dialects, os.path.basename(os.path.dirname(d))),
        sorted(glob.glob(f"{options.defs}/*/*.[ch]")))
    for fault in wrong + faults:
        print(f"accessors: {fault}", file=sys.stderr)
    print(f"accessors: {accessors} ways to ask for {hooks} hooks, {len(faults)} not used")
    return 1 if wrong or faults or not accessors or not hooks else 0


if __name__ == "__main__":
    sys.exit(main())
