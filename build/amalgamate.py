#!/usr/bin/env python3
"""Several C files as one, which compiles alone.

  amalgamate.py [-I DIR]... [--public DIR] [--dialects DIR] [--prelude DIR] [--bare] [--title TEXT] -o FILE SOURCE...

The sources follow one another; headers stand where they are first included, without their guards; includes of the
system and the macros that ask it for more (_XOPEN_SOURCE and the like) are at the top. What a source calls its own (static
names, types, constants) and another one, or a header, calls something else is renamed: `push` of use_list.c to
`use_list_push`. Macros of a source end with it.

--public DIR    headers below DIR aren't taken in: "mica.h" is included for them
--dialects DIR  nor are those below this one: they are included by their names there
--prelude DIR   definitions below DIR become a table, `embedded_files` (gen/base/embedded.h)
--bare          without the comments in them
"""
import argparse
import collections
import functools
import os
import re
import sys

TOKEN = re.compile(r"""(?P<blank>\s+|//[^\n]*|/\*.*?\*/)|(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|"""
                   r"(?P<number>\.?[0-9](?:[eEpP][+-]|[\w.])*)|(?P<name>[A-Za-z_]\w*)|(?P<sign>->|\.\.\.|.)", re.S)
INCLUDE = re.compile(r'[ \t]*#[ \t]*include[ \t]*(?:"([^"]+)"|<([^>]+)>|(\w+)).*')
DEFINE = re.compile(r"[ \t]*#[ \t]*define[ \t]+(\w+)")
FEATURE = re.compile(r"[ \t]*#[ \t]*define[ \t]+(_[A-Z_]+_SOURCE)\b[ \t]*(\w*)")
GUARD = re.compile(r"((?:[ \t]*//[^\n]*\n)*)#ifndef (\w+)\n#define \2\n(.*)\n#endif[^\n]*\s*\Z", re.S)

# Of a header's inline functions a source may use some: clang says so of those that aren't a header's any more.
UNUSED = ["#ifdef __clang__", '#pragma clang diagnostic ignored "-Wunused-function"', "#endif"]

Token = collections.namedtuple("Token", "kind text")


@functools.cache
def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def tokens_of(text):
    return [Token(m.lastgroup, m[0]) for m in TOKEN.finditer(text)]


def logical_lines(text):
    """Lines, with those that end in a backslash joined to their next."""
    return re.findall(r"(?:[^\n]*\\\n)*[^\n]*\n", text if text.endswith("\n") else text + "\n")


def without_directives(text):
    """Nor attributes, which look like functions."""
    text = "".join(line for line in logical_lines(text) if not line.lstrip().startswith("#"))
    return re.sub(r"__attribute__ *\(\((?:[^()]|\([^()]*\))*\)\)", "", text)


# ---- What a file declares --------------------------------------------------------------------------


def declarator(words):
    """The name that a declaration without its bodies declares: the last one before a sign that ends it."""
    for i, word in enumerate(words):
        if word == "(" and i + 1 < len(words) and words[i + 1] == "*":  # a pointer to a function
            return next((w for w in words[i + 2:] if re.match(r"[A-Za-z_]", w)), None)
        if word in "(=[;," and i > 0 and re.match(r"[A-Za-z_]", words[i - 1]):
            return words[i - 1]
    return None


def add_declaration(words, own, shared):
    if not words or words == [";"]:
        return
    tags = [words[i + 1] for i in range(len(words) - 1) if words[i] in ("struct", "union", "enum") and words[i + 1] != "{"]
    is_type = words[0] in ("struct", "union", "enum") and ("{" in words or words[-2:-1] == tags[:1])
    if "typedef" in words or is_type:
        own.update(tags[:1] if "{" in words or "typedef" in words and words[-2:-1] == tags[:1] or is_type else [])
    if "typedef" in words:
        after = words[len(words) - 1 - words[::-1].index("}"):] if "}" in words else words
        name = declarator(after)
        own.update([name] if name else [])
    elif not is_type and words[0] != "extern":
        name = declarator(words)
        if name:
            (own if "static" in words else shared).add(name)


@functools.cache
def declaring_macros(text):
    """Macros that declare what one of their arguments names, for the file alone: their names, each with the argument's number."""
    found = {}
    for line in logical_lines(text):
        macro = re.match(r"[ \t]*#[ \t]*define[ \t]+(\w+)\(([\w, ]*)\)\s*(static\b.*)", line.replace("\\\n", " "), re.S)
        name = macro and declarator([w for k, w in tokens_of(macro[3]) if k != "blank"])
        if name and name in (parameters := [p.strip() for p in macro[2].split(",")]):
            found[macro[1]] = parameters.index(name)
    return tuple(found.items())


@functools.cache
def declared(text, macros):
    """The names that belong to a file's top level: those that are its own, those that others may use. `macros` declare some."""
    own, shared, words, depth, inside = set(), set(), [], 0, []
    macros = dict(macros)
    for kind, word in tokens_of(without_directives(text)):
        if kind == "blank":
            continue
        if word == "{":
            if depth == 0:
                inside = []
                is_enum = "enum" in words and "(" not in words and "=" not in words
                is_function = bool(words) and words[-1] == ")" and "=" not in words
                words.append("{")
            depth += 1
        elif word == "}":
            depth -= 1
            if depth == 0:
                words.append("}")
                if is_enum:
                    own.update(b for a, b in zip(["{"] + inside, inside) if a in ("{", ",") and re.match(r"[A-Za-z_]", b))
                if is_function:
                    add_declaration(words[:-2], own, shared)
                    words = []
        elif depth == 0:
            words.append(word)
            if word == ";" and words[0] in macros:
                own.add("".join(words[2:-2]).split(",")[macros[words[0]]])
                words = []
            elif word == ";":
                add_declaration(words, own, shared)
                words = []
        elif depth == 1:
            inside.append(word)
    return own, shared


# ---- Renaming --------------------------------------------------------------------------------------


def members(tokens):
    """Indices of the names that a structure's body declares, and not those of types in it."""
    found, bodies, depth = set(), [], 0
    solid = [i for i, t in enumerate(tokens) if t.kind != "blank"]
    for at, i in enumerate(solid):
        word = tokens[i].text
        if word == "{":
            before = [tokens[j].text for j in solid[max(0, at - 2):at]]
            if before and (before[-1] in ("struct", "union") or before[0] in ("struct", "union")):
                bodies.append(depth)
            depth += 1
        elif word == "}":
            depth -= 1
            if bodies and bodies[-1] == depth:
                bodies.pop()
        elif bodies and bodies[-1] == depth - 1 and tokens[i].kind == "name" and at + 1 < len(solid):
            after, before = tokens[solid[at + 1]].text, tokens[solid[at - 1]].text
            if after in (";", ",", "[", ":") or (after == ")" and before == "*"):
                found.add(i)
    return found


def renamed(text, names):
    if not names:
        return text
    tokens = tokens_of(text)
    kept, before, out = members(tokens), "", []
    for i, (kind, word) in enumerate(tokens):
        is_member = before in (".", "->") or i in kept
        out.append(names[word] if kind == "name" and word in names and not is_member else word)
        before = word if kind != "blank" else before
    return "".join(out)


# ---- One file --------------------------------------------------------------------------------------


def is_below(path, folder):
    return folder is not None and os.path.abspath(path).startswith(os.path.abspath(folder) + os.sep)


class Amalgam:
    def __init__(self, folders, public, dialects):
        self.folders, self.public, self.dialects = folders, public, dialects
        self.features, self.system, self.quoted = {}, [], []
        self.seen, self.macros, self.shared = set(), set(), set()

    @functools.cache
    def includes(self, path):
        names = re.findall(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', read(path), re.M)
        return [header for header in (self.find(name, path) for name in names) if header]

    def find(self, name, beside):
        for folder in [os.path.dirname(beside), *self.folders]:
            path = os.path.normpath(os.path.join(folder, name))
            if os.path.isfile(path):
                return path
        return None

    def note(self, names, name):
        if name not in names:
            names.append(name)

    def include(self, name, path, names, is_headers, depth):
        found = self.find(name, path)
        if found is None:
            sys.exit(f"amalgamate: {path} includes {name}, which isn't found")
        if is_below(found, self.public):
            self.note(self.quoted, "mica.h")
        elif is_below(found, self.dialects):
            self.note(self.quoted, os.path.relpath(found, self.dialects))
        elif GUARD.match(read(found)) is None:  # a part of what includes it
            return self.expand(found, names, is_headers, depth)
        elif found not in self.seen:
            self.seen.add(found)
            return self.expand(found, {}, True, depth)
        return ""

    def expand(self, path, names, is_header, depth=0):
        """depth: how many conditions it stands under, where it is included."""
        text = read(path)
        guarded = GUARD.match(text) if is_header else None
        out, plain = [], []

        def flush():
            out.append(renamed("".join(plain), names))
            plain.clear()

        for line in logical_lines(guarded[1] + guarded[3] if guarded else text):
            directive = re.match(r"[ \t]*#[ \t]*(\w+)", line)
            word = directive[1] if directive else ""
            depth += (word in ("if", "ifdef", "ifndef")) - (word == "endif")
            feature, include, define = FEATURE.match(line), INCLUDE.match(line), DEFINE.match(line)
            if feature:
                self.features[feature[1]] = max(self.features.get(feature[1], ""), feature[2])
            elif include and not include[2]:
                flush()
                name = include[1] or (re.search(rf'define {include[3]} "(.*)"', text) or [None, None])[1]
                out.append(self.include(name, path, names, is_header, depth) if name else line)
            elif include and depth == 0:
                self.note(self.system, include[2])
            elif define and define[1] == "MICA_INLINE" and not is_header:  # before mica.h
                self.features["MICA_INLINE"] = line.split("MICA_INLINE", 1)[1].strip()
            else:
                if define and not is_header and define[1] not in self.shared:
                    self.macros.add(define[1])
                plain.append(line)
        flush()
        return "".join(out)

    def source(self, path, names):
        self.macros = set()
        text = self.expand(path, names, path.endswith(".h"))
        ends = "".join(f"#undef {name}\n" for name in sorted(self.macros) if f"#undef {name}\n" not in text)
        return f"\n// ---- {path_shown(path)} ----\n\n{text.strip()}\n{ends}"

    def head(self, title, is_header):
        lines = [f"// {title}", "// Made by make amalgamation: one file, to be compiled alone."]
        lines += [f"#define {name} {value}".rstrip() for name, value in sorted(self.features.items())]
        lines += [""] + [f"#include <{name}>" for name in sorted(self.system)]
        lines += [] if is_header else UNUSED
        return "\n".join(lines + [""] + [f'#include "{name}"' for name in self.quoted]) + "\n"


def path_shown(path):
    """Without the folder that products lie in."""
    return re.sub(r"^.*/(obj|dialects)/", "", path)


def headers_below(sources, amalgam):
    """Every header of their own that the sources include."""
    found, todo = [], list(sources)
    while todo:
        for header in amalgam.includes(todo.pop()):
            if header not in found:
                found.append(header)
                todo.append(header)
    return found


def renamings(sources, amalgam):
    """For each source what becomes of those of its names that mean something else elsewhere."""
    taken, words, said = collections.Counter(), set(), {}
    for header in headers_below(sources, amalgam):
        own, shared = declared(read(header), declaring_macros(read(header)))
        said[header] = own | shared | {m[1] for m in map(DEFINE.match, logical_lines(read(header))) if m}
        words.update(re.findall(r"\w+", read(header)))
    amalgam.shared = set().union(*said.values())
    taken.update(amalgam.shared)
    owns = {}
    for source in sources:
        macros = [m for path in [source, *headers_below([source], amalgam)] for m in declaring_macros(read(path))]
        own, shared = declared(read(source), tuple(macros))
        owns[source] = own.difference(*(said[header] for header in headers_below([source], amalgam)))
        taken.update(owns[source] | (shared - set(taken)))
        words.update(re.findall(r"\w+", read(source)))
    result = {}
    for source in sources:
        pasted = set(re.findall(r"\w##(_\w+)", "".join(map(read, [source, *headers_below([source], amalgam)]))))
        stem, room = os.path.splitext(os.path.basename(source))[0], os.path.basename(os.path.dirname(source))
        result[source] = {}
        for name in sorted(n for n in owns[source] if taken[n] > 1):
            new = next(n for n in (f"{stem}_{name}", f"{room}_{stem}_{name}", f"own_{room}_{stem}_{name}") if n not in words)
            words.add(new)
            result[source].update({name: new, **{name + end: new + end for end in pasted}})
    return result


def quoted(line):
    return '"' + re.sub(r'([\\"?])', r"\\\1", line).replace("\t", "\\t") + '\\n"'


def literals(lines):
    """Strings of whole lines: a literal may have 4095 characters."""
    parts, size = [[]], 0
    for line in lines:
        own = len(line.encode()) + 1
        if parts[-1] and size + own > 4095:
            parts.append([])
            size = 0
        size += own
        parts[-1].append(f"  {quoted(line)}")
    return "".join("\n".join(part) + ",\n" for part in parts if part)


def uncommented(line):
    """Of definitions; what stands in quotes is none."""
    at = line.find("//")
    is_comment = at >= 0 and line.count('"', 0, at) % 2 == 0 and (at == 0 or line[at - 1] == " ")
    return line[:at].rstrip() if is_comment else line


def embedded(folder, bare):
    """The definitions below a folder, as a table of strings; bare: without comments."""
    names = sorted(os.path.relpath(os.path.join(at, name), folder) for at, _, files in os.walk(folder) for name in files
                   if name.endswith((".def", ".td")))
    names = [n for n in names if n.split(os.sep)[0] not in ("probe", "test", "test_transform")]
    out = ["\n// ---- definitions ----\n"]
    for i, name in enumerate(names):
        lines = read(os.path.join(folder, name)).split("\n")
        assert lines.pop() == "", f"{name} has no end of its last line"
        if bare:
            lines = [uncommented(line) for line in lines]
        out.append(f"static const char *const embedded_{i}[] = {{  // {name}\n{literals(lines)}  NULL}};")
    rows = "".join(f'  {{"{name}", embedded_{i}}},\n' for i, name in enumerate(names))
    return "\n".join(out) + f"\nconst embedded_file embedded_files[] = {{\n{rows}  {{NULL, NULL}}}};\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-I", dest="folders", action="append", default=[])
    parser.add_argument("--public", metavar="DIR")
    parser.add_argument("--dialects", metavar="DIR")
    parser.add_argument("--prelude", metavar="DIR")
    parser.add_argument("--bare", action="store_true")
    parser.add_argument("--title", default="Mica")
    parser.add_argument("--define", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("-o", dest="output", required=True)
    parser.add_argument("sources", nargs="+")
    options = parser.parse_args()
    amalgam = Amalgam(options.folders, options.public, options.dialects)
    amalgam.features.update(d.split("=", 1) for d in options.define)
    is_header = options.output.endswith(".h")
    names = {} if is_header else renamings(options.sources, amalgam)
    body = []
    for source in options.sources:
        if source not in amalgam.seen:
            amalgam.seen.add(source)
            body.append(amalgam.source(source, names.get(source, {})))
    text = amalgam.head(options.title, is_header) + "".join(body)
    if options.prelude:
        text += embedded(options.prelude, options.bare)
    if is_header:
        guard = re.sub(r"\W", "_", os.path.basename(options.output).upper()) + "_ALONE"
        text = text.replace("\n", f"\n#ifndef {guard}\n#define {guard}\n\n", 1) + "\n#endif\n"
    os.makedirs(os.path.dirname(options.output) or ".", exist_ok=True)
    with open(options.output, "w", encoding="utf-8", newline="\n") as file:
        file.write(re.sub(r"\n{3,}", "\n\n", text))


if __name__ == "__main__":
    main()
