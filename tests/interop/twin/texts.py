"""Makes texts from definitions: right ones, found by asking the peer, and wrong ones made from them.

An operation is first written in generic form with values from a pool; what the peer says about it tells which
value was wrong. What it accepts it prints in custom form, and both forms are then changed token by token.
"""
import dataclasses
import os
import random
import re

from values import ATTRIBUTES, TYPES, Writer

ROUNDS = 40
HINTS = {"NoneType": "none", "AnyTensor": "tensor<4xi32>", "AnyMemRef": "memref<4xi32>", "AnyTuple": "tuple<i32>", "AnyFloat": "f32", "AnyShaped": "tensor<4xi32>",
         "StrAttr": '"abc"', "SymbolNameAttr": '"abc"', "BoolAttr": "true", "UnitAttr": "unit", "TypeAttr": "i32", "ArrayAttr": "[]",
         "FlatSymbolRefAttr": "@a", "DictionaryAttr": "{}", "F32Attr": "1.5 : f32", "F64Attr": "2.5 : f64", "ElementsAttr": "dense<1> : tensor<2xi32>"}


def hints(part):
    """Values that a constraint's name suggests."""
    name = part.constraint
    found = re.fullmatch(r"(Any)?(I|SI|UI|F)(\d+)(Attr)?", name)
    if found:
        kind = f"{found[2].lower()}{found[3]}"
        return [f"1 : {kind}" if found[4] and found[2] != "F" else f"1.5 : {kind}" if found[4] else kind]
    found = re.fullmatch(r"DenseI(\d+)ArrayAttr", name)
    if found:
        return [f"array<i{found[1]}: 1, 2>"]
    values = [HINTS[name]] if name in HINTS else []
    values += [t for t in TYPES if t.lower() == name.lower()]
    found = re.search(r"(vector|tensor|memref|tuple|complex)", name, re.I)
    if part.kind in ("operand", "result") and found:
        values += [t for t in TYPES if t.startswith(found[1].lower())]
    return values


@dataclasses.dataclass
class Choice:
    """An operation as it may be written: (types) of each operand group and result, texts of attributes."""
    groups: dict  # part name -> list of types, of operands and results
    values: dict  # attribute name -> text
    regions: list
    successors: int
    # How many values there are in each group, when sizes are to be told.
    tell_operands: bool = False
    tell_results: bool = False


@dataclasses.dataclass
class Text:
    area: str
    subject: str  # the operation or definition
    kind: str  # what was done to it
    body: str
    features: str = ""  # what the subject is made of, for known.tsv


def own_texts(area, path):
    """Texts that stand beside the definitions, as NAME.mlir: what isn't found by chance."""
    own = os.path.splitext(path)[0] + ".mlir"
    if not os.path.exists(own):
        return []
    with open(own, encoding="utf-8") as f:
        return [Text(area, area, "of its own", body) for body in f.read().split("// -----\n")]


def features_of(subject):
    return " ".join(f"{p.kind}:{p.constraint}" + (f"({p.arity})" if p.arity != "one" else "") for p in subject.parts) + \
        "".join(f" trait:{t}" for t in getattr(subject, "traits", []))


def subject_of(definition):
    return f"{definition.sigil}{definition.area}.{definition.mnemonic}"


REGION = {"0": "{\n}", "1": '{\n  "u.x"() : () -> ()\n}', "2": '{\n^bb0:\n  "u.x"() : () -> ()\n^bb1:\n  "u.y"() : () -> ()\n}',
          "argument": '{\n^bb0(%x: i32):\n  "u.x"(%x) : (i32) -> ()\n}', "end": '{\n  "@.end"() : () -> ()\n}'}


class Maker:
    """Makes the texts of one set of definitions."""

    def __init__(self, made, ask, seed):
        self.random = random.Random(seed)
        self.ask = ask  # list of texts -> list of outcomes of the peer
        self.operations, self.definitions = made.operations, made.definitions
        self.writer = Writer(self.definitions, seed)
        self.refuted = set()  # (constraint, text)
        self.pools = {}
        self.types, self.attributes = {}, {}  # record -> right texts
        self.record_of = {subject_of(d): d.record for d in self.definitions}

    # ---- Types and attributes -----------------------------------------------------------------------

    def definition_texts(self, each):
        texts = []
        for d in self.definitions:
            seen = set()
            for i in range(each):
                seen.add((self.writer.text(d, 0.0 if i < each * 2 // 3 else 0.5), "parameters" if i < each * 2 // 3 else "wrong parameters"))
            some = sorted(seen)
            for text, kind in some:
                texts.append(self.holding(d, text, kind))
            for text, _ in some[:4]:
                for kind, changed in self.changes(text, 4):
                    texts.append(self.holding(d, changed, kind))
        return texts

    def holding(self, d, text, kind):
        body = f'"u.v"() {{a = {text}}} : () -> ()\n' if d.sigil == "#" else f'%0 = "u.v"() : () -> {text}\n'
        return Text(d.area, subject_of(d), kind, body, features_of(d))

    def learn_definitions(self, texts, outcomes):
        """What the peer took becomes part of the pools of its area."""
        for text, outcome in zip(texts, outcomes):
            if outcome.accepted:
                pool = self.attributes if text.subject[0] == "#" else self.types
                found = re.search(r"\{a = (.*)\} :" if text.subject[0] == "#" else r"-> (.*)\n", text.body)
                some = pool.setdefault(self.record_of[text.subject], [])
                if len(some) < 4:
                    some.append(found[1])

    # ---- Operations in generic form ------------------------------------------------------------------

    def candidates(self, part):
        key = (part.constraint, part.kind in ("operand", "result"))
        if key not in self.pools:
            if key[1]:
                known = self.types
                own = [t for some in known.values() for t in some[:1]]
                pool = known.get(part.constraint, []) + hints(part) + TYPES[:2] + own + TYPES[2:]
            else:
                known = self.attributes
                own = [t for some in known.values() for t in some[:1]]
                elements = known.get(part.element, [])
                kinds = [t for some in self.types.values() for t in some[:1]]
                lists = [f"[{t}]" for t in elements] + (["[" + ", ".join(elements[:2]) + "]"] if elements else [])
                pool = known.get(part.constraint, []) + hints(part) + lists + ATTRIBUTES[:12] + own + ATTRIBUTES[12:] + kinds
                if part.kind == "property" and part.cases:
                    pool = ["1 : i32", "2 : i32"] + pool
            self.pools[key] = list(dict.fromkeys(pool))
        return [t for t in self.pools[key] if (part.constraint, t) not in self.refuted]

    def size(self, part, want):
        if part.arity == "one":
            return 1
        if part.arity == "optional":
            return int(want > 0)
        return want

    def choose(self, operation, turn, want=None, wanted=True):
        """One guess: mostly the first candidates, on odd turns one type for all that may have it."""
        values = operation.of("operand") + operation.of("result")
        lists = {p.name + p.kind: self.candidates(p) for p in values}
        pick = self.random
        want = pick.choice((1, 2, 1, 0)) if want is None else want
        same = None
        if turn % 2 == 1 and values:
            common = set(lists[values[0].name + values[0].kind])
            for p in values[1:]:
                common &= set(lists[p.name + p.kind])
            same = pick.choice(sorted(common)) if common else None
        groups = {}
        for p in values:
            some = lists[p.name + p.kind] or ["i32"]
            count = self.size(p, want)
            if turn == 0:
                groups[p.name + p.kind] = [some[0]] * count
            else:
                groups[p.name + p.kind] = [same or self.one_of(some, turn) for _ in range(count)]
        texts = {}
        for p in operation.of("attribute") + operation.of("property"):
            some = self.candidates(p)
            if some and (not p.optional or (wanted and pick.random() < 0.8)):
                texts[p.name] = some[0] if turn == 0 else self.one_of(some, turn)
        kinds = [t.rsplit(" : ", 1)[1] for t in texts.values() if re.search(r" : [a-z]\S*$", t)]
        if turn % 4 == 2 and kinds:  # the type that an attribute has
            groups = {key: [kinds[0]] * len(group) for key, group in groups.items()}
        regions = []
        for p in operation.of("region"):
            count = self.size(p, want) if p.arity != "one" else 1
            shapes = [p.constraint] if p.constraint in REGION else ["1", "0", "end", "1", "argument", "2"]
            if "IsIsolatedFromAbove" in operation.traits or turn > 2:
                shapes = list(REGION)
            regions += [REGION[pick.choice(shapes) if turn else shapes[0]] for _ in range(count)]
        successors = sum(self.size(p, want) if p.arity != "one" else 1 for p in operation.of("successor"))
        return Choice(groups, texts, regions, successors, "AttrSizedOperandSegments" in operation.traits,
                      "AttrSizedResultSegments" in operation.traits)

    def one_of(self, some, turn):
        """One of the first, the more of them the later it is."""
        count = min(len(some), 3 + turn)
        return some[min(self.random.randrange(count), self.random.randrange(count))]

    def generic(self, operation, choice, old_dict=False):
        """The operation in generic form, with all that it needs around it."""
        operands = [(p, choice.groups[p.name + "operand"]) for p in operation.of("operand")]
        results = [(p, choice.groups[p.name + "result"]) for p in operation.of("result")]
        types = [t for _, group in operands for t in group]
        out_types = [t for _, group in results for t in group]
        values = dict(choice.values)
        if choice.tell_operands:
            values["operandSegmentSizes"] = "array<i32: " + ", ".join(str(len(g)) for _, g in operands) + ">"
        if choice.tell_results:
            values["resultSegmentSizes"] = "array<i32: " + ", ".join(str(len(g)) for _, g in results) + ">"
        entries = ", ".join(f"{n} = {t}" for n, t in values.items())
        names = [f"%v#{i}" for i in range(len(types))] if len(types) > 1 else ["%v"][:len(types)]
        lines = []
        if types:
            many = f":{len(types)}" if len(types) > 1 else ""
            lines.append(f'%v{many} = "u.v"() : () -> {self.result_types(types)}')
        line = f'%r{f":{len(out_types)}" if len(out_types) > 1 else ""} = ' if out_types else ""
        line += f'"{operation.name}"({", ".join(names)})'
        if choice.successors:
            line += "[" + ", ".join(f"^bb{1 + i % 2}" for i in range(choice.successors)) + "]"
        if entries and not old_dict:
            line += f" <{{{entries}}}>"
        if choice.regions:
            line += " (" + ", ".join(r.replace("@.end", self.terminator(operation)) for r in choice.regions) + ")"
        if entries and old_dict:
            line += f" {{{entries}}}"
        line += f' : ({", ".join(types)}) -> {self.result_types(out_types)}'
        lines.append(line)
        return self.around(operation, "\n".join(lines), choice.successors) + "\n"

    def result_types(self, types):
        return types[0] if len(types) == 1 and "->" not in types[0] else "(" + ", ".join(types) + ")"

    def terminator(self, operation):
        """The operation that the regions of this one end with, by the trait's argument."""
        for trait in operation.traits:
            found = re.match(r"SingleBlockImplicitTerminator<(.*)>::Impl", trait)
            if found:
                for other in self.operations:
                    if other.class_name == found[1].split("::")[-1]:
                        return other.name
        return "u.end"

    def around(self, operation, body, successors):
        if operation.parents:
            for other in self.operations:
                if other.class_name == operation.parents[0].split("::")[-1]:
                    return f'"{other.name}"() ({{\n{body}\n}}) : () -> ()'
        if successors:
            return f'"u.region"() ({{\n{body}\n^bb1:\n  "u.end"() : () -> ()\n^bb2:\n  "u.end"() : () -> ()\n}}) : () -> ()'
        if "IsTerminator" in operation.traits:
            return f'"u.region"() ({{\n{body}\n}}) : () -> ()'
        return body

    # ---- Finding what is right ------------------------------------------------------------------------

    def refute(self, operation, choice, messages):
        """What the peer's first message says was wrong is not tried again."""
        found = re.search(r"(operand|result) #(\d+) (?:of type|must be)", messages)
        if found:
            index = int(found[2])
            for part in operation.of(found[1]):
                group = choice.groups[part.name + found[1]]
                if index < len(group):
                    return self.refuted.add((part.constraint, group[index]))
                index -= len(group)
        found = re.search(r"[Aa]ttribute [`'](\w+)[`']", messages)
        names = [found[1]] if found else list(choice.values) if len(choice.values) == 1 else []
        for part in operation.of("attribute") + operation.of("property"):
            if part.name in names and part.name in choice.values and "requires attribute" not in messages:
                self.refuted.add((part.constraint, choice.values[part.name]))
        return None

    def learn_operations(self, enough, rounds=ROUNDS):
        """Asks the peer until each operation has `enough` right forms; [(operation, choice, outcome)] of all asked."""
        right = {o.name: 0 for o in self.operations}
        asked = []
        seen = set()
        for turn in range(rounds):
            fresh = []
            for operation in self.operations:
                if right[operation.name] >= enough:
                    continue
                for k in range(1 if turn < 4 else 2):
                    choice = self.choose(operation, turn + k, wanted=(turn + k) % 3 != 2)
                    body = self.generic(operation, choice)
                    if body not in seen:
                        seen.add(body)
                        fresh.append((operation, choice, body))
            if not fresh:
                break
            for (operation, choice, body), outcome in zip(fresh, self.ask([b for _, _, b in fresh])):
                asked.append((operation, choice, body, outcome))
                if outcome.accepted:
                    right[operation.name] += 1
                else:
                    self.refute(operation, choice, outcome.messages)
        return asked

    def operation_texts(self, asked, wrong_each, changes_each):
        """Right texts, some of those found wrong on the way, their custom forms, and changes of both."""
        texts = []
        wrong = {}
        for operation, choice, body, outcome in asked:
            if not outcome.accepted:
                if wrong.setdefault(operation.name, 0) < wrong_each:
                    wrong[operation.name] += 1
                    texts.append(Text(operation.area, operation.name, "guess", body))
                continue
            texts.append(Text(operation.area, operation.name, "generic", body))
            if choice.values:
                texts.append(Text(operation.area, operation.name, "attributes apart", self.generic(operation, choice, old_dict=True)))
            for kind, changed in self.wrong_generic(operation, choice):
                texts.append(Text(operation.area, operation.name, kind, changed))
            if outcome.custom and operation.has_format:
                texts.append(Text(operation.area, operation.name, "custom", outcome.custom))
                for kind, changed in self.changes_of_custom(operation, outcome.custom, changes_each):
                    texts.append(Text(operation.area, operation.name, kind, changed))
        features = {o.name: features_of(o) for o in self.operations}
        for text in texts:
            text.features = features[text.subject]
        return list({t.body: t for t in texts}.values())

    def wrong_generic(self, operation, choice):
        """One mistake of each sort."""
        for part in operation.of("operand") + operation.of("result"):
            key = part.name + part.kind
            group = choice.groups[key]
            if group:
                other = self.random.choice(TYPES)
                yield f"{part.kind} of another type", self.generic(operation, dataclasses.replace(
                    choice, groups={**choice.groups, key: [other] + group[1:]}))
                yield f"one {part.kind} less", self.generic(operation, dataclasses.replace(
                    choice, groups={**choice.groups, key: group[1:]}))
            yield f"one {part.kind} more", self.generic(operation, dataclasses.replace(
                choice, groups={**choice.groups, key: group + (group[:1] or ["i32"])}))
        for part in operation.of("attribute") + operation.of("property"):
            if part.name in choice.values:
                less = {n: v for n, v in choice.values.items() if n != part.name}
                yield "attribute missing", self.generic(operation, dataclasses.replace(choice, values=less))
            for _ in range(2):
                other = {**choice.values, part.name: self.random.choice(ATTRIBUTES)}
                yield "other attribute", self.generic(operation, dataclasses.replace(choice, values=other))
        if not operation.of("operand"):
            yield "unknown property", self.generic(operation, dataclasses.replace(choice, values={**choice.values, "zzz": "1 : i32"}))
        if choice.regions:
            yield "region missing", self.generic(operation, dataclasses.replace(choice, regions=choice.regions[1:]))
            yield "other region", self.generic(operation, dataclasses.replace(
                choice, regions=[REGION[self.random.choice(list(REGION))]] + choice.regions[1:]))
            yield "one region more", self.generic(operation, dataclasses.replace(choice, regions=choice.regions + [REGION["1"]]))
        elif self.random.random() < 0.1:
            yield "one region more", self.generic(operation, dataclasses.replace(choice, regions=[REGION["1"]]))
        if choice.successors:
            yield "successor missing", self.generic(operation, dataclasses.replace(choice, successors=choice.successors - 1))
            yield "one successor more", self.generic(operation, dataclasses.replace(choice, successors=choice.successors + 1))

    # ---- Changing texts ----------------------------------------------------------------------------------

    PIECES = re.compile(r'"(?:[^"\\]|\\.)*"|[A-Za-z_%@^!#][\w$.#-]*|-?\d+(?:\.\d+)?|->|::|.', re.S)
    OTHERS = ["1", '"s"', "i32", "x", ",", ":", "(", ")", "@s", "true", "-1", "unit", "%v", "{", "1.5", "[", "]", "->", "<", "none", "0x1F"]

    def changes(self, text, count):
        """Texts with one token left out, doubled, exchanged with the next, or replaced."""
        tokens = self.PIECES.findall(text)
        places = [i for i, t in enumerate(tokens) if not t.isspace()]
        for _ in range(count):
            at = self.random.choice(places)
            kind = self.random.choice(("token left out", "token doubled", "token replaced", "tokens exchanged"))
            changed = list(tokens)
            if kind == "token left out":
                changed[at] = ""
            elif kind == "token doubled":
                changed[at] += " " + changed[at]
            elif kind == "token replaced":
                changed[at] = self.random.choice(self.OTHERS)
            else:
                after = [p for p in places if p > at]
                if not after:
                    continue
                changed[at], changed[after[0]] = changed[after[0]], changed[at]
            yield kind, "".join(changed)

    def changes_of_custom(self, operation, text, count):
        lines = text.split("\n")
        for at, line in enumerate(lines):
            start = line.find(operation.name + " ") if operation.name + " " in line else \
                line.find(operation.name) if line.rstrip().endswith(operation.name) else -1
            if start >= 0:
                after = start + len(operation.name)
                if not line[after:].strip():
                    return
                for kind, changed in self.changes(line[after:].strip(), count):
                    yield kind, "\n".join(lines[:at] + [line[:after] + " " + changed] + lines[at + 1:])
                return
