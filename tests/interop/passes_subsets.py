# Texts for loop-invariant-subset-hoisting: loops that carry tensors of which parts are read and written.


class Subsets:
    def __init__(self, r):
        self.r, self.lines, self.number = r, [], 0
        self.rank = r.choice([1, 1, 1, 2])
        self.type = f"tensor<{'x'.join(['?'] * self.rank)}xf32>"

    def put(self, indent, line):
        self.lines.append("  " * indent + line)

    def name(self):
        self.number += 1
        return f"%v{self.number}"

    def index(self, indent, places):
        """A value, new or not, which is known to be a number, a sum, or nothing."""
        r, v = self.r, self.name()
        kind = r.randrange(12) if indent == 1 or r.random() < 0.5 else 0  # what is made in a loop holds its users there
        if kind < 5:
            return r.choice(places)
        if kind < 8:
            self.put(indent, f"{v} = arith.constant {r.choice([0, 1, 5, 5, 10])} : index")
        elif kind < 10:
            op = r.choice(["addi", "addi", "subi", "muli"])
            self.put(indent, f"{v} = arith.{op} {r.choice(places)}, {r.choice(places + ['%c5', '%c5'])} : index")
        else:
            shape = r.choice(["d0 + 5", "d0 * 2 + s0", "d0 - s0 + 10", "d0 mod 3 + s0", "s0 * 3"])
            self.put(indent, f"{v} = affine.apply affine_map<(d0)[s0] -> ({shape})>(%a)[%b]")
        places.append(v)
        return v

    def offset(self, indent, places):
        return str(self.r.choice([0, 0, 5, 5, 10])) if self.r.random() < 0.5 else self.index(indent, places)

    def where(self, indent, places):
        """What a part is: slices, or transfers."""
        r = self.r
        if r.random() < 0.3:
            return ("transfer", [self.index(indent, places) for _ in range(self.rank)])
        dynamic = r.random() < 0.2
        offsets = [self.offset(indent, places) for _ in range(self.rank)]
        sizes = [self.offset(indent, places) if dynamic else "5"] + ["1"] * (self.rank - 1)
        strides = [r.choice(["1", "1", "1", "2", "%b"])] + ["1"] * (self.rank - 1)
        return ("slice", offsets, sizes, strides)

    def read(self, indent, tensor, where):
        v = self.name()
        if where[0] == "transfer":
            kind = "vector<5xf32>"
            self.put(indent, f"{v} = vector.transfer_read {tensor}[{', '.join(where[1])}], %x : {self.type}, {kind}")
            return v, kind
        kind = f"tensor<{'x'.join([s if s.isdigit() else '?' for s in where[2]])}xf32>"
        parts = "".join(f" [{', '.join(p)}]" for p in where[1:])
        self.put(indent, f"{v} = tensor.extract_slice {tensor}{parts} : {self.type} to {kind}")
        return v, kind

    def write(self, indent, value, kind, tensor, where):
        v = self.name()
        if where[0] == "transfer":
            self.put(indent, f"{v} = vector.transfer_write {value}, {tensor}[{', '.join(where[1])}] : {kind}, {self.type}")
        else:
            parts = "".join(f" [{', '.join(p)}]" for p in where[1:])
            self.put(indent, f"{v} = tensor.insert_slice {value} into {tensor}{parts} : {kind} into {self.type}")
        return v

    def parts(self, indent, tensor, places, depth):
        """Where the tensor is after parts of it were read and written."""
        r = self.r
        for _ in range(r.choice([1, 1, 1, 1, 1, 1, 1, 2, 3])):
            if depth > 0 and r.random() < 0.2:
                tensor = self.loop(indent, [tensor], places, depth - 1)[0]
                continue
            where, v, kind = self.where(indent, places), None, None
            if r.random() < 0.97:
                v, kind = self.read(indent, tensor, where)
            if r.random() < 0.03:
                self.put(indent, f'"test.use"({tensor}) : ({self.type}) -> ()')
            if v is None or r.random() < 0.03:
                where = self.where(indent, places)
                v, kind = self.read(indent, r.choice(["%t0", tensor]), where)
            w = self.name()
            self.put(indent, f'{w} = "test.make"({v}) : ({kind}) -> {kind}')
            if r.random() < 0.97:
                tensor = self.write(indent, r.choice([w, w, v]), kind, tensor, where)
        return tensor

    def loop(self, indent, tensors, places, depth):
        r, n, v, i = self.r, len(tensors), self.name(), self.name()
        names = [self.name() for _ in tensors]
        inits = ", ".join(f"{a} = {t}" for a, t in zip(names, tensors))
        self.put(indent, f"{v}:{n} = scf.for {i} = %a to %b step %c5 iter_args({inits}) -> ({', '.join([self.type] * n)}) {{")
        inner = list(places) + [i] * (r.random() < 0.2)
        given = [self.parts(indent + 1, a, inner, depth) for a in names]
        if n > 1 and r.random() < 0.05:
            given.reverse()
        self.put(indent + 1, f"scf.yield {', '.join(given)} : {', '.join([self.type] * n)}")
        self.put(indent, "}" + (" {note}" if r.random() < 0.2 else ""))
        return [f"{v}#{k}" for k in range(n)]


def subsets(r):
    m = Subsets(r)
    m.put(0, f"func.func @f(%t0: {m.type}, %t1: {m.type}, %a: index, %b: index, %x: f32) -> {m.type} {{")
    m.put(1, "%c5 = arith.constant 5 : index")
    places = ["%a", "%b", "%c5"]
    for _ in range(3):
        m.index(1, places)
    tensors = m.loop(1, ["%t0", "%t1"][:r.choice([1, 2])], places, 2)
    m.put(1, f"return {tensors[0]} : {m.type}")
    m.put(0, "}")
    return "\n".join(m.lines) + "\n"
