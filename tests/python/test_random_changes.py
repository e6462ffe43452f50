"""Random changes of IR while objects of it are held: each answers as what it is, or raises ErasedError; the IR stays whole."""

import gc
import os
import random
import unittest
import warnings

import mica
from mica.dialects import arith

TEXT = """
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %d = arith.addi %a, %b : i32
  cf.cond_br %c, ^x(%d : i32), ^y
^x(%e: i32):
  %g = scf.if %c -> (i32) {
    %h = arith.muli %e, %a : i32
    scf.yield %h : i32
  } else {
    scf.yield %b : i32
  }
  return %g : i32
^y:
  %i = arith.subi %a, %b : i32
  cf.br ^x(%i : i32)
}
"""
STEPS = int(os.environ.get("MICA_STEPS", "1000"))
REFUSED = (mica.MicaError, ValueError, IndexError, TypeError)


class RandomChanges(unittest.TestCase):
    def setUp(self):
        self.random = random.Random(int(os.environ.get("MICA_SEED", "1")))
        self.context = mica.Context()
        self.held = []
        self.hold()
        self.steps = [
            self.hold, self.hold, self.drop, self.erase, self.replace, self.move, self.remove, self.clone, self.split, self.set_operand,
            self.add, self.arguments, self.walk, self.rewrite, self.passes, self.erase_block, self.move_block, self.collect,
        ]  # fmt: skip

    def hold(self):
        module = self.context.parse(TEXT)
        for op in module.walk():
            if self.random.random() < 0.4:
                self.held += [op, *op.results]
            for region in op.regions:
                for block in region.blocks:
                    if self.random.random() < 0.4:
                        self.held += [block, *block.arguments]

    def pick(self, kind):
        found = [thing for thing in self.held if isinstance(thing, kind)]
        return self.random.choice(found) if found else self.skip()

    def skip(self):
        raise ValueError("nothing is held")

    def drop(self):
        self.random.shuffle(self.held)
        del self.held[len(self.held) // 2 :]
        if not self.held:
            self.hold()

    def erase(self):
        self.pick(mica.Operation).erase()

    def replace(self):
        op = self.pick(mica.Operation)
        op.replace([self.pick(mica.Value) for _ in op.results])

    def move(self):
        op, other = self.pick(mica.Operation), self.pick((mica.Operation, mica.Block))
        if isinstance(other, mica.Block):
            other.append(op)
        else:
            self.random.choice((op.move_before, op.move_after))(other)

    def remove(self):
        self.pick(mica.Operation).remove()

    def clone(self):
        self.held.append(self.pick(mica.Operation).clone())

    def split(self):
        op = self.pick(mica.Operation)
        if op.block is not None:
            self.held.append(op.block.split(op))

    def set_operand(self):
        op = self.pick(mica.Operation)
        op.operands[self.random.randrange(3)] = self.pick(mica.Value)

    def add(self):
        values = [self.pick(mica.Value), self.pick(mica.Value)]
        op = arith.AddIOp(*values, at=mica.InsertionPoint(self.pick((mica.Operation, mica.Block))))
        self.held += [op, op.result]

    def arguments(self):
        block = self.pick(mica.Block)
        if self.random.random() < 0.5:
            self.held.append(block.arguments.append(self.context.type("i32")))
        else:
            del block.arguments[self.random.randrange(3)]

    def walk(self):
        for op in self.pick(mica.Operation).walk(after=self.random.random() < 0.5):
            if self.random.random() < 0.1:
                try:
                    op.erase()
                except REFUSED:
                    pass
            elif self.random.random() < 0.1:
                self.held.append(op)

    def top(self):
        op = self.pick(mica.Operation)
        while op.parent is not None:
            op = op.parent
        op.verify()
        return op

    def rewrite(self):
        def change(op):
            if self.random.random() < 0.3:
                self.held += [op, *op.results, *(v for v in op.operands if v is not None)]
            if self.random.random() < 0.1:
                try:
                    self.random.choice((self.erase, self.replace, self.set_operand, self.add, self.clone, self.drop))()
                except (*REFUSED, RuntimeError, mica.ErasedError):
                    pass

        mica.rewrite(self.top(), [change], most_rounds=3, canonicalize=self.random.random() < 0.5)

    def passes(self):
        mica.run(self.top(), self.random.choice(("any(canonicalize)", "any(cse)", "any(symbol-dce)")))

    def erase_block(self):
        self.pick(mica.Block).erase()

    def move_block(self):
        block, op = self.pick(mica.Block), self.pick(mica.Operation)
        block.move_to(op.regions[0])

    def collect(self):
        gc.collect()
        self.held.append(self.context.parse(TEXT))

    def check(self, thing):
        """What it answers is what it is."""
        if isinstance(thing, mica.Operation):
            self.assertIn(thing.name.split(".")[0], ("builtin", "func", "arith", "cf", "scf"))
            if thing.block is not None:
                self.assertIn(thing, list(thing.block))
        elif isinstance(thing, mica.Block):
            self.assertIn(thing, list(thing.region.blocks))
            self.assertTrue(all(op.block == thing for op in thing))
        elif isinstance(thing, mica.OpResult):
            self.assertEqual(thing.owner.results[thing.index], thing)
        else:
            self.assertEqual(thing.owner.arguments[thing.index], thing)
            self.assertTrue(all(use.operation.operands[use.index] == thing for use in thing.uses))

    def test_random_changes(self):
        done = {}
        warnings.simplefilter("ignore")
        for _ in range(STEPS):
            step = self.random.choice(self.steps)
            try:
                step()
                done[step.__name__] = done.get(step.__name__, 0) + 1
            except (*REFUSED, mica.ErasedError):
                pass
            kept = []
            for thing in self.held[-200:]:
                try:
                    self.check(thing)
                    kept.append(thing)
                except mica.ErasedError:
                    if self.random.random() < 0.2:
                        kept.append(thing)
            self.held = kept
        self.assertEqual(len(done), len(set(s.__name__ for s in self.steps)), done)
        thing = kept = step = None
        self.held.clear()
        gc.collect()
        self.context.parse("")
        self.assertEqual(self.context.live_operations, 0)


if __name__ == "__main__":
    unittest.main()
