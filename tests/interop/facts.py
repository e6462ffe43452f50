"""What definitions say of a dialect, read from records as JSON, MLIR's or Mica's: a set of facts, each a subject, what is
said of it, and the value. What C++ alone has (builders, accessors, folding) is no fact, nor are the words of summaries.
"""
import re


def plain(text):
    """Text without what C++ and C write otherwise: namespaces, blanks, references to types of the definitions."""
    text = re.sub(r",(?=\w)", ", ", re.sub(r"\$_ctype\((\w+)\)", r"\1", text or ""))
    return " ".join(re.sub(r"(?:\b\w+)?::(?=\w)", "", text).split())


def plain_namespace(record):
    return record["cppNamespace"].removeprefix("::") + "::"


def squeezed(name):
    return re.sub(r"[^0-9a-z]", "", name.lower())


class Facts:
    def __init__(self, records, dialect):
        self.records = records
        self.dialect = dialect
        self.found = {}
        self.classes = {f"{self.record(records[name]['opDialect'])['name']}.{records[name]['opName']}": name.split("_", 1)[-1]
                        for name in self.names("Op")}
        # Of two with one C++ name, in other namespaces, the dialect's own is meant.
        own_last = sorted(self.names("AttrDef"), key=lambda name: self.record(records[name]["dialect"])["name"] == dialect)
        self.attributes = {records[name]["cppClassName"]: records[name] for name in own_last}
        self.enums = {records[name]["className"]: records[name] for name in self.names("EnumInfo")}

    def names(self, class_):
        return self.records["!instanceof"].get(class_, [])

    def record(self, value):
        return self.records[value["def"]]

    def say(self, subject, what, value):
        self.found[(subject, what)] = value

    # ---- Constraints ---------------------------------------------------------------------------------------------

    def constraint(self, record):
        """How a part is constrained, in one line: what it is, and the words that errors say it in."""
        bases = record["!superclasses"]
        if "OpVariable" in bases:
            record = self.record(record["constraint"])
            bases = record["!superclasses"]
        words = []
        for group, word in (("VariadicOfVariadic", "variadic of variadic"), ("Variadic", "variadic"), ("Optional", "optional"),
                            ("VariadicRegion", "variadic"), ("VariadicSuccessor", "variadic")):
            if group in bases:
                words.append(word)
                if group == "VariadicOfVariadic":
                    words.append("by " + record["segmentAttrName"])
                break
        if "baseType" in record and words:
            record = self.record(record["baseType"])
            if "baseType" in record:
                record = self.record(record["baseType"])
        kind = next((k for k in ("Attr", "Property", "Region", "Successor") if k in bases), "Type")
        if kind in ("Attr", "Property"):
            words += [kind.lower()] + ["optional"] * record.get("isOptional", 0) + self.default(record)
            words.append(self.stored(record))
        base = self.base(record)
        if "AttrDef" not in base["!superclasses"] or self.record(base["dialect"])["name"] == "builtin":
            words.append(plain(record["summary"]))
        return ", ".join(words)

    def base(self, record):
        """The attribute or property that one with a default, an optional or a confined one is made of."""
        while record.get("baseAttr") or record.get("baseProperty"):
            record = self.record(record.get("baseAttr") or record["baseProperty"])
        return record

    def parameter(self, value):
        return {"cppType": value} if isinstance(value, str) else self.record(value)

    def enum_of(self, record):
        """The enum that an attribute holds a case of; None: none."""
        record = self.base(record)
        record = self.attributes.get(plain(record.get("storageType")), record)
        if record.get("enum"):
            return self.record(record["enum"])
        parameters = record["parameters"]["args"] if record.get("parameters") else []
        if len(parameters) == 1:
            return self.enums.get(plain(self.parameter(parameters[0][0])["cppType"]))
        return record if "enumerants" in record else None

    def stored(self, record):
        """The C++ class of an attribute or of a property's value."""
        enum = self.enum_of(record)
        return "enum " + enum["className"] if enum else plain(record.get("storageType") or record.get("interfaceType"))

    def default(self, record):
        """The default in words: of an enum its case's number."""
        value = plain(record.get("defaultValue"))
        enum = self.enum_of(record) or self.enums.get(plain(record.get("cppType")))
        if enum and value:
            cases = {squeezed(case["symbol"]): case["value"] for case in map(self.record, enum["enumerants"])}
            ends = [name for name in cases if squeezed(value).endswith(name)]
            value = str(cases[max(ends, key=len)] if ends else 0 if value == "{}" else value)
        return ["default " + value] if value else []

    def parts(self, subject, what, dag):
        """A group of parts: each with its place, its name and its constraint."""
        self.say(subject, what, [f"{name or ''}: {self.constraint(self.record(value))}" for value, name in dag["args"]])

    # ---- Traits, interfaces, effects -----------------------------------------------------------------------------

    def traits(self, values):
        found = set()
        for value in values:
            record = self.record(value)
            bases = record["!superclasses"]
            if "TraitList" in bases:
                found |= self.traits(record["traits"])
            elif "Interface" in bases:
                found.add("interface " + record["cppInterfaceName"])
                found |= self.traits(record.get("baseInterfaces", [])) | self.traits(record.get("dependentTraits") or [])
            elif "SideEffectsTraitBase" in bases:
                found.add("interface " + record["trait"].split("::")[-2])
            elif "PredTrait" in bases:
                found.add("predicate " + plain(record["summary"]))
            elif record.get("trait") and record["trait"] != "InferTypeOpAdaptor":
                found.add(self.by_classes(plain(record["trait"].removesuffix("::Impl"))))
                found |= self.traits(record.get("dependentTraits") or [])
        return found

    def by_classes(self, trait):
        """A trait with the C++ classes of the operations that it names: `HasParent<func.func>` is `HasParent<FuncOp>`."""
        return re.sub(r"\b\w+\.[\w.]+", lambda name: self.classes.get(name[0], name[0]), trait)

    def effects(self, decorators):
        for value in decorators:
            record = self.record(value)
            if "SideEffect" in record["!superclasses"]:
                yield (f"{record['effect'].rsplit('::', 1)[-1]} {record['resource'].rsplit('::', 1)[-1]} {record['stage']}"
                       + " whole" * record["effectOnFullRegion"])

    def trait_effects(self, values):
        for value in values:
            record = self.record(value)
            if "TraitList" in record["!superclasses"]:
                yield from self.trait_effects(record["traits"])
            if "SideEffectsTraitBase" in record["!superclasses"]:
                yield from (f"operation: {effect}" for effect in self.effects(record["effects"]))

    # ---- Definitions ---------------------------------------------------------------------------------------------

    def format(self, subject, record):
        declared = record.get("assemblyFormat")
        by_hand = not declared and (record.get("hasCustomAssemblyFormat") or record.get("cParse"))
        self.say(subject, "format", "by hand" if by_hand else plain_format(declared or ""))

    def operation(self, record):
        subject = f"{self.dialect}.{record['opName']}"
        arguments = {"operands": [], "attributes": [], "properties": []}
        for argument in record["arguments"]["args"]:
            bases = self.record(argument[0])["!superclasses"]
            if "OpVariable" in bases:
                bases = self.record(self.record(argument[0])["constraint"])["!superclasses"]
            kind = "attributes" if "Attr" in bases else "properties" if "Property" in bases else "operands"
            arguments[kind].append(argument)
        for what, dag in (*arguments.items(), ("results", record["results"]["args"]), ("regions", record["regions"]["args"]),
                          ("successors", record["successors"]["args"])):
            self.parts(subject, what, {"args": dag})
        self.say(subject, "traits", self.traits(record["traits"]))
        effects = set(self.trait_effects(record["traits"]))
        for value, name in record["arguments"]["args"] + record["results"]["args"]:
            if "OpVariable" in self.record(value)["!superclasses"]:
                effects |= {f"{name}: {effect}" for effect in self.effects(self.record(value)["decorators"])}
        self.say(subject, "effects", effects)
        self.format(subject, record)
        for check in ("hasVerifier", "hasRegionVerifier"):
            self.say(subject, check, str(record[check]))

    def type_or_attribute(self, record, kind):
        subject = f"{kind} {self.dialect}.{record['mnemonic'] or record['cppClassName']}"
        self.say(subject, "class", record["cppClassName"])
        parameters = []
        for value, name in record["parameters"]["args"]:
            parameter = self.parameter(value)
            parameters.append(", ".join([f"{name}: {plain(parameter['cppType'])}", *self.default(parameter)]))
        self.say(subject, "parameters", parameters)
        self.say(subject, "traits", self.traits(record["traits"]))
        self.format(subject, record)
        self.say(subject, "genVerifyDecl", str(record["genVerifyDecl"]))
        if record.get("enum"):
            self.say(subject, "enum", self.record(record["enum"])["className"])

    def enum(self, record):
        subject = f"enum {record['className']}"
        bit = "BitEnumBase" in record["!superclasses"]
        self.say(subject, "cases", [f"{case['symbol']} = {case['value']} {case['str']}"
                                    for case in map(self.record, record["enumerants"])])
        self.say(subject, "kind", f"{'bits' if bit else 'number'} of {record['bitwidth']}, {plain(record['underlyingType'])}")
        if bit:
            self.say(subject, "text", f"separator '{record['separator']}', groups: {record['printBitEnumPrimaryGroups']}")

    def all(self, files):
        """The facts; `files` are the names of those that the enums stand in."""
        namespace = ""
        for name in self.names("Dialect"):
            record = self.records[name]
            if record["name"] == self.dialect:
                namespace = plain_namespace(record)
                self.say("dialect", "checks", {what for what in ("hasOperationAttrVerify", "hasRegionArgAttrVerify",
                                                                 "hasRegionResultAttrVerify") if record[what]})
                self.say("dialect", "isExtensible", str(record["isExtensible"]))
        for name in self.names("Op"):
            if self.record(self.records[name]["opDialect"])["name"] == self.dialect:
                self.operation(self.records[name])
        for class_, kind in (("TypeDef", "type"), ("AttrDef", "attribute")):
            for name in self.names(class_):
                if self.record(self.records[name]["dialect"])["name"] == self.dialect:
                    self.type_or_attribute(self.records[name], kind)
        for name in self.names("EnumInfo"):
            record = self.records[name]
            if plain_namespace(record).startswith(namespace) and {place.rsplit(":", 1)[0] for place in record["!locs"]} & files:
                self.enum(record)
        return self.found


def plain_format(text):
    """A format with one blank between its elements."""
    pieces = re.findall(r"`[^`]*`|\$\w+|[\w-]+|\S", text)
    return " ".join(pieces)


def differences(theirs, ours):
    """(subject, what, MLIR's, Mica's) for each fact that isn't the same; of sets and of lists what differs alone."""
    missing = {subject for subject, _ in theirs} ^ {subject for subject, _ in ours}
    for subject in sorted(missing):
        yield subject, "defined", *(("yes", "no") if any(key[0] == subject for key in theirs) else ("no", "yes"))
    for subject, what in sorted(theirs.keys() | ours.keys()):
        a, b = theirs.get((subject, what), ""), ours.get((subject, what), "")
        if subject in missing or a == b:
            continue
        if isinstance(a, set) and isinstance(b, set):
            yield from ((subject, what, value, "") for value in sorted(a - b))
            yield from ((subject, what, "", value) for value in sorted(b - a))
        elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
            yield from ((subject, what, x, y) for x, y in zip(a, b) if x != y)
        else:
            yield subject, what, str(a), str(b)
