"""Operations at random, in generic form: made of what definitions say (facts.py), and of pieces of the text tests that are
changed a little. A seed and a name give the same text always.

What types and attributes a constraint takes is learned: Mica says which part of an operation is wrong, and that part is
drawn again. So about half of the texts become right ones, and the others are wrong in one place.
"""
import re

SCALARS = "i1 i4 i8 i16 i32 i64 i128 si8 ui32 index f16 bf16 f32 f64 f80 f128 tf32 f8E4M3FN f4E2M1FN none".split()
ELEMENTS = "i1 i8 i32 i64 index f32 f16 f64 complex<f32>".split()
SHAPES = ["", "4x", "?x", "4x8x", "?x4x", "2x3x4x"]
TYPES = (
    SCALARS + ["complex<f32>", "complex<i32>", "complex<f64>", "tuple<i32, f32>", "() -> ()", "(i32) -> f32"]
    + [f"tensor<{shape}{element}>" for shape in SHAPES for element in ELEMENTS]
    + [f"memref<{shape}{element}>" for shape in SHAPES for element in ("i8", "i32", "f32", "index", "f64", "i1")]
    + [f"vector<{shape}{element}>" for shape in ("", "4x", "[4]x", "4x8x", "2x[4]x", "1x", "8x", "4x1x")
       for element in ("i1", "i8", "i32", "i64", "index", "f32", "f16", "f64")]
    + ["tensor<*xf32>", "tensor<*xi32>", "memref<*xf32>", "memref<*xi8>", "tensor<0xf32>", "tensor<4xf32, 1 : i32>",
       "memref<4xf32, 1>", "memref<4x8xf32, strided<[?, 1], offset: ?>>", "memref<?xf32, strided<[?], offset: ?>>",
       "memref<8xf32, affine_map<(d0) -> (d0 * 2)>>", "memref<4xf32, strided<[2]>>", "memref<2xmemref<4xf32>>",
       "memref<?x?xf32>", "tensor<?x?xf32>", "tensor<8x4xf32>", "tensor<4x8x2xf32>", "tensor<1xindex>", "tensor<2xi32>",
       "!llvm.ptr", "!llvm.ptr<3>", "!llvm.struct<(i32, f32)>", "!llvm.struct<(i32, i1)>", "!llvm.struct<(f32, f32)>",
       "!llvm.struct<\"a\", (i32)>", "!llvm.array<4 x i32>", "!llvm.array<4 x f32>", "!llvm.token", "!llvm.void",
       "!llvm.metadata", "!llvm.label", "!llvm.x86_amx", "vector<4x!llvm.ptr>", "vector<[4]x!llvm.ptr>",
       "!llvm.func<i32 (i32)>", "!llvm.target<\"spirv.Image\">"])
ATTRIBUTES = [
    "unit", "true", "false", "0 : i64", "1 : i64", "4 : i64", "-1 : i64", "9223372036854775807 : i64", "0 : i32", "1 : i32",
    "2 : i32", "7 : i32", "1 : i8", "1 : i16", "1 : index", "0 : index", "-1 : index", "3 : i128", "1.0 : f32", "0.5 : f64",
    "1.0 : f16", "\"a\"", "\"\"", "\"private\"", "\"add\"", "@f", "@f::@g", "i32", "f32", "memref<4xf32>", "tensor<4xf32>",
    "vector<4xi32>", "() -> ()", "(i32) -> i32", "!llvm.ptr", "!llvm.func<void ()>", "[]", "[0]", "[0, 1]", "[[0], [1]]",
    "[[0, 1], [2]]", "[\"parallel\"]", "[@f]", "[i32]", "[affine_map<(d0) -> (d0)>]", "[{}]", "[{llvm.noalias}]", "{}",
    "{a = 1 : i32}", "array<i64>", "array<i64: 0>", "array<i64: 0, 1>", "array<i64: 1, 0>", "array<i64: 2, 1, 0>",
    "array<i64: -1>", "array<i64: 4, 8>", "array<i64: 1, 1>", "array<i64: -9223372036854775808>", "array<i32>", "array<i32: 0>",
    "array<i32: 1, 2>", "array<i1>", "array<i1: true>", "array<i1: true, false>", "array<i8: 1>", "array<f32: 1.0>",
    "dense<1> : tensor<1xi64>", "dense<1> : tensor<2xi64>", "dense<1> : tensor<3xi64>", "dense<[0, 1]> : tensor<2xi64>",
    "dense<1> : vector<2xi32>", "dense<1> : tensor<4xi32>", "dense<1.0> : vector<4xf32>", "dense<1.0> : tensor<4xf32>",
    "dense<true> : vector<4xi1>", "dense<0> : tensor<2x2xi64>", "sparse<0, 1> : tensor<4xi32>", "loc(unknown)",
    "affine_map<() -> (0)>", "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d1, d0)>", "affine_map<(d0)[s0] -> (d0 + s0)>",
    "affine_map<(d0, d1) -> (d0)>", "affine_map<(d0, d1) -> (0, d1)>", "affine_set<(d0) : (d0 >= 0)>",
    "#arith.fastmath<fast>", "#arith.fastmath<none>", "#arith.overflow<nsw>", "#llvm.fastmath<nnan>", "#llvm.linkage<internal>",
    "#llvm.cconv<fastcc>", "#vector.kind<add>", "#vector.kind<minimumf>", "#vector.punctuation<comma>", "#index<cmp_predicate slt>",
    "#ub.poison", "#dlti.dl_spec<>", "#complex.number<:f32 1.0, 2.0> : complex<f32>", "[1.0 : f32, 2.0 : f32]",
    "#llvm.tailcallkind<none>", "distinct[0]<>", "#x.y"]
TYPE = re.compile(r"(?:memref|tensor|vector)<(?:[^<>]|<[^<>]*>)*>|![a-z]\w*(?:\.\w+)*(?:<[^<>]*>)?"
                  r"|(?<![\w.%@#^!\"])(?:[su]?i\d+|f16|f32|f64|bf16|index)\b(?! *=)")
NUMBER = re.compile(r"(?<![\w%#@^.x<-])-?\d+(?![\w.])")


class Operation:
    """One to be written: its parts, each with the constraint that it was drawn for."""

    def __init__(self, name):
        self.name = name
        self.operands, self.results = [], []  # [type, constraint]
        self.attributes = {}  # name: [text, constraint]
        self.regions, self.successors = [], 0
        self.terminates = False

    def text(self):
        """A function with it, or a region of an unknown operation that it ends."""
        arguments = ", ".join(f"%a{i}: {type_}" for i, (type_, _) in enumerate(self.operands))
        results = f"%r:{len(self.results)} = " if self.results else ""
        operands = ", ".join(f"%a{i}" for i in range(len(self.operands)))
        listed = ", ".join(f"{name} = {value}" if value != "unit" else name for name, (value, _) in sorted(self.attributes.items()))
        types = ", ".join(type_ for type_, _ in self.operands)
        given = ", ".join(type_ for type_, _ in self.results)
        successors = "[" + ", ".join(["^bb1"] * self.successors) + "]" if self.successors else ""
        regions = " (" + ", ".join(self.regions) + ")" if self.regions else ""
        line = (f"  {results}\"{self.name}\"({operands}){successors}" + (f" <{{{listed}}}>" if listed else "") + regions
                + f" : ({types}) -> ({given})\n")
        end = "" if self.terminates else "  \"func.return\"() : () -> ()\n"
        end += "^bb1:\n  \"func.return\"() : () -> ()\n" if self.successors else ""
        if self.terminates and not self.successors:
            return f"\"test.around\"() ({{\n^bb0({arguments}):\n{line}}}) : () -> ()\n"
        return (f"\"func.func\"() <{{function_type = ({types}) -> (), sym_name = \"test\"}}> ({{\n^bb0({arguments}):\n{line}{end}"
                "}) : () -> ()\n")


class Knowledge:
    """What each constraint takes, as far as it is known."""

    def __init__(self, values):
        self.good, self.bad, self.values = {}, {}, values

    def learn(self, constraint, value, right):
        if right:
            self.bad.get(constraint, set()).discard(value)
        known = self.good if right else self.bad
        if right or value not in self.good.get(constraint, ()):
            known.setdefault(constraint, set()).add(value)

    def draw(self, random, constraint, like=None):
        good = sorted(self.good.get(constraint, ()))
        if good and random.random() < 0.93:
            alike = [value for value in good if value == like] or [value for value in good if kin(value, like)]
            return random.choice(alike if alike and random.random() < 0.8 else good)
        untried = [value for value in self.values if value not in self.bad.get(constraint, ())]
        return random.choice(untried if untried and random.random() < 0.9 else self.values)


def kin(a, b):
    """Whether two types differ in their elements or in their container alone."""
    if not b:
        return False
    x, y = (re.match(r"(\w+)<((?:[\[\]\d?*]+x)*)(.*)>$", value) for value in (a, b))
    return bool(x and y and x[2] == y[2] and (x[3] == y[3] or x[1] == y[1]))


def split(text):
    """`a, b<c, d>` by the commas that stand in no bracket."""
    parts, depth, quoted, start = [], 0, False, 0
    for i, c in enumerate(text):
        if c == '"' and text[i - 1:i] != "\\":
            quoted = not quoted
        elif not quoted:
            depth += (c in "<([{") - (c in ")]}" or c == ">" and text[i - 1:i] != "-")
            if c == "," and depth == 0:
                parts.append(text[start:i].strip())
                start = i + 1
    return [*parts, text[start:].strip()]


def attributes_seen(text):
    """(operation, attribute, value) of each property in a text in generic form."""
    for found in re.finditer(r'"([\w.]+)"\([^()]*\)(?:\[[^\]]*\])? <\{', text):
        depth, end = 1, found.end()
        while depth and end < len(text):
            depth += (text[end] == "{") - (text[end] == "}")
            end += 1
        for part in split(text[found.end():end - 1]):
            name, _, value = part.partition(" = ")
            yield found[1], name, value or "unit"


class Maker:
    """Makes operations of the facts of all dialects."""

    def __init__(self, facts):
        self.facts = facts
        self.types, self.values = Knowledge(TYPES), Knowledge(ATTRIBUTES)
        self.seen = {}  # (operation, attribute): values in the text tests

    def names(self):
        return sorted({subject for subject, what in self.facts if what == "operands"})

    def parts(self, name, what):
        return [part.split(": ", 1) for part in self.facts[(name, what)]]

    def group(self, random, constraint):
        """How many values stand for a part, and the constraint of each."""
        kind, comma, rest = constraint.partition(", ")
        if comma and kind in ("variadic", "variadic of variadic"):
            return random.choice([0, 1, 1, 2, 2, 3]), rest
        if comma and kind == "optional":
            return random.choice([0, 1]), rest
        return 1, constraint

    def make(self, random, name):
        made = Operation(name)
        traits = self.facts[(name, "traits")]
        like = None
        for what, values, trait in (("operands", made.operands, "AttrSizedOperandSegments"),
                                    ("results", made.results, "AttrSizedResultSegments")):
            sizes = []
            for _, constraint in self.parts(name, what):
                count, plain = self.group(random, constraint)
                sizes.append(count)
                for _ in range(count):
                    values.append([self.types.draw(random, plain, like), plain])
                    like = like if like and random.random() < 0.9 else values[-1][0]
            if trait in traits:
                segments = "operandSegmentSizes" if what == "operands" else "resultSegmentSizes"
                made.attributes[segments] = [f"array<i32: {', '.join(map(str, sizes))}>", segments]
        if "SameOperandsAndResultType" in traits and made.operands and random.random() < 0.8:
            for value in made.operands + made.results:
                value[0] = made.operands[0][0]
        for part, constraint in self.parts(name, "attributes") + self.parts(name, "properties"):
            if ", optional" not in constraint and ", default" not in constraint or random.random() < 0.5:
                made.attributes[part] = [self.value(random, name, part, constraint), constraint]
        made.terminates = "IsTerminator" in traits
        made.successors = sum(self.group(random, constraint)[0] for _, constraint in self.parts(name, "successors"))
        for _, constraint in self.parts(name, "regions"):
            made.regions += [self.region(random, made) for _ in range(self.group(random, constraint)[0])]
        return made

    def value(self, random, name, part, constraint):
        seen = self.seen.get((name, part))
        if seen and random.random() < 0.7:
            return random.choice(seen)
        return self.values.draw(random, constraint)

    def region(self, random, made):
        """An empty one, or a block that an operation of the same dialect may end."""
        if random.random() < 0.25:
            return "{}"
        types = random.choice([[], [], ["index"], ["i32", "f32"], [type_ for type_, _ in made.operands[:2]],
                               [re.sub(r".*x(\w+)>$", r"\1", type_) for type_, _ in made.operands]])
        arguments = ", ".join(f"%b{i}: {type_}" for i, type_ in enumerate(types))
        ends = [name for name in self.names() if name.split(".")[0] == made.name.split(".")[0]
                and "IsTerminator" in self.facts[(name, "traits")]] or ["func.return"]
        implicit = [re.search(r"SingleBlockImplicitTerminator<(\w+)>", trait) for trait in self.facts[(made.name, "traits")]]
        end = random.choice([name for name in ends if name.endswith("yield")] or ends)
        if any(implicit) and random.random() < 0.5:
            end = random.choice(ends)
        values = [type_ for type_, _ in made.results] if random.random() < 0.7 else types
        lines = "".join(f"    %y{i} = \"test.value\"() : () -> {type_}\n" for i, type_ in enumerate(values))
        passed = ", ".join(f"%y{i}" for i in range(len(values)))
        return f"{{\n  ^bb0({arguments}):\n{lines}    \"{end}\"({passed}) : ({', '.join(values)}) -> ()\n  }}"

    # ---- Learning ------------------------------------------------------------------------------------------------

    def hear(self, random, made, message):
        """Learns from the first error about an operation (None: none), and draws anew what it is about. Whether it did."""
        part = message and re.search(r"op (operand|result) #(\d+) must be .*, but got '", message)
        attribute = message and (re.search(r"attribute '(\w+)' failed to satisfy constraint", message)
                                 or re.search(r"Invalid attribute `(\w+)` in property conversion", message))
        values, index = ((made.operands if part[1] == "operand" else made.results), int(part[2])) if part else ([], 0)
        if index < len(values):  # an operation inside may have more
            for type_, constraint in made.operands * (part[1] == "result") + values[:index]:
                self.types.learn(constraint, type_, True)
            self.types.learn(values[index][1], values[index][0], False)
            values[index][0] = self.types.draw(random, values[index][1], made.operands[0][0] if made.operands else None)
        elif attribute and attribute[1] in made.attributes:
            value = made.attributes[attribute[1]]
            self.values.learn(value[1], value[0], False)
            value[0] = self.value(random, made.name, attribute[1], value[1])
        elif message is None or re.search(r"op (?!operand|result|attribute)", message):
            for type_, constraint in made.operands + made.results:
                self.types.learn(constraint, type_, True)
            for value, constraint in made.attributes.values():
                self.values.learn(constraint, value, True)
            return message is not None and self.repair(made, message)
        else:
            return False
        return True

    def repair(self, made, message):
        """Gives the parts the types that a message asks for."""
        inferred = re.search(r"inferred type\(s\) (.*) are incompatible with return type\(s\) of operation", message)
        if inferred:
            types = re.findall(r"'([^']*)'", inferred[1])
            made.results = [[type_, constraint] for type_, (_, constraint) in zip(types, made.results)]
            return len(types) == len(made.results)
        if re.search(r"same type|same shape|same element type", message) and made.operands:
            for value in made.operands + made.results:
                value[0] = made.operands[0][0]
            return True
        return False


def changed(random, text, pool):
    """A piece with one to three types, numbers or lines changed."""
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        kind = random.random()
        found = list((TYPE if kind < 0.6 else NUMBER).finditer(text))
        if kind < 0.85 and found:
            at = random.choice(found)
            new = random.choice(pool) if kind < 0.6 else random.choice(["0", "1", "2", "3", "-1", "7", "9223372036854775807"])
            text = text.replace(at[0], new) if kind < 0.3 else text[:at.start()] + new + text[at.end():]
        elif kind >= 0.85:
            lines = text.split("\n")
            at = random.randrange(len(lines))
            if random.random() < 0.5:
                lines.insert(at, lines[at])
            else:
                del lines[at]
            text = "\n".join(lines)
    return text.rstrip("\n") + "\n"
