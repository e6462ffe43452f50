# Texts for mem2reg and sroa, made from a seed: random graphs of blocks, and structured control flow, with memory on the
# stack that is written and read in any order, some of it in ways that keep it there.


class Slots:
    """One function of the dialects cf, scf and memref. Slots are (name, its type, its element, its indices)."""

    elements = ["i32", "f32", "index"]

    def __init__(self, r):
        self.r, self.lines, self.number = r, [], 0
        self.slots, self.entry, self.parameters = [], [], [("%a", "i32"), ("%b", "i32"), ("%x", "f32"), ("%i", "index")]

    def put(self, indent, line):
        self.lines.append("  " * indent + line)

    def name(self):
        self.number += 1
        return f"%v{self.number}"

    def value(self, values, type):
        known = [v for v, t in values if t == type]
        return self.r.choice(known) if known else None

    # ---- Operations

    def allocate(self, indent):
        r, v = self.r, self.name()
        shape = r.choice(["", "", "", "", "1x", "1x1x", "2x", "?x"])
        element = r.choice(["i32", "i32", "i32", "f32", "index", "memref<i32>"])
        size = "%i" if "?" in shape else ""
        self.put(indent, f"{v} = memref.alloca({size}) : memref<{shape}{element}>")
        self.slots.append((v, f"memref<{shape}{element}>", element, ["%c0"] * shape.count("x")))

    def load(self, indent, slot, values):
        v = self.name()
        self.put(indent, f"{v} = memref.load {slot[0]}[{', '.join(slot[3])}] : {slot[1]}")
        values.append((v, slot[2]))

    def store(self, indent, slot, values):
        known = values + [(s[0], s[1]) for s in self.slots]
        value = self.value(known, slot[2])
        if value is not None:
            self.put(indent, f"memref.store {value}, {slot[0]}[{', '.join(slot[3])}] : {slot[1]}")

    def escape(self, indent, slot, values):
        self.put(indent, f'"test.use"({slot[0]}) : ({slot[1]}) -> ()')

    def compute(self, indent, values):
        v = self.name()
        a, b = self.value(values, "i32"), self.value(values, "i32")
        self.put(indent, f"{v} = arith.addi {a}, {b} : i32")
        values.append((v, "i32"))

    def use(self, indent, values):
        v, t = self.r.choice(values)
        self.put(indent, f'"test.use"({v}) : ({t}) -> ()')

    def op(self, indent, values, depth):
        r = self.r
        kind = r.randrange(40)
        slot = r.choice(self.slots) if self.slots else None
        if kind == 0 and depth > 0:
            self.branch(indent, values, depth)
        elif kind == 1 and depth > 0:
            self.loop(indent, values, depth)
        elif kind == 2 and depth > 0:
            self.isolate(indent, depth)
        elif kind < 6:
            self.compute(indent, values)
        elif kind < 10:
            self.use(indent, values)
        elif slot is None:
            self.compute(indent, values)
        elif kind == 10 and r.random() < 0.2:
            self.escape(indent, slot, values)
        elif kind < 26:
            self.load(indent, self.pointee(slot, values), values)
        else:
            self.store(indent, self.pointee(slot, values), values)

    def pointee(self, slot, values):
        """The slot, or what a pointer that was read points to."""
        pointer = self.value(values, "memref<i32>") if self.r.random() < 0.2 else None
        return slot if pointer is None else (pointer, "memref<i32>", "i32", [])

    def ops(self, indent, values, depth, most):
        for _ in range(self.r.randrange(most)):
            self.op(indent, values, depth)

    # ---- Control flow

    def branch(self, indent, values, depth):
        self.put(indent, "scf.if %c {")
        self.ops(indent + 1, list(values), depth - 1, 4)
        self.put(indent, "} else {")
        self.ops(indent + 1, list(values), depth - 1, 4)
        self.put(indent, "}")

    def loop(self, indent, values, depth):
        v = self.name()
        self.put(indent, f"scf.for %k{v[1:]} = %i to %i step %i {{")
        self.ops(indent + 1, list(values), depth - 1, 4)
        self.put(indent, "}")

    def isolate(self, indent, depth):
        """Slots of a region of its own."""
        outer = self.slots
        self.slots = []
        self.put(indent, "scf.execute_region {")
        self.allocate(indent + 1)
        self.put(indent + 1, f"cf.cond_br %c, ^bb{self.number}a, ^bb{self.number}b")
        n, values = self.number, list(self.parameters)
        self.put(indent, f"^bb{n}a:")
        self.ops(indent + 1, values, depth - 1, 6)
        self.put(indent + 1, f"cf.br ^bb{n}b")
        self.put(indent, f"^bb{n}b:")
        self.ops(indent + 1, list(self.parameters), depth - 1, 6)
        self.put(indent + 1, "scf.yield")
        self.put(indent, "}")
        self.slots = outer

    def target(self, block, values):
        n, types = block
        given = [self.value(values, t) for t in types]
        return f"^bb{n}" + (f"({', '.join(given)} : {', '.join(types)})" if types else "")

    def terminator(self, blocks, values):
        r = self.r
        kind = r.randrange(8)
        if kind == 0 or not blocks:
            self.put(1, f"return {self.value(values, 'i32')} : i32")
        elif kind < 4:
            self.put(1, f"cf.br {self.target(r.choice(blocks), values)}")
        elif kind < 7:
            self.put(1, f"cf.cond_br %c, {self.target(r.choice(blocks), values)}, {self.target(r.choice(blocks), values)}")
        else:
            self.put(1, "cf.switch %a : i32, [")
            self.put(2, f"default: {self.target(r.choice(blocks), values)},")
            self.put(2, f"7: {self.target(r.choice(blocks), values)}")
            self.put(1, "]")

    def function(self):
        r = self.r
        self.put(0, "func.func @f(%a: i32, %b: i32, %c: i1, %x: f32, %i: index) -> i32 {")
        self.put(1, "%c0 = arith.constant 0 : index")
        entry = list(self.parameters)
        for _ in range(r.randrange(1, 5)):
            self.allocate(1)
        self.ops(1, entry, 2, 8)
        blocks = [(n, [r.choice(["i32", "f32"]) for _ in range(r.choice([0, 0, 0, 1, 2]))]) for n in range(1, r.randrange(1, 9))]
        self.terminator(blocks, entry)
        for n, types in blocks:
            arguments = [(self.name(), t) for t in types]
            listed = ", ".join(f"{v}: {t}" for v, t in arguments)
            self.put(0, f"^bb{n}({listed}):" if arguments else f"^bb{n}:")
            values = entry + arguments
            seen = len(self.slots)
            if r.random() < 0.15:
                self.allocate(1)
            self.ops(1, values, 1, 8)
            self.terminator(blocks, values)
            self.slots = self.slots[:seen]
        self.put(0, "}")
        return "\n".join(self.lines) + "\n"


def memrefs(r):
    return Slots(r).function()


class Addresses(Slots):
    """The same of llvm: accesses of other types and sizes than the slot's, intrinsics, addresses of parts."""

    scalars = ["i32", "i32", "i64", "i8", "f32", "!llvm.ptr", "i16", "f64", "vector<2xf32>"]
    aggregates = ["!llvm.struct<(i32, i8, i64)>", "!llvm.struct<packed (i8, i32)>", "!llvm.array<4 x i32>", "!llvm.array<2 x struct<(i32, ptr)>>",
                  "!llvm.struct<(i32, struct<(i16, f32)>)>", "!llvm.array<20 x i8>", "!llvm.struct<()>"]
    lengths = [1, 2, 4, 8, 16]

    def __init__(self, r, with_parts):
        super().__init__(r)
        self.with_parts = with_parts
        self.parameters = [("%a", "i32"), ("%b", "i8"), ("%x", "f32"), ("%w", "i64"), ("%d", "f64"), ("%h", "i16"),
                           ("%y", "vector<2xf32>"), ("%p", "!llvm.ptr"), ("%k", "i32")]

    def allocate(self, indent):
        r, v = self.r, self.name()
        aggregate = r.random() < (0.9 if self.with_parts else 0.1)
        element = r.choice(self.aggregates[:5 if r.random() < 0.9 else 7]) if aggregate else r.choice(self.scalars)
        self.put(indent, f"{v} = llvm.alloca {'%one' if r.random() < 0.95 else '%k'} x {element} : (i32) -> !llvm.ptr")
        self.slots.append((v, "!llvm.ptr", element, []))

    def access(self, slot):
        """The slot's type, or seldom another one."""
        r = self.r
        own = slot[2] if slot[2] in self.scalars else r.choice(["i32", "i8", "i32", "i16", "i64"])
        return own if r.random() < (0.9 if self.with_parts else 0.7) else r.choice(self.scalars)

    def address(self, indent, slot):
        """A pointer to the slot, or into it."""
        r = self.r
        if r.random() < (0.4 if slot[2] in self.scalars or not self.with_parts else 0.1):
            return slot[0]
        v = self.name()
        kind = r.randrange(4)
        if kind == 0:
            self.put(indent, f"{v} = llvm.getelementptr {slot[0]}[{r.choice([0, 0, 1, 4, 8, 3, 5])}] : (!llvm.ptr) -> !llvm.ptr, i8")
        elif kind == 1 and r.random() < 0.1:
            self.put(indent, f"{v} = llvm.getelementptr {slot[0]}[%k] : (!llvm.ptr, i32) -> !llvm.ptr, i8")
        elif "struct<" in slot[2] and "()" not in slot[2] or "array" in slot[2]:
            second = r.choice([0, 1] if "array<2 x" in slot[2] or "packed" in slot[2] or "struct<(i32, s" in slot[2] else [0, 1, 2])
            more = ""
            if "array<2 x" in slot[2] and r.random() < 0.6 or second == 1 and "struct<(i32, s" in slot[2] and r.random() < 0.5:
                more = f", {r.choice([0, 1])}"
            flags = r.choice(["", "", "inbounds "])
            self.put(indent, f"{v} = llvm.getelementptr {flags}{slot[0]}[0, {second}{more}] : (!llvm.ptr) -> !llvm.ptr, {slot[2]}")
        else:
            self.put(indent, f"{v} = llvm.getelementptr {slot[0]}[0] : (!llvm.ptr) -> !llvm.ptr, {slot[2]}")
        if r.random() < 0.15:
            w = self.name()
            self.put(indent, f"{w} = llvm.getelementptr {v}[{r.choice([0, 1, 2, 4])}] : (!llvm.ptr) -> !llvm.ptr, i8")
            v = w
        return v

    def pointer(self, indent, slot):
        return self.address(indent, slot) if self.r.random() < (0.7 if self.with_parts else 0.05) else slot[0]

    def load(self, indent, slot, values):
        pointer, v, type = self.pointer(indent, slot), self.name(), self.access(slot)
        volatile = "volatile " if self.r.random() < 0.02 else ""
        self.put(indent, f"{v} = llvm.load {volatile}{pointer} : !llvm.ptr -> {type}")
        values.append((v, type))

    def store(self, indent, slot, values):
        r = self.r
        kind = r.randrange(20)
        if kind == 0:
            word = r.choice(["lifetime.start", "lifetime.end"])
            self.put(indent, f"llvm.intr.{word} {slot[0]} : !llvm.ptr")
        elif kind == 1:
            self.memset(indent, slot)
        elif kind == 2:
            self.memcpy(indent, slot)
        else:
            pointer, type = self.pointer(indent, slot), self.access(slot)
            value = self.value(values, type)
            if type == "!llvm.ptr" and r.random() < 0.3:
                value = r.choice(self.slots)[0]
            if r.random() < 0.2 and type in ("i8", "i32"):
                value = r.choice(["%c8"] if type == "i8" else ["%one"])
            self.put(indent, f"llvm.store {value}, {pointer} : {type}, !llvm.ptr")

    def length(self):
        r = self.r
        return r.choice([4, 8, 16, 4, 8, 1, 24, 5])

    def memset(self, indent, slot):
        r, n = self.r, self.length()
        byte = r.choice(["%b", "%c8"])
        if r.random() < 0.5:
            self.put(indent, f'"llvm.intr.memset.inline"({self.pointer(indent, slot)}, {byte}) <{{len = {n} : i64, isVolatile = false}}> : (!llvm.ptr, i8) -> ()')
            return
        v = self.name()
        self.put(indent, f"{v} = llvm.mlir.constant({n} : i64) : i64")
        self.put(indent, f'"llvm.intr.memset"({self.pointer(indent, slot)}, {byte}, {v}) <{{isVolatile = false}}> : (!llvm.ptr, i8, i64) -> ()')

    def memcpy(self, indent, slot):
        r, n = self.r, self.length()
        other = r.choice(self.slots)
        other = "%p" if other is slot or r.random() < 0.5 else other[0]
        ends = r.sample([self.pointer(indent, slot), other], 2)
        if r.random() < 0.3:
            self.put(indent, f'"llvm.intr.memcpy.inline"({", ".join(ends)}) <{{len = {n} : i64, isVolatile = false}}> : (!llvm.ptr, !llvm.ptr) -> ()')
            return
        v = self.name()
        self.put(indent, f"{v} = llvm.mlir.constant({n} : i64) : i64")
        self.put(indent, f'"llvm.intr.{r.choice(["memcpy", "memmove"])}"({", ".join(ends)}, {v}) <{{isVolatile = false}}> : (!llvm.ptr, !llvm.ptr, i64) -> ()')

    def compute(self, indent, values):
        v = self.name()
        self.put(indent, f"{v} = llvm.add {self.value(values, 'i32')}, {self.value(values, 'i32')} : i32")
        values.append((v, "i32"))

    def isolate(self, indent, depth):
        self.compute(indent, list(self.parameters))

    branch = loop = lambda self, indent, values, depth: self.compute(indent, values)

    def target(self, block, values):
        n, types = block
        given = [self.value(values, t) for t in types]
        return f"^bb{n}" + (f"({', '.join(given)} : {', '.join(types)})" if types else "")

    def terminator(self, blocks, values):
        r = self.r
        kind = r.randrange(8)
        if kind == 0 or not blocks:
            self.put(1, f"llvm.return {self.value(values, 'i32')} : i32")
        elif kind < 4:
            self.put(1, f"llvm.br {self.target(r.choice(blocks), values)}")
        elif kind < 7:
            self.put(1, f"llvm.cond_br %c, {self.target(r.choice(blocks), values)}, {self.target(r.choice(blocks), values)}")
        else:
            self.put(1, f"llvm.switch %a : i32, {self.target(r.choice(blocks), values)} [")
            self.put(2, f"7: {self.target(r.choice(blocks), values)}")
            self.put(1, "]")

    def function(self):
        r = self.r
        layouts = ["", "", "", "", "<!llvm.ptr = dense<32> : vector<4xi64>>", '<"dlti.endianness" = "big">', "<i64 = dense<64> : vector<2xi64>>"]
        layout = r.choice(layouts)
        self.put(0, f"module attributes {{dlti.dl_spec = #dlti.dl_spec{layout}}} {{" if layout else "module {")
        types = ", ".join(f"{v}: {t}" for v, t in self.parameters)
        self.put(0, f"llvm.func @f({types}, %c: i1) -> i32 {{")
        self.put(1, "%one = llvm.mlir.constant(1 : i32) : i32")
        self.put(1, "%c8 = llvm.mlir.constant(7 : i8) : i8")
        entry = list(self.parameters)
        for _ in range(r.randrange(1, 5) + self.with_parts):
            self.allocate(1)
        self.ops(1, entry, 0, 8)
        blocks = [(n, [r.choice(["i32", "f32"]) for _ in range(r.choice([0, 0, 0, 1, 2]))]) for n in range(1, r.randrange(1, 7))]
        self.terminator(blocks, entry)
        for n, types in blocks:
            arguments = [(self.name(), t) for t in types]
            listed = ", ".join(f"{v}: {t}" for v, t in arguments)
            self.put(0, f"^bb{n}({listed}):" if arguments else f"^bb{n}:")
            values = entry + arguments
            self.ops(1, values, 0, 6)
            self.terminator(blocks, values)
        self.put(0, "}")
        self.put(0, "}")
        return "\n".join(self.lines) + "\n"


def addresses(r):
    return Addresses(r, False).function()


def parts(r):
    return Addresses(r, True).function()


def slots(r):
    return memrefs(r) if r.random() < 0.5 else addresses(r)
