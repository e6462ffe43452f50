# Texts for passes that follow values backwards: functions of several arguments and results, loops that carry several
# values, blocks with arguments, of which few are wanted in the end.


class Writer:
    def __init__(self, r, count):
        self.r, self.lines, self.number = r, [], 0
        # Of each function: the types of its arguments and results, and whether all its callers are known.
        # The last one is public and calls all others: mlir-opt fails on much of what nobody calls.
        self.functions = [(self.types(3), self.types(3), i + 1 < count and r.random() < 0.7) for i in range(count)]

    def types(self, most):
        return [self.r.choice(["i32", "i32", "f32"]) for _ in range(self.r.randrange(most + 1))]

    def put(self, indent, line):
        self.lines.append("  " * indent + line)

    def name(self):
        self.number += 1
        return f"%v{self.number}"

    def pick(self, values, kind):
        return self.r.choice(values[kind])

    def picks(self, values, types):
        return [self.pick(values, t) for t in types]

    def constant(self, indent, values):
        v, kind = self.name(), self.r.choice(["i32", "f32", "i1"])
        value = {"i32": f"{self.r.randrange(3)} : i32", "f32": f"{self.r.randrange(3)}.0 : f32"}
        self.put(indent, f"{v} = arith.constant {value.get(kind, self.r.choice(['true', 'false']))}")
        values[kind].append(v)

    def simple(self, indent, values):
        r, v = self.r, self.name()
        kind = r.randrange(12)
        if kind == 0:
            self.constant(indent, values)
        elif kind < 5:
            self.put(indent, f"{v} = arith.{r.choice(['addi', 'muli', 'subi'])} {', '.join(self.picks(values, ['i32'] * 2))} : i32")
            values["i32"].append(v)
        elif kind < 7:
            self.put(indent, f"{v} = arith.addf {', '.join(self.picks(values, ['f32'] * 2))} : f32")
            values["f32"].append(v)
        elif kind == 7:
            self.put(indent, f"{v} = arith.cmpi slt, {', '.join(self.picks(values, ['i32'] * 2))} : i32")
            values["i1"].append(v)
        elif kind == 8:
            self.put(indent, f"{v} = memref.load %m[%i] : memref<4xi32>")
            values["i32"].append(v)
        elif kind == 9:
            self.put(indent, f"memref.store {self.pick(values, 'i32')}, %m[%i] : memref<4xi32>")
        elif kind == 10:
            self.put(indent, f'"test.use"({self.pick(values, "i32")}) : (i32) -> ()')
        else:
            self.put(indent, f'{v} = "test.value"() : () -> i32')
            values["i32"].append(v)

    def define(self, values, v, types):
        for i, t in enumerate(types):
            values[t].append(f"{v}#{i}" if len(types) > 1 else v)

    def head(self, v, types):
        if not types:
            return ""
        return f"{v}:{len(types)} = " if len(types) > 1 else f"{v} = "

    def call(self, indent, values, callee=None):
        callee = self.r.randrange(len(self.functions)) if callee is None else callee
        arguments, results, _ = self.functions[callee]
        v = self.name()
        types = ["memref<4xi32>", "index", "i1"] + arguments
        passed = ["%m", "%i", self.pick(values, "i1")] + self.picks(values, arguments)
        self.put(indent, f"{self.head(v, results)}func.call @f{callee}({', '.join(passed)}) : "
                 f"({', '.join(types)}) -> ({', '.join(results)})")
        self.define(values, v, results)

    def body(self, indent, values, depth):
        inner = {kind: list(names) for kind, names in values.items()}
        for _ in range(self.r.randrange(1, 5)):
            self.op(indent, inner, depth)
        return inner

    def end(self, indent, op, given, types):
        self.put(indent, f"{op} {', '.join(given)} : {', '.join(types)}" if types else op)

    def branch(self, indent, values, depth):
        v, types = self.name(), self.types(2)
        self.put(indent, f"{self.head(v, types)}scf.if {self.pick(values, 'i1')} -> ({', '.join(types)}) {{")
        self.end(indent + 1, "scf.yield", self.picks(self.body(indent + 1, values, depth), types), types)
        self.put(indent, "} else {")
        self.end(indent + 1, "scf.yield", self.picks(self.body(indent + 1, values, depth), types), types)
        self.put(indent, "}")
        self.define(values, v, types)

    def arguments(self, values, names, types):
        inner = {kind: list(known) for kind, known in values.items()}
        for name, t in zip(names, types):
            inner[t] += [name, name]
        return inner

    def computed(self, values, names, types):
        """As arguments, but seldom passed on as they are: there mlir-opt crashes when they go."""
        inner = {kind: list(known) for kind, known in values.items()}
        for name, t in zip(names, types):
            v = self.name()
            self.put(1, f"{v} = arith.{'addi' if t == 'i32' else 'addf'} {name}, {name} : {t}")
            inner[t] += [v, v, name] if self.r.random() < 0.05 else [v, v]
        return inner

    def loop(self, indent, values, depth):
        v, types = self.name(), self.types(3)
        names = [self.name() for _ in types]
        inits = ", ".join(f"{n} = {g}" for n, g in zip(names, self.picks(values, types)))
        carried = f" iter_args({inits}) -> ({', '.join(types)})" if types else ""
        self.put(indent, f"{self.head(v, types)}scf.for %k{v[1:]} = %i to %i step %i{carried} {{")
        inner = self.body(indent + 1, self.arguments(values, names, types), depth)
        if types:
            self.end(indent + 1, "scf.yield", self.picks(inner, types), types)
        self.put(indent, "}")
        self.define(values, v, types)

    def until(self, indent, values, depth):
        v, before, after = self.name(), self.types(3), self.types(3)
        names, given = [self.name() for _ in before], self.picks(values, before)
        inits = f" ({', '.join(f'{n} = {g}' for n, g in zip(names, given))})"
        self.put(indent, f"{self.head(v, after)}scf.while{inits if before else ''} : ({', '.join(before)}) -> ({', '.join(after)}) {{")
        inner = self.body(indent + 1, self.arguments(values, names, before), depth)
        passed = f" {', '.join(self.picks(inner, after))} : {', '.join(after)}" if after else ""
        self.put(indent + 1, f"scf.condition({self.pick(inner, 'i1')}){passed}")
        self.put(indent, "} do {")
        names = [self.name() for _ in after]
        if names:
            self.put(indent, f"^bb0({', '.join(f'{n}: {t}' for n, t in zip(names, after))}):")
        inner = self.body(indent + 1, self.arguments(values, names, after), depth)
        self.end(indent + 1, "scf.yield", self.picks(inner, before), before)
        self.put(indent, "}")
        self.define(values, v, after)

    def choice(self, indent, values, depth):
        v, types = self.name(), self.types(2)
        self.put(indent, f"{self.head(v, types)}scf.index_switch %i{' -> ' + ', '.join(types) if types else ''}")
        for case in ("case 1", "case 7", "default"):
            self.put(indent, case + " {")
            self.end(indent + 1, "scf.yield", self.picks(self.body(indent + 1, values, depth), types), types)
            self.put(indent, "}")
        self.define(values, v, types)

    def op(self, indent, values, depth):
        kind = self.r.randrange(14)
        if depth > 0 and kind < 4:
            [self.branch, self.loop, self.until, self.choice][kind](indent, values, depth - 1)
        elif kind == 4:
            self.call(indent, values)
        else:
            self.simple(indent, values)

    def target(self, blocks, values, to=None):
        to = self.r.choice(sorted(blocks)) if to is None else to
        types = blocks[to]
        return f"^bb{to}({', '.join(self.picks(values, types))} : {', '.join(types)})" if types else f"^bb{to}"

    def blocks(self, values, results):
        """Each block but the last goes to later ones; sometimes to earlier ones. Of two arguments of a block mlir-opt may drop
        one where it drops the other's operand."""
        count = self.r.choice([1, 1, 1, 3, 4])
        blocks = {i: self.types(1) for i in range(1, count)}
        for i in range(count):
            inner = values
            if i > 0:
                names = [f"%b{i}_{k}" for k in range(len(blocks[i]))]
                head = ", ".join(f"{n}: {t}" for n, t in zip(names, blocks[i]))
                self.put(0, f"^bb{i}({head}):" if names else f"^bb{i}:")
                inner = self.computed(values, names, blocks[i])
            inner = self.body(1, inner, 2)
            if i == 0:
                values = inner
            later = {k: t for k, t in blocks.items() if k > i or self.r.random() < 0.2}
            if not later or (i > 0 and self.r.random() < 0.1):
                self.end(1, "return", self.picks(inner, results), results)
            elif len(later) == 1 or self.r.random() < 0.5:
                self.put(1, "cf.br " + self.target(later, inner))
            else:
                left, right = self.r.sample(sorted(later), 2)
                self.put(1, f"cf.cond_br {self.pick(inner, 'i1')}, {self.target(later, inner, left)}, {self.target(later, inner, right)}")

    def function(self, number):
        arguments, results, is_private = self.functions[number]
        names = [f"%a{i}" for i in range(len(arguments))]
        note = [" {test.n = %d : i32}" % i if self.r.random() < 0.1 else "" for i in range(len(arguments))]
        taken = "".join(f", {n}: {t}{a}" for n, t, a in zip(names, arguments, note))
        given = f" -> ({', '.join(results)})" if results else ""
        private = "private " if is_private else ""
        self.put(0, f"func.func {private}@f{number}(%m: memref<4xi32>, %i: index, %c: i1{taken}){given} {{")
        values = {"i32": [], "f32": [], "i1": ["%c"]}
        values = (self.computed if is_private else self.arguments)(values, names, arguments)
        for kind, value in (("i32", "7 : i32"), ("f32", "7.0 : f32")):
            v = self.name()
            self.put(1, f"{v} = arith.constant {value}")
            values[kind].append(v)
        if is_private and self.r.random() < 0.95:
            self.put(1, '"test.use"(%m, %i, %c) : (memref<4xi32>, index, i1) -> ()')
        for callee in range(number if number + 1 == len(self.functions) else 0):
            self.call(1, values, callee)
        self.blocks(values, results)
        self.put(0, "}")


def dead_values(r):
    w = Writer(r, r.randrange(1, 4))
    for number in range(len(w.functions)):
        w.function(number)
    return "\n".join(w.lines) + "\n"
