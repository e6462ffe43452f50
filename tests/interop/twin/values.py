"""Texts of types and attributes: a pool of builtin ones, and what the formats of definitions admit."""
import random
import re

TYPES = """i32 f32 index i1 i8 i16 i64 i128 si8 si32 si1 si64 ui8 ui32 ui1 ui64 ui16 f16 bf16 f64 f80 f128 tf32 f8E4M3FN f8E5M2
f8E4M3 f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2FNUZ f8E3M4 f4E2M1FN f6E2M3FN f6E3M2FN f8E8M0FNU none complex<f32> complex<i32>
tensor<4xi32> tensor<2x4xf32> tensor<?xi32> tensor<i32> tensor<*xi32> tensor<*xf32> tensor<4xindex> tensor<4xi1> tensor<4xbf16>
tensor<4xf32> tensor<4x2xi8> vector<4xi32> vector<4xf32> vector<i32> vector<2x4xi32> vector<[4]xi32> vector<8xf32> vector<2xi1>
memref<4xi32> memref<?xi32> memref<*xi32> memref<i8> memref<2x4xf64> memref<4xi8> memref<2x4xf32,strided<[8,1]>> vector<2x4xf32> vector<4xindex> tuple<> tuple<i32>
tuple<i32,f32> tuple<tuple<i32>,f32> ()->() (i32)->f32 !u.t !u.t<1>""".split()
TYPES = [t.replace("()->()", "() -> ()").replace("(i32)->f32", "(i32) -> f32") for t in TYPES]

ATTRIBUTES = [
    "1 : i32", "2 : i64", '"abc"', "unit", "true", "0 : i32", "7 : i32", "4 : i64", "8 : i64", "3 : i64", "0 : i64", "-1 : i32", "9 : i32",
    "-3 : i64", "1 : i1", "1 : i8", "128 : i8", "1 : i16", "1 : index", "1 : si1", "1 : si8", "1 : si32", "1 : si64", "1 : ui1", "1 : ui8", "1 : ui32",
    "1 : ui64", "1.5 : f32", "2.5 : f64", "1.0 : f16", "i32", "() -> ()", "tensor<4xi32>", "f32", "{}", "{a = 1 : i32}", "[]", "[1 : i32]",
    "[1 : i64, 2 : i64]", "[8 : i64, 8 : i64]", '["a"]', '["a", "b"]', "[true]", "[1.5 : f32]", "[2.5 : f64]", "[i32]", "[[1 : i64], [2 : i64]]",
    '[["a"], []]', "[{}]", "[1 : i8]", "[@a]", "[@a::@b]", "[unit]", "[affine_map<(d0) -> (d0)>]", "[loc(unknown)]", "[[]]", "@a", "@a::@b", 'loc("x":1:2)',
    "loc(unknown)", "affine_map<(d0) -> (d0)>", "affine_set<(d0) : (d0 >= 0)>", "array<i1: true>", "array<i8: 1>", "array<i16: 1, 2>",
    "array<i32: 1, 2>", "array<i64: 1, 2>", "array<i64>", "array<i64: 2, 1>", "array<i64: -1, 1>", "array<i64: 1, 1>", "array<i64: 1, 2, 3>",
    "array<i32>", "array<f32: 1.5>", "array<f64: 1.5>", "dense<1> : tensor<2xi32>", "dense<[1, 2]> : tensor<2xi64>",
    "dense<1> : tensor<2x2xi64>", "dense<1> : tensor<4xindex>", "dense<1> : tensor<2xi16>", "dense<1> : tensor<2xi8>",
    "dense<1.5> : tensor<2xf32>", "dense<1.5> : tensor<2xf64>", 'dense<"a"> : tensor<2x!u.s>', "dense<1> : vector<2xi32>", '"abc" : i32', "2147483648 : i32",
    '#u.a', '"abcd"', "9223372036854775807 : i64", "-0.0 : f64", "false"]

# What a parameter's C++ type looks like; the last one is wrong.
PARAMETERS = {
    "int": ["1", "-7", "2147483647", "2147483648"], "int32_t": ["1", "-7", "2147483648"], "unsigned": ["1", "4294967295", "-1"],
    "uint32_t": ["2", "4294967295", "4294967296"], "int16_t": ["3", "-32768", "32768"], "uint16_t": ["3", "65535", "65536"],
    "int64_t": ["4", "-9223372036854775808", "0x10", "9223372036854775808"],
    "uint64_t": ["5", "18446744073709551615", "18446744073709551616"],
    "bool": ["true", "false", "1"], "::mlir::Type": ["i32", "tensor<4xf32>", "!u.t<1>", "(i32) -> f32", "4"],
    "::mlir::IntegerType": ["i8", "si16", "f32"], "::mlir::FunctionType": ["() -> ()", "(i32) -> f32", "i32"],
    "::mlir::Attribute": ["1 : i32", '"s"', "unit", "[1, 2]", "@sym", "1.5", "!"], "::mlir::StringAttr": ['"s"', '""', '"a" : i32', "s"],
    "::mlir::IntegerAttr": ["5", "5 : i8", "true", '"5"'], "::mlir::FloatAttr": ["1.5", "1.5 : f32", "1"],
    "::mlir::ArrayAttr": ["[1, 2]", "[]", "1"], "::mlir::DictionaryAttr": ["{a = 1}", "{}", "[]"],
    "::mlir::TypeAttr": ["i32", "() -> ()", "1"], "::mlir::SymbolRefAttr": ["@a", "@a::@b", '"a"'],
    "::mlir::FlatSymbolRefAttr": ["@a", '@"a b"', "@a::@b"], "::mlir::UnitAttr": ["unit", "1"],
    "::mlir::DenseI64ArrayAttr": ["array<i64: 1, 2>", "array<i64>", "[1, 2]"], "::mlir::AffineMapAttr": ["affine_map<(d0) -> (d0)>", "1"],
    "::mlir::AffineMap": ["affine_map<(d0) -> (d0)>", "(d0) -> (d0)", "1"], "::llvm::StringRef": ['"s"', '"a\\"b\\n"', '""', "s"],
    "::llvm::APInt": ["1", "-5", "123456789012345678901234567890", "x"], "::llvm::APFloat": ["1.5", "x"],
}
LIST = re.compile(r"::llvm::ArrayRef<(.*)>")
OPTIONAL = re.compile(r"std::optional<(.*)>")


class Writer:
    """Writes types and attributes of definitions as their formats say. `bad` is how often a value is wrong."""

    def __init__(self, definitions, seed):
        self.random = random.Random(seed)
        self.by_type = {d.cpp_type: d for d in definitions}

    def parameter(self, part, bad, depth=0):
        return self.value(part.constraint, part.cases, bad, depth)

    def value(self, cpp_type, cases, bad, depth):
        found = OPTIONAL.fullmatch(cpp_type)
        if found:
            return self.value(found[1], cases, bad, depth) if self.random.random() < 0.7 else ""
        found = LIST.fullmatch(cpp_type)
        if found:
            return ", ".join(self.value(found[1], cases, bad, depth) for _ in range(self.random.choice((1, 1, 2, 3))))
        if cases:
            if self.random.random() < bad:
                return self.random.choice(("wrong", "1", '"wrong"'))
            case = self.random.choice(cases)
            return case if re.fullmatch(r"[A-Za-z_][\w$.]*", case) else f'"{case}"'
        if cpp_type in self.by_type and depth < 3:
            whole, stripped = self.both(self.by_type[cpp_type], bad, depth + 1)
            return self.random.choice((whole, stripped))
        good = PARAMETERS.get(cpp_type, ["1", "x"])
        return good[-1] if self.random.random() < bad else self.random.choice(good[:-1])

    def both(self, definition, bad=0.0, depth=0):
        """(with the dialect's name, as it stands in the place of its own class)"""
        body = Format(self, definition, bad, depth).text().strip() if definition.format else ""
        name = f"{definition.sigil}{definition.area}"
        if body == "" or body[0] == "<":
            return f"{name}.{definition.mnemonic}{body}", body
        return f"{name}<{definition.mnemonic} {body}>", body

    def text(self, definition, bad=0.0):
        return self.both(definition, bad)[0]


TOKENS = re.compile(r"`([^`]*)`|\$(\w+)|([a-z-]+)|(.)", re.S)


class Format:
    """One walk through an assembly format, choosing on the way."""

    def __init__(self, writer, definition, bad, depth):
        self.writer, self.definition, self.bad, self.depth = writer, definition, bad, depth
        self.tokens = [t for t in TOKENS.findall(definition.format) if not t[3].isspace()]
        self.parts = {p.name: p for p in definition.parts}

    def text(self):
        return re.sub(r"\s+", " ", " ".join(self.sequence(self.tokens)))

    def closing(self, tokens, start):
        level = 0
        for i in range(start, len(tokens)):
            level += (tokens[i][3] == "(") - (tokens[i][3] == ")")
            if level == 0:
                return i
        raise ValueError(self.definition.format)

    def sequence(self, tokens):
        out, i = [], 0
        while i < len(tokens):
            literal, variable, directive, mark = tokens[i]
            if directive in ("struct", "qualified", "ref"):
                end = self.closing(tokens, i + 1)
                out += self.directive(directive, tokens[i + 2:end])
                i = end + 1
            elif directive == "params":
                out.append(", ".join(self.one(p) for p in self.definition.parts if self.there(p)))
                i += 1
            elif mark == "(":
                end = self.closing(tokens, i)
                some, other, i = tokens[i + 1:end], [], end + 1
                if i < len(tokens) and tokens[i][3] == ":":
                    end = self.closing(tokens, i + 1)
                    other, i = tokens[i + 2:end], end + 1
                out += self.sequence(some if self.writer.random.random() < 0.6 else other)
            else:
                if literal.strip() not in ("", "\\n"):
                    out.append(literal)
                elif variable:
                    out.append(self.one(self.parts[variable]))
                i += 1
        return out

    def there(self, part):
        return not part.optional or self.writer.random.random() < 0.6

    def one(self, part):
        return self.writer.parameter(part, self.bad, self.depth)

    def directive(self, directive, tokens):
        names = [t[1] for t in tokens if t[1]]
        if directive == "struct":
            parts = [self.parts[n] for n in names] or self.definition.parts
            chosen = [p for p in parts if self.there(p)]
            if self.writer.random.random() < 0.3:
                self.writer.random.shuffle(chosen)
            return [", ".join(f"{p.name} = {self.one(p)}" for p in chosen)]
        part = self.parts[names[0]]
        other = self.writer.by_type.get(part.constraint)
        return [self.writer.both(other, self.bad, self.depth + 1)[0] if other and self.depth < 3 else self.one(part)]
