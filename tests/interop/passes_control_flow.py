# Texts for passes that simplify control flow: graphs of blocks, and regions in regions, whose values are opaque but for
# a few constants and comparisons.
TYPES = ["i32", "i32", "i1", "index"]


class Writer:
    def __init__(self, r):
        self.r, self.lines, self.number = r, [], 0

    def put(self, indent, line):
        self.lines.append("  " * indent + line)

    def name(self):
        self.number += 1
        return f"%v{self.number}"

    def constant(self, indent, values):
        v, kind = self.name(), self.r.choice(["i1", "i32", "index"])
        value = self.r.choice(["true", "false"]) if kind == "i1" else f"{self.r.randrange(4)} : {kind}"
        self.put(indent, f"{v} = arith.constant {value}")
        values[kind].append(v)

    def simple(self, indent, values):
        r, kind = self.r, self.r.randrange(6)
        if kind == 0:
            self.constant(indent, values)
            return
        v = self.name()
        if kind == 1:
            self.put(indent, f'"test.use"({r.choice(values["i1"])}, {r.choice(values["i32"])}) : (i1, i32) -> ()')
        elif kind == 2:
            left, right = r.choice(values["i32"]), r.choice(values["i32"])
            self.put(indent, f"{v} = arith.cmpi {r.choice(['slt', 'sge', 'eq', 'ne'])}, {left}, {right} : i32")
            values["i1"].append(v)
        elif kind == 3:
            self.put(indent, f'{v} = "test.flag"() : () -> i1')
            values["i1"].append(v)
        else:
            self.put(indent, f'{v} = "test.value"({r.choice(values["i32"])}) : (i32) -> i32')
            values["i32"].append(v)

    def text(self):
        return "\n".join(self.lines) + "\n"


def copy(values):
    return {kind: list(names) for kind, names in values.items()}


# ---- Graphs of blocks ------------------------------------------------------------------------------------------------


def branches(r):
    w, count = Writer(r), r.randrange(2, 9)
    arguments = [0] + [r.choice([0, 0, 1, 2]) for _ in range(count - 1)]
    w.put(0, "func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {")

    def target(values):
        to = r.randrange(1, count)
        if arguments[to] == 0:
            return f"^bb{to}"
        passed = ", ".join(r.choice(values["i32"]) for _ in range(arguments[to]))
        return f"^bb{to}({passed} : {', '.join(['i32'] * arguments[to])})"

    for block in range(count):
        values = {"i32": ["%a", "%b"], "i1": ["%c", "%d"], "index": []}
        if block > 0:
            names = [f"%p{block}_{i}" for i in range(arguments[block])]
            values["i32"] += names
            w.put(0, f"^bb{block}({', '.join(n + ': i32' for n in names)}):" if names else f"^bb{block}:")
        for _ in range(r.choice([0, 0, 1, 2])):
            w.simple(1, values)
        kind = r.random()
        if kind < 0.3:
            w.put(1, "cf.br " + target(values))
        elif kind < 0.6:
            weights = " weights([3, 4])" if r.random() < 0.1 else ""
            w.put(1, f"cf.cond_br {r.choice(values['i1'])}{weights}, {target(values)}, {target(values)}")
        elif kind < 0.8:
            cases = "".join(f", {i}: {target(values)}" for i in r.sample(range(5), r.randrange(4)))
            w.put(1, f"cf.switch {r.choice(['%a', r.choice(values['i32'])])} : i32, [default: {target(values)}{cases}]")
        elif kind < 0.85:
            w.put(1, "ub.unreachable")
        else:
            w.put(1, f"return {r.choice(values['i32'])} : i32")
    w.put(0, "}")
    return w.text()


# ---- Regions ---------------------------------------------------------------------------------------------------------


class Regions(Writer):
    def types(self, most=3):
        return [self.r.choice(TYPES) for _ in range(self.r.randrange(most))]

    def pick(self, values, types):
        return [self.r.choice(values[t]) for t in types]

    def results(self, types, values):
        """What stands in front of the operation, and a function that makes the results known."""
        v = self.name()
        names = [v] if len(types) == 1 else [f"{v}#{i}" for i in range(len(types))]
        front = "" if not types else f"{v} = " if len(types) == 1 else f"{v}:{len(types)} = "
        return front, lambda: self.add(values, names, types)

    @staticmethod
    def add(values, names, types):
        for name, kind in zip(names, types):
            values[kind].append(name)

    def end(self, indent, word, passed, types):
        self.put(indent, word + (f" {', '.join(passed)} : {', '.join(types)}" if types else ""))

    def body(self, indent, values, depth, most=4):
        inner = copy(values)
        for _ in range(self.r.randrange(most)):
            self.op(indent, inner, depth)
        return inner

    def yielding(self, indent, values, depth, types):
        self.end(indent, "scf.yield", self.pick(self.body(indent, values, depth), types), types)

    def op(self, indent, values, depth):
        makers = [self.choice, self.choice, self.twice, self.loop, self.until, self.once, self.switch]
        kind = self.r.randrange(2 * len(makers))
        if depth == 0 or kind >= len(makers):
            self.simple(indent, values)
        else:
            makers[kind](indent, values, depth - 1)

    def choice(self, indent, values, depth, condition=None):
        types = self.types()
        front, known = self.results(types, values)
        arrow = f" -> ({', '.join(types)})" if types else ""
        self.put(indent, f"{front}scf.if {condition or self.r.choice(values['i1'])}{arrow} {{")
        self.yielding(indent + 1, values, depth, types)
        if types or self.r.random() < 0.5:
            self.put(indent, "} else {")
            self.yielding(indent + 1, values, depth, types)
        self.put(indent, "}" + (" {note}" if self.r.random() < 0.1 else ""))
        known()

    def twice(self, indent, values, depth):
        condition = self.r.choice(values["i1"])
        for _ in range(2):
            self.choice(indent, values, depth, condition)

    def carried(self, names, values, types):
        return ", ".join(f"{n} = {v}" for n, v in zip(names, self.pick(values, types)))

    def loop(self, indent, values, depth):
        types, counter = self.types(4), self.name()
        names = [self.name() for _ in types]
        front, known = self.results(types, values)
        carried = f" iter_args({self.carried(names, values, types)}) -> ({', '.join(types)})" if types else ""
        lower, upper, step = self.pick(values, ["index"] * 3)
        self.put(indent, f"{front}scf.for {counter} = {lower} to {upper} step {step}{carried} {{")
        inner = copy(values)
        self.add(inner, names + [counter], types + ["index"])
        inner = self.body(indent + 1, inner, depth)
        passed = [n if self.r.random() < 0.3 else v for n, v in zip(names, self.pick(inner, types))]
        self.end(indent + 1, "scf.yield", passed, types)
        self.put(indent, "}")
        known()

    def until(self, indent, values, depth):
        inits = self.types(4)
        types = self.types(4) if self.r.random() < 0.5 else self.r.sample(inits, len(inits))
        names, arguments, flag = [self.name() for _ in inits], [self.name() for _ in types], self.name()
        front, known = self.results(types, values)
        carried = f" ({self.carried(names, values, inits)})" if inits else ""
        self.put(indent, f"{front}scf.while{carried} : ({', '.join(inits)}) -> ({', '.join(types)}) {{")
        before = copy(values)
        self.add(before, names, inits)
        before = self.body(indent + 1, before, depth)
        self.put(indent + 1, f'{flag} = "test.flag"() : () -> i1')
        own = {t: [n for n, i in zip(names, inits) if i == t] or before[t] for t in types}
        passed = [self.r.choice(own[t] if self.r.random() < 0.5 else before[t]) for t in types]
        self.end(indent + 1, f"scf.condition({flag})", passed, types)
        self.put(indent, "} do {")
        if types:
            self.put(indent, f"^bb0({', '.join(f'{a}: {t}' for a, t in zip(arguments, types))}):")
        after = copy(values)
        self.add(after, arguments, types)
        self.yielding(indent + 1, after, depth, inits)
        self.put(indent, "}")
        known()

    def once(self, indent, values, depth):
        types = self.types()
        front, known = self.results(types, values)
        arrow = f" -> ({', '.join(types)})" if len(types) > 1 else f" -> {types[0]}" if types else ""
        self.put(indent, f"{front}scf.execute_region{arrow}{' no_inline' if self.r.random() < 0.1 else ''} {{")
        if self.r.random() < 0.5:
            self.yielding(indent + 1, values, depth, types)
        else:
            inner, label = self.body(indent + 1, values, depth), self.name()[1:]
            self.put(indent + 1, f"cf.cond_br {self.r.choice(inner['i1'])}, ^a{label}, ^b{label}")
            for way in "ab":
                self.put(indent, f"^{way}{label}:")
                self.yielding(indent + 1, inner, 0, types)
        self.put(indent, "}")
        known()

    def switch(self, indent, values, depth):
        types = self.types()
        front, known = self.results(types, values)
        self.put(indent, f"{front}scf.index_switch {self.r.choice(values['index'])}" +
                 (f" -> {', '.join(types)}" if types else ""))
        for case in [f"case {i}" for i in self.r.sample(range(5), self.r.randrange(3))] + ["default"]:
            self.put(indent, case + " {")
            self.yielding(indent + 1, values, depth, types)
            self.put(indent, "}")
        known()


def regions(r):
    w, values = Regions(r), {"i32": ["%a", "%b"], "i1": ["%c", "%d"], "index": ["%i", "%j"]}
    w.put(0, "func.func @f(%a: i32, %b: i32, %c: i1, %d: i1, %i: index, %j: index) -> (i32, i1) {")
    for _ in range(r.randrange(2, 6)):
        w.op(1, values, 3)
    w.put(1, f"return {r.choice(values['i32'])}, {r.choice(values['i1'])} : i32, i1")
    w.put(0, "}")
    return w.text()


def control_flow(r):
    return branches(r) if r.random() < 0.5 else regions(r)
