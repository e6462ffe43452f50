"""Random patterns in the language of PatternBase.td, and texts that they match, nearly match, or don't."""
import random

HEAD = """include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Pat_Dialect : Dialect { let name = "pat"; let cppNamespace = "::pat"; }
class P<string name, dag in_, dag out_, list<Trait> traits = []> : Op<Pat_Dialect, name, traits> {
  let arguments = in_;
  let results = out_;
}
def LeafOp : P<"leaf", (ins), (outs AnyType:$x)>;
def SinkOp : P<"sink", (ins Variadic<AnyType>:$xs), (outs)>;
def NegOp : P<"neg", (ins AnyType:$a), (outs AnyType:$y), [SameOperandsAndResultType]>;
def AddOp : P<"add", (ins AnyType:$a, AnyType:$b, I32Attr:$n), (outs AnyType:$y), [SameOperandsAndResultType]>;
def SubOp : P<"sub", (ins AnyType:$a, AnyType:$b), (outs AnyType:$y), [SameOperandsAndResultType]>;
def PickOp : P<"pick", (ins AnyType:$a, AnyType:$b, AnyType:$c, UnitAttr:$u, OptionalAttr<StrAttr>:$s), (outs AnyType:$y),
               [SameOperandsAndResultType]>;
def CastOp : P<"cast", (ins AnyType:$a), (outs AnyType:$y)>;
def SplitOp : P<"split", (ins AnyType:$a), (outs AnyType:$y, AnyType:$z)>;
def ListOp : P<"list", (ins Variadic<AnyType>:$xs, DefaultValuedAttr<I32Attr, "5">:$n), (outs AnyType:$y)>;
def FanOp : P<"fan", (ins Variadic<AnyType>:$xs), (outs Variadic<AnyType>:$ys)>;
def WideOp : P<"wide", (ins AnyType:$a), (outs Variadic<AnyType>:$ys)>;
def KeepOp : P<"keep", (ins AnyType:$a, I64Prop:$k), (outs AnyType:$y)>;
def Large : PropConstraint<CPred<"$_self > 3">, "large", "int64_t">;
def Small : ConfinedProp<I64Prop, CPred<"$_self < 9">, "small">;
def MarkOp : P<"mark", (ins Variadic<AnyType>:$xs, Variadic<AnyType>:$ys), (outs), [AttrSizedOperandSegments]>;

#ifdef MICA
def Next : NativeCodeCall<"mica_attr_i($_ctxt, 32, mica_attr_integer_value($0) + 1)">;
def OneType : Constraint<CPred<"mica_value_type($0) == mica_value_type($1)">, "of one type">;
def Positive : Constraint<CPred<"mica_attr_integer_value($0) > 0">, "positive">;
#else
def Next : NativeCodeCall<"$_builder.getI32IntegerAttr(cast<IntegerAttr>($0).getInt() + 1)">;
def OneType : Constraint<CPred<"$0.getType() == $1.getType()">, "of one type">;
def Positive : Constraint<CPred<"cast<IntegerAttr>($0).getInt() > 0">, "positive">;
#endif
def Itself : NativeCodeCall<"$0">;
"""
# Of each operation: how many operands it has (None: a group; "mark": two groups), its attributes.
OPS = {"neg": (1, ""), "add": (2, "n"), "sub": (2, ""), "pick": (3, "us"), "cast": (1, ""), "split": (1, ""),
       "list": (None, "n"), "mark": ("mark", ""), "fan": (None, ""), "wide": (1, ""), "keep": (1, "k")}
SAME = ("neg", "add", "sub", "pick")
TYPES = ["i32", "i64", "f32", "index"]
NUMBERS = ["3", "-1", "5"]
KEPT = ["2", "5", "12"]


def record(op):
    return op.capitalize() + "Op"


class Node:
    """A part of a source: an operation with children and attributes, or a leaf."""

    def __init__(self, op=None, children=(), attrs=None, name=None, wanted=None, form=None):
        self.op, self.children, self.attrs, self.name, self.wanted, self.form = op, children, attrs or {}, name, wanted, form

    def text(self):
        if self.op is None:
            name = f"${self.name}" if self.name else "$_"
            return f"{self.wanted.upper()}:{name}" if self.wanted and self.name else name
        parts = [c.text() for c in self.children]
        if self.form == "either":
            parts[:2] = [f"(either {parts[0]}, {parts[1]})"]
        if self.form == "variadic":
            parts = [f"(variadic{':$' + self.attrs['group'] if self.attrs.get('group') else ''} {', '.join(parts)})"]
        for a in OPS[self.op][1]:
            parts.append(self.attrs[a][0])
        return f"({record(self.op)}{':$' + self.name if self.name else ''} {', '.join(parts)})"


class Pattern:
    def __init__(self, r, name):
        self.r, self.name, self.count = r, name, 0
        self.values, self.attrs, self.strings, self.units, self.groups, self.ops, self.kept = [], [], [], [], [], [], []
        self.root = self.source(r.choice(list(OPS)), 0)
        self.results = self.make_results()
        self.demands = self.make_demands()
        self.benefit = r.choice([None, None, None, 2, -1])

    def new(self, kind):
        self.count += 1
        return f"{kind}{self.count}"

    # ---- Sources

    def leaf(self):
        r = self.r
        if self.values and r.random() < 0.2:
            return Node(name=r.choice(self.values))
        if r.random() < 0.1:
            return Node()
        name = self.new("v")
        self.values.append(name)
        return Node(name=name, wanted=r.choice(["i32", "i64", "f32"]) if r.random() < 0.15 else None)

    def child(self, depth):
        if depth < 2 and self.r.random() < 0.4:
            return self.source(self.r.choice([*SAME, "cast", "list", "keep"]), depth + 1)
        return self.leaf()

    def attribute(self, kind):
        r = self.r
        if kind == "n":
            if r.random() < 0.3:
                number = r.choice(NUMBERS)
                return f'ConstantAttr<I32Attr, "{number}">', number
            if r.random() < 0.2:
                return "$_", None
            name = self.new("n")
            self.attrs.append(name)
            return r.choice([f"${name}", f"I32Attr:${name}"]), None
        if r.random() < 0.3:
            return "$_", None
        if kind == "k":
            name = self.new("k")
            self.kept.append(name)
            return r.choice([f"${name}", f"Large:${name}", f"Small:${name}"]), None
        if kind == "u":
            name = self.new("u")
            self.units.append(name)
            return f"${name}", None
        if r.random() < 0.3:
            return 'ConstantStrAttr<StrAttr, "word">', "word"
        name = self.new("s")
        self.strings.append(name)
        return f"${name}", None

    def source(self, op, depth):
        r = self.r
        count, attrs = OPS[op]
        name = self.new("o") if r.random() < 0.5 else None
        form, found = None, {}
        if count == "mark":
            children = [Node(name=self.group()), Node(name=self.group())]
        elif count is None and r.random() < 0.5:
            children = [Node(name=self.group())]
            form = "group"
        elif count is None:
            children = [self.child(depth) for _ in range(r.randrange(1, 4))]
            form = "variadic"
            if r.random() < 0.3:
                found["group"] = self.group()
        else:
            children = [self.child(depth) for _ in range(count)]
            if op == "sub" and depth == 0 and r.random() < 0.5:  # deeper, mlir-tblgen binds other values
                form = "either"
        found.update({a: self.attribute(a) for a in attrs})
        if name and op not in ("mark", "split") and depth > 0:
            self.ops.append(name)
        return Node(op, children, found, name, form=form)

    def group(self):
        self.groups.append(self.new("g"))
        return self.groups[-1]

    # ---- Results

    def value(self, depth):
        r = self.r
        known = self.values + self.ops
        if depth < 2 and (not known or r.random() < 0.4):
            return self.made(r.choice(SAME if known else ["list"]), depth + 1, False)
        if not known:
            return self.made("list", depth + 1, False)
        name = f"${r.choice(known)}"
        return f"(Itself {name})" if r.random() < 0.1 else name

    def number(self):
        r = self.r
        if self.attrs and r.random() < 0.6:
            name = r.choice(self.attrs)
            return f"(Next ${name})" if r.random() < 0.3 else f"${name}"
        return f'ConstantAttr<I32Attr, "{r.choice(NUMBERS)}">'

    def made(self, op, depth, is_root):
        """An operation of a result. What has no inference has the root's types, or says its own."""
        r = self.r
        count, attrs = OPS[op]
        if count is None:
            operands = f"${r.choice(self.groups)}" if self.groups and r.random() < 0.5 else None
            if operands is None:
                some = [f"${r.choice(self.values)}" for _ in range(r.randrange(1, 3))] if self.values else []
                operands = f"(variadic {', '.join(some)})" if some else None
            if operands is None:
                return self.made_of_nothing()
            parts = [operands]
        else:
            parts = [self.value(depth) for _ in range(count)]
        for a in attrs:
            if a == "n":
                parts.append(self.number())
            elif a == "u":
                parts.append(f"${r.choice(self.units)}" if self.units and r.random() < 0.5 else "ConstUnitAttr")
            else:
                parts.append(f"${r.choice(self.strings)}" if self.strings and r.random() < 0.5
                             else 'ConstantStrAttr<StrAttr, "made">')
        if r.random() < 0.1:
            parts.append(r.choice(['(location "here")', *(f"(location ${o})" for o in self.ops[:1])]))
        if not is_root and op in ("cast", "list"):
            known = self.values + self.ops
            parts.append(f"(returnType ${r.choice(known)})" if known else '(returnType "TYPE")')
        return f"({record(op)} {', '.join(parts)})"

    def made_of_nothing(self):
        return '(LeafOp (returnType "TYPE"))'

    def make_results(self):
        r, op = self.r, self.root.op
        if op == "mark":
            if r.random() < 0.3:
                return [f"(SinkOp ${r.choice(self.groups)})"]
            return [f"(MarkOp ${r.choice(self.groups)}, ${r.choice(self.groups)})"]
        known = self.values + self.ops
        if op in ("fan", "wide"):
            if self.groups and r.random() < 0.5:
                return [f"(FanOp ${r.choice(self.groups)})"]
            return [f"(WideOp {self.value(1)})" if r.random() < 0.5 else f"(FanOp (variadic {self.value(1)}))"]
        if op == "keep" and self.kept and r.random() < 0.5:
            return [f"(KeepOp {self.value(1)}, ${r.choice(self.kept)})"]
        if op == "split":
            if r.random() < 0.4:
                return [f"(SplitOp {self.value(1)})"]
            return [self.replacement(known), self.replacement(known)]
        return [self.replacement(known)]

    def replacement(self, known):
        r = self.r
        if known and r.random() < 0.3:
            return f"(replaceWithValue ${r.choice(known)})"
        return self.made(r.choice([*SAME, "cast", "list"]), 0, True)

    def make_demands(self):
        r, all_ = self.r, []
        if len(self.values) > 1 and r.random() < 0.3:
            a, b = r.sample(self.values, 2)
            all_.append(f"(OneType ${a}, ${b})")
        if self.attrs and r.random() < 0.3:
            all_.append(f"(Positive ${r.choice(self.attrs)})")
        return all_

    def text(self):
        benefit = f", [], (addBenefit {self.benefit})" if self.benefit is not None else ""
        text = (f"def {self.name} : Pattern<{self.root.text()},\n  [{', '.join(self.results)}], [{', '.join(self.demands)}]"
                f"{benefit}>;\n")
        return text


# ---- Texts ------------------------------------------------------------------------------------------

class Text:
    """An instance of a source, in generic form; `noise`: how often something else stands there."""

    def __init__(self, r, pattern, noise):
        self.r, self.noise, self.lines, self.count, self.named, self.all = r, noise, [], 0, {}, []
        self.put_op(pattern.root, r.choice(TYPES))
        self.finish()

    def new(self):
        self.count += 1
        return f"%{self.count}"

    def put(self, op, operands, types, results, attrs=()):
        names = [self.new() for _ in results]
        left = f"{', '.join(names)} = " if names else ""
        dictionary = f" <{{{', '.join(attrs)}}}>" if attrs else ""
        self.lines.append(f'{left}"pat.{op}"({", ".join(operands)}){dictionary} : ({", ".join(types)}) -> '
                          f'({", ".join(results)}) loc("l{len(self.lines)}")')
        self.all += zip(names, results)
        return names

    def leaf(self, type):
        return self.put("leaf", [], [], [type])[0]

    def value(self, node, type):
        """The value and its type, which may be another than was asked for."""
        if node.op is not None and self.r.random() >= self.noise:
            return self.put_op(node, type)[0], type
        if node.name in self.named and self.r.random() >= self.noise:
            return self.named[node.name]
        found = self.leaf(type), type
        if node.name:
            self.named.setdefault(node.name, found)
        return found

    def attributes(self, node, op):
        r, attrs = self.r, []
        for a in OPS[op][1]:
            wanted = node.attrs.get(a, ("", None))[1]
            if wanted is None or r.random() < self.noise:
                wanted = r.choice(NUMBERS) if a == "n" else r.choice(["word", None])
            if a == "k":
                attrs.append(f"k = {r.choice(KEPT)} : i64")
            elif a == "n":
                attrs.append(f"n = {wanted} : i32")
            elif a == "u" and r.random() < 0.5:
                attrs.append("u")
            elif a == "s" and wanted is not None:
                attrs.append(f's = "{wanted}"')
        return attrs

    def put_op(self, node, type):
        r, op = self.r, node.op
        count, _ = OPS[op]
        if op == "mark":
            sizes = [r.randrange(3), r.randrange(3)]
            given = [self.leaf(r.choice(TYPES)) for _ in range(sum(sizes))]
            types = [t for n, t in self.all if n in given]
            return self.put(op, given, types, [], [f"operandSegmentSizes = array<i32: {sizes[0]}, {sizes[1]}>"])
        if node.form == "group":
            found = [(self.leaf(t), t) for t in (r.choice(TYPES) for _ in range(r.randrange(3)))]
        else:
            found = [self.value(c, self.operand_type(op, c, type)) for c in node.children]
        if node.form == "either" and r.random() < 0.5:
            found.reverse()
        if op in SAME:
            found = [f if f[1] == type else (self.leaf(type), type) for f in found]
        results = [type, r.choice(TYPES)] if op == "split" else [type]
        if op in ("fan", "wide"):
            results = [r.choice(TYPES) for _ in range(r.randrange(3))]
        return self.put(op, [f[0] for f in found], [f[1] for f in found], results, self.attributes(node, op))

    def operand_type(self, op, child, type):
        if op in SAME:
            return type
        return child.wanted if child.wanted and self.r.random() < 0.8 else self.r.choice(TYPES)

    def finish(self):
        """Everything is used, some of it twice."""
        last = [v for v in self.all if self.r.random() < 0.3] + self.all[-1:]
        self.put("sink", [n for n, _ in last], [t for _, t in last], [])

    def text(self):
        return "\n".join(self.lines) + "\n"


def make(seed, count):
    return [Pattern(random.Random(f"{seed} {i}"), f"Random{i}") for i in range(count)]
