"""Pages of what definitions of all dialects build on: traits, interfaces, constraints, out of the records that mica-gen prints
(--dump-json), of what docs/ods.md says of them and of the comments before them; each with the operations that have it."""
import glob
import os
import re

TRAITS = ("NativeTrait", "PredTrait", "GenInternalTrait", "TraitList")


class Reference:
    def __init__(self, root):
        self.root, self.records, self.from_ods, self.files = root, {}, {}, {}
        for path in sorted(glob.glob(os.path.join(root, "defs/**/*.def"), recursive=True)):
            self.files.setdefault(os.path.basename(path), path)
        self._read_ods()

    def _read_ods(self):
        with open(os.path.join(self.root, "docs/ods.md"), encoding="utf-8") as file:
            for line in file:
                cells = [c.strip() for c in line.strip().strip("|").split(" | ")]
                if line.startswith("| `") and len(cells) >= 3 and cells[1] in ("used", "carried", "warned"):
                    for name in re.findall(r"`(\w+)`", cells[0]):
                        self.from_ods.setdefault(name, cells[2])

    def add(self, dump):
        """The records of one dialect's definitions; each is taken where it is met first."""
        for name, record in dump.items():
            if isinstance(record, dict) and not record.get("!anonymous", True) and name not in self.records:
                record["methods"] = [dump.get(m["def"], {}) for m in record.get("methods") or []]
                self.records[name] = record

    def add_classes(self, operations):
        """Traits with arguments are classes, of which there is no record: by their place in the definitions."""
        known = {alias for name, record in self.records.items() for alias in self.aliases(name, record)}
        wanted = {name for name in operations if name not in known}
        for file, path in self.files.items():
            with open(path, encoding="utf-8") as source:
                for number, line in enumerate(source, 1):
                    found = re.match(r"class (\w+)", line)
                    if found and found[1] in wanted:
                        self.records.setdefault(found[1], {"!superclasses": ["Trait", "NativeTrait"], "!locs": [f"{file}:{number}"]})

    def _of(self, *classes):
        for name in sorted(self.records, key=lambda n: (n.lower(), n)):
            if not name.startswith("_") and any(c in self.records[name]["!superclasses"] for c in classes):
                yield name, self.records[name]

    def comment(self, record):
        """What the author says before the definition."""
        place = re.match(r"([^:]*):(\d+)", (record.get("!locs") or [""])[0])
        if not place or place[1] not in self.files:
            return ""
        with open(self.files[place[1]], encoding="utf-8") as file:
            lines = file.read().split("\n")[:int(place[2]) - 1]
        said = []
        while lines and lines[-1].startswith("// ") and not lines[-1].startswith("// ----"):
            said.insert(0, lines.pop()[3:])
        return re.sub(r"([\\<>*_\[\]])", r"\\\1", "\n".join(said))

    def defined_in(self, record):
        file = (record.get("!locs") or [""])[0].split(":")[0]
        path = os.path.relpath(self.files[file], self.root) if file in self.files else None
        return f"Defined in [`{path}`](../{path})\n" if path else ""

    # ---- Traits and interfaces -------------------------------------------------------------------

    def is_interface(self, record):
        return "Interface" in record["!superclasses"]

    def aliases(self, name, record):
        """The names by which pages speak of it."""
        words = {name, (record.get("trait") or "").removesuffix("::Trait"), record.get("cppInterfaceName") or ""}
        return sorted(words - {""})

    def traits_page(self, operations):
        lines = ["# Traits", "", "What a definition may say of an operation, type or attribute besides its parts.", ""]
        for name, record in self._of(*TRAITS):
            if not self.is_interface(record):
                lines += self._trait(name, record, operations)
        return "\n".join(lines)

    def _trait(self, name, record, operations):
        lines = [f"## `{name}`", ""]
        if record.get("trait") and record["trait"] != name:
            lines += [f"In C++: `{record['trait']}`", ""]
        said = self.comment(record) or record.get("summary") or self.from_ods.get(name, "")
        lines += [said, ""] if said else []
        demands = [f"`{d}`" for d in record.get("cDemands") or []]
        lines += ["Demands: " + ", ".join(demands), ""] if demands else []
        in_c = [f"`{record[f]}`" for f in ("cTrait", "cVerify", "cVerifyRegions") if record.get(f)]
        lines += ["In C: " + ", ".join(in_c), ""] if in_c else []
        listed = [f"`{t['def']}`" for t in record.get("traits") or [] if not t["def"].startswith("anonymous")]
        lines += ["Stands for: " + ", ".join(listed), ""] if listed and "TraitList" in record["!superclasses"] else []
        return lines + [self.defined_in(record)] + self._having(name, record, operations)

    def _having(self, name, record, operations):
        having = sorted({o for alias in self.aliases(name, record) for o in operations.get(alias, [])})
        return [f"Operations: {', '.join(f'`{o}`' for o in having)}", ""] if having else []

    def interfaces_page(self, operations, told):
        lines = ["# Interfaces", "", "Questions that operations, types, attributes and dialects answer. Those of one dialect stand on its page.", ""]
        for name, record in self._of("Interface"):
            if "DeclareInterfaceMethods" not in record["!superclasses"] and not any(a in told for a in self.aliases(name, record)):
                lines += self._interface(name, record, operations)
        return "\n".join(lines)

    def _interface(self, name, record, operations):
        lines = [f"## `{record.get('cppInterfaceName') or name}`", ""]
        lines += [f"Record: `{name}`", ""] if name != record.get("cppInterfaceName") else []
        said = " ".join((record.get("description") or "").split()) or self.comment(record) or self.from_ods.get(name, "")
        lines += [said, ""] if said else []
        bases = [f"`{b['def']}`" for b in record.get("baseInterfaces") or []]
        lines += ["Builds on: " + ", ".join(bases), ""] if bases else []
        in_c = [f"`{record[f]}`" for f in ("cInterface", "cMethods", "cVerify") if record.get(f)]
        lines += ["In C: " + ", ".join(in_c), ""] if in_c else []
        rows = [self._method(m) for m in record["methods"] if m.get("name")]
        lines += ["| Method | In C | What it says |", "| --- | --- | --- |"] + rows + [""] if rows else []
        return lines + [self.defined_in(record)] + self._having(name, record, operations)

    def _method(self, method):
        said = " ".join((method.get("description") or "").split()).replace("|", "\\|")
        return f"| `{method['name']}` | {'`' + method['cName'] + '`' if method.get('cName') else ''} | {said} |"

    # ---- Constraints -----------------------------------------------------------------------------

    @staticmethod
    def _said(name, record):
        """The words by which messages and pages speak of a constraint."""
        said = " ".join((record.get("summary") or "").split())
        is_like = "TypeOrValueSemanticsContainer" in record["!superclasses"] and said and not said.endswith("-like")
        return (said + "-like" if is_like else said) or name

    def constraints_page(self):
        by_summary = {}
        for name, record in self._of("Constraint", "Property"):
            if not {"TypeDef", "AttrDef", "Variadic"} & set(record["!superclasses"]):
                by_summary.setdefault(self._said(name, record), []).append((name, record))
        lines = ["# Constraints", "", "What operands, results, attributes, regions and successors may be asked to be: what messages "
                 "say of it, and the names for definitions.", ""]
        summaries = sorted(by_summary, key=lambda s: (s.lower(), s))
        for summary in summaries:
            plain = re.sub(r"([\\`<>*_\[\]#])", r"\\\1", summary)
            lines += [f"## {plain}", ""]
            for name, record in by_summary[summary]:
                said = self.comment(record).replace("\n", " ")
                place = self.defined_in(record).strip().replace("Defined in ", "in ")
                lines += [f"- `{name}`, {place}" + (f": {said}" if said else "")]
            lines.append("")
        return "\n".join(lines), summaries
