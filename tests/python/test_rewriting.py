"""Patterns in Python, and passes."""

import gc
import unittest
import warnings

import mica
from mica.dialects import arith, func

TEXT = """
func.func @f(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %a = arith.muli %x, %one : i32
  %b = arith.addi %a, %x : i32
  %c = arith.muli %b, %one : i32
  return %c : i32
}
"""
DONE = """func.func @f(%arg0: i32) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32
  return %0 : i32
}"""


def is_one(value):
    op = value.owner
    return isinstance(op, arith.ConstantOp) and op.value.value == 1


@mica.pattern(arith.MulIOp)
def times_one(op):
    if is_one(op.rhs):
        op.replace(op.lhs)


class Rewriting(unittest.TestCase):
    def setUp(self):
        self.context = mica.Context()
        self.module = self.context.parse(TEXT)

    def test_pattern(self):
        self.assertTrue(mica.rewrite(self.module, [times_one], fold=False))
        self.module.verify()
        self.assertEqual(str(self.module.body.first), DONE)
        self.assertFalse(mica.rewrite(self.module, [times_one], fold=False))

    def test_pattern_that_makes_operations(self):
        @mica.pattern("arith.addi")
        def sub_of_negative(op):
            with mica.InsertionPoint(op, location=op.location):
                zero = arith.constant(mica.IntegerAttr.get(op.result.type, 0))
                op.replace(arith.subi(op.lhs, arith.subi(zero, op.rhs)))

        mica.rewrite(self.module, [sub_of_negative], fold=False)
        self.module.verify()
        self.assertEqual([op.name for op in self.module.body.first.body].count("arith.subi"), 2)

    def test_any_operation_and_order(self):
        seen = []

        def note(op):
            seen.append(op.name)

        @mica.pattern("arith.addi", benefit=2)
        def first(op):
            seen.append("first")

        mica.rewrite(self.module, [note, first], fold=False)
        self.assertEqual(seen[seen.index("first") + 1], "arith.addi")
        self.assertIn("func.return", seen)

    def test_exception_ends_it(self):
        @mica.pattern(arith.MulIOp)
        def fails(op):
            raise KeyError(op.name)

        with self.assertRaises(KeyError) as caught:
            mica.rewrite(self.module, [fails], fold=False)
        self.assertEqual(caught.exception.args, ("arith.muli",))
        self.module.verify()
        mica.rewrite(self.module, [times_one])

    def test_patterns_without_end(self):
        @mica.pattern(arith.AddIOp)
        def turn(op):
            op.lhs, op.rhs = op.rhs, op.lhs
            op.attributes["turns"] = op.attributes["turns"].value + 1 if "turns" in op.attributes else 0

        with self.assertRaises(mica.MicaError), warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            mica.rewrite(self.module, [turn], most_rounds=3)
        self.assertIn("rewriting was stopped", str(told[0].message))
        self.module.verify()

    def test_what_patterns_may_not_do(self):
        tried = []
        module = self.module

        def refused(action):
            try:
                action()
            except (RuntimeError, ValueError) as error:
                tried.append(error)

        @mica.pattern(arith.AddIOp)
        def wrong(op):
            refused(module.erase)
            refused(op.remove)
            refused(lambda: mica.rewrite(module, []))
            refused(lambda: mica.run(module, "builtin.module(cse)"))

        mica.rewrite(module, [wrong], fold=False)
        self.assertEqual(len(tried) % 4, 0)
        self.assertGreater(len(tried), 0)
        self.assertRaises(ValueError, lambda: mica.rewrite(module.body.first.body.first, []))
        self.assertRaises(ValueError, lambda: mica.rewrite(module, [mica.pattern("no.op")(times_one)]))

    def test_objects_of_a_pattern_that_are_kept(self):
        kept = []

        @mica.pattern(arith.MulIOp)
        def keep(op):
            kept.extend([op, op.results[0], op.lhs, op.block])
            times_one(op)

        mica.rewrite(self.module, [keep], fold=False)
        op, result, operand, block = kept[-4:]
        self.assertRaises(mica.ErasedError, lambda: op.name)
        self.assertRaises(mica.ErasedError, lambda: result.type)
        self.assertEqual(str(operand.type), "i32")
        self.assertEqual(block.owner.name, "func.func")

    def test_trees_that_patterns_make_and_forget(self):
        @mica.pattern(arith.AddIOp)
        def forget(op):
            if "seen" not in op.attributes:
                op.attributes["seen"] = 1
                for _ in range(100):
                    op.parent.clone()
                    self.context.parse("func.func @g() { return }")
                gc.collect()

        mica.rewrite(self.module, [forget], fold=False)
        self.module.verify()
        self.context.parse("")
        self.assertLess(self.context.live_operations, 20)

    def test_operations_that_patterns_make_and_keep_nowhere(self):
        @mica.pattern(arith.AddIOp)
        def forget(op):
            if "seen" not in op.attributes:
                op.attributes["seen"] = 1
                arith.subi(op.lhs, op.rhs)
                op.clone()

        mica.rewrite(self.module, [forget], fold=False)
        self.module.verify()
        self.assertEqual([use.operation.name for use in self.module.body.first.body.arguments[0].uses if use.operation.parent is None],
                         ["arith.addi", "arith.subi"])

    def test_erasing_in_a_pattern(self):
        @mica.pattern(arith.AddIOp)
        def drop(op):
            op.result.replace_all_uses_with(op.lhs)
            op.erase()

        @mica.pattern(arith.ConstantOp)
        def used(op):
            self.assertRaises(mica.MicaError, op.erase)

        mica.rewrite(self.module, [drop, used], fold=False)
        self.module.verify()
        self.assertNotIn("addi", str(self.module))

    def test_blocks_in_a_pattern(self):
        module = self.context.parse("func.func @f() {\n  call @g() : () -> ()\n  return\n}\nfunc.func private @g()")

        @mica.pattern(func.CallOp)
        def inline(op):
            rest = op.block.split(op.next)
            with mica.InsertionPoint(op.block):
                from mica.dialects import cf

                cf.br([], rest)
            op.erase()

        mica.rewrite(module, [inline], fold=False)
        module.verify()
        self.assertIn("cf.br ^bb1", str(module))

    def test_canonicalization_too(self):
        mica.rewrite(self.module, [], canonicalize=True)
        self.assertEqual(str(self.module.body.first), DONE)

    def test_pipelines(self):
        mica.run(self.module, "builtin.module(func.func(canonicalize),cse)")
        self.assertEqual(str(self.module.body.first), DONE)
        with self.assertRaises(mica.PassError) as caught:
            mica.run(self.module, "builtin.module(csee)")
        self.assertIn("csee", caught.exception.message)
        with self.assertRaises(mica.PassError):
            mica.run(self.module.body.first, "builtin.module(cse)")


if __name__ == "__main__":
    unittest.main()
