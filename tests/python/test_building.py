"""Making and changing operations, by their typed classes and by their names."""

import inspect
import os
import sys
import unittest

import mica
from mica import typed
from mica._base import in_text, lib
from mica.dialects import arith, builtin, cf, func, linalg, memref, scf, tensor, vector


class Building(unittest.TestCase):
    def setUp(self):
        self.context = mica.Context()
        self.module = self.context.parse("")
        self.i32 = mica.IntegerType.get(32, self.context)
        self.index = mica.IndexType.get(self.context)

    def function(self, inputs, results=()):
        with mica.InsertionPoint(self.module.body):
            f = func.FuncOp("f", mica.FunctionType.get(inputs, list(results), self.context))
        f.regions[0].blocks.append(*inputs)
        return f

    def test_function(self):
        f = self.function([self.i32], [self.i32])
        with mica.InsertionPoint(f.body, location=self.context.location("a.toy", 1, 2)):
            x = f.body.arguments[0]
            square = arith.muli(x, x)
            one = arith.constant(mica.IntegerAttr.get(self.i32, 1))
            func.return_([arith.addi(square, one, overflowFlags=arith.IntegerOverflowFlags.nsw)])
        self.module.verify()
        self.assertEqual(
            str(f),
            "func.func @f(%arg0: i32) -> i32 {\n"
            "  %0 = arith.muli %arg0, %arg0 : i32\n"
            "  %c1_i32 = arith.constant 1 : i32\n"
            "  %1 = arith.addi %0, %c1_i32 overflow<nsw> : i32\n"
            "  return %1 : i32\n"
            "}",
        )
        self.assertEqual((square.location.file, square.location.line, square.location.column), ("a.toy", 1, 2))
        self.assertEqual(square.owner.location, self.context.location("a.toy", 1, 2))

    def test_parts_by_name(self):
        f = self.function([self.i32, self.i32])
        a, b = f.body.arguments
        op = arith.AddIOp(a, b, at=mica.InsertionPoint(f.body))
        self.assertIsInstance(op, arith.AddIOp)
        self.assertEqual((op.lhs, op.rhs, op.result), (a, b, op.results[0]))
        op.lhs = b
        self.assertEqual(list(op.operands), [b, b])
        self.assertEqual(op.overflowFlags, arith.IntegerOverflowFlags.none)
        op.overflowFlags = arith.IntegerOverflowFlags.nsw | arith.IntegerOverflowFlags.nuw
        self.assertEqual(op.overflowFlags, arith.IntegerOverflowFlags.nsw | arith.IntegerOverflowFlags.nuw)
        self.assertIn("overflow<nsw, nuw>", str(op))
        self.assertEqual(arith.CmpIPredicate.sle.text, "sle")

    def test_groups_of_operands_and_blocks(self):
        i1 = mica.IntegerType.get(1, self.context)
        f = self.function([i1, self.i32])
        end = f.regions[0].blocks.append(self.i32, self.i32)
        other = f.regions[0].blocks.append()
        c, x = f.body.arguments
        branch = cf.CondBranchOp(c, [x, x], [], end, other, at=mica.InsertionPoint(f.body))
        with mica.InsertionPoint(end):
            func.return_([])
        with mica.InsertionPoint(other):
            cf.br([x, x], end)
        self.module.verify()
        self.assertEqual((branch.trueDestOperands, branch.falseDestOperands), ([x, x], []))
        self.assertEqual((branch.trueDest, branch.falseDest), (end, other))
        self.assertEqual(end.predecessors, [other, f.body])
        branch.falseDest = end
        self.assertEqual(branch.successors[1], end)

    def test_results_whose_types_are_given(self):
        f = self.function([self.i32])
        with mica.InsertionPoint(f.body):
            wide = arith.extsi(mica.IntegerType.get(64, self.context), f.body.arguments[0])
            call = func.CallOp([self.i32, self.index], "g", [wide])
        self.assertEqual([str(r.type) for r in call.results], ["i32", "index"])
        self.assertEqual(call.callee, "g")

    def test_regions(self):
        f = self.function([self.index, self.i32], [self.i32])
        n, x = f.body.arguments
        with mica.InsertionPoint(f.body):
            loop = scf.ForOp([self.i32], n, n, n, [x])
            func.return_([loop.results[0]])
        body = loop.region.blocks.append(self.index, self.i32)
        with mica.InsertionPoint(body):
            scf.yield_([body.arguments[1]])
        self.module.verify()
        switch = scf.IndexSwitchOp([], n, [1, 2], caseRegions_count=2, at=mica.InsertionPoint(f.body.last))
        self.assertEqual((len(switch.regions), switch.cases), (3, [1, 2]))

    def test_generic_making(self):
        f = self.function([self.i32, self.index])
        a, n = f.body.arguments
        with mica.InsertionPoint(f.body):
            op = mica.Operation.create("arith.addi", [a, a], attributes={"overflowFlags": arith.IntegerOverflowFlags.nsw, "my.note": 7})
            cast = mica.Operation.create("arith.index_cast", [n], [self.i32])
            self.assertRaises(TypeError, lambda: mica.Operation.create("arith.index_cast", [n]))
            alloc = mica.Operation.create("memref.alloc", [[n], []], [mica.MemRefType.get([mica.DYNAMIC], self.i32)])
        self.assertEqual((op.attributes["my.note"].value, str(op.attributes["my.note"])), (7, "7 : i64"))
        self.assertEqual(str(cast.results[0].type), "i32")
        self.assertEqual((alloc.dynamicSizes, alloc.symbolOperands), ([n], []))
        self.assertRaises(TypeError, lambda: mica.Operation.create("memref.alloc", [[n]], [alloc.results[0].type]))

    def test_unknown_operation(self):
        op = mica.Operation.create("toy.op", [], [self.i32], attributes={"a": 1, "b": "x"}, regions=1, context=self.context)
        op.regions[0].blocks.append(self.i32)
        self.assertEqual(op.text(), '%0 = "toy.op"() ({\n^bb0(%arg0: i32):\n}) {a = 1 : i64, b = "x"} : () -> i32\n')

    def test_part_that_is_missing(self):
        with self.assertRaises(mica.MicaError):
            mica.Operation.create("arith.constant", results=[self.i32], context=self.context)
        with self.assertRaises(mica.MicaError):
            mica.Operation.create("", context=self.context)
        with self.assertRaises(ValueError):
            mica.Operation.create("toy.op")
        with self.assertRaises(TypeError):
            arith.addi(1, 2, context=self.context)

    def test_operand_of_another_type(self):
        f = self.function([self.i32, self.index])
        arith.AddIOp(*f.body.arguments, at=mica.InsertionPoint(f.body))
        with self.assertRaises(mica.VerifyError) as caught:
            self.module.verify()
        self.assertIn("requires the same type for all operands and results", caught.exception.message)

    def test_attributes_of_an_operation(self):
        f = self.function([])
        self.assertEqual(f.attributes.keys(), ["function_type", "sym_name"])
        f.attributes["my.list"] = [1, 2]
        f.attributes["my.text"] = "x"
        self.assertEqual(dict(f.attributes.items())["my.list"].value, [1, 2])
        self.assertEqual((len(f.attributes), "my.text" in f.attributes, f.attributes.get("no")), (4, True, None))
        del f.attributes["my.text"]
        self.assertRaises(KeyError, lambda: f.attributes["my.text"])
        self.assertRaises(KeyError, lambda: f.attributes.__delitem__("my.text"))
        self.assertRaises(TypeError, lambda: setattr(f, "sym_name", 7))
        f.sym_visibility = "private"
        self.assertEqual(f.sym_visibility, "private")
        f.sym_visibility = None
        self.assertIsNone(f.sym_visibility)
        self.assertFalse(f.no_inline)
        f.no_inline = True
        self.assertTrue(f.no_inline)
        self.assertIn("no_inline", str(f))
        f.no_inline = False
        self.assertNotIn("no_inline", str(f))

    def test_properties(self):
        alloc = memref.AllocOp(mica.MemRefType.get([4], self.i32), [], [], alignment=8, context=self.context)
        self.assertEqual(alloc.alignment, 8)
        alloc.alignment = None
        self.assertIsNone(alloc.alignment)

    def test_symbols(self):
        f = self.function([])
        with mica.InsertionPoint(f.body):
            call = func.CallOp([], "f", [])
            func.return_([])
        self.assertEqual(call.resolve("f"), f)
        self.assertEqual(call.resolve(call.attributes["callee"]), f)
        self.assertIsNone(call.resolve("g"))
        self.assertEqual(self.module.symbol("f"), f)

    def test_moving(self):
        f = self.function([self.i32])
        x = f.body.arguments[0]
        with mica.InsertionPoint(f.body):
            ops = [arith.AddIOp(x, x), arith.SubIOp(x, x), arith.MulIOp(x, x)]
        ops[0].move_after(ops[2])
        self.assertEqual([op.name for op in f.body], ["arith.subi", "arith.muli", "arith.addi"])
        ops[2].move_before(ops[1])
        self.assertEqual([op.name for op in f.body], ["arith.muli", "arith.subi", "arith.addi"])
        ops[2].move_after(ops[2])
        ops[2].move_before(ops[2])
        self.assertTrue(ops[2].is_before(ops[0]))
        self.assertRaises(ValueError, lambda: ops[2].is_before(f))
        f.body.operations.insert(0, ops[0])
        self.assertEqual(f.body.first, ops[0])
        ops[1].set_operands([])
        self.assertEqual(len(ops[1].operands), 0)

    def test_uses(self):
        f = self.function([self.i32, self.i32])
        a, b = f.body.arguments
        with mica.InsertionPoint(f.body):
            op = arith.AddIOp(a, a)
        self.assertEqual(sorted(use.index for use in a.uses), [0, 1])
        a.replace_all_uses_with(b)
        self.assertEqual((a.is_used, list(op.operands)), (False, [b, b]))
        self.assertEqual(op.results[0].name, "%0")
        self.assertEqual((b.owner, b.index), (f.body, 1))
        b.type = self.index
        self.assertEqual(str(b.type), "index")

    def test_insertion_points(self):
        f = self.function([self.i32])
        x = f.body.arguments[0]
        with mica.InsertionPoint(f.body):
            last = arith.AddIOp(x, x)
            with mica.InsertionPoint(last):
                arith.subi(x, x)
            with mica.InsertionPoint.at_start(f.body):
                arith.muli(x, x)
            with mica.InsertionPoint.after(last):
                arith.andi(x, x)
        self.assertEqual([op.name for op in f.body], ["arith.muli", "arith.subi", "arith.addi", "arith.andi"])
        self.assertIsNone(mica.InsertionPoint.current())

    def test_every_class_is_as_the_library_has_it(self):
        modules = os.path.join(os.path.dirname(mica.__file__), "dialects")
        names = sorted(n[:-3] for n in os.listdir(modules) if n.endswith(".py") and not n.startswith("_"))
        self.assertGreater(len(names), 20)
        for name in names:
            __import__(f"mica.dialects.{name}")
            module = sys.modules[f"mica.dialects.{name}"]
            self.assertTrue(os.path.exists(os.path.join(modules, name + ".pyi")))
            for cls in vars(module).values():
                if inspect.isclass(cls) and issubclass(cls, mica.Operation) and cls.NAME:
                    self.check_operation(cls)
        self.assertGreater(len(typed.operations), 1000)

    def check_operation(self, cls):
        at = lib.home_name(self.context._home, *in_text(cls.NAME))
        self.assertTrue(lib.name_is_registered(at), cls.NAME)
        parts = [v for v in vars(cls).values() if isinstance(v, typed.Part)]
        for kind, classes in (
            (lib.PART_OPERAND, (typed.operand, typed.operand_group, typed.operand_of_groups)),
            (lib.PART_RESULT, (typed.result, typed.result_group, typed.result_of_groups)),
            (lib.PART_REGION, (typed.region, typed.region_group)),
            (lib.PART_SUCCESSOR, (typed.successor, typed.successor_group)),
        ):
            has = sum(isinstance(p, classes) for p in parts)
            self.assertEqual(has, lib.name_part_count(at, kind), cls.NAME)
        for p in parts:
            if isinstance(p, typed.attribute):
                self.assertGreaterEqual(lib.name_slot(at, *in_text(p.index)), 0, f"{cls.NAME} {p.index}")

    def test_names_that_python_takes(self):
        taken = {n for kind in (mica.Operation, mica.Type, mica.Attribute) for n in dir(kind) if not n.startswith("_")}
        for cls in typed.operations.values():
            for name, part in vars(cls).items():
                if isinstance(part, typed.Part):
                    self.assertFalse(hasattr(mica.Operation, name), f"{cls.NAME}: {name}")
        self.assertIn("operands", taken)


if __name__ == "__main__":
    unittest.main()
