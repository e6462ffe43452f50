"""Dialects of random attributes, types and operations with properties, their encodings in BytecodeBase.td's language, and
texts of them. The same two files of definitions are for both generators.
"""
import dataclasses
import random

HEAD = """// Made at random by random_encodings.py.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/Properties.td"

def Enc_Dialect : Dialect {
  let name = "enc";
  let cppNamespace = "::enc";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
def Mode : I32Enum<"Mode", "a mode", [I32EnumCase<"Low", 0, "low">, I32EnumCase<"High", 300, "high">]> {
  let cppNamespace = "::enc";
}
def Wide : I64Enum<"Wide", "a wide one", [I64EnumCase<"Near", 1, "near">, I64EnumCase<"Far", 70000000000, "far">]> {
  let cppNamespace = "::enc";
}
def Mask : I32BitEnum<"Mask", "a mask", [I32BitEnumCaseBit<"X", 0, "x">, I32BitEnumCaseBit<"Y", 9, "y">]> {
  let cppNamespace = "::enc";
}
def Enc_ModeAttr : EnumAttr<Enc_Dialect, Mode, "mode">;

// Properties with an encoding of their own; its C++ and C stand beside the programs.
#ifdef MICA
def : Spelling<["enc::Pair"], "enc_pair", "MICA_PARAM_CUSTOM"> { let cHeader = "wire.h"; }
def : Spelling<["ArrayRef<::enc::Range>"], "enc_pairs", "MICA_PARAM_ARRAY", "", "enc_pair", 16> {
  let cHeader = "wire.h";
  let cParser = "enc_parse_pairs($_parser, $_dst)";
  let cPrinter = "enc_print_pairs($_printer, $_self)";
}
#endif
def SignedProp : IntProp<"int64_t"> {
  let writeToMlirBytecode = [{ $_writer.writeSignedVarInt($_storage); }];
  let readFromMlirBytecode = [{
    int64_t value;
    if (::mlir::failed($_reader.readSignedVarInt(value))) return ::mlir::failure();
    $_storage = value;
  }];
}
def BlobProp : ConfinedProp<StringProp, TruePred, "a blob"> {
  let writeToMlirBytecode = [{ $_writer.writeOwnedBlob(::llvm::ArrayRef<char>($_storage.data(), $_storage.size())); }];
  let readFromMlirBytecode = [{
    ::llvm::ArrayRef<char> value;
    if (::mlir::failed($_reader.readBlob(value))) return ::mlir::failure();
    $_storage = std::string(value.data(), value.size());
  }];
}
def PairProp : Property<"::enc::Pair", "a pair"> {
  let writeToMlirBytecode = [{ ::enc::writePair($_writer, $_storage); }];
  let readFromMlirBytecode = [{ if (::mlir::failed(::enc::readPair($_reader, $_storage))) return ::mlir::failure(); }];
}
def PlainPairProp : Property<"::enc::Pair", "a pair as its attribute"> {
  let writeToMlirBytecode = writeMlirBytecodeWithConvertToAttribute # ";";  // a C++ statement
  let readFromMlirBytecode = readMlirBytecodeUsingConvertFromAttribute;
}

"""
BYTECODE_HEAD = """// Made at random by random_encodings.py.
include "mlir/IR/BytecodeBase.td"

def String : WithParser<"succeeded($_reader.readString($_var))", WithBuilder<"$_args",
             WithPrinter<"$_writer.writeOwnedString($_getter)", WithType<"StringRef">>>>;
def Bytes : WithParser<"succeeded(readBytes($_reader, $_var))", WithBuilder<"$_args",
            WithPrinter<"writeBytes($_writer, $_getter)", WithType<"StringRef">>>>;
class Attr<string type> : WithType<type, Attribute>;
class TypeOf<string type> : WithType<type, Type>;
class OptionalAttribute<string type> : WithParser<"succeeded($_reader.readOptionalAttribute($_var))",
    WithPrinter<"$_writer.writeOptionalAttribute($_getter)", WithType<type, Attribute>>>;
class OptionalInt<string type> : WithParser<"succeeded(readOptionalInt($_reader, $_var))",
    WithPrinter<"writeOptionalInt($_writer, $_getter)", WithType<"std::optional<" # type # ">", VarInt>>>;
class EnumFlag<string flag, string getter> : WithParser<"succeeded($_reader.readVarInt($_var))",
    WithBuilder<"(" # flag # ")$_args", WithPrinter<"$_writer.writeVarInt((uint64_t)$_name." # getter # ")",
    WithType<"uint64_t", VarInt>>>>;
def Pair : CompositeBytecode<"Pair"> {
  dag members = (attr SignedVarInt:$first, SignedVarInt:$second);
  let cBuilder = "Pair{$_args}";
}

"""
NAMES = "rank extent label origin target step limit weight depth guard entry scale bias shape flags".split()
TEXTS = ['""', '"s"', '"a longer text"', '"tab\\09end"', '"1"']
ATTRIBUTES = ["1 : i32", '"s"', "unit", "[1 : i8, i32]", "@sym", "1.5 : f32", "{a = 1 : i64}", "array<i64: 1, 2>", "loc(unknown)", "#u.a<1>"]
TYPES = ["i32", "tensor<4xf32>", "!u.t<1>", "(i32) -> f32", "index", "vector<2xi8>", "tuple<>", "none"]
INTEGERS = ["0", "1", "2", "63", "64", "127", "128", "255", "16383", "16384", "32767", "65535", "2097151", "2147483647", "4294967295",
            "9223372036854775807", "18446744073709551615", "-1", "-2", "-64", "-65", "-128", "-32768", "-2147483648",
            "-9223372036854775808"]


def integer(r, bits, signed):
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    return r.choice([t for t in INTEGERS if low <= int(t) <= high] + [str(r.randint(low, high))])


RESOURCES = ["blob_a", '"blob b"', "blob_c", "blob_d"]


def with_resources(r, text):
    """The piece with data for some of the keys that it has, and at times for one that it has not."""
    entries = [f'{key}: "0x0{r.choice("1248")}000000{r.randbytes(r.choice((0, 1, 8, 9))).hex()}"' for key in RESOURCES if r.random() < 0.6]
    if not any(key in text for key in RESOURCES) or not entries:
        return text
    return f"{text}{{-# dialect_resources: {{ enc: {{ {', '.join(entries)} }} }} #-}}\n"


def real(r):
    return r.choice(("0.0", "-0.0", "1.0", "-1.5", "0x7FF0000000000000 : f64", "0x7FF8000000000001 : f64", "1.0e-320", "1.7976931348623157e+308",
                     repr(r.uniform(-1e9, 1e9))))


@dataclasses.dataclass
class Parameter:
    """`members`: how it stands in the bytes, by its name; `optional`: its text may be absent."""
    definition: str
    members: object
    text: object
    optional: bool = False
    is_list: bool = False
    may_fail: bool = False  # C++ reads it into a FailureOr


def one(encoding):
    return lambda name: [f"{encoding}:${name}"]


def of_enum(cpp):
    def members(name):
        return [f'EnumFlag<"{cpp}", "get{name[0].upper() + name[1:]}()">:$_raw{name}', f'LocalVar<"{cpp}", "({cpp})_raw{name}">:${name}']
    return members


def some(maker, least=1):
    return lambda r: ", ".join(maker(r) for _ in range(r.choice((least, 1, 2, 3))))


def parameters():
    """Each kind of parameter with each encoding that fits it."""
    made = []
    for bits in (8, 16, 32, 64):
        for signed in (True, False):
            name = f"{'' if signed else 'u'}int{bits}_t"
            made.append(Parameter(f'"{name}"', one("VarInt"), lambda r, b=bits, s=signed: integer(r, b, s)))
            made.append(Parameter(f'"{name}"', one("SignedVarInt"), lambda r, b=bits, s=signed: integer(r, b, s)))
    made += [
        Parameter('APIntParameter<"">', one('KnownWidthAPInt<"64">'), lambda r: integer(r, 64, True), may_fail=True),
        Parameter('APIntParameter<"">', one('WithGetter<"$_attrType.$_getMember()", KnownWidthAPInt<"64">>'), lambda r: integer(r, 64, True), may_fail=True),
        Parameter('APFloatParameter<"">', one('KnownSemanticsAPFloat<"APFloat::IEEEdouble()">'), real, may_fail=True),
        Parameter('ResourceHandleParameter<"::enc::Handle">', one('ResourceHandle<"::enc::Handle">'), lambda r: r.choice(RESOURCES), may_fail=True),
        Parameter('"bool"', one("Bool"), lambda r: r.choice(("true", "false"))),
        Parameter('"unsigned"', one("VarInt"), lambda r: integer(r, 32, False)),
        Parameter('StringRefParameter<"">', one("String"), lambda r: r.choice(TEXTS)),
        Parameter('StringRefParameter<"">', one("Bytes"), lambda r: r.choice(TEXTS)),
        Parameter('"::mlir::Attribute"', one("Attribute"), lambda r: r.choice(ATTRIBUTES)),
        Parameter('"::mlir::Type"', one("Type"), lambda r: r.choice(TYPES)),
        Parameter('"::mlir::StringAttr"', one('Attr<"StringAttr">'), lambda r: r.choice(TEXTS)),
        Parameter('"::mlir::IntegerAttr"', one('Attr<"IntegerAttr">'), lambda r: r.choice(("5 : i8", "true", "-7 : i64", "1 : index"))),
        Parameter('"::mlir::ArrayAttr"', one('Attr<"ArrayAttr">'), lambda r: r.choice(("[]", "[1, 2]", '["a", unit]'))),
        Parameter('"::mlir::IntegerType"', one('TypeOf<"IntegerType">'), lambda r: r.choice(("i1", "si16", "ui64"))),
        Parameter('OptionalParameter<"::mlir::StringAttr">', one('OptionalAttribute<"StringAttr">'), lambda r: r.choice(TEXTS), True),
        Parameter('OptionalParameter<"::mlir::Attribute">', one('OptionalAttribute<"Attribute">'), lambda r: r.choice(ATTRIBUTES), True),
        Parameter('OptionalParameter<"std::optional<uint32_t>">', one('OptionalInt<"uint32_t">'), lambda r: integer(r, 32, False), True),
        Parameter('OptionalParameter<"std::optional<int64_t>">', one('OptionalInt<"int64_t">'), lambda r: integer(r, 63, True), True),
        Parameter("EnumParameter<Mode>", of_enum("::enc::Mode"), lambda r: r.choice(("low", "high"))),
        Parameter("EnumParameter<Wide>", of_enum("::enc::Wide"), lambda r: r.choice(("near", "far"))),
        Parameter("EnumParameter<Mask>", of_enum("::enc::Mask"), lambda r: r.choice(("x", "y", "x|y"))),
    ]
    lists = [("int64_t", "SignedVarIntList", lambda r: integer(r, 64, True)), ("uint64_t", "List<VarInt>", lambda r: integer(r, 64, False)), ("bool", "BoolList", lambda r: r.choice(("true", "false"))),
             ("::enc::Range", "Pair", lambda r: f"{integer(r, 64, True)} x {integer(r, 64, True)}"),
             ("::mlir::Attribute", "Attribute", lambda r: r.choice(ATTRIBUTES)), ("::mlir::Type", "Type", lambda r: r.choice(TYPES)),
             ("::mlir::StringAttr", 'Attr<"StringAttr">', lambda r: r.choice(TEXTS)),
             ("::mlir::StringAttr", 'List<Attr<"StringAttr">>', lambda r: r.choice(TEXTS))]
    for item, encoding, value in lists:
        if encoding.startswith("Attr<"):  # written by a getter that is no list's
            continue
        made.append(Parameter(f'ArrayRefParameter<"{item}">', one(f"Array<{encoding}>"), some(value), is_list=True))
        made.append(Parameter(f'OptionalArrayRefParameter<"{item}">', one(f"Array<{encoding}>"), some(value), True, is_list=True))
    return made


class Definition:
    """An attribute or a type: with one encoding or, where a parameter is a bool, at times with two."""

    def __init__(self, r, kind, index, before):
        self.random, self.kind, self.index = r, kind, index
        self.name = f"{kind[0]}{index}"
        self.class_name = f"{self.name}{'Attr' if kind == 'Attr' else 'Type'}"
        kinds = parameters()
        for other in before:  # those defined before, by their own encodings
            base = "attr" if other.kind == "Attr" else "type"
            made = Parameter(f'"::enc::{other.class_name}"', one(other.class_name), lambda r, o=other: o.text(r))
            kinds += [made] * 2 if base else []
        names = r.sample(NAMES, r.choice((0, 1, 1, 2, 2, 3, 4, 5)))
        self.parameters = [(n, r.choice(kinds)) for n in names]
        self.split = next((n for n, p in self.parameters if p.definition == '"bool"'), None) if r.random() < 0.6 else None

    def definition(self):
        lines = [f'def {self.name} : {self.kind}Def<Enc_Dialect, "{self.name}"> {{', f'  let mnemonic = "{self.name.lower()}";']
        if self.parameters:
            given = ", ".join(f"{p.definition}:${n}" for n, p in self.parameters)
            lines += [f"  let parameters = (ins {given});", f'  let assemblyFormat = "`<` {self.format()} `>`";']
        return "\n".join(lines + ["}"]) + "\n"

    def format(self):
        parts = []
        for name, p in self.parameters:
            opening, closing = ("`[` ", " `]`") if p.is_list else ("", "")
            parts.append(f"(`{name}` `=` {opening}${name}^{closing})?" if p.optional else f"`{name}` `=` {opening}${name}{closing}")
        return " ".join(parts)

    def members(self, local=None):
        """`local`: the value of the parameter that tells which of two encodings it is."""
        made = []
        for name, p in self.parameters:
            if local is not None and name == self.split:
                made.append(f'LocalVar<"bool", "{local}">:${name}')
            else:
                made += p.members(name)
        return made

    def builder(self):
        """What makes it of its members, said at times."""
        said = ", ".join(["context"] + ["*" * p.may_fail + n for n, p in self.parameters])
        must = any(p.may_fail for _, p in self.parameters)
        return f'  let cBuilder = "get<$_resultType>({said})";\n' if self.parameters and (must or self.index % 5 == 0) else ""

    def encodings(self):
        """[(record, text)], in the order of their codes."""
        word = "attr" if self.kind == "Attr" else "type"
        base = "DialectAttribute" if self.kind == "Attr" else "DialectType"
        if self.split is None:
            return [(self.class_name, f"def {self.class_name} : {base}<({word} {', '.join(self.members())})> {{\n{self.builder()}}}\n")]
        getter = "$_val.get" + self.split[0].upper() + self.split[1:] + "()"
        made = []
        for suffix, local, predicate in (("", "true", getter), ("Unset", "false", "!" + getter)):
            made.append((self.class_name + suffix,
                         f"def {self.class_name}{suffix} : {base}<({word} {', '.join(self.members(local))})> {{\n"
                         f'  let cType = "{self.class_name}";\n  let printerPredicate = "{predicate}";\n{self.builder()}}}\n'))
        return made

    def text(self, r):
        parts = []
        for name, p in self.parameters:
            if p.optional and r.random() < 0.4:
                continue
            text = p.text(r)
            parts.append(f"{name} = [{text}]" if p.is_list else f"{name} = {text}")
        inside = f"<{' '.join(parts)}>" if self.parameters else ""
        return f"{'#' if self.kind == 'Attr' else '!'}enc.{self.name.lower()}{inside}"


# ---- Operations --------------------------------------------------------------------------------------

@dataclasses.dataclass
class Property:
    """`text` gives the attribute of the generic form."""
    definition: str
    text: object
    default: str = ""


def scalar_properties():
    ints = [(f"IntProp<\"{t}\">", lambda r, b=b, s=s: f"{integer(r, b, s)} : i{b}" if s or b < 64 else f"{integer(r, 63, False)} : i64")
            for t, b, s in (("int8_t", 8, True), ("uint8_t", 8, False), ("int32_t", 32, True), ("int64_t", 64, True))]
    ints = [(d, (lambda r, t=t: unsigned_text(t(r))) if "uint" in d else t) for d, t in ints]
    return [Property(d, t) for d, t in ints] + [
        Property("I32Prop", lambda r: f"{integer(r, 32, True)} : i32"), Property("I64Prop", lambda r: f"{integer(r, 64, True)} : i64"),
        Property("BoolProp", lambda r: r.choice(("true", "false"))), Property("UnitProp", lambda r: r.choice(("unit", "false"))),
        Property("StringProp", lambda r: r.choice(TEXTS)), Property("SignedProp", lambda r: f"{integer(r, 64, True)} : i64"),
        Property("BlobProp", lambda r: r.choice(TEXTS)), Property("EnumProp<Mode>", lambda r: r.choice(("0 : i32", "300 : i32"))),
        Property("NamedEnumProp<Wide, \"wide\">", lambda r: r.choice(("1 : i64", "70000000000 : i64"))),
        Property("EnumProp<Mask>", lambda r: r.choice(("0 : i32", "1 : i32", "512 : i32", "513 : i32"))),
        Property("EnumPropWithAttrForm<Mode, Enc_ModeAttr>", lambda r: r.choice(("#enc<mode low>", "#enc<mode high>"))),
        Property("PairProp", pair), Property("PlainPairProp", pair)]


def unsigned_text(text):
    """`200 : i8` is no text of an i8: the number with that sign."""
    value = int(text.split()[0])
    return f"{value - 256 if value > 127 else value} : i8"


def pair(r):
    return f"array<i64: {integer(r, 64, True)}, {integer(r, 64, True)}>"


def properties(r, depth=0):
    """One at random."""
    base = r.choice(scalar_properties())
    shape = r.random()
    if depth > 2 or shape < 0.45:
        return base
    if shape < 0.55:
        prop = r.choice((("I64Prop", 64), ("I32Prop", 32)))
        return Property(f"IntArrayProp<{prop[0]}>", lambda r: ints(r, prop[1]))
    inner = properties(r, depth + 1)
    if shape < 0.75:
        return Property(f"ArrayProp<{inner.definition}>", lambda r: "[" + ", ".join(inner.text(r) for _ in range(r.choice((0, 1, 2, 3)))) + "]")
    if shape < 0.92:
        return Property(f"OptionalProp<{inner.definition}, 0>", lambda r: "[" + (inner.text(r) if r.random() < 0.6 else "") + "]")
    defaults = {"I64Prop": "-3", "I32Prop": "7", "BoolProp": "true", "SignedProp": "-1", "StringProp": '\\"d\\"'}
    if base.definition in defaults:
        return Property(f'DefaultValuedProp<{base.definition}, "{defaults[base.definition]}">', base.text, "default")
    return base


def ints(r, bits):
    values = ", ".join(integer(r, bits, True) for _ in range(r.choice((0, 1, 2, 5))))
    return f"array<i{bits}{': ' if values else ''}{values}>"


INHERENT = [("I32Attr", lambda r: f"{integer(r, 32, True)} : i32"), ("StrAttr", lambda r: r.choice(TEXTS)),
            ("AnyAttr", lambda r: r.choice(ATTRIBUTES)), ("TypeAttr", lambda r: r.choice(TYPES)), ("ArrayAttr", lambda r: "[1, unit]"),
            ("Enc_ModeAttr", lambda r: r.choice(("#enc<mode low>", "#enc<mode high>")))]


class Operation:
    def __init__(self, r, index, definitions):
        self.name = f"o{index}"
        names = r.sample(NAMES, r.choice((1, 1, 2, 3, 4)))
        self.arguments = []  # (name, definition, text, whether it may be absent)
        for n in names:
            if r.random() < 0.75:
                p = properties(r)
                self.arguments.append((n, p.definition, p.text, bool(p.default)))
            else:
                constraint, text = r.choice(INHERENT)
                optional = r.random() < 0.4
                self.arguments.append((n, f"OptionalAttr<{constraint}>" if optional else constraint, text, optional))
        self.groups = r.choice((0, 0, 0, 2, 3))  # of operands

    def definition(self):
        arguments = [f"Variadic<AnyType>:$group{i}" for i in range(self.groups)] + [f"{d}:${n}" for n, d, _, _ in self.arguments]
        traits = "[AttrSizedOperandSegments]" if self.groups else "[]"
        return f'def {self.name.upper()}Op : Op<Enc_Dialect, "{self.name}", {traits}> {{\n' \
               f"  let arguments = (ins {', '.join(arguments)});\n}}\n"

    def text(self, r, number):
        values = [(n, text(r)) for n, _, text, optional in self.arguments if not optional or r.random() < 0.6]
        sizes = [r.choice((0, 0, 1, 2, 3)) for _ in range(self.groups)]
        count = sum(sizes)
        lines = []
        if self.groups:
            values.append(("operandSegmentSizes", f"array<i32: {', '.join(map(str, sizes))}>"))
        if count:
            lines.append(f'%v{number}{f":{count}" if count > 1 else ""} = "u.v"() : () -> ({", ".join(["i32"] * count)})')
        operands = [f"%v{number}#{i}" for i in range(count)] if count > 1 else [f"%v{number}"][:count]
        entries = ", ".join(f"{n} = {t}" for n, t in values)
        lines.append(f'"enc.{self.name}"({", ".join(operands)}) <{{{entries}}}> : ({", ".join(["i32"] * count)}) -> ()')
        return "\n".join(lines) + "\n"


# ---- All of it ---------------------------------------------------------------------------------------

class Dialect:
    def __init__(self, seed, attributes, types, operations):
        r = random.Random(f"encodings {seed}")
        self.attributes, self.types = [], []
        for i in range(attributes):
            self.attributes.append(Definition(r, "Attr", i, r.sample(self.attributes, min(2, len(self.attributes)))))
        for i in range(types):
            self.types.append(Definition(r, "Type", i, r.sample(self.types, min(2, len(self.types)))))
        self.operations = [Operation(r, i, self.attributes) for i in range(operations)]
        self.random = r

    def all(self):
        return self.attributes + self.types + self.operations

    def definitions(self):
        return HEAD + "".join(d.definition() for d in self.all())

    def bytecode(self):
        made, lists = [], []
        for definitions, name in ((self.attributes, "DialectAttributes"), (self.types, "DialectTypes")):
            names = []
            for d in definitions:
                for record, text in d.encodings():
                    made.append(text)
                    names.append(record)
                if len(names) % 7 == 3:
                    names.append("ReservedOrDead")
            lists.append(f'def Enc{name} : {name}<"Enc"> {{\n  let elems = [{", ".join(names)}];\n}}\n')
        return BYTECODE_HEAD + "".join(made + lists)

    def codes(self):
        return [code for d in self.attributes + self.types for code in d.encodings()]

    def texts(self, seed, each):
        """[(version of the format, what it is of, a piece)]"""
        made = []
        for d in self.attributes + self.types:
            r = random.Random(f"{seed} {d.name}")
            for _ in range(each):
                text = f'"u.op"() {{a = {d.text(r)}, b = [{d.text(r)}]}} : () -> ()\n'
                made.append((r.randrange(7), d.name, with_resources(r, text)))
        for o in self.operations:
            r = random.Random(f"{seed} {o.name}")
            made += [(r.choice((5, 6, 6)), o.name, "".join(o.text(r, i) for i in range(r.choice((1, 1, 2))))) for _ in range(each)]
        return made
