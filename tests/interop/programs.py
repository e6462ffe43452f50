# Random programs of the definition language, for comparing two readers of it. A program depends on its
# seed alone. Expressions are made for a wanted type, so that most programs are accepted; what they
# are made of are the templates below: `@type` is a hole for an expression of that type, `%T` stands
# for the wanted type itself, `@T`, `@A` and `@C` are holes of it, of any type, and of any class.
import random
import re

ATOMS = ["bit", "int", "string", "dag", "bits<1>", "bits<4>", "bits<7>"]
LOOP = re.compile(r"!(?:(?:foreach|filter)\((\w+)|foldl\(.*, (\w+), (\w+), )")
HOLE = re.compile(r"@(\w+(?:<[\w<>]*>)?)")

LITERALS = {
    "int": ["0", "1", "2", "3", "7", "-1", "-8", "42", "0x1F", "0b101", "true", "false",
            "9223372036854775807", "-9223372036854775808", "0x8000000000000000", "+5"],
    "bit": ["0", "1", "true", "false", "0b1"],
    "string": ['""', '"a"', '"xyz"', '"D0"', '"Word" "s"', r'"q\"\t\\"', "[{ code }]", '"a,b,c"', '"B-12"', r'"\n"'],
    "regex": ['"a"', '"^D.*"', '"[a-z]+"', '"D[0-9]"', '"x|y"', '"."', '"_"'],
}

OPERATORS = {
    "int": ["!add(@int, @int)", "!add(@int, @bits<4>, @bit)", "!sub(@int, @int)", "!mul(@int, @int)",
            "!mul(@int, @int, @int)", "!div(@int, !or(!and(@int, 15), 1))", "!and(@int, @int)",
            "!or(@int, @int)", "!xor(@int, @int, @int)", "!shl(@int, !and(@int, 63))",
            "!srl(@int, !and(@int, 63))", "!sra(@int, @bits<4>)", "!not(@int)", "!not(@bit)",
            "!logtwo(!or(!and(@int, 255), 1))", "!size(@string)", "!size(@list<A>)", "!size(@dag)",
            "!empty(@string)", "!empty(@list<A>)", "!empty(@dag)", "!find(@string, @string)",
            "!find(@string # \"abc\", @string, !and(@int, 3))", "!cast<int>(@bits<4>)", "!cast<int>(@bit)",
            "!isa<@C:>(@C)", "!isa<int>(@A)", "!isa<string>(@string)", "!exists<@C:>(@name)",
            "!initialized(@A)", "!cast<int>(@int)", "!foldl(!add(@int, 0), @list<int>, s, x, !add(s, x))",
            "@bits<7>"],
    "bit": ["!eq(@int, @int)", "!eq(@string, @string)", "!ne(@bits<4>, @int)", "!lt(@int, @int)",
            "!le(@string, @string)", "!gt(@int, @bits<7>)", "!ge(@int, @int)", "!ne(@string, @string)",
            "!eq(@C, @C)", "!ne(@C, @C)", "!match(@string, @regex)", "!cast<bit>(!and(@int, 1))",
            "!and(@bit, @bit)", "!not(@bit)", "!empty(@list<A>)", "@bits<1>", "!isa<@C:>(@C)"],
    "bits<1>": ["{@bit}", "@bit", "!and(@int, 1)", "@bits<4>{2}", "0b1"],
    "bits<4>": ["{@bit, @bit, 0, @bit}", "{@bits<1>, 0b101}", "!and(@int, 15)", "@bits<7>{6-3}",
                "@bits<7>{0, 2...4}", "{1, 0, @bit, 0}", "!cast<bits<4>>(!and(@int, 7))", "0b1010", "@bits<4>{0-3}"],
    "bits<7>": ["{@bits<4>, @bit, @bits<1>, 1}", "!and(@int, 127)", "{@bits<4>{1...0}, 0b00110}", "0x5a",
                "!cast<bits<7>>(@bits<7>)", "!and(@bits<7>, @bits<4>)", "{@bits<4>, @bit, @bits<1>, 0b0}"],
    "string": ["@string # @string", "!strconcat(@string, @string)", "!strconcat(@string, @string, @string)",
               "@string # @int", "!cast<string>(@int)", "!cast<string>(@C)", "!interleave(@list<string>, @string)",
               "!interleave(@list<int>, \",\")", "!interleave(@list<bits<4>>, @string)", "!tolower(@string)",
               "!toupper(@string)", "!substr(@string, 0, @bits<4>0)", "!substr(@string # \"abc\", !and(@int, 3))",
               "!substr(@string, 0, !and(@int, 7))", "!subst(\"a\", @string, @string)", "!subst(@string # \"b\", @string, @string)",
               "!repr(@A)", "!repr(@dag)", "!getdagopname((@op:$o @A))", "!getdagname((@op @A:$n, @A:$m), !and(@int, 1))",
               "@int # @string", "!cast<string>(@bits<4>)", "!cast<string>(@bit)", "@string#_x",
               "!foldl(@string, @list<string>, s, x, s # x)", "!if(!initialized(@string), @string, @string)",],
    "dag": ["(@op @A:$a, @A)", "(@op)", "(@op:$o @dag:$d, $e, ?:$f)", "!con((@op0 @A), (@op0 @A:$x), (@op0))",
            "!con(@dag0, @dag0)", "!dag(@op, [@T1, @T1], [\"a\", ?])", "!dag(@op, @list<A>, ?)", "!dag(@op, ?, @list<string>)",
            "!setdagop(@dag, @op)", "!setdagopname(@dag, @string)", "!setdagarg((@op @A, @A), !and(@int, 1), @A)",
            "!setdagarg((@op @A:$k, @A), \"k\", @A)", "!setdagname((@op @A:$k, @A), !and(@int, 1), @string)",
            "!setdagname((@op @A:$k), \"k\", ?)", "!foreach(x, (@op @int, @int:$i), !if(!isa<int>(x), @int, 0))",
            "!setdagop((@op:$o @A), !getdagop(@dag))", "(!getdagop(@dag) @A)", "(!cast<@C:>(@name) @A:$z)", "(? @A)",
            "!foreach(x, @dag, !subst(@op0, @op, x))", "!setdagopname((@op @A), @string)"],
}
GENERIC = ["!if(@bit, @T, @T)", "!if(@int, @T, @T)", "!cond(@bit: !cast<%T>(@T), true: !cast<%T>(@T))", "!head(!cond(@bit: [@T]<%T>, @bit: [@T]<%T>, 1: [@T]<%T>))",
           "!head([@T]<%T>)", "!cast<%T>(@T)", "!foldl(!cast<%T>(@T), @list<A>, acc, it, !cast<%T>(@T))", "!cast<%T>([@T, @T][!and(@int, 1)])",
           "!head(!listconcat([@T], @list<T>))", "!getdagarg<%T>((@op @T:$v, @A), 0)",
           "!getdagarg<%T>((@op @T:$v, @A), \"v\")", "!foldl(!cast<%T>(@T), @list<int>, acc, it, !if(!eq(it, @int), acc, !cast<%T>(@T)))",
           "@fieldT", "@fieldT", "!cast<%T>(!listconcat(@list<T>, [@T])[0])", "!if(true, @T, ?)"]
LISTS = ["[@E]", "[@E, @E]", "[@E, @E,]<%E>", "[]<%E>", "!listconcat(@T, @T)", "@T # @T", "!listsplat(@E, !and(@int, 3))",
         "!tail(!listconcat([@E], @T))", "!listremove(@T, @T)", "!foreach(x, @list<A>, @E)", "!filter(x, @T, @bit)",
         "[@E, @E, @E][!and(@int, 1), 2]", "[@E, @E, @E][0...!and(@int, 1)]", "[@E, @E][!range(2)]", "[@E, @E][1-0]", "[@E, @E, @E][!and(@int, 1)...1, !and(@int, 1), 0]",
         "[@E, @E][!and(@int, 1), 0, [!and(@int, 1)], !and(@int, 1), 1]",
         "!listflatten([@T, @T])", "!foreach(i, !range(!and(@int, 3)), @E)", "!if(@bit, @T, [@E])", "[@E, @E][0,]",
         "!listconcat(@T, @T, [@E])",  "!foldl([@E]<%E>, @list<A>, l, x, !listconcat(l, [@E]<%E>))"]
INT_LISTS = ["!range(!and(@int, 7))", "!range(!and(@int, 3), !and(@int, 7))", "!range(@list<A>)", "!range(5, 0, -2)",
             "!foreach(x, @list<int>, !add(x, @int))", "!foreach(s, @list<string>, !size(s))", "!filter(x, @list<int>, !lt(x, @int))"]
STRING_LISTS = ["!foreach(x, @list<int>, \"n\" # x)", "!foreach(c, @list<C>, !cast<string>(c))", "!filter(x, @list<string>, !match(x, @regex))"]


def separate(text):
    """Keeps brackets from being read with what stands before them."""
    return re.sub(r"\[\{(?! code)", "[ {", re.sub(r"\((\w+|\?|!.*?\)) (?=[\[{])", r"(\1:$q ", text))


class Names:
    """What is visible: (name, type) pairs, the innermost last."""

    def __init__(self):
        self.stack = []

    def of(self, wanted, program):
        seen, found = set(), []
        for name, type_ in reversed(self.stack):
            if name not in seen and program.is_a(type_, wanted):
                found.append(name)
            seen.add(name)
        return found


class Program:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.classes = {}       # name -> {"arguments": [(name, type, has default)], "fields": {name: type}, "bases": set}
        self.multiclasses = {}  # name -> arguments
        self.defs = []          # (name, class or None)
        self.names = Names()
        self.numbers = {}
        self.indent = 0
        self.lines = []
        self.budget = 0
        self.in_multiclass = self.in_loop = False
        self.siblings = []      # definitions of the multiclass: (expression of the name, class)
        self.aliases = {}       # type -> name

    # --- choosing ---

    def chance(self, percent):
        return self.random.randrange(100) < percent

    def new(self, prefix):
        self.numbers[prefix] = self.numbers.get(prefix, -1) + 1
        return f"{prefix}{self.numbers[prefix]}"

    def is_a(self, type_, wanted):
        if type_ == wanted:
            return True
        if type_.startswith("list<") and wanted.startswith("list<"):
            return type_[5] == wanted[5] == "C" and self.is_a(type_[5:-1], wanted[5:-1])
        return type_ in self.classes and wanted in self.classes[type_]["bases"]

    def any_class(self):
        return self.random.choice(sorted(self.classes)) if self.classes else None

    def any_type(self, depth=0):
        pick = self.random.randrange(20)
        if pick < 4 and depth < 2:
            return f"list<{self.any_type(depth + 1)}>"
        if pick < 6 and self.classes:
            return self.any_class()
        return self.random.choice(ATOMS[:3] if pick < 12 else ATOMS)

    # --- expressions ---

    def value(self, type_, depth=3):
        self.budget -= 1
        visible = self.names.of(type_, self)
        if visible and self.chance(55 if depth > 0 else 85):
            return self.random.choice(visible)
        if depth <= 0 or self.budget < 0 or self.chance(15):
            return self.literal(type_, depth)
        return self.fill(self.random.choice(self.templates(type_)), type_, depth - 1)

    def templates(self, type_):
        if self.chance(25) or type_ in self.classes:
            return GENERIC if self.chance(60) or type_ not in self.classes else ["@instance"]
        if not type_.startswith("list<"):
            return OPERATORS[type_]
        more = {"list<int>": INT_LISTS, "list<string>": STRING_LISTS}.get(type_, [])
        if type_[5:-1] in self.classes and self.chance(10):
            return ["!instances<%E>()", "!instances<%E>(@regex)"]
        return more if more and self.chance(40) else LISTS

    def fill(self, template, type_, depth):
        element = type_[5:-1] if type_.startswith("list<") else "int"
        same = self.any_type(1)
        operator = self.operator()
        template = template.replace("%T", type_).replace("%E", element)
        bound = LOOP.match(template)
        if bound and self.chance(70):
            for name in bound[1] or bound[2], bound[3]:
                template = re.sub(rf"\b{name}\b", self.new(name), template) if name else template

        def hole(match):
            kind = match[1]
            if kind == "instance":
                return self.instance(type_, depth)
            if kind == "fieldT":
                return self.field_access(type_, depth)
            if kind in ("op", "op0"):
                return operator if kind == "op0" else self.operator()
            if kind == "dag0":
                return f"({operator} {self.value(same, 0)})"
            if kind == "name":
                return self.def_name()
            if kind == "regex":
                return self.random.choice(LITERALS["regex"])
            if kind == "T1":
                return self.value(same, depth)
            if kind == "C":
                return self.value(self.any_class() or "int", depth)
            kind = kind.replace("A", self.any_type(1)) if "A" in kind else kind
            kind = {"T": type_, "E": element}.get(kind, kind.replace("<T>", f"<{type_}>"))
            return self.value(kind.replace("<C>", f"<{self.any_class() or 'int'}>"), depth)

        template = template.replace("@C:", self.any_class() or "int").replace("@bits<4>0", "!and(@int, 3)")
        if bound and self.chance(70):
            return separate(self.fill_loop(template, type_, element, hole))
        return separate(HOLE.sub(hole, template))

    # The expression of a loop may use its variables: they are visible in its last operand.
    def fill_loop(self, template, type_, element, hole):
        head, comma, tail = template.rpartition(", ")
        if head.count("(") != head.count(")") + 1 or "@" not in tail:
            return HOLE.sub(hole, template)
        over = re.search(r"@(list<\w+>|T)", head)
        item = {"T": element, "list<int>": "int", "list<string>": "string"}.get(over[1] if over else "", None)
        names = re.match(r"!fold", template) and re.findall(r", (\w+), (\w+)$", head)
        head = HOLE.sub(hole, head)
        before = len(self.names.stack)
        if names:
            self.names.stack.append((names[0][0], type_))
        elif item is not None:
            self.names.stack.append((re.match(r"!\w+\((\w+)", template)[1], item))
        tail = HOLE.sub(hole, tail)
        del self.names.stack[before:]
        return head + comma + tail

    def literal(self, type_, depth):
        if self.random.randrange(400) == 0 or depth < -3:
            return "?"
        if type_.startswith("list<"):
            items = ", ".join(self.value(type_[5:-1], depth - 1) for _ in range(self.random.randrange(3)))
            items = items.replace("{", " {", 1) if items.startswith("{") else items
            return f"[{items}]<{type_[5:-1]}>" if not items or self.chance(20) else f"[{items}]"
        if type_.startswith("bits<"):
            width = int(type_[5:-1])
            return self.random.choice([f"{{{', '.join(self.random.choice('0011' if self.chance(97) else '?') for _ in range(width))}}}",
                                       str(self.random.randrange(1 << width)), f"0b{self.random.randrange(1 << width):0{width}b}"])
        if type_ == "dag":
            return f"({self.operator()})"
        if type_ in self.classes:
            return self.instance(type_, depth)
        return self.random.choice(LITERALS[type_])

    def instance(self, class_, depth):
        near = [name for name, of in self.siblings if self.is_a(of, class_)]
        if near and self.chance(40):
            return f"!cast<{class_}>({self.random.choice(near)})"
        known = [name for name, of in self.defs if of and self.is_a(of, class_)]
        if known and self.chance(50):
            name = self.random.choice(known)
            return name if self.chance(70) else f'!cast<{class_}>("{name}")'
        below = [name for name in sorted(self.classes) if self.is_a(name, class_)]
        return self.call(self.random.choice(below), depth)

    def call(self, name, depth, always=True):
        text = self.arguments(self.classes[name]["arguments"], depth)
        return f"{name}<{text}>" if text or always or self.chance(20) else name

    def arguments(self, declared, depth):
        given, named = [], False
        for name, type_, has_default in declared:
            if has_default and self.chance(40):
                named = True
            elif named or self.chance(10):
                given.append(f"{name} = {self.value(type_, depth - 1)}")
                named = True
            else:
                given.append(self.value(type_, depth - 1))
        return ", ".join(given)

    def operator(self):
        plain = [name for name, _ in self.defs]
        return self.random.choice(plain) if plain and self.chance(97) else "?"

    def def_name(self):
        if not self.defs or self.chance(15):
            return '"none"'
        name = self.random.choice(self.defs)[0]
        return self.random.choice([f'"{name}"', f'"{name[:1]}" # "{name[1:]}"', f'!strconcat("{name[:2]}", "{name[2:]}")'])

    def field_access(self, type_, depth):
        holders = [(name, field) for name, c in sorted(self.classes.items())
                   for field, of in c["fields"].items() if self.is_a(of, type_)]
        if not holders:
            return self.literal(type_, depth)
        name, field = self.random.choice(holders)
        record = self.value(name, depth - 1)
        return f"{record}.{field}" if re.fullmatch(r"\w+|\w+<.*>|!(cast<\w+>|head|foldl)\(.*\)", record) else self.literal(type_, depth)

    # --- statements ---

    def line(self, text):
        self.lines.append("  " * self.indent + text)

    def expression(self, type_, depth=None):
        self.budget = 14
        return self.value(type_, self.random.randrange(4) if depth is None else depth)

    def declare_arguments(self):
        declared = []
        texts = []
        for _ in range(self.random.randrange(4)):
            name, type_ = self.new("a"), self.any_type()
            default = self.chance(40)
            texts.append(f"{type_} {name}" + (f" = {self.expression(type_, 1)}" if default else ""))
            declared.append((name, type_, default))
            self.names.stack.append((name, type_))
        return declared, f"<{', '.join(texts)}>" if texts else ""

    def bases(self, least):
        """Chosen classes and the text of the list."""
        chosen = []
        for _ in range(self.random.choice([least, 1, 1, 2, 2, 3])):
            name = self.any_class()
            if name and not any(self.is_a(b, name) or self.is_a(name, b) or self.clash(b, name) for b in chosen):
                chosen.append(name)
        self.budget = 10
        return chosen, " : " + ", ".join(self.call(b, 2, False) for b in chosen) if chosen else ""

    def clash(self, a, b):
        return bool(({a} | self.classes[a]["bases"]) & ({b} | self.classes[b]["bases"]))

    def body(self, fields, own):
        """Declares, assigns, names. fields: what is there, and is added to; own: what this body may declare."""
        self.indent += 1
        before = len(self.names.stack)
        for _ in range(self.random.randrange(own)):
            pick = self.random.randrange(20)
            if pick < 9:
                self.declare(fields)
            elif pick < 15 and fields:
                self.assign(fields)
            elif pick < 17:
                type_ = self.any_type()
                name = self.new("v")
                self.line(f"defvar {name} = {self.expression(type_)};")
                self.names.stack.append((name, type_))
            elif pick < 18:
                self.line(f"assert {self.random.choice(['true', '1', '!or(1, ' + self.expression('int', 1) + ')'])}, {self.expression('string', 1)};")
            elif pick < 19:
                visible = self.names.stack
                self.names.stack = [v for v in visible if v[0] != "NAME"]  # unknown in anonymous records
                self.line(f"dump {self.expression('string', 2)};")
                self.names.stack = visible
        del self.names.stack[before:]
        self.indent -= 1

    def declare(self, fields):
        if fields and self.chance(8):
            name = self.random.choice(sorted(fields))
            type_ = self.random.choice([fields[name], fields[name], self.random.choice(ATOMS)])
        else:
            name, type_ = self.new("f"), self.any_type()
        keyword = "field " if self.chance(12) else ""
        visible = self.names.stack
        self.names.stack = [v for v in visible if v[0] != name]
        value = "" if self.chance(4 if not keyword else 40) else f" = {self.expression(type_)}"
        self.names.stack = visible
        spelled = "code" if type_ == "string" and self.chance(15) else self.aliases.get(type_, type_)
        self.line(f"{keyword}{spelled} {name}{value};")
        fields[name] = type_
        self.names.stack.append((name, type_))

    def assign(self, fields):
        name = self.random.choice(sorted(fields))
        type_ = fields[name]
        visible = self.names.stack
        if not self.chance(5):
            self.names.stack = [v for v in visible if v[0] != name]
        if type_.startswith("bits<") and self.chance(60) and type_ != "bits<1>":
            bits, of = self.random.choice([("{0}", "bit"), ("{3-0}", "bits<4>"), ("{0...3}", "bits<4>"), ("{2}", "bit"), ("{0,1,3,2}", "bits<4>")])
            self.line(f"let {name}{bits} = {self.expression(of)};")
        else:
            self.line(f"let {name} = {self.expression(type_)};")
        self.names.stack = visible

    def class_statement(self):
        name = self.new("C")
        before = len(self.names.stack)
        declared, text = self.declare_arguments()
        chosen, bases = self.bases(0)
        if self.chance(10):
            self.line(f"class {name};")
        fields = {}
        inherited = set()
        for base in chosen:
            fields.update(self.classes[base]["fields"])
            inherited |= {base} | self.classes[base]["bases"]
        self.names.stack.extend([("NAME", "string"), *fields.items()])
        self.line(f"class {name}{text}{bases} {{")
        self.body(fields, 6)
        self.line("}")
        del self.names.stack[before:]
        self.classes[name] = {"arguments": declared, "fields": fields, "bases": inherited}

    def def_statement(self):
        name, plain = self.object_name("D")
        before = len(self.names.stack)
        chosen, bases = self.bases(0)
        fields = {}
        for base in chosen:
            fields.update(self.classes[base]["fields"])
        self.names.stack.extend(fields.items())
        self.line(f"def {name}{bases} {{".replace("  ", " "))
        self.body(fields, 4)
        self.line("}")
        del self.names.stack[before:]
        if plain:
            self.defs.append((name, chosen[0] if chosen else None))
        elif name and chosen and self.in_multiclass:
            self.siblings.append((self.written_name(name), chosen[0]))

    def written_name(self, name):
        """How a definition of this multiclass is named by another one."""
        words = re.sub(r"\b([DN]\d+)\b(?!\")", r'"\1"', name)
        return words if "NAME" in words else f"NAME # {words}"

    def object_name(self, prefix):
        """A name, and whether it can be used as it stands."""
        if self.chance(12):
            return "", False
        name = self.new(prefix)
        if not self.in_multiclass and not self.in_loop:
            if self.chance(85):
                return name, True
            return self.random.choice([f'"{name}"', f'"{name}" # {self.expression("int", 0)}', f'!strconcat("{name}", "x")', f'{name}#_s']), False
        parts = [name, f'NAME#"_{name}"', f"{name}#NAME", f'"{name}"'] if self.in_multiclass else [name]
        loops = [v for v, t in self.names.stack if v.startswith("i") and t in ("int", "string")]
        return "#".join([self.random.choice(parts)] + [f'"_"#{v}' for v in loops]), False

    def multiclass_statement(self):
        if self.in_multiclass or self.in_loop:
            return self.def_statement()
        name = self.new("M")
        before = len(self.names.stack)
        declared, text = self.declare_arguments()
        parents = []
        self.budget = 8
        for _ in range(self.random.choice([0, 0, 0, 1, 2])):
            if self.multiclasses:
                parents.append(self.random.choice(sorted(self.multiclasses)))
        bases = [self.multiclass_call(p) for p in dict.fromkeys(parents)]
        self.line(f"multiclass {name}{text}{' : ' if bases else ''}{', '.join(bases)} {{")
        self.in_multiclass = True
        self.names.stack.append(("NAME", "string"))
        self.siblings = []
        self.block(1, 4)
        self.siblings = []
        self.in_multiclass = False
        self.line("}")
        del self.names.stack[before:]
        self.multiclasses[name] = declared
        return None

    def multiclass_call(self, name):
        text = self.arguments(self.multiclasses[name], 2)
        return f"{name}<{text}>" if text else name

    def defm_statement(self):
        if not self.multiclasses:
            return self.def_statement()
        chosen = list(dict.fromkeys(self.random.choice(sorted(self.multiclasses)) for _ in range(self.random.choice([1, 1, 2]))))
        name = self.object_name("N")[0]
        self.budget = 10
        calls = [self.multiclass_call(m) for m in chosen]
        if self.classes and self.chance(8):
            calls.append(self.call(self.any_class(), 2, False))
        self.line(f"defm {name} : {', '.join(calls)};".replace("  ", " "))
        return None

    def block(self, least, most):
        self.indent += 1
        before = len(self.names.stack)
        for i in range(self.random.randint(least, most)):
            if i == 0 and least:
                self.def_statement()
            else:
                self.statement()
        del self.names.stack[before:]
        self.indent -= 1

    def foreach_statement(self):
        type_ = self.random.choice(["int", "int", "string", self.any_type(1)])
        values = "0...2" if type_ == "int" and self.chance(20) else "{0-1, 4}" if type_ == "int" and self.chance(20) else \
            self.random.choice(['["x", "y"]', self.expression("list<string>", 2)]) if type_ == "string" else \
            self.random.choice(["[1, 2]", "!range(2)", self.expression("list<int>", 2)]) if type_ == "int" else self.expression(f"list<{type_}>", 2)
        name = self.new("i")
        self.line(f"foreach {name} = {values} in {{")
        outer, self.in_loop = self.in_loop, True
        before = len(self.siblings)
        self.names.stack.append((name, type_))
        self.block(0, 3)
        self.names.stack.pop()
        del self.siblings[before:]
        self.in_loop = outer
        self.line("}")

    def if_statement(self):
        outer, self.in_loop = self.in_loop, True
        before = len(self.siblings)
        self.line(f"if {self.expression('int', 2)} then {{")
        self.block(0, 2)
        if self.chance(60):
            del self.siblings[before:]
            self.line("} else {")
            self.block(0, 2)
        self.line("}")
        del self.siblings[before:]
        self.in_loop = outer

    def let_statement(self):
        candidates = [(f, t) for c in sorted(self.classes) for f, t in self.classes[c]["fields"].items()]
        if not candidates:
            return self.def_statement()
        field, type_ = self.random.choice(candidates)
        holders = [c for c in sorted(self.classes) if field in self.classes[c]["fields"]]
        bits, of = ("<3-0>", "bits<4>") if type_ in ("bits<4>", "bits<7>") and self.chance(50) else ("", type_)
        self.line(f"let {field}{bits} = {self.expression(of)} in {{")
        self.indent += 1
        for _ in range(self.random.randint(1, 2)):
            base = self.random.choice(holders)
            self.budget = 8
            name, plain = self.object_name("D")
            self.line(f"def {name} : {self.call(base, 2, False)};".replace("  ", " "))
            if plain:
                self.defs.append((name, base))
        self.indent -= 1
        self.line("}")
        return None

    def defvar_statement(self):
        type_, name = self.any_type(), self.new("v")
        self.line(f"defvar {name} = {self.expression(type_)};")
        self.names.stack.append((name, type_))

    def defset_statement(self):
        if self.in_multiclass or self.in_loop or not self.classes:
            return self.def_statement()
        class_, name = self.any_class(), self.new("s")
        self.line(f"defset list<{class_}> {name} = {{")
        self.indent += 1
        for _ in range(self.random.randrange(4)):
            self.budget = 8
            def_name, plain = self.object_name("D")
            below = self.random.choice([c for c in sorted(self.classes) if self.is_a(c, class_)])
            self.line(f"def {def_name} : {self.call(below, 2, False)};".replace("  ", " "))
            if plain:
                self.defs.append((def_name, below))
        self.indent -= 1
        self.line("}")
        self.names.stack.append((name, f"list<{class_}>"))
        return None

    def deftype_statement(self):
        type_ = self.any_type()
        if self.in_multiclass or self.in_loop or type_ in self.classes:
            return self.def_statement()
        self.aliases[type_] = self.new("T")
        self.line(f"deftype {self.aliases[type_]} = {type_};")
        return None

    def uses(self):
        """What was declared is used."""
        for name in sorted(self.classes):
            if self.chance(50):
                self.budget = 12
                own = self.new("D")
                self.line(f"def {own} : {self.call(name, 3, False)};")
                self.defs.append((own, name))
        for name in sorted(self.multiclasses):
            if self.chance(70):
                self.budget = 12
                self.line(f"defm {self.new('N')} : {self.multiclass_call(name)};")

    def check_statement(self):
        if self.chance(50):
            self.line(f"assert !or(1, {self.expression('int')}), {self.expression('string', 1)};")
        else:
            self.line(f"dump {self.expression('string')};")

    def preprocessor_statement(self):
        if self.in_multiclass or self.in_loop:
            return self.def_statement()
        name = self.random.choice(["P", "Q", "R"])
        if self.chance(40):
            self.lines.append(f"#define {name}")
            return None
        count = len(self.defs)
        self.lines.append(f"{self.random.choice(['#ifdef', '#ifndef'])} {name} // chosen")
        self.def_statement()
        self.lines.append("#else")
        self.def_statement()
        self.lines.append("#endif")
        del self.defs[count:]
        return None

    def statement(self):
        outer = [self.class_statement] * 3 + [self.multiclass_statement] * 2 + [self.preprocessor_statement]
        inner = ([self.def_statement] * 6 + [self.defm_statement] * 4 + [self.foreach_statement] * 2 + [self.if_statement] * 2
                 + [self.let_statement] * 2 + [self.defvar_statement] * 2 + [self.check_statement, self.defset_statement])
        outer.append(self.deftype_statement)
        nested = self.in_multiclass or self.in_loop
        self.random.choice(inner if nested or self.chance(55) else outer)()

    def text(self):
        for name in ("O0", "O1", "O2"):
            self.line(f"def {name};")
            self.defs.append((name, None))
        for _ in range(self.random.randint(4, 12)):
            self.statement()
        self.uses()
        return "\n".join(self.lines) + "\n"


def program(seed):
    return Program(seed).text()


if __name__ == "__main__":
    import sys
    sys.stdout.write(program(int(sys.argv[1])))
