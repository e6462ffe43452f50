"""What C headers declare: the prototypes of functions with the comments before them, as generated headers and those of the
runtime are written (declarations begin in the first column; an indented line goes on)."""
import re

NAME_BEFORE_PARAMETERS = re.compile(r"(\w+)\(")
MARKS = re.compile(r"^(MICA_API|MICA_INLINE|static inline|extern) ")


def statements(text):
    """(comment, declaration) of each function that is declared or defined."""
    comment, lines, depth = [], [], 0
    for line in text.split("\n"):
        if depth > 0:  # within a body, a struct or an enum
            depth += line.count("{") - line.count("}")
            continue
        if not lines and (line.startswith("//") or not line.strip() or line.startswith("#")):
            comment = comment + [line] if line.startswith("//") and not line.startswith("// ----") else []
            continue
        code = line.split("//")[0].rstrip()
        lines.append(code)
        if "{" in code or code.endswith(";") or not code:
            yield comment, "\n".join(lines)
            comment, lines = [], []
            depth = code.count("{") - code.count("}")


def prototypes(text):
    """(name, comment lines, prototype) of each function."""
    for comment, declaration in statements(text):
        head = declaration.split("{")[0].rstrip().rstrip(";")
        while MARKS.match(head):
            head = MARKS.sub("", head)
        found = NAME_BEFORE_PARAMETERS.search(head)
        if found and head.endswith(")") and "=" not in head and not found[1].isupper():
            yield found[1], comment, head + ";"


# What a header makes known by a name: functions, types, macros, tables.
DECLARED = re.compile(
    r"^(?:#define (MICA_\w+)|(?:MICA_API |MICA_INLINE |static inline |extern )[^;{=]*?\b(mica_\w+)(?=[(;\[])|"
    r"typedef (?:struct|union|enum|const|void|bool|[\w ]+?)[^;{]*?\b(mica_\w+)(?= \{|;|\()|\} (mica_\w+);)", re.M)


def declared(text):
    """(name, offset) of each, where it is declared first."""
    known = set()
    for found in DECLARED.finditer(text):
        name = next(group for group in found.groups() if group)
        if name not in known:
            known.add(name)
            yield name, found.start(found.lastindex)
