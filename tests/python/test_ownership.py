"""Who keeps what: nothing that Python holds is taken away behind its back, and what was taken away says so."""

import copy
import gc
import pickle
import threading
import unittest

import mica
from mica.dialects import arith, builtin, func, scf

TEXT = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.addi %a, %b : i32
  %d = arith.muli %c, %c : i32
  return %d : i32
}
func.func @g() {
  return
}
"""


class Ownership(unittest.TestCase):
    def setUp(self):
        self.context = mica.Context()
        self.module = self.context.parse(TEXT)
        self.f = self.module.symbol("f")
        self.add, self.mul, self.end = self.f.body.operations

    def test_inner_object_keeps_the_tree(self):
        value = self.add.results[0]
        self.module = self.f = self.add = self.mul = self.end = None
        gc.collect()
        self.assertEqual(value.owner.parent.parent.name, "builtin.module")
        self.assertGreater(self.context.live_operations, 0)
        del value
        self.assertEqual(self.context.live_operations, 0)

    def test_each_kind_of_object_keeps_the_tree(self):
        kinds = [
            lambda m: m, lambda m: m.regions[0], lambda m: m.regions[0].blocks, lambda m: m.body, lambda m: m.body.operations,
            lambda m: m.body.first.body.arguments, lambda m: m.body.first.body.arguments[0],
            lambda m: m.body.first.body.arguments[0].uses[0], lambda m: m.body.first.attributes, lambda m: m.walk(),
            lambda m: m.body.first.body.first.operands, lambda m: m.body.first.body.first.results,
        ]  # fmt: skip
        for kind in kinds:
            held = kind(self.context.parse(TEXT))
            before = self.context.live_operations
            gc.collect()
            self.assertEqual(self.context.live_operations, before)
            del held
            self.assertEqual(self.context.live_operations, before - 7)

    def test_attribute_and_type_keep_the_context(self):
        attribute, kind = self.f.attributes["sym_name"], self.add.results[0].type
        for name in list(vars(self)):
            if name in ("context", "module", "f", "add", "mul", "end"):
                setattr(self, name, None)
        gc.collect()
        self.assertEqual((attribute.value, str(kind)), ("f", "i32"))

    def test_erased_operation_raises(self):
        result, operand, region = self.mul.results[0], self.mul.operands, self.f.regions[0]
        block, argument = self.f.body, self.f.body.arguments[0]
        self.f.erase()
        for use in (
            lambda: self.f.name, lambda: self.f.erase(), lambda: self.f.text(), lambda: self.f.verify(), lambda: self.mul.parent,
            lambda: list(self.f.walk()), lambda: self.mul.attributes["x"], lambda: result.type, lambda: result.owner,
            lambda: operand[0], lambda: len(operand), lambda: region.blocks[0], lambda: block.operations[0],
            lambda: list(block), lambda: argument.type, lambda: argument.uses, lambda: self.f.sym_name, lambda: self.mul.lhs,
            lambda: mica.InsertionPoint(self.mul), lambda: arith.addi(argument, argument), lambda: self.f.clone(),
            lambda: block.arguments.append(self.context.type("i1")), lambda: self.module.body.append(self.f),
        ):  # fmt: skip
            self.assertRaises(mica.ErasedError, use)
        self.assertEqual(repr(self.f), "<erased FuncOp>")
        self.module.verify()

    def test_new_operation_at_an_old_address_is_another(self):
        old = self.module.symbol("g")
        old.erase()
        for _ in range(100):
            self.context.parse("func.func @g() { return }", single=True)
            self.assertRaises(mica.ErasedError, lambda: old.name)
        self.assertEqual(old, old)
        again = [self.context.parse("func.func @g() { return }", single=True) for _ in range(50)]
        self.assertRaises(mica.ErasedError, lambda: old.name)
        self.assertEqual({op.name for op in again}, {"func.func"})
        self.assertEqual(len({old, *again}), 51)

    def test_used_operation_is_not_erased(self):
        with self.assertRaises(mica.MicaError) as caught:
            self.add.erase()
        self.assertIn("its results are still used", caught.exception.message)
        self.assertEqual(self.add.name, "arith.addi")

    def test_pass_takes_operations_away(self):
        self.end.operands[0] = self.f.body.arguments[0]
        block = self.f.body
        mica.run(self.module, "builtin.module(canonicalize)")
        self.assertRaises(mica.ErasedError, lambda: self.mul.name)
        self.assertRaises(mica.ErasedError, lambda: self.add.results[0].type)
        self.assertEqual(self.end.name, "func.return")
        self.assertEqual(len(block.operations), 1)

    def test_pass_takes_blocks_and_arguments_away(self):
        module = self.context.parse(
            "func.func @h(%x: i32) -> i32 {\n  cf.br ^a(%x : i32)\n^a(%y: i32):\n  return %y : i32\n^b:\n  cf.br ^a(%x : i32)\n}"
        )
        first, second, third = module.symbol("h").regions[0].blocks
        argument = second.arguments[0]
        mica.run(module, "builtin.module(canonicalize)")
        self.assertRaises(mica.ErasedError, lambda: third.first)
        self.assertRaises(mica.ErasedError, lambda: argument.type)
        self.assertEqual(first.last.name, "func.return")

    def test_erased_argument_raises(self):
        body = self.module.symbol("g").body
        first, second = (body.arguments.append(self.context.type(t)) for t in ("i1", "i2"))
        del body.arguments[0]
        self.assertRaises(mica.ErasedError, lambda: first.type)
        self.assertEqual((str(second.type), second.index), ("i2", 0))
        with self.assertRaises(mica.MicaError):
            del self.f.body.arguments[0]

    def test_detached_operation_is_kept_and_given_back(self):
        before = self.context.live_operations
        g = self.module.symbol("g")
        g.remove()
        self.assertIsNone(g.parent)
        self.assertEqual(self.context.live_operations, before)
        self.module.body.append(g)
        self.assertEqual(self.module.body.last, g)
        copy = g.clone()
        self.assertEqual(self.context.live_operations, before + 2)
        copy.erase()
        self.assertEqual(self.context.live_operations, before)

    def test_trees_that_were_one_live_together(self):
        other = self.context.parse("")
        g = self.module.symbol("g")
        other.body.append(g)
        del other
        gc.collect()
        self.assertEqual(g.parent.name, "builtin.module")
        self.assertIsNone(self.module.symbol("g"))

    def test_value_of_another_tree_is_kept(self):
        with mica.InsertionPoint(self.context.parse("").body):
            pass
        use = mica.Operation.create("arith.addi", [self.mul.results[0]] * 2)
        self.assertIsNone(use.parent)
        self.module = self.f = self.add = self.mul = self.end = None
        gc.collect()
        self.assertEqual(use.lhs.owner.name, "arith.muli")

    def test_operand_whose_value_was_taken_away(self):
        use = mica.Operation.create("arith.addi", [self.mul.results[0]] * 2)
        self.assertRaises(mica.MicaError, self.mul.erase)
        self.f.erase()
        self.assertEqual(list(use.operands), [None, None])
        self.assertIn("arith.addi", use.text(generic=True))

    def test_contexts_are_not_mixed(self):
        other = mica.Context()
        foreign = other.parse(TEXT)
        x = foreign.body.first.body.arguments[0]
        for mix in (
            lambda: arith.addi(x, self.add.results[0]), lambda: self.add.operands.__setitem__(0, x),
            lambda: self.module.body.append(foreign.body.first), lambda: self.add.results[0].replace_all_uses_with(x),
            lambda: self.f.attributes.__setitem__("a", other.attribute("1")), lambda: mica.TupleType.get([x.type], self.context),
            lambda: self.add.replace([x]), lambda: self.f.body.arguments.append(x.type),
            lambda: setattr(self.f, "location", foreign.location), lambda: foreign.resolve(self.context.attribute("@f")),
        ):  # fmt: skip
            self.assertRaises(ValueError, mix)
        self.module.verify()
        foreign.verify()

    def test_operation_is_not_put_inside_of_itself(self):
        self.assertRaises(ValueError, lambda: self.f.body.append(self.f))
        self.assertRaises(ValueError, lambda: self.f.body.append(self.module))
        self.assertRaises(ValueError, lambda: self.f.move_before(self.add))
        loop = self.context.parse("scf.execute_region {\n scf.execute_region {\n scf.yield\n }\n scf.yield }")
        outer = loop.body.first
        self.assertRaises(ValueError, lambda: outer.body.move_to(outer.body.first.regions[0]))
        self.module.verify()

    def test_operation_is_not_replaced_by_itself(self):
        self.assertRaises(ValueError, lambda: self.add.replace(self.add))
        self.assertRaises(ValueError, lambda: self.add.replace([]))

    def test_index_that_is_not_there(self):
        for use in (
            lambda: self.add.operands[2], lambda: self.add.results[-2], lambda: self.add.regions[0], lambda: self.add.successors[0],
            lambda: self.f.regions[0].blocks[1], lambda: self.f.body.operations[3], lambda: self.f.body.arguments[2],
            lambda: self.add.operands.__setitem__(2, self.add.results[0]),
        ):  # fmt: skip
            self.assertRaises(IndexError, use)

    def test_walk_that_erases(self):
        module = self.context.parse("".join(f"%{i} = arith.constant {i} : i32\n" for i in range(10000)))
        seen = []
        for op in module.walk():
            if op.name == "arith.constant":
                seen.append(op.value.value)
                behind = op.next
                if behind is not None and len(seen) % 2:
                    behind.erase()
                if len(seen) % 100 == 0:
                    op.erase()
                    self.context.parse("arith.constant 1 : i1")
        self.assertEqual(seen, list(range(0, 10000, 1))[::2] if len(seen) == 5000 else seen)
        self.assertLess(len(seen), 10000)
        module.verify()

    def test_walk_after_erases_all(self):
        for op in self.module.walk(after=True):
            if op != self.module:
                for result in op.results:
                    result.replace_all_uses_with(result)
        for op in list(self.module.body):
            op.erase()
        self.assertEqual(self.context.live_operations, 1)

    def test_tree_that_goes_on_another_thread(self):
        held = [self.context.parse(TEXT) for _ in range(10)]
        before = self.context.live_operations
        thread = threading.Thread(target=held.clear)
        thread.start()
        thread.join()
        self.assertEqual(self.context.live_operations, before - 70)

    def test_context_goes_before_its_trees_in_a_circle(self):
        for _ in range(20):
            context = mica.Context()
            circle = [context, context.parse(TEXT)]
            circle.append(circle)
            circle.append(context.parse(TEXT).clone())
            del context, circle
        gc.collect()

    def test_nothing_is_made_of_numbers(self):
        for kind in (mica.Operation, mica.Block, mica.Value, mica.OpResult, mica.Type, mica.IntegerType, mica.Attribute,
                     mica.StringAttr, mica.Location):  # fmt: skip
            self.assertRaises(TypeError, kind)
            self.assertRaises(TypeError, lambda: kind(1, self.context))
        self.assertRaises(TypeError, lambda: copy.copy(self.add))
        self.assertRaises(TypeError, lambda: copy.deepcopy(self.f))
        self.assertRaises(TypeError, lambda: pickle.dumps(self.add.results[0].type))

    def test_blocks(self):
        region = self.f.regions[0]
        first = region.blocks[0]
        rest = first.split(self.mul)
        self.assertEqual([op.name for op in rest], ["arith.muli", "func.return"])
        self.assertEqual(self.mul.block, rest)
        self.assertRaises(mica.MicaError, first.erase)
        new = rest.add_before(self.context.type("i1"))
        self.assertEqual((new.previous, new.next, len(region.blocks)), (first, rest, 3))
        new.move_to(region)
        self.assertEqual(region.blocks[2], new)
        new.erase()
        self.assertRaises(mica.ErasedError, lambda: new.arguments[0])

    def test_implicit_parts_of_typed_operations(self):
        module = builtin.ModuleOp(context=self.context)
        module.regions[0].blocks.append()
        index = mica.IndexType.get(self.context)
        with mica.InsertionPoint(module.body):
            f = func.FuncOp("loop", mica.FunctionType.get([index], [], self.context))
        with mica.InsertionPoint(f.regions[0].blocks.append(index)):
            n = f.body.arguments[0]
            loop = scf.ForOp([], n, n, n, [])
            func.return_([])
        with mica.InsertionPoint(loop.region.blocks.append(index)):
            scf.yield_([])
        module.verify()
        self.assertEqual(list(loop.initArgs), [])


if __name__ == "__main__":
    unittest.main()
