"""Reads the definitions of a set as plain objects, from the records that llvm-tblgen prints as JSON."""
import dataclasses
import json
import os
import re
import subprocess


@dataclasses.dataclass
class Part:
    """An operand, result, attribute, property, region or successor; or a parameter of a type."""
    name: str
    kind: str
    constraint: str  # what it is checked against: the name of a record, or a C++ type
    arity: str = "one"  # one, optional, variadic, groups
    optional: bool = False  # may be left out
    classes: tuple = ()
    cases: tuple = ()  # of an enum
    element: str = ""  # of a list: the constraint of its elements


@dataclasses.dataclass
class Operation:
    area: str
    name: str
    class_name: str
    parts: list
    traits: list
    parents: list  # class names, where it has to stand
    has_format: bool

    def of(self, kind):
        return [p for p in self.parts if p.kind == kind]


@dataclasses.dataclass
class Definition:
    """A type ("!") or an attribute ("#") of a dialect."""
    area: str
    sigil: str
    mnemonic: str
    cpp_type: str
    record: str
    parts: list
    format: str


@dataclasses.dataclass
class Set:
    area: str
    operations: list
    definitions: list


class Records:
    def __init__(self, llvm, path):
        done = subprocess.run([f"{llvm}/bin/llvm-tblgen", "--dump-json", "-I", f"{llvm}/include", "-I",
                               os.path.dirname(path), path], capture_output=True, check=True)
        self.all = json.loads(done.stdout)

    def __getitem__(self, reference):
        return self.all[reference["def"] if isinstance(reference, dict) else reference]

    def of_class(self, name):
        return [self.all[n] for n in self.all["!instanceof"].get(name, [])]

    def is_a(self, record, name):
        return name in record["!superclasses"]


def unwrapped(records, argument):
    """The constraint inside of Arg<...> and Res<...>."""
    record = records[argument]
    return records[record["constraint"]] if records.is_a(record, "OpVariable") else record


def constraint_key(records, record):
    """A name for a constraint: that of the innermost record with a name of its own, else the summary."""
    for _ in range(4):
        if not record["!anonymous"]:
            return record["!name"]
        inner = record.get("baseType") or record.get("baseAttr")
        if not inner or "ConfinedAttr" in record["!superclasses"] or "ConfinedType" in record["!superclasses"]:
            break
        record = records[inner]
    predicate = record.get("predicate")
    return f"{record.get('summary')} {predicate['def'] if predicate else record['!name']}"


def enum_cases(records, record):
    """The texts of an enum's cases, if the constraint is about one."""
    for field in ("enum", "baseAttr", "baseProperty", "elementAttr"):
        if record.get(field):
            found = enum_cases(records, records[record[field]])
            if found:
                return found
    return tuple(records[c]["str"] for c in record.get("enumerants") or [])


def value_part(records, argument, name, kind_of_value):
    record = unwrapped(records, argument)
    classes = tuple(record["!superclasses"])
    if "TypeConstraint" in classes:
        arity = "groups" if "VariadicOfVariadic" in classes else "variadic" if "Variadic" in classes else \
            "optional" if "Optional" in classes else "one"
        kind = kind_of_value
        optional = arity != "one"
    else:
        kind = "property" if "Property" in classes else "attribute"
        arity = "one"
        default = record.get("defaultValue")
        optional = bool(record.get("isOptional")) or default not in (None, "")
    inner = records[record["baseAttr"]] if record.get("baseAttr") else record
    element = records[inner["elementAttr"]]["!name"] if inner.get("elementAttr") else ""
    return Part(name, kind, constraint_key(records, record), arity, optional, classes, enum_cases(records, record), element)


def plain_part(records, reference, name, kind):
    record = records[reference]
    variadic = "Variadic" + kind.capitalize() in record["!superclasses"]
    blocks = record.get("blocks")
    return Part(name, kind, str(blocks) if blocks is not None else record["summary"], "variadic" if variadic else "one")


def operation(records, area, record):
    parts = []
    for field, kind in (("arguments", "operand"), ("results", "result")):
        parts += [value_part(records, a, n or f"#{i}", kind) for i, (a, n) in enumerate(record[field]["args"])]
    for field, kind in (("regions", "region"), ("successors", "successor")):
        parts += [plain_part(records, a, n or "", kind) for a, n in record[field]["args"]]
    traits = [records[t] for t in record["traits"]]
    texts = [t.get("trait") or t["!name"] for t in traits]
    parents = []
    for text in texts:
        found = re.match(r"HasParent<(.*)>::Impl", text)
        if found:
            parents = [p.strip() for p in found[1].split(",")]
    class_name = record["!name"].split("_", 1)[-1]
    return Operation(area, f"{area}.{record['opName']}", class_name, parts, texts, parents,
                     bool(record["assemblyFormat"]))


def definition(records, area, record, sigil):
    parts = []
    for argument, name in (record["parameters"] or {"args": []})["args"]:
        if isinstance(argument, str):
            parts.append(Part(name, "parameter", argument))
            continue
        parameter = records[argument]
        parts.append(Part(name, "parameter", parameter["cppType"], "one", parameter["defaultValue"] != "",
                          tuple(parameter["!superclasses"])))
    if records.is_a(record, "EnumAttr"):
        parts[0].cases = enum_cases(records, record)
    enums = {e["cppType"]: tuple(records[c]["str"] for c in e["enumerants"]) for e in records.of_class("EnumInfo")}
    for part in parts:
        part.cases = part.cases or enums.get(part.constraint, ())
    return Definition(area, sigil, record["mnemonic"], record["cppType"], record["!name"], parts, record["assemblyFormat"] or "")


def read_set(llvm, area, path):
    records = Records(llvm, path)
    mine = {d["!name"] for d in records.of_class("Dialect") if d["name"] == area}
    operations = [operation(records, area, r) for r in records.of_class("Op") if r["opDialect"]["def"] in mine]
    definitions = []
    for kind, sigil in (("TypeDef", "!"), ("AttrDef", "#")):
        definitions += [definition(records, area, r, sigil) for r in records.of_class(kind)
                        if r["dialect"]["def"] in mine and r["mnemonic"]]
    return Set(area, operations, definitions)
