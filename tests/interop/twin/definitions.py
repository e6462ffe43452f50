"""Writes files of definitions at random, from a grammar of ODS.

Each type, attribute and operation is first given to both generators alone. What both take goes into the file;
what one takes and the other refuses is a difference of its own; what both refuse is left out.
"""
import concurrent.futures
import dataclasses
import json
import os
import random

from build import ROOT, call, digest, versions, write

HEADER = """// Made at random by definitions.py.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def {name}_Dialect : Dialect {{
  let name = "{name}";
  let cppNamespace = "::{name}";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}}
class {name}_Op<string mnemonic, list<Trait> traits = []> : Op<{name}_Dialect, mnemonic, traits>;
def Mode : I32Enum<"Mode", "a mode", [I32EnumCase<"Low", 0, "low">, I32EnumCase<"High", 3, "high">]> {{
  let cppNamespace = "::{name}";
}}
def ModeAttr : EnumAttr<{name}_Dialect, Mode, "mode">;
def Kind : I32EnumAttr<"Kind", "a kind", [I32EnumAttrCase<"A", 0, "a">, I32EnumAttrCase<"B", 5, "b">]> {{
  let cppNamespace = "::{name}";
}}
def Mask : I32BitEnum<"Mask", "a mask", [I32BitEnumCaseBit<"X", 0, "x">, I32BitEnumCaseBit<"Y", 2, "y">]> {{
  let cppNamespace = "::{name}";
}}
def MaskAttr : EnumAttr<{name}_Dialect, Mask, "mask"> {{ let assemblyFormat = "`<` $value `>`"; }}
"""

TYPES = ["AnyType", "AnyInteger", "I32", "Index", "AnyFloat", "F32", "AnyTensor", "AnyTypeOf<[I32, F32]>", "SignlessIntegerLike",
         "AnyRankedTensor", "AnyVectorOfAnyRank", "I1", "AnyShaped", "AnyTuple", "Complex<F32>", "AnyMemRef", "TensorOf<[I32, F32]>",
         "AnySignlessIntegerOrIndex"]
ATTRIBUTES = ["I32Attr", "I64Attr", "StrAttr", "BoolAttr", "F32Attr", "TypeAttr", "ArrayAttr", "DenseI64ArrayAttr", "FlatSymbolRefAttr",
              "SymbolRefAttr", "ModeAttr", "Kind", "MaskAttr", "UnitAttr", "I64ArrayAttr", "StrArrayAttr", "DictionaryAttr", "ElementsAttr",
              "ConfinedAttr<I32Attr, [IntPositive]>", "ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>]>", "IndexAttr", "AnyAttr",
              "AffineMapAttr", "DenseBoolArrayAttr", "SI32Attr", "UI8Attr", "TypeAttrOf<AnyInteger>", "AnyAttrOf<[I32Attr, StrAttr]>"]
DEFAULTS = {"I32Attr": "4", "I64Attr": "-4", "BoolAttr": "true", "F32Attr": "0.5f", "DenseI64ArrayAttr": "{1, 2}", "StrAttr": '\\"s\\"'}
PROPERTIES = ["I64Prop", "I32Prop", "StringProp", "BoolProp", "ArrayProp<I64Prop>", "OptionalProp<I64Prop>", "DefaultValuedProp<I64Prop, \"3\">",
              "UnitProp"]
PARAMETERS = ['"int"', '"int64_t"', '"unsigned"', '"bool"', '"::mlir::Type"', '"::mlir::Attribute"', '"::mlir::StringAttr"', '"::mlir::IntegerType"',
              'StringRefParameter<"">', 'ArrayRefParameter<"int64_t">', 'ArrayRefParameter<"::mlir::Type">', "EnumParameter<Mode>",
              "EnumParameter<Mask>"]
OPTIONAL = ['OptionalParameter<"::mlir::Type">', 'OptionalParameter<"::mlir::Attribute">', 'DefaultValuedParameter<"int64_t", "2">',
            'DefaultValuedParameter<"bool", "false">', 'OptionalArrayRefParameter<"int64_t">', 'DefaultValuedParameter<"unsigned", "1">']
NAMES = "lhs rhs value first rest count name kind size body flag mode other base step from to".split()
WORDS = ["`with`", "`of`", "`,`", "`:`", "`->`", "`=`", "`to`", "`(`", "`[`", "`at`", "`by`"]
CLOSING = {"`(`": "`)`", "`[`": "`]`", "`<`": "`>`"}


@dataclasses.dataclass
class Made:
    """One definition: its record's name and its text."""
    name: str
    text: str


class Grammar:
    def __init__(self, dialect, seed):
        self.dialect = dialect
        self.random = random.Random(f"definitions {seed}")
        self.types, self.attributes = [], []  # records of this dialect

    def chance(self, p):
        return self.random.random() < p

    def word(self):
        return self.random.choice(WORDS)

    def names(self, count):
        return self.random.sample(NAMES, count)

    # ---- Types and attributes ----------------------------------------------------------------------

    def definition(self, kind, index):
        """A type ("Type") or an attribute ("Attr")."""
        names = self.names(self.random.choice((0, 1, 1, 2, 2, 3)))
        parameters = [(n, self.random.choice(OPTIONAL if self.chance(0.35) else PARAMETERS)) for n in names]
        name = f"{'T' if kind == 'Type' else 'A'}{index}"
        lines = [f"def {name} : {kind}Def<{self.dialect}_Dialect, \"{name}\"> {{", f"  let mnemonic = \"{name.lower()}\";"]
        if parameters:
            lines.append("  let parameters = (ins " + ", ".join(f"{p}:${n}" for n, p in parameters) + ");")
            lines.append(f'  let assemblyFormat = "{self.parameter_format(parameters)}";')
        return Made(name, "\n".join(lines + ["}"]) + "\n")

    def parameter_format(self, parameters):
        shape = self.random.random()
        if shape < 0.15:
            return "`<` params `>`"
        if shape < 0.35:
            return "`<` struct(params) `>`"
        parts = []
        for name, parameter in parameters:
            some = parameter in OPTIONAL
            element = f"qualified(${name})" if self.chance(0.1) else f"${name}"
            if some and self.chance(0.85):
                inner = f"${name}^"
                group = self.random.choice([f"(`{name}` {inner})?", f"(`,` {inner})?", f"({inner})?", f"(`[` {inner} `]`)?",
                                            f"(`{name}` `=` {inner}) : (`none`)?"])
                parts.append(group)
            else:
                parts.append(element)
            if self.chance(0.5):
                parts.append(self.random.choice(["`,`", "`:`", "`x`", "`=`", "`` `x` ``"]))
        body = " ".join(parts)
        return body if self.chance(0.15) else f"`<` {body} `>`"

    # ---- Operations ----------------------------------------------------------------------------------

    def value_constraint(self):
        if self.types and self.chance(0.2):
            return self.random.choice(self.types)
        return self.random.choice(TYPES) if self.chance(0.6) else "AnyType"

    def values(self, names):
        """[(name, arity, constraint)]"""
        return [(n, self.random.choice(("one", "one", "one", "optional", "variadic")), self.value_constraint()) for n in names]

    def attribute(self):
        """(how it is, the constraint)"""
        kind = self.random.choice(ATTRIBUTES + self.attributes * 2)
        if kind == "UnitAttr":
            return "optional", kind
        if self.chance(0.3):
            return "optional", f"OptionalAttr<{kind}>"
        if kind in DEFAULTS and self.chance(0.4):
            return "default", f'DefaultValuedAttr<{kind}, "{DEFAULTS[kind]}">'
        return "one", kind

    def operation(self, index):
        count = self.random.choice((0, 1, 1, 2, 2, 3))
        names = iter(self.names(12))
        operands = self.values([next(names) for _ in range(count)])
        results = self.values([next(names) + "_r" for _ in range(self.random.choice((0, 1, 1, 1, 2)))])
        attributes = [(next(names), *self.attribute()) for _ in range(self.random.choice((0, 0, 1, 1, 2)))]
        if self.chance(0.15):
            attributes.append((next(names), "one", self.random.choice(PROPERTIES)))
        regions = [next(names)] if self.chance(0.15) else []
        traits = self.traits(operands, results)
        if regions:
            traits.append("NoTerminator")
        name = f"O{index}Op"
        wrapped = {"one": "{}", "optional": "Optional<{}>", "variadic": "Variadic<{}>"}
        arguments = [f"{wrapped[a].format(c)}:${n}" for n, a, c in operands] + [f"{c}:${n}" for n, _, c in attributes]
        self.random.shuffle(arguments)
        lines = [f"def {name} : {self.dialect}_Op<\"o{index}\", [{', '.join(traits)}]> {{"]
        if arguments:
            lines.append(f"  let arguments = (ins {', '.join(arguments)});")
        if results:
            lines.append("  let results = (outs " + ", ".join(f"{wrapped[a].format(c)}:${n}" for n, a, c in results) + ");")
        if regions:
            lines.append(f"  let regions = (region {self.random.choice(('AnyRegion', 'SizedRegion<1>'))}:${regions[0]});")
        if self.chance(0.8):
            lines.append(f'  let assemblyFormat = "{self.format(operands, results, attributes, regions)}";')
        return Made(name, "\n".join(lines + ["}"]) + "\n")

    def traits(self, operands, results):
        traits = []
        for values, kind in ((operands, "Operand"), (results, "Result")):
            if sum(a != "one" for _, a, _ in values) > 1 and self.chance(0.9):
                traits.append(f"AttrSized{kind}Segments" if self.chance(0.85) else f"SameVariadic{kind}Size")
        singles = [n for n, a, _ in operands + results if a == "one"]
        choice = self.random.random()
        if choice < 0.12 and operands and results:
            traits.append(self.random.choice(("SameOperandsAndResultType", "SameOperandsAndResultShape", "SameOperandsAndResultElementType")))
        elif choice < 0.3 and len(singles) > 1:
            some = self.random.sample(singles, 2)
            quoted = ", ".join(f'"{n}"' for n in some)
            traits.append(self.random.choice((
                f"AllTypesMatch<[{quoted}]>", f"AllElementTypesMatch<[{quoted}]>",
                f'TypesMatchWith<"one has the other\'s type", {quoted}, "$_self">',
                f'TypesMatchWith<"one is the other\'s element", {quoted}, "::mlir::getElementTypeOrSelf($_self)">')))
        elif choice < 0.36:
            traits.append(self.random.choice(("Commutative", "Elementwise", "SameTypeOperands", "SameOperandsShape")))
        return traits

    def format(self, operands, results, attributes, regions):
        """Values, attributes and regions in any order, with types at the end, or something forgotten."""
        parts = []
        for name, arity, _ in operands:
            parts.append(self.operand_element(name, arity))
        for name, kind, _ in attributes:
            parts.append(self.attribute_element(name, kind))
        for name in regions:
            parts.append(f"${name}")
        self.random.shuffle(parts)
        parts = [part for part in parts if not self.chance(0.02)]
        dictionary = self.random.choice(("attr-dict", "attr-dict", "attr-dict", "attr-dict-with-keyword", "prop-dict attr-dict"))
        if self.chance(0.8):
            parts.append(dictionary)
        else:
            parts.insert(self.random.randrange(len(parts) + 1), dictionary)
        return " ".join(filter(None, parts + [self.types_element(operands, results)])).replace("  ", " ")

    def operand_element(self, name, arity):
        word = self.word()
        end = CLOSING.get(word, "")
        if arity == "one" or self.chance(0.35):
            return f"{word} ${name} {end}" if self.chance(0.5) else f"${name}"
        if self.chance(0.35):
            return f"({word} ${name}^ `:` type(${name}) {end})?"
        return f"({word} ${name}^ {end})?"

    def attribute_element(self, name, kind):
        choice = self.random.random()
        if choice < 0.3:
            return ""  # in the dictionary
        if kind == "one" or choice < 0.38:
            return f"`{name}` ${name}" if self.chance(0.6) else f"${name}"
        return self.random.choice((f"(`{name}` ${name}^)?", f"(${name}^)?", f"(`{name}` `=` ${name}^) : (`no_{name}`)?",
                                   f"(`[` ${name}^ `]`)?"))

    def types_element(self, operands, results):
        if not operands and not results:
            return ""
        choice = self.random.random()
        if choice < 0.25:
            return "`:` functional-type(operands, results)"
        if choice < 0.4 and operands:
            return "`:` type(operands)" + (" `->` type(results)" if results else "")
        some = [f"type(${n})" if self.chance(0.9) else f"qualified(type(${n}))" for n, a, c in operands + results
                if (c not in ("I32", "Index", "F32", "I1", "Complex<F32>") or self.chance(0.2)) and not self.chance(0.06)]
        return "`:` " + " `,` ".join(some) if some else ""


# ---- Both generators' verdicts ---------------------------------------------------------------------------

class Judge:
    """Asks both generators about one definition at a time; remembers what they said of the same text."""

    def __init__(self, tools):
        self.tools = tools
        self.folder = os.path.join(tools.out, "random")
        self.kept = os.path.join(tools.out, "cache", "verdicts.json")
        self.stamp = versions(tools)
        try:
            with open(self.kept, encoding="utf-8") as f:
                self.known = json.load(f)
        except OSError:
            self.known = {}

    def peer(self, path, text, dialect):
        """What mlir-tblgen says against it, or the empty string."""
        key = digest(self.stamp, text)
        if key not in self.known:
            said = ""
            for action in (["-gen-op-defs"], ["-gen-typedef-defs", f"-typedefs-dialect={dialect}"],
                           ["-gen-attrdef-defs", f"-attrdefs-dialect={dialect}"]):
                code, text = self.tools.tblgen(path, action, "/dev/null")
                if code != 0:
                    said = text or "failed"
                    break
            self.known[key] = said
        return self.known[key]

    def both(self, dialect, made, before):
        path = os.path.join(self.folder, f"{dialect}_{made.name}.td")
        text = HEADER.format(name=dialect) + before + made.text
        write(path, text)
        peer = self.peer(path, text, dialect)
        code, said = call([self.tools.gen, "-I", os.path.join(ROOT, "defs"), "-o", self.folder, path])
        os.unlink(path)
        return peer, said if code != 0 else ""

    def save(self):
        write(self.kept, json.dumps(self.known))


@dataclasses.dataclass
class Disagreement:
    """A definition that one generator takes and the other refuses."""
    dialect: str
    text: str
    peer: str
    ours: str

    def line(self):
        which, said = ("mica-gen accepts", self.peer) if self.peer else ("mica-gen rejects", self.ours)
        return f"{which}\t{next((line for line in said.splitlines() if 'error: ' in line), said.strip())}"


def write_file(judge, index, counts):
    """One file; (its path, how many were tried, how many refused by both, what they disagree on)."""
    dialect = f"random{index}"
    grammar = Grammar(dialect, index)
    kept, refused, disagreements = [], 0, []

    def judged(some, before):
        nonlocal refused
        taken = []
        for made in some:
            peer, ours = judge.both(dialect, made, before)
            if not peer and not ours:
                taken.append(made)
            elif peer and ours:
                refused += 1
            else:
                disagreements.append(Disagreement(dialect, made.text, peer, ours))
        return taken

    types = judged([grammar.definition("Type", i) for i in range(counts[0])], "")
    attributes = judged([grammar.definition("Attr", i) for i in range(counts[0])], "")
    grammar.types, grammar.attributes = [m.name for m in types], [m.name for m in attributes]
    before = "".join(m.text for m in types + attributes)
    kept = types + attributes + judged([grammar.operation(i) for i in range(counts[1])], before)
    path = os.path.join(judge.folder, f"{dialect}.td")
    write(path, HEADER.format(name=dialect) + "".join(m.text for m in kept))
    return path, 2 * counts[0] + counts[1], refused, disagreements


def write_files(tools, count, counts=(16, 60)):
    judge = Judge(tools)
    os.makedirs(os.path.join(tools.out, "cache"), exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(tools.jobs) as pool:
        files = list(pool.map(lambda i: write_file(judge, i, counts), range(count)))
    judge.save()
    return files
