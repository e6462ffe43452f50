"""Every example of docs/python.md does what stands there: one after the other, each prints the text below it."""

import contextlib
import io
import os
import re
import sys
import unittest

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "python.md")
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.S | re.M)


class Docs(unittest.TestCase):
    maxDiff = None

    def test_examples(self):
        with open(PAGE, encoding="utf-8") as file:
            text = file.read()
        names = {"__name__": "docs"}
        found = BLOCK.findall(text)
        self.assertGreater(len(found), 5)
        for code, wanted in found:
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile(code, "docs/python.md", "exec"), names)
            if os.environ.get("WRITE"):
                sys.stderr.write(f"{code}---\n{printed.getvalue()}===\n")
            else:
                self.assertEqual(printed.getvalue(), wanted, code)


if __name__ == "__main__":
    unittest.main()
