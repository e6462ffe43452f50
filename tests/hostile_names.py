"""Definitions with names that are likely to clash in C: with each other, with C, C++ and the C library, with libmica,
and with what mica-gen makes of other names. Made from a number: the same number makes the same definition.
"""
import random

WORDS = """a b c i p x y foo bar op ops type types attr attrs loc ctx def isa get get_checked params self value values
index result results result_type result_types operand operands region regions successor slots parts groups count sizes
args args_count args_segment args_operands x_attr set_x has_x x_count x_type x_operand set_set_x foo_x bar_x to_text
from_text build build_with_x parse print verify check checks infer_types inference names name_results traits interfaces
dialect default enum cases keywords id methods out state at elided printer linux unix i386 errno stdin stdout stderr
environ null NULL EOF I assert true bool int64_t size_t offsetof static_assert va_list main memcpy abs and_eq class
this new delete template operator private typename register auto restrict inline typeof nullptr constexpr alignas
thread_local _Bool _x __x _X __LINE__ __func__ __asm__ mica_op mica_type mica_value_type mica_parse_operand mica_str
MICA_API ring ring_x ring_foo camelCase CamelCase snake_case X2 x_2""".split()
OPS = "add foo bar foo.bar foo_bar foo_x set type op is is_i32 args x a a.b dialect enum parse print build t_type mica ops".split()
TYPES = "T Foo Op Ring Bar Get Type Attr Enum".split()
ENUMS = "Foo Bar Ops Dialect Types FooEnum BarToText Add AddOperand T_type".split()
CASES = "a b A_B a_b aB NULL EOF linux x def enum".split()
DIALECTS = ["ring"] * 12 + "mica mica_x int std ring.a a_b R".split()
OPERANDS = ["AnyType", "I32", "Variadic<AnyType>", "Optional<I32>"]
ATTRIBUTES = ["I64Attr", "OptionalAttr<StrAttr>", "UnitAttr", "DefaultValuedAttr<I32Attr, \"7\">", "TypeAttr"]


class Maker:
    def __init__(self, number):
        self.random = random.Random(number)
        self.lines = ['include "mica/mica.def"']

    def some(self, pool, most):
        return self.random.sample(pool, self.random.randint(0, most))

    def add_operation(self, number):
        pick = self.random
        arguments = [f"{pick.choice(OPERANDS + ATTRIBUTES)}:${name}" for name in self.some(WORDS, 4)]
        results = [f"{pick.choice(['AnyType', 'I32'])}:${name}" for name in self.some(WORDS, 2)]
        regions = [f"AnyRegion:${name}" for name in self.some(WORDS, 1)]
        traits = ["AttrSizedOperandSegments"] if sum(":" in a and "<" in a and "Attr" not in a for a in arguments) > 1 else []
        builders = [f'OpBuilder<(ins "int64_t":${name})>' for name in self.some(WORDS, 1)]
        texts = [f'{"let hasVerifier = 1;" if pick.random() < 0.2 else ""}']
        if not regions and pick.random() < 0.5:
            texts.append('let assemblyFormat = "attr-dict-with-keyword operands `:` functional-type(operands, results)";')
        self.lines.append(f"""def Op{number} : Op<D, "{pick.choice(OPS)}", [{", ".join(traits)}]> {{
  let arguments = (ins {", ".join(arguments)});
  let results = (outs {", ".join(results)});
  let regions = (region {", ".join(regions)});
  let builders = [{", ".join(builders)}];
  {" ".join(texts)}
}}""")

    def add_definition(self, number):
        kind = self.random.choice(["TypeDef", "AttrDef"])
        parameters = [f'"int64_t":${name}' for name in self.some(WORDS, 4)]
        text = "let assemblyFormat = \"`<` params `>`\";" if parameters else ""
        self.lines.append(f"""def Def{number} : {kind}<D, "{self.random.choice(TYPES)}"> {{
  let mnemonic = "m{number}";
  let parameters = (ins {", ".join(parameters)});
  let genVerifyDecl = {self.random.randint(0, 1)};
  {text}
}}""")

    def add_enum(self, number):
        cases = [f'I32EnumAttrCase<"{name}", {n}>' for n, name in enumerate(self.some(CASES[:], 3) or ["a"])]
        self.lines.append(f"""def Enum{number} : I32EnumAttr<"{self.random.choice(ENUMS)}", "e", [{", ".join(cases)}]> {{
  let cppNamespace = "{self.lines[1].split('"')[1]}";
}}""")

    def add_interface(self, number):
        methods = [f'InterfaceMethod<"", "int64_t", "{name}", (ins "int64_t":${self.random.choice(WORDS)})>'
                   for name in self.some(WORDS, 3)]
        self.lines.append(f"""def Interface{number} : OpInterface<"{self.random.choice(ENUMS)}"> {{
  let cppNamespace = "{self.lines[1].split('"')[1]}";
  let methods = [{", ".join(methods)}];
}}""")


def make(number):
    maker = Maker(number)
    name = maker.random.choice(DIALECTS)
    maker.lines.append(f'def D : Dialect {{ let name = "{name}"; let cppNamespace = "{name}"; }}')
    makers = [maker.add_operation] * 5 + [maker.add_definition] * 2 + [maker.add_enum, maker.add_interface]
    for i in range(maker.random.randint(1, 4)):
        maker.random.choice(makers)(i)
    return "\n".join(maker.lines) + "\n"
