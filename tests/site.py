#!/usr/bin/env python3
"""The documentation's site (make site): every link leads to a page and to a place on it, no page holds a script or asks for
anything but what lies beside it, a name is told of once, and what pages promise is there: traits, interfaces, types and
constraints lead to theirs, operations have their C prototypes, everything is in the search. With --render, hostile Markdown
stays text.

  site.py --site build/out/site [--render build/out/site.work/render]
"""
import argparse
import html.parser
import json
import os
import posixpath
import random
import re
import subprocess
import sys
import urllib.parse

# What the frame has; a text of an author has none of it.
OWN = {"head", "meta", "title", "link", "script", "body", "nav", "input", "main", "div", "html"}
TEXT = set("a p h1 h2 h3 h4 h5 h6 code pre em strong ul ol li table thead tbody tr th td blockquote hr br section span wbr "
           "details summary small mark div".split())
ATTRIBUTES = {"href", "id", "class", "tabindex", "aria-label", "scope", "start", "aria-current", "open"}
VOID = {"meta", "link", "input", "br", "hr", "wbr"}
SCHEMES = ("http://", "https://", "mailto:")
HOSTILE = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", "[x](data:text/html,y)",
           "[x](vbscript:x)", "[x](JaVaScRiPt:alert(1))", "`<script>`", "</main></body>", "<!-- x", "&lt;script&gt;", "[x](#\"onclick=\"y)",
           "<a href=javascript:x>y</a>", "<style>*{}</style>", "<iframe src=//x>", "]]>", "```html\n<script>\n```", "| <b> | `<i>` |\n|---|---|\n| <u> | x |",
           "# <svg onload=x>", "> <base href=//x>", "- <form>", "<http://x/\"onmouseover=\"y>", "\\<script>", "*<b*>", "![x](javascript:y)"]


class Reader(html.parser.HTMLParser):
    """The elements of a page, in order and whole."""

    def __init__(self, name, errors):
        super().__init__(convert_charrefs=True)
        self.name, self.errors, self.ids, self.links, self.open, self.in_text = name, errors, set(), [], [], False

    def error(self, what):
        self.errors.append(f"{self.name}:{self.getpos()[0]}: {what}")

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if attributes.get("id") in self.ids:
            self.error(f"two places are called {attributes['id']}")
        if "id" in attributes:
            self.ids.add(attributes["id"])
        if any(a.startswith("on") or a in ("style", "srcdoc") for a in attributes):
            self.error(f"an element <{tag}> has {sorted(attributes)}")
        if self.in_text and (tag not in TEXT or not set(attributes) <= ATTRIBUTES):
            self.error(f"the text has an element <{tag} {sorted(attributes)}>")
        if tag not in TEXT | OWN:
            if tag not in ("ol", "noscript"):
                self.error(f"an element <{tag}>")
        for attribute in ("href", "src"):
            if attribute in attributes:
                self.links.append((tag, attributes[attribute], self.getpos()[0]))
        if tag == "main":
            self.in_text = True
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.error(f"</{tag}> closes <{self.open[-1] if self.open else ''}>")
        while self.open and self.open.pop() != tag:
            pass
        if tag == "main":
            self.in_text = False

    def handle_data(self, data):
        if self.open and self.open[-1] == "script" and data.strip():
            self.error("a script stands in the page")


def read_site(folder, errors):
    pages = {}
    for where, folders, files in os.walk(folder):
        if where == folder and "playground" in folders:
            folders.remove("playground")
        for file in sorted(files):
            if file.endswith(".html"):
                name = os.path.relpath(os.path.join(where, file), folder).replace(os.sep, "/")
                with open(os.path.join(where, file), encoding="utf-8") as text:
                    content = text.read()
                reader = Reader(name, errors)
                reader.feed(content)
                reader.close()
                pages[name] = (reader, content)
    return pages


def check_link(folder, pages, name, tag, target, line):
    """What is wrong with it, or None."""
    if target.startswith(SCHEMES):
        return None if tag == "a" else "asks another machine"
    if target == "data:,":
        return None if tag == "link" else "is no address"
    address, _, anchor = target.partition("#")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(name), urllib.parse.unquote(address))) if address else name
    if path.startswith("..") or re.match(r"[a-z]+:", target):
        return "leaves the site"
    if path not in pages:
        return None if os.path.isfile(os.path.join(folder, path)) else "leads nowhere"
    return "leads to no place of the page" if anchor and urllib.parse.unquote(anchor) not in pages[path][0].ids else None


def links_of(content, section):
    """The targets of links in the section of that anchor."""
    found = re.search(r'<h\d id="' + re.escape(section) + r'">.*?(?=<h[1-4] id="|</main>)', content, re.S)
    return re.findall(r'<a href="([^"]*)"', found[0]) if found else []


# Page, section, and what it must lead to.
LEADS = [("dialects/arith.html", "arithaddi", ["../traits.html#commutative", "../interfaces.html#inferintrangeinterface", "#arithintegeroverflowflagsinterface",
                                      "../constraints.html#signless-integer-like"]),
         ("dialects/vector.html", "vectormulti_reduction", ["../constraints.html#", "../interfaces.html#"]),
         ("dialects/memref.html", "memrefalloc", ["../interfaces.html#"]),
         ("dialects/scf.html", "scfcondition", ["#scfwhile", "../traits.html#hasparent"]),
         ("c-api.html", "effects", ["source/runtime/include/mica/"]),
         ("index.html", "dialects", ["dialects/arith.html"])]


def check_promises(folder, pages, errors):
    for page, section, targets in LEADS:
        there = links_of(pages[page][1], section) or [""]
        for target in targets:
            if not any(link.startswith(target) for link in there):
                errors.append(f"{page}#{section} doesn't lead to {target}, but to {', '.join(there)}")
    text = re.sub(r"<[^>]*>", "", pages["dialects/arith.html"][1])
    for prototype in ("mica_op *arith_constant_build(mica_builder *b, mica_loc loc, const mica_attr *value);",
                      "mica_value *arith_addi_lhs(const mica_op *op);"):
        if prototype not in text:
            errors.append(f"dialects/arith.html lacks {prototype}")
    long_name = re.search(r"<code>(arith_[\w<>]{30,}?)</code>", pages["dialects/arith.html"][1])
    if not long_name or "_<wbr>" not in long_name[1]:
        errors.append("dialects/arith.html: a long name can't be broken")


def check_index(folder, pages, errors):
    with open(os.path.join(folder, "search-index.js"), encoding="utf-8") as file:
        index = json.loads(re.search(r"micaIndex\((.*)\);", file.read(), re.S)[1])
    if sorted(name for name, _ in index["pages"]) != sorted(pages):
        errors.append("search-index.js has other pages than the site")
    titles = set()
    for page, anchor, title, text in index["entries"]:
        name = index["pages"][page][0]
        titles.add(title)
        if title == "Functions of the author" and len(text) < 500:
            errors.append(f"search-index.js: {title} without its text")
        if anchor and anchor not in pages[name][0].ids:
            errors.append(f"search-index.js: {name} has no place {anchor}")
    errors.extend(f"search-index.js lacks {title}" for title in ("arith.addi", "mica_op_clone", "Commutative", "Functions of the author", "scf.for") if
                  title not in titles)
    return len(index["entries"])


def check_hostile(program, errors):
    chance = random.Random(1)
    for number in range(60):
        text = "\n\n".join(HOSTILE) if number == 0 else "".join(chance.choice(HOSTILE + ["\n", "\n\n", "`", "*", "(", "]"]) for _ in range(30))
        rendered = subprocess.run([program], input=text.encode(), capture_output=True, check=True).stdout.decode()
        before = len(errors)
        reader = Reader(f"hostile page {number}", errors)
        reader.in_text = True
        reader.feed(rendered)
        reader.close()
        for tag, target, _ in reader.links:
            if tag != "a" or re.match(r"\s*(javascript|data|vbscript):", target, re.I):
                reader.error(f"a link to {target}")
        if len(errors) > before:
            errors.append(f"hostile page {number} was\n{text}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", required=True)
    parser.add_argument("--render")
    options = parser.parse_args()
    errors, count = [], 0
    pages = read_site(options.site, errors)
    for name, (reader, _) in pages.items():
        for tag, target, line in reader.links:
            count += 1
            wrong = check_link(options.site, pages, name, tag, target, line)
            if wrong:
                errors.append(f"{name}:{line}: {target} {wrong}")
    check_promises(options.site, pages, errors)
    entries = check_index(options.site, pages, errors)
    if options.render:
        check_hostile(options.render, errors)
    for error in errors[:60]:
        print("site:", error)
    if errors:
        sys.exit(f"site: {len(errors)} errors")
    print(f"site: {count} links of {len(pages)} pages lead somewhere, {entries} entries of the search")


if __name__ == "__main__":
    main()
