"""Types and attributes: made, taken apart, and of values of Python's."""

import unittest

import mica
from mica.dialects import arith


class Attributes(unittest.TestCase):
    def setUp(self):
        self.context = mica.Context()
        self.type = self.context.type
        self.attribute = self.context.attribute

    def test_equal_ones_are_equal(self):
        self.assertEqual(self.type("i32"), mica.IntegerType.get(32, self.context))
        self.assertEqual(len({self.type("i32"), self.type("i32"), self.type("i64")}), 2)
        self.assertEqual(self.attribute('"x"'), mica.StringAttr.get("x", self.context))
        self.assertNotEqual(self.type("i32"), mica.Context().type("i32"))
        self.assertNotEqual(self.type("i32"), "i32")

    def test_types(self):
        i32, f32 = self.type("i32"), self.type("f32")
        made = [
            (mica.IntegerType.get(8, self.context, signed=False), "ui8"),
            (mica.IntegerType.get(8, self.context, signed=True), "si8"),
            (mica.IndexType.get(self.context), "index"),
            (mica.NoneType.get(self.context), "none"),
            (mica.FloatType.get("bf16", self.context), "bf16"),
            (mica.FunctionType.get([i32], [f32, f32], self.context), "(i32) -> (f32, f32)"),
            (mica.TupleType.get([i32, f32], self.context), "tuple<i32, f32>"),
            (mica.ComplexType.get(f32), "complex<f32>"),
            (mica.VectorType.get([4, 2], f32, scalable=[False, True]), "vector<4x[2]xf32>"),
            (mica.RankedTensorType.get([4, mica.DYNAMIC], f32), "tensor<4x?xf32>"),
            (mica.RankedTensorType.get([4], f32, encoding=self.attribute('"e"')), 'tensor<4xf32, "e">'),
            (mica.UnrankedTensorType.get(f32), "tensor<*xf32>"),
            (mica.MemRefType.get([2], i32, memory_space=self.attribute("1 : i64")), "memref<2xi32, 1>"),
            (mica.MemRefType.get([], i32), "memref<i32>"),
            (mica.UnrankedMemRefType.get(i32), "memref<*xi32>"),
        ]
        for kind, text in made:
            self.assertEqual(str(kind), text)
            self.assertEqual(self.type(text), kind)
            self.assertIs(type(self.type(text)), type(kind))

    def test_parts_of_types(self):
        kind = self.type("memref<4x?xf32, strided<[8, 1]>, 3>")
        self.assertEqual((kind.shape, kind.rank, str(kind.element)), ([4, mica.DYNAMIC], 2, "f32"))
        self.assertEqual((str(kind.layout), str(kind.memory_space)), ("strided<[8, 1]>", "3 : i64"))
        self.assertFalse(kind.has_static_shape)
        self.assertFalse(self.type("tensor<*xf32>").has_rank)
        self.assertEqual(self.type("vector<[4]xf32>").scalable, [True])
        self.assertEqual([str(t) for t in self.type("(i1, i2) -> i3").inputs], ["i1", "i2"])
        self.assertEqual((self.type("ui7").width, self.type("ui7").signed, self.type("i7").signed), (7, False, None))
        self.assertEqual((self.type("f80").width, self.type("i32").dialect), (80, "builtin"))

    def test_type_that_can_not_be(self):
        function = self.type("() -> ()")
        for make in (
            lambda: mica.VectorType.get([4], function), lambda: mica.IntegerType.get(2**30, self.context),
            lambda: mica.ComplexType.get(function), lambda: mica.MemRefType.get([-3], self.type("i32")),
            lambda: mica.FloatType.get("f7", self.context), lambda: mica.RankedTensorType.get([2], function),
        ):  # fmt: skip
            self.assertRaises(mica.MicaError, make)

    def test_integers_of_any_width(self):
        for width, value in ((1, -1), (8, -128), (8, 127), (64, -(2**63)), (65, 2**64 - 1), (200, -(2**199)), (200, 2**198 + 5)):
            kind = mica.IntegerType.get(width, self.context)
            made = mica.IntegerAttr.get(kind, value)
            if width > 1:
                self.assertEqual(made.value, value)
                self.assertEqual(self.attribute(f"{value} : i{width}"), made)
        self.assertEqual(mica.IntegerAttr.get(self.type("ui8"), 255).value, 255)
        self.assertEqual(self.attribute("255 : i8").value, -1)
        self.assertEqual(mica.IntegerAttr.get(self.type("index"), -5).value, -5)
        self.assertRaises(OverflowError, lambda: mica.IntegerAttr.get(self.type("i8"), 256))
        self.assertRaises(TypeError, lambda: mica.IntegerAttr.get(self.type("f32"), 1))

    def test_values(self):
        for text, value in (
            ("true", True), ("7 : i64", 7), ("1.5 : f32", 1.5), ('"a\\0Ab"', "a\nb"), ("unit", True), ("i32", self.type("i32")),
            ("[1, \"x\", [true]]", [1, "x", [True]]), ("{a = 1 : i8, b}", {"a": 1, "b": True}), ("@a::@b", "a::b"),
            ("array<i64: 1, -2>", [1, -2]), ("array<i1: true, false>", [True, False]), ("array<f32: 0.5>", [0.5]), ("array<i8>", []),
            ("dense<[1, 2]> : tensor<2xi16>", [1, 2]), ("dense<3> : tensor<2xui8>", [3, 3]), ("dense<true> : tensor<1xi1>", [True]),
            ("dense<0.5> : tensor<2xf16>", [0.5, 0.5]), ("dense<1.5> : tensor<1xbf16>", [1.5]), ("dense<[5]> : tensor<1xi128>", [5]),
        ):  # fmt: skip
            self.assertEqual(self.attribute(text).value, value, text)
        self.assertEqual(str(self.attribute('loc("a":1:2)').value), 'loc("a":1:2)')
        affine = self.attribute("affine_map<(d0) -> (d0)>")
        self.assertIs(affine.value, affine)

    def test_of_values_of_python(self):
        for value, text in (
            (True, "true"), (7, "7 : i64"), (2**70, None), (1.5, "1.500000e+00 : f64"), ("x", '"x"'), ([1, 2], "array<i64: 1, 2>"),
            ([], "[]"), ({"a": 1}, "{a = 1 : i64}"), (self.type("i8"), "i8"), (["a", 1], '["a", 1]'), ([True], "array<i1: true>"),
            (self.attribute("unit"), "unit"), ([1.5, 2], "array<f64: 1.500000e+00, 2.000000e+00>"),
        ):  # fmt: skip
            if text is None:
                self.assertRaises(StopIteration, lambda: mica.to_attribute(value, self.context))
            else:
                self.assertEqual(str(mica.to_attribute(value, self.context)), text)
        self.assertRaises(TypeError, lambda: mica.to_attribute(object(), self.context))

    def test_containers(self):
        array = mica.ArrayAttr.get([1, "x"], self.context)
        self.assertEqual((len(array), str(array[-1]), [str(a) for a in array]), (2, '"x"', ["1 : i64", '"x"']))
        self.assertRaises(IndexError, lambda: array[2])
        entries = mica.DictAttr.get({"b": 1, "a": True}, self.context)
        self.assertEqual((entries.keys(), list(entries), "a" in entries), (["a", "b"], ["a", "b"], True))
        self.assertRaises(KeyError, lambda: entries["c"])
        self.assertEqual(mica.SymbolRefAttr.get(["a", "b"], self.context).names, ["a", "b"])
        self.assertRaises(ValueError, lambda: mica.SymbolRefAttr.get("", self.context))

    def test_dense(self):
        i32 = self.type("i32")
        dense = mica.DenseElementsAttr.get(self.type("tensor<2x2xi32>"), [1, 2, 3, 4])
        self.assertEqual(str(dense), "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>")
        self.assertEqual((len(dense), dense[2].value, dense.is_splat), (4, 3, False))
        self.assertEqual(mica.DenseElementsAttr.get(dense.type, dense.data), dense)
        splat = mica.DenseElementsAttr.get(self.type("tensor<3xi32>"), 7)
        self.assertEqual((splat.is_splat, splat.value, str(splat)), (True, [7, 7, 7], "dense<7> : tensor<3xi32>"))
        self.assertRaises(ValueError, lambda: mica.DenseElementsAttr.get(dense.type, [1, 2]))
        self.assertRaises(TypeError, lambda: mica.DenseElementsAttr.get(i32, [1]))
        self.assertRaises(OverflowError, lambda: mica.DenseElementsAttr.get(dense.type, [2**40] * 4))
        self.assertEqual(str(mica.DenseArrayAttr.get(self.type("f32"), [1.5])), "array<f32: 1.500000e+00>")
        self.assertRaises(OverflowError, lambda: mica.DenseArrayAttr.get(self.type("i8"), [1000]))

    def test_attributes_of_dialects(self):
        fast = self.attribute("#arith.fastmath<nnan,ninf>")
        self.assertIsInstance(fast, arith.FastMathFlagsAttr)
        self.assertEqual(fast.value, arith.FastMathFlags.nnan | arith.FastMathFlags.ninf)
        self.assertEqual(arith.FastMathFlagsAttr.get(fast.value, context=self.context), fast)
        self.assertEqual(fast.dialect, "arith")

    def test_types_of_dialects(self):
        from mica.dialects import nvgpu, quant  # noqa: F401

        kind = self.type("!nvgpu.warpgroup.descriptor<tensor=memref<128x64xf16, 3>>")
        self.assertIsInstance(kind, nvgpu.WarpgroupMatrixDescriptorType)
        self.assertEqual(str(kind.tensor), "memref<128x64xf16, 3>")
        self.assertEqual(nvgpu.WarpgroupMatrixDescriptorType.get(kind.tensor), kind)

    def test_locations(self):
        here = self.context.location("a", 1, 2)
        named = mica.Location.of_name("x", self.context, here)
        call = mica.Location.call_site(here, named)
        fused = mica.Location.fused([call, here], self.context)
        self.assertEqual(str(fused), 'loc(fused[callsite("a":1:2 at "x"("a":1:2)), "a":1:2])')
        self.assertEqual((fused.kind, call.kind, named.kind, here.kind), ("fused", "callsite", "name", "file"))
        self.assertEqual((fused.file, fused.line, named.name, named.parts), ("a", 1, "x", [here]))
        self.assertEqual((str(self.context.location()), self.context.location().file), ("loc(unknown)", None))


if __name__ == "__main__":
    unittest.main()
