"""A dialect of one's own, built into the package by MICA_DEFS with the C beside it."""

import unittest

import mica

try:
    from mica.dialects import own
except ImportError:  # a package that was built without it
    own = None


@unittest.skipIf(own is None, "the package was built without the dialect")
class OwnDialect(unittest.TestCase):
    def setUp(self):
        self.context = mica.Context()

    def test_properties(self):
        op = own.MarkOp(own.Color.None_, on=True, count=3, label="x", context=self.context)
        self.assertEqual((op.on, op.set, op.count, op.label, op.color, op.size), (True, False, 3, "x", own.Color.None_, 7))
        op.on, op.set, op.count, op.label, op.color, op.size = False, True, -4, "", own.Color.Red, 8
        self.assertEqual((op.on, op.set, op.count, op.label, op.color, op.size), (False, True, -4, "", own.Color.Red, 8))
        op.on, op.set = True, False
        self.assertEqual((op.on, op.set), (True, False))
        op.verify()
        self.assertEqual(str(self.context.parse(op.text(), single=True)), str(op))
        self.assertRaises(TypeError, lambda: setattr(op, "count", "three"))

    def test_types(self):
        i8 = mica.IntegerType.get(8, self.context)
        kind = own.RangeType.get(i8, -5, 2, [1, 2**40])
        self.assertEqual(str(kind), "!own.range<i8, -5, 2, [1, 1099511627776]>")
        self.assertEqual(kind, self.context.type(str(kind)))
        self.assertEqual((kind.of, kind.from_, kind.step, kind.without, kind.closed), (i8, -5, 2, [1, 2**40], False))
        self.assertTrue(own.RangeType.get(i8, 0, 1, [], closed=True).closed)
        self.assertRaises(OverflowError, lambda: own.RangeType.get(i8, 0, -1, []))
        self.assertRaises(TypeError, lambda: own.RangeType.get(3, 0, 1, [], context=self.context))

    def test_attributes(self):
        note = own.NoteAttr.get("a\"b", 0.5, context=self.context)
        self.assertEqual((note.text_, note.weight), ('a"b', 0.5))
        self.assertEqual(self.context.attribute(str(note)), note)
        op = own.MarkOp(own.Color.Red, note=note, context=self.context)
        self.assertEqual(op.note, note)
        self.assertRaises(TypeError, lambda: own.MarkOp(own.Color.Red, note=7, context=self.context))

    def test_names_and_checks(self):
        kind = own.RangeType.get(mica.IndexType.get(self.context), 0, 1, [])
        value = mica.Operation.create("own.lambda", [[self.value()], []], [kind]).results[0]
        op = own.LambdaOp(kind, value, [value])
        self.assertEqual((op.pass_, op.operands_, op.results_), (value, [value], op.results[0]))
        op.verify()
        with self.assertRaises(mica.VerifyError) as caught:
            own.LambdaOp(kind, value, [value] * 3).verify()
        self.assertEqual(caught.exception.message, "'own.lambda' op has too many operands")

    def value(self):
        self.module = self.context.parse("func.func private @f(%a: i32) { return }".replace("private ", ""))
        return self.module.body.first.body.arguments[0]


if __name__ == "__main__":
    unittest.main()
