# Texts for canonicalize: nests of scf.if and scf.execute_region over few conditions, which fold into each other.


class Writer:
    def __init__(self, r):
        self.r, self.lines, self.number = r, [], 0

    def name(self):
        self.number += 1
        return f"%v{self.number}"

    def simple(self, v, ints, bools):
        r = self.r
        kind = r.randrange(5)
        if kind == 0:
            self.lines.append(f"{v} = arith.{r.choice(['addi', 'muli', 'xori', 'andi'])} {r.choice(ints)}, {r.choice([*ints, '%zero'])} : i32")
        elif kind <= 2:
            self.lines.append(f"{v} = arith.{r.choice(['xori', 'andi', 'ori'])} {r.choice(bools)}, {r.choice([*bools, '%true', '%false'])} : i1")
        elif kind == 3:
            self.lines.append(f"{v} = arith.select {r.choice(bools)}, {r.choice(bools)}, {r.choice(bools)} : i1")
        else:
            self.lines.append(f"{v} = arith.cmpi eq, {r.choice(ints)}, {r.choice(ints)} : i32")
        (bools if kind != 0 else ints).append(v)

    def nested(self, v, ints, bools, depth):
        heads = [f"{v}:2 = scf.if {self.r.choice(bools)} -> (i32, i1) {{", "} else {"]
        if self.r.randrange(3) == 0:
            heads = [f"{v}:2 = scf.execute_region -> (i32, i1) {{"]
        for head in heads:
            self.lines.append(head)
            number, condition = self.body(list(ints), list(bools), depth - 1)
            self.lines.append(f"scf.yield {number}, {condition} : i32, i1")
        self.lines.append("}")
        ints.append(f"{v}#0")
        bools.append(f"{v}#1")

    def body(self, ints, bools, depth):
        for _ in range(self.r.randrange(2, 8)):
            kind = self.r.randrange(10)
            if kind == 0:
                self.lines.append(f'"test.use"({self.r.choice(bools)}) : (i1) -> ()')
            elif kind <= 3 and depth > 0:
                self.nested(self.name(), ints, bools, depth)
            else:
                self.simple(self.name(), ints, bools)
        return self.r.choice(ints), self.r.choice(bools)


def conditions(r):
    w = Writer(r)
    w.lines += ["func.func @f(%a: i32, %c: i1, %d: i1) -> (i32, i1) {", "%true = arith.constant true", "%false = arith.constant false",
                "%zero = arith.constant 0 : i32"]
    number, condition = w.body(["%a"], ["%c", "%d"], 4)
    return "\n".join([*w.lines, f"return {number}, {condition} : i32, i1", "}"]) + "\n"
