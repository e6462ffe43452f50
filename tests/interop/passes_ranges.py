# Texts for passes that use ranges of integers: arithmetic on a few widths, where masks, remainders, extensions and bounds
# of loops leave something to be known, through structured control flow and branches between blocks.
TYPES = ["i1", "i2", "i7", "i8", "i16", "i32", "i64", "index", "vector<4xi8>", "vector<2xi32>"]
WEIGHTS = [2, 1, 1, 4, 2, 6, 3, 6, 1, 1]
SAFE = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"]
DIVISIONS = ["divui", "divsi", "ceildivui", "ceildivsi", "floordivsi", "remui", "remsi"]
SIGNED = ["divsi", "ceildivsi", "floordivsi", "remsi", "minsi", "maxsi"]
SHIFTS = ["shli", "shrui", "shrsi"]
INDEX = ["add", "sub", "mul", "divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu", "maxs", "maxu", "mins",
         "minu", "and", "or", "xor", "shl", "shrs", "shru"]
PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]


def width(type):
    if type == "index":
        return 64
    return int(type.rstrip(">").split("i")[-1])


class Maker:
    def __init__(self, r):
        self.r, self.lines, self.number = r, [], 0

    def put(self, indent, line):
        self.lines.append("  " * indent + line)

    def name(self):
        self.number += 1
        return f"%v{self.number}"

    def make(self, indent, values, type, text):
        v = self.name()
        self.put(indent, f"{v} = {text}")
        values.setdefault(type, []).append(v)
        return v

    def constant(self, indent, values, type, number=None):
        r, bits = self.r, width(type)
        if number is None:
            small = r.choice([r.randrange(10), r.randrange(100), -r.randrange(10), 2 ** r.randrange(bits) - 1])
            number = r.choice([small, small, small, 2 ** (bits - 1) - 1 - r.randrange(3), -2 ** (bits - 1) + r.randrange(3)])
        number = (number + 2 ** (bits - 1)) % 2 ** bits - 2 ** (bits - 1)
        if type.startswith("vector"):
            count = int(type[7])
            numbers = ", ".join(str((number + k) % 128 if r.random() < 0.5 else number) for k in range(count))
            text = r.choice([f"dense<{number}>", f"dense<[{numbers}]>" if bits > 7 else f"dense<{number}>"])
        elif type == "i1":
            text = "true" if number else "false"
        else:
            text = str(number)
        if type == "index" and r.random() < 0.3:
            return self.make(indent, values, type, f"index.constant {text}")
        return self.make(indent, values, type, f"arith.constant {text}" + ("" if type == "i1" else f" : {type}"))

    def pick(self, indent, values, type):
        known = values.get(type)
        if not known or self.r.random() < 0.15:
            return self.constant(indent, dict(values), type)
        return self.r.choice(known[-6:])

    def type(self):
        return self.r.choices(TYPES, WEIGHTS)[0]

    def bounded(self, indent, values, type):
        """A value of which something is known."""
        r = self.r
        a = self.pick(indent, values, type)
        kind = r.randrange(4)
        if kind == 0:
            c = self.constant(indent, {}, type, 2 ** r.randrange(min(width(type), 9)) - 1)
            return self.make(indent, values, type, f"arith.andi {a}, {c} : {type}")
        if kind == 1:
            c = self.constant(indent, {}, type, r.randrange(1, 30))
            return self.make(indent, values, type, f"arith.{r.choice(['remui', 'remsi'])} {a}, {c} : {type}")
        if kind == 2:
            c = self.constant(indent, {}, type, r.randrange(40))
            op = r.choice(["minui", "maxsi", "minsi", "maxui"])
            return self.make(indent, values, type, f"arith.{op} {a}, {c} : {type}")
        if type in ("i1", "i2", "index") or type.startswith("vector"):
            return a
        narrow = r.choice([t for t in TYPES if t.startswith("i") and t != "index" and width(t) < width(type)])
        b = self.pick(indent, values, narrow)
        return self.make(indent, values, type, f"arith.{r.choice(['extui', 'extsi'])} {b} : {narrow} to {type}")

    def binary(self, indent, values, type):
        r = self.r
        a, b = self.pick(indent, values, type), self.pick(indent, values, type)
        if type == "index" and r.random() < 0.4:
            return self.make(indent, values, type, f"index.{r.choice(INDEX)} {a}, {b}")
        op = r.choice(SAFE * 2 + DIVISIONS + SHIFTS)
        flags = ""
        if op in ("addi", "subi", "muli", "shli") and r.random() < 0.3:
            flags = " overflow<" + r.choice(["nsw", "nuw", "nsw, nuw"]) + ">"
        return self.make(indent, values, type, f"arith.{op} {a}, {b}{flags} : {type}")

    def cast(self, indent, values, type):
        r = self.r
        if type.startswith("vector"):
            return self.binary(indent, values, type)
        if type == "index":
            other = r.choice(["i8", "i32", "i64"])
            a = self.pick(indent, values, other)
            op = r.choice(["arith.index_cast", "arith.index_castui", "index.casts", "index.castu"])
            return self.make(indent, values, type, f"{op} {a} : {other} to index")
        if r.random() < 0.3:
            a = self.pick(indent, values, "index")
            op = r.choice(["arith.index_cast", "arith.index_castui", "index.casts", "index.castu"])
            return self.make(indent, values, type, f"{op} {a} : index to {type}")
        wide = [t for t in TYPES if t.startswith("i") and t != "index" and width(t) > width(type)]
        if not wide:
            return self.bounded(indent, values, type)
        other = r.choice(wide)
        return self.make(indent, values, type, f"arith.trunci {self.pick(indent, values, other)} : {other} to {type}")

    def compare(self, indent, values):
        r, type = self.r, self.r.choice(["i8", "i32", "index", "i1"])
        a, b = self.pick(indent, values, type), self.pick(indent, values, type)
        if type == "index" and r.random() < 0.3:
            return self.make(indent, values, "i1", f"index.cmp {r.choice(PREDICATES)}({a}, {b})")
        return self.make(indent, values, "i1", f"arith.cmpi {r.choice(PREDICATES)}, {a}, {b} : {type}")

    def simple(self, indent, values):
        r, type = self.r, self.type()
        kind = r.randrange(12)
        if kind < 3:
            self.bounded(indent, values, type)
        elif kind < 6:
            self.binary(indent, values, type)
        elif kind < 8:
            self.compare(indent, values)
        elif kind == 8:
            c = self.pick(indent, values, "i1")
            a, b = self.pick(indent, values, type), self.pick(indent, values, type)
            self.make(indent, values, type, f"arith.select {c}, {a}, {b} : {type}")
        elif kind == 9:
            a = self.pick(indent, values, type)
            self.put(indent, f'"test.use"({a}) : ({type}) -> ()')
        elif kind == 10:
            self.constant(indent, values, type)
        else:
            self.cast(indent, values, type)

    def region(self, indent, values, depth, more=()):
        inner = {t: list(v) for t, v in values.items()}
        for type, v in more:
            inner.setdefault(type, []).append(v)
        for _ in range(self.r.randrange(1, 6)):
            self.op(indent, inner, depth)
        return inner

    def ending(self, indent, end, inner, type):
        v = self.pick(indent, inner, type)
        self.put(indent, f"{end} {v} : {type}")

    def loop(self, indent, values, depth):
        r = self.r
        bound = r.choice(["index", "index", "i32"])
        low, high = self.pick(indent, values, bound), self.pick(indent, values, bound)
        step = self.constant(indent, {}, bound, r.randrange(1, 4))
        i, type = self.name(), self.type()
        head = f"scf.for {i} = {low} to {high} step {step}"
        ending = "" if bound == "index" else f" : {bound}"
        if r.random() < 0.4:
            self.put(indent, head + ending + " {")
            self.region(indent + 1, values, depth - 1, [(bound, i)])
            self.put(indent, "}")
            return
        a, v = self.name(), self.name()
        start = self.pick(indent, values, type)
        self.put(indent, f"{v} = {head} iter_args({a} = {start}) -> ({type}){ending} {{")
        inner = self.region(indent + 1, values, depth - 1, [(bound, i), (type, a)])
        self.ending(indent + 1, "scf.yield", inner, type)
        self.put(indent, "}")
        values.setdefault(type, []).append(v)

    def choice(self, indent, values, depth):
        c, v, type = self.pick(indent, values, "i1"), self.name(), self.type()
        self.put(indent, f"{v} = scf.if {c} -> ({type}) {{")
        self.ending(indent + 1, "scf.yield", self.region(indent + 1, values, depth - 1), type)
        self.put(indent, "} else {")
        self.ending(indent + 1, "scf.yield", self.region(indent + 1, values, depth - 1), type)
        self.put(indent, "}")
        values.setdefault(type, []).append(v)

    def repetition(self, indent, values, depth):
        a, b, v, type = self.name(), self.name(), self.name(), self.type()
        start = self.pick(indent, values, type)
        self.put(indent, f"{v} = scf.while ({a} = {start}) : ({type}) -> {type} {{")
        inner = self.region(indent + 1, values, depth - 1, [(type, a)])
        c = self.pick(indent + 1, inner, "i1")
        self.put(indent + 1, f"scf.condition({c}) {self.pick(indent + 1, inner, type)} : {type}")
        self.put(indent, "} do {")
        self.put(indent, f"^bb0({b}: {type}):")
        self.ending(indent + 1, "scf.yield", self.region(indent + 1, values, depth - 1, [(type, b)]), type)
        self.put(indent, "}")
        values.setdefault(type, []).append(v)

    def parallel(self, indent, values, depth):
        bounds = [self.pick(indent, values, "index") for _ in range(4)]
        step = self.constant(indent, {}, "index", 1)
        i, j = self.name(), self.name()
        self.put(indent, f"scf.parallel ({i}, {j}) = ({bounds[0]}, {bounds[1]}) to ({bounds[2]}, {bounds[3]}) "
                         f"step ({step}, {step}) {{")
        self.region(indent + 1, values, depth - 1, [("index", i), ("index", j)])
        self.put(indent, "}")

    def op(self, indent, values, depth):
        kind = self.r.randrange(14) if depth > 0 else 13
        if kind < 2:
            self.loop(indent, values, depth)
        elif kind == 2:
            self.choice(indent, values, depth)
        elif kind == 3:
            self.repetition(indent, values, depth)
        elif kind == 4:
            self.parallel(indent, values, depth)
        else:
            self.simple(indent, values)


class Signed(Maker):
    """Signed operations on values that are often not below zero."""

    def operands(self, indent, values, type):
        return self.bounded(indent, values, type), self.bounded(indent, values, type)

    def binary(self, indent, values, type):
        a, b = self.operands(indent, values, type)
        return self.make(indent, values, type, f"arith.{self.r.choice(SIGNED)} {a}, {b} : {type}")

    def compare(self, indent, values):
        type = self.r.choice(["i8", "i32", "index", "vector<4xi8>"])
        a, b = self.operands(indent, values, type)
        result = "vector<4xi1>" if type.startswith("vector") else "i1"
        return self.make(indent, values, result, f"arith.cmpi {self.r.choice(PREDICATES)}, {a}, {b} : {type}")


def blocks(m, values):
    """Branches from here on: to one of two blocks and on, perhaps back."""
    r, type, carried = m.r, m.type(), m.type()
    first = {t: list(v) for t, v in values.items()}
    start = m.pick(1, first, carried)
    m.put(1, f"cf.br ^loop({start} : {carried})")
    m.put(0, f"^loop(%carried: {carried}):")
    first.setdefault(carried, []).append("%carried")
    for _ in range(r.randrange(1, 5)):
        m.op(1, first, 1)
    a, b = m.pick(1, first, type), m.pick(1, first, type)
    m.put(1, f"cf.cond_br {m.pick(1, first, 'i1')}, ^left({a} : {type}), ^join({b} : {type})")
    left = {t: list(v) for t, v in first.items()}
    m.put(0, f"^left(%left: {type}):")
    left.setdefault(type, []).append("%left")
    for _ in range(r.randrange(1, 5)):
        m.op(1, left, 1)
    back, on = m.pick(1, left, carried), m.pick(1, left, type)
    if r.random() < 0.5:
        m.put(1, f"cf.cond_br {m.pick(1, left, 'i1')}, ^loop({back} : {carried}), ^join({on} : {type})")
    else:
        m.put(1, f"cf.br ^join({on} : {type})")
    m.put(0, f"^join(%join: {type}):")
    first.setdefault(type, []).append("%join")
    return first


def called(r):
    """A function that nobody calls from outside."""
    m = Maker(r)
    m.put(0, "func.func private @g(%x: i32, %y: index) -> i32 {")
    values = {"i32": ["%x"], "index": ["%y"]}
    for _ in range(r.randrange(1, 6)):
        m.op(1, values, 1)
    m.ending(1, "return", values, "i32")
    m.put(0, "}")
    return m.lines


def function(m):
    r = m.r
    calls = r.random() < 0.3
    m.put(0, "func.func @f(%a: i32, %b: i64, %c: i1, %d: i8, %n: index, %v: vector<4xi8>) -> (i32, index) {")
    values = {"i32": ["%a"], "i64": ["%b"], "i1": ["%c"], "i8": ["%d"], "index": ["%n"], "vector<4xi8>": ["%v"]}
    for _ in range(r.randrange(4, 14)):
        m.op(1, values, 2)
        if calls and r.random() < 0.2:
            x, y = m.pick(1, values, "i32"), m.pick(1, values, "index")
            m.make(1, values, "i32", f"func.call @g({x}, {y}) : (i32, index) -> i32")
    if r.random() < 0.4:
        values = blocks(m, values)
        for _ in range(r.randrange(6)):
            m.op(1, values, 1)
    m.put(1, f'"test.use"({m.pick(1, values, "i1")}) : (i1) -> ()')
    x, y = m.pick(1, values, "i32"), m.pick(1, values, "index")
    m.put(1, f"return {x}, {y} : i32, index")
    m.put(0, "}")
    return "\n".join(m.lines + (called(r) if calls else [])) + "\n"


def ranges(r):
    return function(Maker(r))


def signed(r):
    return function(Signed(r))
