#!/usr/bin/env python3
"""Writes the documentation as one site of static files: the manuals of docs/, a page for each dialect with its C prototypes,
pages of traits, interfaces and constraints, the public headers, the files that documents name, and a search over all. Pages
ask for nothing but each other, so that they can be read from a folder as from a server.

  make.py --render build/out/site.work/render --gen build/out/bin/mica-gen --dialects build/out/dialects --out build/out/site
    [--playground build/out/playground] NAME...
"""
import argparse
import concurrent.futures
import glob
import json
import os
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
# pylint: disable=wrong-import-position
from frame import frame, source_name
from headers import declared, prototypes
from markdown import Renderer, headings_of, sections_of, without_elements
from names import Names, link_code, link_constraints, link_files, link_spans
from reference import Reference

ROOT = os.path.relpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
MANUALS = [("First", "README tutorial using toy"),
           ("Definitions", "definitions ods language porting legacy"),
           ("Programs", "c-api rewriting passes python abi"),
           ("What holds", "differences measurements scale SECURITY CHANGELOG"),
           ("Inside", "architecture map changing")]
HEADERS = "runtime/include/mica", "tools/include/mica"
LANGUAGES = {".c": "c", ".h": "c", ".def": "tablegen", ".td": "tablegen", ".mlir": "mlir"}
TEXT_LIMIT = 2000  # characters of a dialect's section that are searched
IN_C = re.compile(r"^In C: `(\w+)_def`.*$", re.M)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Page:
    def __init__(self, name, title, body, folder="."):
        self.name, self.title, self.body, self.folder, self.places = name, title, body, folder, []

    def address(self, anchor):
        return f"{self.name}#{anchor}"


class Site:
    def __init__(self, options):
        self.options, self.renderer, self.names = options, Renderer(options.render), Names()
        self.pages, self.sources, self.groups = {}, {}, []

    def add(self, name, text, folder="."):
        if name in self.pages:
            raise SystemExit(f"site: two pages are called {name}")
        body = self.renderer.render(text)
        headings = headings_of(body)
        page = Page(name, without_elements(headings[0][2]) if headings else name, body, folder)
        self.pages[name] = page
        return page

    # ---- Manuals ---------------------------------------------------------------------------------

    def manuals(self):
        known = [name for _, names in MANUALS for name in names.split()]
        there = [os.path.splitext(os.path.basename(p))[0] for p in sorted(glob.glob(os.path.join(ROOT, "docs/*.md")))]
        missing = [name for name in there if name not in known]
        for title, names in MANUALS[:-1] + [(MANUALS[-1][0], " ".join([MANUALS[-1][1]] + missing))]:
            self.groups.append((title, [self.manual(name) for name in names.split()]))

    def manual(self, name):
        folder = "docs" if os.path.exists(os.path.join(ROOT, "docs", name + ".md")) else "."
        shown = "index" if name == "README" else name.lower()
        text = re.sub(r"<!--.*?-->\n?", "", read(os.path.join(ROOT, folder, name + ".md")), flags=re.S)
        page = self.add(shown + ".html", text, folder)
        for level, anchor, label in headings_of(page.body):
            for code in re.findall(r"<code>(.*?)</code>", label):
                word = without_elements(code)
                if level > 1 and len(word) > 3 and re.fullmatch(r"[\w.!-]+", word):
                    self.names.add(word, page.address(anchor))
        return page.name, page.title

    # ---- Dialects --------------------------------------------------------------------------------

    def dialect(self, name):
        folder = os.path.join(self.options.dialects, name)
        text = re.sub(r"<!--.*?-->\n", "", read(os.path.join(folder, name + ".md")))
        page = self.add(f"dialects/{name}.html", with_prototypes(text, read(os.path.join(folder, name + ".h"))))
        page.body = re.sub(r'<p>(In C: .*?)</p>\n(<pre tabindex="0"><code>.*?</pre>)',
                           r"<details>\n<summary>\1</summary>\n\2\n</details>", page.body, flags=re.S)
        for level, anchor, title, said in sections_of(page.body):
            if level < 3:
                continue
            if re.fullmatch(r"[\w.!#-]+", title):
                self.names.add(title, page.address(anchor))
            written = re.match(r".*?\b(type|attribute) ::= `([!#][\w.]+)`", said)
            if written:
                self.names.add(written[2], page.address(anchor))
        return page

    def type_summaries(self, page):
        """What a constraint says that asks for a type or attribute of the dialect is its summary."""
        for rest in re.findall(r'<h2 id="(?:attributes|types)">(.*?)(?=<h2 |\Z)', page.body, re.S):
            for anchor, summary in re.findall(r'<h3 id="([^"]*)">[^\n]*</h3>\n<p><em>(.*?)</em></p>', rest):
                self.names.add_constraint(without_elements(summary), page.address(anchor))

    def dialects(self):
        pages = [self.dialect(name) for name in self.options.names]
        for page in pages:
            self.type_summaries(page)
        rows = []
        for name, page in zip(self.options.names, pages):
            summary = re.search(r"<p><em>(.*?)</em></p>", page.body.split("<h2", 1)[0], re.S)
            count = len(re.findall(r'<h\d id="[^"]*"><code>[\w.<>]*\.[\w.<>]*</code>', page.body))
            rows.append(f"| [{page.title}](site:{page.name}) | {count or ''} | {plain_cell(without_elements(summary[1]) if summary else '')} |")
        index = self.add("dialects.html", "\n".join(["# Dialects", "", "| Dialect | Operations | What it is for |", "| --- | --- | --- |"] + rows + [""]))
        self.groups.append(("Dialects", [(index.name, "All dialects")] + [(p.name, name) for p, name in zip(pages, self.options.names)]))

    # ---- Traits, interfaces, constraints ---------------------------------------------------------

    def dump(self, name):
        command = [self.options.gen, "-I", os.path.join(ROOT, "defs"), "--dump-json", os.path.join(ROOT, f"defs/{name}/{name}.def")]
        return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)

    def reference(self):
        reference, operations = Reference(ROOT), operations_by_trait(self.options)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for dump in pool.map(self.dump, self.options.names):
                reference.add(dump)
        reference.add_classes(operations)
        traits = self.add("traits.html", reference.traits_page(operations), "docs")
        interfaces = self.add("interfaces.html", reference.interfaces_page(operations, self.names.places), "docs")
        text, summaries = reference.constraints_page()
        constraints = self.add("constraints.html", text, "docs")
        for page in (traits, interfaces):
            for level, anchor, label in headings_of(page.body):
                for alias in [without_elements(label)] if level == 2 else []:
                    self.names.add(alias, page.address(anchor))
        for name, record in reference.records.items():
            place = next((self.names.places[a] for a in reference.aliases(name, record) if a in self.names.places), None) if "Trait" in record["!superclasses"] else None
            for alias in reference.aliases(name, record) if place else []:
                self.names.add(alias, place)
        for summary, (_, anchor, _) in zip(summaries, [h for h in headings_of(constraints.body) if h[0] == 2], strict=True):
            self.names.add_constraint(summary, constraints.address(anchor))
        self.groups.append(("Reference", [(p.name, p.title) for p in (traits, interfaces, constraints)]))

    # ---- Files of the repository -----------------------------------------------------------------

    def shown(self, path):
        """The page that shows a file or folder of the repository; None: there is no such thing."""
        if path.endswith(".md"):
            name = os.path.basename(path)[:-3]
            page = "index.html" if name == "README" else name.lower() + ".html"
            return page if page in self.pages else None
        full = os.path.join(ROOT, path)
        if path.startswith("..") or not os.path.exists(full):
            return None
        if path not in self.sources:
            self.sources[path] = source_name(path + "/index" if os.path.isdir(full) else path)
            if os.path.isdir(full):
                for name in sorted(os.listdir(full)):
                    if not name.startswith((".", "__")):
                        self.shown(os.path.join(path, name))
        return self.sources[path]

    def headers(self):
        pages = []
        for folder in HEADERS:
            for path in sorted(glob.glob(os.path.join(ROOT, folder, "*.h"))):
                path = os.path.relpath(path, ROOT)
                pages.append((self.shown(path), "mica/" + os.path.basename(path)))
        self.groups.append(("C headers", pages))
        for page, _ in pages:
            path = next(p for p, shown in self.sources.items() if shown == page)
            for name, _ in declared(read(os.path.join(ROOT, path))):
                self.names.add(name, f"{page}#{name}")

    def write_sources(self):
        done = set()
        while len(done) < len(self.sources):  # a folder brings more
            for path in [p for p in self.sources if p not in done]:
                done.add(path)
                self.source(path)

    def source(self, path):
        full, name = os.path.join(ROOT, path), self.sources[path]
        if os.path.isdir(full):
            inside = [f"- [{n}](site:{self.sources[os.path.join(path, n)]})" for n in sorted(os.listdir(full)) if os.path.join(path, n) in self.sources]
            self.add(name, f"# {plain_cell(path)}/\n\n" + "\n".join(inside) + "\n")
            return
        text = read(full)
        page = self.add(name, f"# `{path}`\n\n")
        page.title = path
        fence = "`" * (3 + max((len(run) for run in re.findall("`+", text)), default=0))
        code = self.renderer.render(f"{fence}{LANGUAGES.get(os.path.splitext(path)[1], '')}\n{text}\n{fence}\n")
        if path.startswith(HEADERS):
            page.places = list(declared(text))
            code = with_places(code, text, page.places)
        page.body += code

    # ---- All of it -------------------------------------------------------------------------------

    def link(self, page):
        body = link_files(page.name, re.sub(r'href="site:', 'href="/site:', page.body), page.folder, self.linked)
        if page.name == "index.html":
            body = re.sub(r"<code>(\w+)</code>", lambda f: f'<a href="dialects/{f[1]}.html">{f[0]}</a>' if f[1] in self.options.names else f[0], body)
        if page.folder in (".", "docs") and not page.name.startswith(("dialects/", "source/")):
            body = link_code(page.name, body, self.names)
        return link_constraints(page.name, link_spans(page.name, body, self.names), self.names)

    def linked(self, path):
        return path[len("/site:"):] if path.startswith("/site:") else self.shown(path)

    def write(self):
        out = self.options.out
        shutil.rmtree(out, ignore_errors=True)
        self.write_sources()
        linked = {}
        for name in list(self.pages):
            linked[name] = self.link(self.pages[name])
        while len(self.pages) < len(linked) or any(self.sources[p] not in self.pages for p in self.sources):
            for path in [p for p in list(self.sources) if self.sources[p] not in self.pages]:
                self.source(path)
            for name in [n for n in list(self.pages) if n not in linked]:
                linked[name] = self.link(self.pages[name])
        for name, body in linked.items():
            path = os.path.join(out, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(frame(name, self.pages[name].title, body, headings_of(body), self.groups))
        self.write_parts(out)

    def write_parts(self, out):
        here = os.path.join(ROOT, "site/manual")
        with open(os.path.join(out, "style.css"), "w", encoding="utf-8") as file:
            file.write(self.renderer.style() + read(os.path.join(here, "style.css")))
        shutil.copy(os.path.join(here, "search.js"), out)
        with open(os.path.join(out, "search-index.js"), "w", encoding="utf-8") as file:
            file.write("'use strict';\nmicaIndex(" + json.dumps(self.index(), ensure_ascii=True, separators=(",", ":")) + ");\n")
        if self.options.playground:
            shutil.copytree(self.options.playground, os.path.join(out, "playground"))

    def index(self):
        """Pages by number, and (page, anchor, title, text) of each section."""
        pages, entries = [], []
        for number, page in enumerate(self.pages.values()):
            pages.append([page.name, page.title])
            if page.places:
                entries += [[number, name, name, ""] for name, _ in page.places]
            for level, anchor, title, text in sections_of(page.body.split("<pre", 1)[0] if page.places else page.body):
                said = text[:TEXT_LIMIT] if page.name.startswith("dialects/") else text
                entries.append([number, "" if level == 1 else anchor, title, said])
        return {"pages": pages, "entries": entries}


def plain_cell(text):
    return re.sub(r"([\\`<>*_\[\]|])", r"\\\1", text)


def with_prototypes(text, header):
    """After the names in C of an operation, type or attribute, the prototypes of its functions."""
    prefixes = sorted(set(IN_C.findall(text)), key=len, reverse=True)
    by_prefix = {}
    for name, comment, prototype in prototypes(header):
        prefix = next((p for p in prefixes if name.startswith(p + "_")), None)
        if prefix:
            by_prefix.setdefault(prefix, []).append("\n".join(comment + [prototype]))
    return IN_C.sub(lambda found: found[0] + ("\n\n```c\n" + "\n".join(by_prefix[found[1]]) + "\n```" if found[1] in by_prefix else ""), text)


def with_places(code, text, places):
    """An anchor at the line of each name that a header declares."""
    head, lines = code.split("<code>", 1)[0] + "<code>", code.split("<code>", 1)[1].split("\n")
    for name, offset in places:
        line = text.count("\n", 0, offset)
        lines[line] = f'<span class="place" id="{name}"></span>' + lines[line]
    return head + "\n".join(lines)


def operations_by_trait(options):
    """The operations that have a trait or interface, as their pages say."""
    having = {}
    for name in options.names:
        operation = None
        for line in read(os.path.join(options.dialects, name, name + ".md")).split("\n"):
            if line.startswith("#"):
                heading = re.fullmatch(r"#+ `([\w.]+)`", line)
                operation = heading[1] if heading else operation if line.startswith("#####") else None
            elif operation and re.match(r"(Traits|Interfaces): ", line):
                for trait in re.findall(r"`(\w+)`", line):
                    having.setdefault(trait, []).append(operation)
    return having


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--render", required=True)
    parser.add_argument("--gen", required=True)
    parser.add_argument("--dialects", required=True, help="where mica-gen has written their pages and headers")
    parser.add_argument("--out", required=True)
    parser.add_argument("--playground", help="a folder, which becomes part of the site")
    parser.add_argument("names", nargs="+", metavar="NAME", help="a dialect, or a folder of passes")
    site = Site(parser.parse_args())
    site.manuals()
    site.dialects()
    site.reference()
    site.headers()
    if site.options.playground:
        site.groups.insert(1, ("Playground", [("playground/index.html", "Mica in the browser")]))
    site.write()
    print(f"site: {len(site.pages)} pages, {site.options.out}/index.html")


if __name__ == "__main__":
    main()
