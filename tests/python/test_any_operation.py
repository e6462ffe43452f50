"""Operations of every definition, made of parts that fit and that don't: each is made or refused, and can be looked at,
printed, verified, copied, written and erased, or says why not. Nothing ends the process."""

import os
import random
import unittest

import mica
from mica import typed
from mica._base import ffi, in_text, lib

TYPES = ("i32", "i64", "i1", "index", "f32", "tensor<4xf32>", "tensor<*xf32>", "memref<4xf32>", "vector<4xi32>", "tuple<>",
         "none", "(i32) -> i32", "complex<f32>")  # fmt: skip
ATTRIBUTES = ("@f", "affine_map<(d0) -> (d0)>", "dense<1> : tensor<4xi32>", "[]", "array<i32: 1, 0>", "unit", "1 : i32")
REFUSED = (mica.MicaError, TypeError, ValueError, OverflowError, IndexError)
COUNT = int(os.environ.get("MICA_OPERATIONS", "1500"))


class AnyOperation(unittest.TestCase):
    def setUp(self):
        self.random = random.Random(int(os.environ.get("MICA_SEED", "1")))
        folder = os.path.join(os.path.dirname(mica.__file__), "dialects")
        for name in sorted(os.listdir(folder)):
            if name.endswith(".py") and not name.startswith("_"):
                __import__(f"mica.dialects.{name[:-3]}")
        self.context = mica.Context(allow_unregistered=True)
        self.module = self.context.parse("func.func @f(%a: i32, %b: f32) {\n cf.br ^b\n^b:\n return }")
        self.f = self.module.body.first
        self.types = [self.context.type(text) for text in TYPES]
        self.given = [1, True, "x", [1, 2], {"a": 1}, 1.5, self.types[0], *map(self.context.attribute, ATTRIBUTES)]
        made = [mica.Operation.create("x.y", [], [kind], context=self.context) for kind in self.types]
        self.values = [*self.f.body.arguments, *(op.results[0] for op in made)]

    def some(self, items, counts):
        return [self.random.choice(items) for _ in range(self.random.choice(counts))]

    def attributes_for(self, name):
        at = lib.home_name(self.context._home, *in_text(name))
        slots = [ffi.string(lib.name_part_name(at, 0, i)).decode() for i in range(lib.name_part_count(at, 0))]
        return {slot: self.random.choice(self.given) for slot in slots if self.random.random() < 0.7}

    def make(self, name):
        operands = self.some(self.values, (0, 0, 1, 1, 2, 2, 3, 4))
        if self.random.random() < 0.3:
            operands = [self.random.choice((None, v, [v], [v, v])) for v in operands]
        results = None if self.random.random() < 0.4 else self.some(self.types, (0, 1, 1, 2, 3))
        return mica.Operation.create(
            name, operands, results, attributes=self.attributes_for(name), successors=self.some(self.f.regions[0].blocks, (0, 0, 1, 2)),
            regions=self.random.choice((0, 0, 1, 1, 2)), context=self.context,
            at=mica.InsertionPoint(self.f.body.last) if self.random.random() < 0.3 else None,
        )  # fmt: skip

    def use(self, op):
        parts = [name for name, part in vars(type(op)).items() if isinstance(part, typed.Part)]
        for region in op.regions:
            region.blocks.append(*self.some(self.types, (0, 1, 2)))
        for step in (
            lambda: str(op), lambda: op.text(generic=True), op.verify, lambda: [getattr(op, name) for name in parts],
            lambda: op.attributes.items(), lambda: op.clone().erase(), op.bytecode, op.erase,
        ):  # fmt: skip
            try:
                step()
            except REFUSED:
                pass

    def test_any_operation(self):
        names, made = sorted(typed.operations), 0
        for _ in range(COUNT):
            try:
                op = self.make(self.random.choice(names))
            except REFUSED:
                continue
            made += 1
            self.use(op)
        self.assertGreater(made, COUNT // 5)


if __name__ == "__main__":
    unittest.main()
