"""Contexts: reading, printing, verifying, and what is said where something is wrong."""

import gc
import os
import shutil
import subprocess
import tempfile
import threading
import unittest
import warnings
import weakref

import mica

SQUARE = "func.func @square(%x: i32) -> i32 {\n  %y = arith.muli %x, %x : i32\n  return %y : i32\n}\n"
PRINTED = """module {
  func.func @square(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  }
}
"""


class Library(unittest.TestCase):
    @unittest.skipIf(shutil.which("nm") is None, "no nm")
    def test_one_symbol_leaves_it(self):
        folder = os.path.dirname(mica.__file__)
        [library] = [n for n in os.listdir(folder) if n.startswith("_native.") and n.endswith(".so")]
        listed = subprocess.run(["nm", "-D", "--defined-only", os.path.join(folder, library)], capture_output=True, text=True)
        names = {line.split()[-1] for line in listed.stdout.splitlines()}
        self.assertEqual({n for n in names if not n.startswith(("__", "_init", "_fini", "_edata", "_end"))}, {"PyInit__native"})

    def test_versions(self):
        self.assertRegex(mica.__version__, r"^\d+\.\d+\.\d+$")


class Reading(unittest.TestCase):
    def setUp(self):
        self.context = mica.Context()

    def test_text_is_read_and_printed(self):
        module = self.context.parse(SQUARE)
        module.verify()
        self.assertEqual(module.text(), PRINTED)
        self.assertEqual(str(module), PRINTED.rstrip("\n"))
        self.assertIn('"arith.muli"(%arg0, %arg0)', module.text(generic=True))
        self.assertIn('loc("a.mlir":2:8)', self.context.parse(SQUARE, file="a.mlir").text(locations=True, local_scope=True))

    def test_bytecode_is_read_and_written(self):
        data = self.context.parse(SQUARE).bytecode()
        self.assertEqual(self.context.parse(data).text(), PRINTED)
        self.assertEqual(mica.Context().parse(self.context.parse(SQUARE).bytecode(version=3)).text(), PRINTED)

    def test_file_is_read(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "square.mlir")
            with open(path, "w", encoding="utf-8") as file:
                file.write(SQUARE)
            module = self.context.parse_file(path)
            self.assertEqual(module.body.first.location.file, path)
            self.assertEqual((module.body.first.location.line, module.body.first.location.column), (1, 1))
        with self.assertRaises(FileNotFoundError):
            self.context.parse_file(path)

    def test_error_of_a_text_has_its_place(self):
        with self.assertRaises(mica.ParseError) as caught:
            self.context.parse("func.func @f() {\n  %0 = arith.addi %a, %a : i32\n}\n", file="wrong.mlir")
        error = caught.exception
        self.assertEqual((error.file, error.line, error.column), ("wrong.mlir", 2, 19))
        self.assertEqual(error.message, "use of undeclared SSA value name")
        self.assertIn("wrong.mlir:2:19: error: use of undeclared SSA value name", str(error))

    def test_error_has_its_notes_and_its_help(self):
        with self.assertRaises(mica.ParseError) as caught:
            self.context.parse("%a = arith.constant 1 : i32\n%a = arith.constant 1 : i32\n")
        [diagnostic] = caught.exception.diagnostics
        [note] = diagnostic.notes
        self.assertEqual((note.severity, note.message, note.line), (mica.Severity.NOTE, "previously defined here", 1))
        with self.assertRaises(mica.ParseError) as caught:
            self.context.parse("func.fucn @f() { return }")
        self.assertEqual(caught.exception.diagnostics[0].help, "did you mean 'func.func'?")

    def test_error_of_the_verifier_has_its_place(self):
        module = self.context.parse("func.func @f() -> i32 {\n  return\n}", file="f.mlir")
        with self.assertRaises(mica.VerifyError) as caught:
            module.verify()
        self.assertEqual((caught.exception.file, caught.exception.line), ("f.mlir", 2))
        self.assertIn("has 0 operands, but enclosing function (@f) returns 1", caught.exception.message)

    def test_error_leaves_nothing_for_the_next(self):
        for _ in range(2):
            with self.assertRaises(mica.ParseError) as caught:
                self.context.type("tensor<")
            self.assertEqual(len(caught.exception.diagnostics), 1)
        self.assertEqual(str(self.context.type("tensor<4x?xf32>")), "tensor<4x?xf32>")

    def test_text_is_any_bytes(self):
        with self.assertRaises(mica.ParseError):
            self.context.parse(b"\xff\xfe\x00\x00")
        module = self.context.parse('"x.y"() {name = "\\FF\u00e9"} : () -> ()'.encode(), single=False) if (
            self.context.__setattr__("allow_unregistered", True) is None) else None
        op = module.body.first
        self.assertEqual(op.attributes["name"].value, "\udcff\u00e9")
        op.attributes["other"] = "\udcff\u00e9"
        self.assertEqual(op.attributes["other"], op.attributes["name"])

    def test_one_operation_is_the_answer(self):
        op = self.context.parse("func.func private @f()", single=True)
        self.assertEqual(op.name, "func.func")
        self.assertIsNone(op.parent)

    def test_older_text(self):
        text = "func @f() { return }"
        with self.assertRaises(mica.ParseError):
            self.context.parse(text)
        self.assertIn("func.func @f", str(self.context.parse(text, upgrade_legacy=True)))

    def test_unknown_dialects(self):
        with self.assertRaises(mica.ParseError):
            self.context.parse('"toy.print"() : () -> ()')
        self.context.allow_unregistered = True
        op = self.context.parse('"toy.print"() : () -> ()').body.first
        self.assertEqual((op.name, op.is_registered), ("toy.print", False))

    def test_limits_are_errors(self):
        context = mica.Context(nesting=10)
        with self.assertRaises(mica.ParseError):
            context.attribute("[" * 20 + "]" * 20)
        context = mica.Context(memory=1 << 20)
        with self.assertRaises((mica.MicaError, MemoryError)):
            context.parse("\n".join(f"%{i} = arith.constant {i} : i64" for i in range(100000)))

    def test_warnings_go_to_who_asks(self):
        seen = []
        context = mica.Context(on_diagnostic=seen.append)
        context._note_diagnostic(2, 0, "mind this", "", False)
        context.parse("")
        self.assertEqual([(d.severity, d.message) for d in seen], [(mica.Severity.WARNING, "mind this")])
        self.context._note_diagnostic(2, 0, "mind this", "", False)
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            self.context.parse("")
        self.assertEqual([str(w.message) for w in told], ["warning: mind this"])

    def test_one_that_is_told_and_raises(self):
        def refuse(diagnostic):
            raise KeyError(diagnostic.message)

        context = mica.Context(on_diagnostic=refuse)
        context._note_diagnostic(2, 0, "mind this", "", False)
        self.assertRaises(KeyError, lambda: context.parse(SQUARE))
        self.assertEqual(context.parse(SQUARE).text(), PRINTED)

    def test_context_belongs_to_one_thread(self):
        caught = []

        def use():
            try:
                self.context.parse("")
            except RuntimeError as error:
                caught.append(error)
            self.context.adopt()
            self.context.parse("")

        thread = threading.Thread(target=use)
        thread.start()
        thread.join()
        self.assertEqual(len(caught), 1)
        with self.assertRaises(RuntimeError):
            self.context.parse("")
        self.context.adopt()
        self.context.parse("")

    def test_contexts_on_threads_of_their_own(self):
        def work(found):
            context = mica.Context()
            for _ in range(20):
                found.append(context.parse(SQUARE).text())

        results = [[] for _ in range(4)]
        threads = [threading.Thread(target=work, args=(found,)) for found in results]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual({text for found in results for text in found}, {PRINTED})

    def test_context_goes_with_what_it_holds(self):
        module = self.context.parse(SQUARE)
        gone = weakref.ref(self.context)
        self.context = None
        gc.collect()
        self.assertIsNotNone(gone())
        self.assertEqual(module.text(), PRINTED)
        del module
        gc.collect()
        self.assertIsNone(gone())


if __name__ == "__main__":
    unittest.main()
