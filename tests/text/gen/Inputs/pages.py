#!/usr/bin/env python3
"""Pages of descriptions that are made at random, or to be slow: each is whole HTML, with no element or link but
those that the page may have, and takes time that is linear in its size.

  pages.py --gen mica-gen --defs defs --work DIR [--seed N] [--count N]
"""
import argparse
import html.parser
import os
import random
import re
import resource
import subprocess
import sys

VOID = {"meta", "input", "br", "hr", "wbr"}
ELEMENTS = VOID | set("html head title style body a nav div p ol ul li details summary main script section h1 h2 h3 h4 h5 h6 "
                      "pre code span table thead tbody tr th td blockquote em strong".split())
PIECES = ["`", "``", "```", "~~~", "\n", "\n\n", "\n    ", "\n  ", "*", "**", "***", "_", "__", "[", "](", ")", "](http://a/b)",
          "](#x)", "](javascript:x)", "!", "<", ">", "<b>", "</p>", "<script>", "</script>", "<!--", "-->", "&", "&lt;", "&#60;",
          "\\", "|", "\n|", "\n| --- |", "\n| a | b |\n|---|---|\n", "\n# ", "\n###### ", "\n- ", "\n1. ", "\n> ", "\n---\n", "\n===",
          "a", " word ", "x_y", "http://a.b/c?d=e&f", "<https://a.b>", "`ring.add`", "\"", "'", "\t", "mlir", "%0", "é", "\u2028"]
SLOW = ["*a ", "_a ", "**a", "[", "[a](", "](", "`a``b", "`" * 3 + "a ", "<http://", "http://", "> ", "- ", "\n- ", "\n> ", "| a ",
        "\\", "&", "*a _b ", "[*a ", "\n| a |\n|---|", "\n    ", "\n# a", "a\n", "((", "\n```\n", "[a](b", "http://a:", "`a|"]


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.ids, self.targets, self.scripts, self.wrong = [], [], [], 0, []

    def handle_starttag(self, tag, attrs):
        if tag not in ELEMENTS:
            self.wrong.append(f"an element {tag}")
        self.scripts += tag == "script"
        for name, value in attrs:
            if name.startswith("on"):
                self.wrong.append(f"an attribute {name}")
            if name == "id":
                self.ids.append(value)
            if name == "href":
                self.targets.append(value)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"{self.getpos()}: </{tag}> closes nothing")


def check_page(text, has_free_links):
    page = Page()
    page.feed(text)
    page.close()
    wrong = list(page.wrong)
    if page.open:
        wrong.append(f"not closed: {page.open}")
    if page.scripts != 1:
        wrong.append(f"{page.scripts} scripts")
    if len(set(page.ids)) != len(page.ids):
        wrong.append("an id stands twice")
    for target in page.targets:
        scheme = re.match(r"[\s\x00-\x1f]*([a-zA-Z][\w+.-]*)\s*:", target)
        if scheme and scheme[1].lower() not in ("http", "https", "mailto"):
            wrong.append(f"a link to {target}")
        if target.startswith("#") and not has_free_links and target[1:] not in page.ids:
            wrong.append(f"a link to {target}, which isn't there")
    return wrong


def make_page(options, description):
    """Its text, and the seconds of a processor that it took."""
    quoted = "".join("\\" + c if c in "\\\"" else "\\n" if c == "\n" else "\\t" if c == "\t" else c for c in description)
    source = os.path.join(options.work, "page.def")
    with open(source, "w", encoding="utf-8") as file:
        file.write('include "mica/mica.def"\ndef Ring : Dialect {\n  let name = "ring";\n  let description = "' + quoted +
                   '";\n}\ndef AddOp : Op<Ring, "add">;\n')
    start = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    ran = subprocess.run([options.gen, "-I", options.defs, "--html", "-o", options.work, source], capture_output=True,
                         text=True, check=False)
    taken = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - start
    if ran.returncode != 0:
        sys.exit(f"pages.py: mica-gen ends with {ran.returncode}: {ran.stderr}\n{description!r}")
    with open(os.path.join(options.work, "page.html"), encoding="utf-8") as file:
        return file.read(), taken


def main():
    parser = argparse.ArgumentParser()
    for name in ("gen", "defs", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--size", type=int, default=150000)
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    pick = random.Random(options.seed)
    failed = 0
    for _ in range(options.count):
        description = "".join(pick.choice(PIECES) for _ in range(pick.randrange(1, 400)))
        wrong = check_page(make_page(options, description)[0], True)
        failed += bool(wrong)
        if wrong:
            print(f"{description!r}:\n  " + "\n  ".join(wrong))
    for begin, piece in [(begin, piece) for begin in ("", "[") for piece in SLOW]:  # "[": it stays open
        text, taken = make_page(options, begin + piece * (options.size // len(piece)))
        failed += taken > 5
        if taken > 5:
            print(f"{piece!r}, again and again: {taken:.1f} s")
        if not text.endswith("</html>\n"):
            print(f"{piece!r}, again and again: the page has no end")
            failed += 1
    for path in ("arith/arith.def", "scf/scf.def"):
        work = os.path.join(options.work, "whole")
        subprocess.run([options.gen, "-I", options.defs, "--html", "-o", work, os.path.join(options.defs, path)], check=True)
        with open(os.path.join(work, os.path.basename(path)[:-4] + ".html"), encoding="utf-8") as file:
            wrong = check_page(file.read(), False)
        failed += bool(wrong)
        if wrong:
            print(f"{path}:\n  " + "\n  ".join(wrong))
    print(f"pages: {options.count + 2 * len(SLOW) + 2} made, {failed} wrong")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
