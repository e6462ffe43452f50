# Texts for passes that real text hardly asks for: made from a seed, so that they are the same each time.
import random

from passes_conditions import conditions
from passes_control_flow import control_flow
from passes_dead_values import dead_values
from passes_ranges import ranges, signed
from passes_slots import parts, slots
from passes_subsets import subsets


def texts(name, count):
    """(name, text) of each."""
    makers = MAKERS.get(name, ())
    makers = makers if isinstance(makers, tuple) else (makers,)
    return [(f"{name}-{seed}", makers[seed % len(makers)](random.Random(seed)).encode()) for seed in range(count if makers else 0)]


class Maker:
    """A function body of arith, cf and scf: operations on values that can be seen, few of them different."""

    def __init__(self, r, memory=True):
        self.r, self.lines, self.number, self.memory = r, [], 0, memory

    def put(self, indent, line):
        self.lines.append("  " * indent + line)

    def name(self):
        self.number += 1
        return f"%v{self.number}"

    def simple(self, indent, ints):
        r = self.r
        kind = r.randrange(8 if self.memory else 5)
        v = self.name()
        if kind == 0:
            self.put(indent, f"{v} = arith.constant {r.randrange(3)} : i32")
        elif kind < 4:
            op = r.choice(["arith.addi", "arith.subi", "arith.muli", "arith.divsi"])
            self.put(indent, f"{v} = {op} {r.choice(ints)}, {r.choice(ints)} : i32")
        elif kind == 4:
            self.put(indent, f"{v} = arith.select %c, {r.choice(ints)}, {r.choice(ints)} : i32")
        elif kind == 5:
            self.put(indent, f"memref.store {r.choice(ints)}, %m[%i] : memref<4xi32>")
            return
        elif kind == 6:
            self.put(indent, f"{v} = memref.load %m[%i] : memref<4xi32>")
        else:
            self.put(indent, f'"test.use"({r.choice(ints)}) : (i32) -> ()')
            return
        ints.append(v)

    def region(self, indent, ints, depth):
        inner = list(ints)
        for _ in range(self.r.randrange(1, 6)):
            self.op(indent, inner, depth)
        return inner

    def op(self, indent, ints, depth):
        r = self.r
        kind = r.randrange(12) if depth > 0 else 11
        v = self.name()
        if kind == 0:
            self.put(indent, f"{v} = scf.if %c -> (i32) {{")
            self.put(indent + 1, f"scf.yield {r.choice(self.region(indent + 1, ints, depth - 1))} : i32")
            self.put(indent, "} else {")
            self.put(indent + 1, f"scf.yield {r.choice(self.region(indent + 1, ints, depth - 1))} : i32")
            self.put(indent, "}")
            ints.append(v)
        elif kind == 1:
            self.put(indent, "scf.if %c {")
            self.region(indent + 1, ints, depth - 1)
            self.put(indent, "}")
        elif kind == 2:
            a = self.name()
            self.put(indent, f"{v} = scf.for %k{v[1:]} = %i to %i step %i iter_args({a} = {r.choice(ints)}) -> (i32) {{")
            self.put(indent + 1, f"scf.yield {r.choice(self.region(indent + 1, ints + [a], depth - 1))} : i32")
            self.put(indent, "}")
            ints.append(v)
        elif kind == 3:
            a, b = self.name(), self.name()
            self.put(indent, f"{v} = scf.while ({a} = {r.choice(ints)}) : (i32) -> i32 {{")
            self.put(indent + 1, f"scf.condition(%c) {r.choice(self.region(indent + 1, ints + [a], depth - 1))} : i32")
            self.put(indent, "} do {")
            self.put(indent, f"^bb0({b}: i32):")
            self.put(indent + 1, f"scf.yield {r.choice(self.region(indent + 1, ints + [b], depth - 1))} : i32")
            self.put(indent, "}")
            ints.append(v)
        elif kind == 4:
            self.put(indent, f"{v} = scf.index_switch %i -> i32")
            for case in ("case 1", "default"):
                self.put(indent, case + " {")
                self.put(indent + 1, f"scf.yield {r.choice(self.region(indent + 1, ints, depth - 1))} : i32")
                self.put(indent, "}")
            ints.append(v)
        else:
            self.simple(indent, ints)


def function(r, depth, blocks=False, memory=True):
    m = Maker(r, memory)
    m.put(0, "func.func @f(%a: i32, %b: i32, %c: i1, %i: index, %m: memref<4xi32>) -> i32 {")
    ints = ["%a", "%b"]
    for _ in range(r.randrange(3, 12)):
        m.op(1, ints, depth)
    if blocks:
        m.put(1, f"cf.cond_br %c, ^bb1({r.choice(ints)} : i32), ^bb2")
        m.put(0, "^bb1(%p: i32):")
        left = ints + ["%p"]
        for _ in range(r.randrange(6)):
            m.op(1, left, 1)
        m.put(1, r.choice(["cf.br ^bb3", "cf.cond_br %c, ^bb2, ^bb3"]))
        m.put(0, "^bb2:")
        right = list(ints)
        for _ in range(r.randrange(6)):
            m.op(1, right, 1)
        m.put(1, "cf.br ^bb3")
        m.put(0, "^bb3:")
        for _ in range(r.randrange(6)):
            m.op(1, ints, 1)
    m.put(1, f"return {r.choice(ints)} : i32")
    m.put(0, "}")
    return "\n".join(m.lines) + "\n"


def equal_ops(r):
    return function(r, r.randrange(3), blocks=r.random() < 0.5)


def loops(r):
    return function(r, 3, memory=r.random() < 0.5)


def symbols(r):
    """Tables in tables and inside of functions, symbols of every visibility, references as attributes and inside of others."""
    names = [f"s{i}" for i in range(r.randrange(2, 8))]
    lines = []

    def put(indent, line):
        lines.append("  " * indent + line)

    def inside(indent, depth):
        for _ in range(r.randrange(3)):
            to = "::".join("@" + x for x in r.choices(names, k=r.choice([1, 1, 2])))
            put(indent, f'"test.use"() {{{r.choice([f"a = {to}", f"a = [{to}, 1]", f"a = {{b = [{to}]}}"])}}} : () -> ()')
        if depth > 0 and r.random() < 0.2:
            is_wrapped = r.random() < 0.5
            if is_wrapped:
                put(indent, '"test.regions"() ({')
            put(indent, "builtin.module {")
            table(indent + 1, depth - 1)
            put(indent, "}")
            if is_wrapped:
                put(indent, '"test.end"() : () -> ()')
                put(indent, "}, {}) : () -> ()")

    def table(indent, depth):
        for n in r.sample(names, r.randrange(1, len(names) + 1)):
            visibility = r.choice(["", "", "private", "nested"])
            if depth > 0 and r.random() < 0.3:
                said = f' attributes {{sym_visibility = "{visibility}"}}' if visibility else ""
                put(indent, f"builtin.module{r.choice([f' @{n}{said}', ''])} {{")
                table(indent + 1, depth - 1)
                put(indent, "}")
            elif r.random() < 0.3:
                put(indent, f"func.func private @{n}()")
            else:
                put(indent, f"func.func {visibility} @{n}() {{")
                inside(indent + 1, depth)
                put(indent + 1, "return")
                put(indent, "}")
        if r.random() < 0.3:
            put(indent, f'"test.user"() {{a = @{r.choice(names)}}} : () -> ()')

    table(0, 2)
    return "\n".join(lines) + "\n"


def graph(r):
    """Operations of a graph in any order, some in circles, some nested."""
    count = r.randrange(2, 14)
    order = list(range(count))
    if r.random() < 0.8:
        r.shuffle(order)
    lines = []
    for i in order:
        uses = [f"%v{r.randrange(count) if r.random() < 0.15 else r.randrange(i + 1)}" for _ in range(r.randrange(3))]
        uses = [u for u in uses if u != f"%v{i}" or r.random() < 0.2]
        types = ", ".join(["i32"] * len(uses))
        if uses and r.random() < 0.2:
            lines.append(f'%v{i} = "test.holds"() ({{')
            lines.append(f'  %w{i} = "test.inner"({", ".join(uses)}) : ({types}) -> i32')
            lines.append("}) : () -> i32")
        else:
            lines.append(f'%v{i} = "test.op{i}"({", ".join(uses)}) : ({types}) -> i32')
    return "module {\n" + "\n".join(lines) + "\n}\n"


def calls(r):
    """Functions that call each other, also in circles, of one block or several, from regions; some private, few large."""
    count = r.randrange(2, 8)
    blocks = [r.random() < 0.3 for _ in range(count)]
    order = list(range(count))
    if r.random() < 0.5:
        r.shuffle(order)
    lines = []
    for f in order:
        m = Maker(r, False)
        private = "private " if r.random() < 0.6 else ""
        attributes = " attributes {no_inline}" if r.random() < 0.05 else ""
        if private and r.random() < 0.08:
            lines.append(f"func.func private @f{f}(i32, i1, index) -> i32")
            continue
        m.put(0, f"func.func {private}@f{f}(%a: i32, %c: i1, %i: index) -> i32{attributes} {{")
        ints = ["%a"]

        def call(indent):
            callee = r.randrange(count) if r.random() < 0.2 else r.randrange(max(f, 1))
            v = m.name()
            note = " {no_inline}" if r.random() < 0.05 else ""
            m.put(indent, f"{v} = func.call @f{callee}({r.choice(ints)}, %c, %i){note} : (i32, i1, index) -> i32")
            return v

        def some(indent):
            for _ in range(r.randrange(4)):
                kind = r.randrange(5)
                if kind < 2:
                    ints.append(call(indent))
                elif kind == 2:
                    outer, v = list(ints), m.name()
                    m.put(indent, f"{v} = scf.if %c -> (i32) {{")
                    m.put(indent + 1, f"scf.yield {call(indent + 1)} : i32")
                    m.put(indent, "} else {")
                    m.simple(indent + 1, ints)
                    m.put(indent + 1, f"scf.yield {r.choice(ints)} : i32")
                    m.put(indent, "}")
                    ints[:] = outer + [v]
                else:
                    m.simple(indent, ints)

        some(1)
        if blocks[f]:
            m.put(1, f"cf.cond_br %c, ^bb1({r.choice(ints)} : i32), ^bb2")
            m.put(0, "^bb1(%p: i32):")
            outer = list(ints)
            ints.append("%p")
            some(1)
            m.put(1, f"return {r.choice(ints)} : i32")
            m.put(0, "^bb2:")
            ints[:] = outer
            some(1)
        m.put(1, f"return {r.choice(ints)} : i32")
        m.put(0, "}")
        lines += m.lines
    if r.random() < 0.2:
        lines.append(f'"test.user"() {{a = @f{r.randrange(count)}}} : () -> ()')
    return "\n".join(lines) + "\n"


class Structured(Maker):
    """Loops and conditions of every kind, one in the other."""

    def op(self, indent, ints, depth):
        r = self.r
        kind = r.randrange(14) if depth > 0 else 13
        v = self.name()
        if kind == 0:
            self.put(indent, f"{v} = scf.execute_region -> i32 {{")
            inner = self.region(indent + 1, ints, depth - 1)
            if r.random() < 0.5:
                self.put(indent + 1, f"cf.cond_br %c, ^bb1({r.choice(inner)} : i32), ^bb2")
                self.put(indent, f"^bb1(%w{v[1:]}: i32):")
                self.put(indent + 1, f"scf.yield %w{v[1:]} : i32")
                self.put(indent, "^bb2:")
            self.put(indent + 1, f"scf.yield {r.choice(inner)} : i32")
            self.put(indent, "}")
            ints.append(v)
        elif kind == 1:
            loops = r.randrange(1, 4)
            names = [f"%k{v[1:]}_{i}" for i in range(loops)]
            sizes = ", ".join(["%i"] * loops)
            inits = [r.choice(ints) for _ in range(r.randrange(3))]
            head = f"{v}:{len(inits)} = " if inits else ""
            tail = f" init ({', '.join(inits)}) -> ({', '.join(['i32'] * len(inits))})" if inits else ""
            self.put(indent, f"{head}scf.parallel ({', '.join(names)}) = ({sizes}) to ({sizes}) step ({sizes}){tail} {{")
            inner = self.region(indent + 1, ints, depth - 1)
            given = [r.choice(inner) for _ in inits]
            if inits:
                self.put(indent + 1, f"scf.reduce({', '.join(given)} : {', '.join(['i32'] * len(inits))}) {{")
                for i in range(len(inits)):
                    a, b, s = self.name(), self.name(), self.name()
                    self.put(indent + 1, f"^bb0({a}: i32, {b}: i32):")
                    self.put(indent + 2, f"{s} = arith.muli {a}, {b} : i32")
                    self.put(indent + 2, f"scf.reduce.return {r.choice([a, b, s])} : i32")
                    self.put(indent + 1, "}, {" if i + 1 < len(inits) else "}")
            self.put(indent, "}")
            ints += [f"{v}#{i}" for i in range(len(inits))]
        elif kind == 2:
            bounds = [r.choice(["%i", str(r.randrange(9))]) for _ in range(r.randrange(1, 3))]
            names = ", ".join(f"%k{v[1:]}_{i}" for i in range(len(bounds)))
            self.put(indent, f"scf.forall ({names}) in ({', '.join(bounds)}) {{")
            self.region(indent + 1, ints, depth - 1)
            self.put(indent, "}")
        elif kind == 3:
            a, b = self.name(), self.name()
            self.put(indent, f"{v} = scf.while ({a} = {r.choice(ints)}) : (i32) -> i32 {{")
            self.put(indent + 1, f"scf.condition(%c) {r.choice(self.region(indent + 1, ints + [a], depth - 1))} : i32")
            self.put(indent, "} do {")
            self.put(indent, f"^bb0({b}: i32):")
            self.put(indent + 1, f"scf.yield {b} : i32")
            self.put(indent, "}")
            ints.append(v)
        else:
            super().op(indent, ints, depth)


def structured(r):
    m = Structured(r)
    m.put(0, "func.func @f(%a: i32, %b: i32, %c: i1, %i: index, %m: memref<4xi32>) -> i32 {")
    ints = ["%a", "%b"]
    for _ in range(r.randrange(1, 8)):
        m.op(1, ints, 3)
    m.put(1, f"return {r.choice(ints)} : i32")
    m.put(0, "}")
    return "\n".join(m.lines) + "\n"


MAKERS = {
    "canonicalize": (control_flow, conditions),
    "canonicalize-locations": (control_flow, conditions),
    "convert-scf-to-cf": structured,
    "convert-scf-to-cf-locations": structured,
    "inline": calls,
    "inline-canonicalize": calls,
    "inline-locations": calls,
    "mem2reg": slots,
    "mem2reg-locations": slots,
    "sroa": parts,
    "sroa-locations": parts,
    "cse": (equal_ops, calls, structured),
    "nested": equal_ops,
    "sccp": (ranges, calls, control_flow),
    "int-range-optimizations": (ranges, calls, control_flow),
    "int-range-optimizations-locations": (ranges, calls, control_flow),
    "arith-unsigned-when-equivalent": (signed, ranges),
    "arith-int-range-narrowing": (ranges, calls, control_flow),
    "remove-dead-values": dead_values,
    "remove-dead-values-locations": dead_values,
    "remove-dead-values-poison": dead_values,
    "symbol-dce": symbols,
    "topological-sort": graph,
    "loop-invariant-code-motion": loops,
    "loop-invariant-subset-hoisting": subsets,
    "loop-invariant-subset-hoisting-locations": subsets,
    "control-flow-sink": loops,
}
