# The shapes that check-scale grows, of definitions for mica-gen: whatever one record, or one dialect, has a list of.
# Each function writes a definition of about n things.
def listed(n, write, separator=", "):
    return separator.join(write(i) for i in range(n))


def lines(n, write):
    return "".join(write(i) + "\n" for i in range(n))


HEAD = '''include "mica/mica.def"
def D_Dialect : Dialect { let name = "d"; }
class D_Op<string m, list<Trait> traits = []> : Op<D_Dialect, m, traits>;
'''


def op(body, traits=""):
    return HEAD + f'def O : D_Op<"o", [{traits}]> {{\n{body}\n}}\n'


# ---- Enums --------------------------------------------------------------------------------------

def def_enum_cases(n):
    return HEAD + lines(n, lambda i: f'def C{i} : I32EnumAttrCase<"c{i}", {i}>;') + (
        f'def E : I32EnumAttr<"E", "", [{listed(n, lambda i: f"C{i}")}]>;\n')


def def_enums(n):
    return HEAD + lines(n // 8, lambda i: f'def C{i} : I32EnumAttrCase<"c{i}", 0>;\n'
                                          f'def E{i} : I32EnumAttr<"E{i}", "", [C{i}]>;')


def def_bit_groups(n):
    bits = 'def B0 : I32BitEnumAttrCaseBit<"b0", 0>;\ndef B1 : I32BitEnumAttrCaseBit<"b1", 1>;\n'
    groups = listed(n // 8, lambda i: f'I32BitEnumAttrCaseGroup<"g{i}", [B0, B1]>')
    return HEAD + bits + f'def E : I32BitEnumAttr<"E", "", [B0, B1, {groups}]>;\n'


# ---- Operations and what they have --------------------------------------------------------------

def def_operations(n):
    return HEAD + lines(n // 4, lambda i: f'def O{i} : D_Op<"o{i}">;')


def def_operands(n):
    return op(f'let arguments = (ins {listed(n // 8, lambda i: f"I32:$a{i}")});')


def def_variadics(n):
    return op(f'let arguments = (ins {listed(n // 8, lambda i: f"Variadic<I32>:$a{i}")});', "AttrSizedOperandSegments")


def def_results(n):
    return op(f'let results = (outs {listed(n // 8, lambda i: f"I32:$a{i}")});')


def def_successors(n):
    return op(f'let successors = (successor {listed(n // 8, lambda i: f"AnySuccessor:$a{i}")});')


def def_effects(n):
    return op(f'let arguments = (ins {listed(n // 8, lambda i: f"Arg<AnyMemRef, {chr(34) * 2}, [MemRead]>:$a{i}")});')


def def_derived_attributes(n):
    return op(lines(n // 8, lambda i: f'DerivedAttr x{i} = DerivedAttr<"int", "return {i};">;'))


def def_op_builders(n):
    return op(f'let builders = [{listed(n // 8, lambda i: f"""OpBuilder<(ins "int":$a{i}), "", "b{i}">""")}];')


def def_builder_parameters(n):
    parameters = listed(n // 8, lambda i: f'"int":$a{i}')
    return op(f'let builders = [OpBuilder<(ins {parameters}), "", "b">];')


def def_builder_defaults(n):
    parameters = listed(n // 8, lambda i: f'CArg<"int", "{i}">:$a{i}')
    return op(f'let builders = [OpBuilder<(ins {parameters}), "", "b">];')


def def_matching_types(n):
    return op(f'let arguments = (ins {listed(n // 8, lambda i: f"AnyType:$a{i}")});',
              listed(n // 8 - 1, lambda i: f'AllTypesMatch<["a{i}", "a{i + 1}"]>'))


def def_inferred_results(n):
    results = listed(n // 8, lambda i: f"AnyType:$r{i}")
    return op(f'let arguments = (ins AnyType:$a);\nlet results = (outs {results});',
              listed(n // 8, lambda i: f'TypesMatchWith<"t{i}", "a", "r{i}", "$_self">'))


def def_predicate_traits(n):
    return op("let arguments = (ins AnyType:$a);",
              listed(n // 8, lambda i: f"""PredOpTrait<"t{i}", CPred<"mica_op_operand_count($_op) != {i + 2}">>"""))


def def_former_names(n):
    return op(f'let cFormerNames = [{listed(n // 8, lambda i: f"{chr(34)}d.f{i}{chr(34)}")}];')


def def_former_formats(n):
    return op("let arguments = (ins I32:$a);\n"
              f'let cFormerFormats = [{listed(n // 16, lambda i: f"""FormerFormat<"`w{i}` $a attr-dict">""")}];')


# ---- Formats ------------------------------------------------------------------------------------

def def_optional_groups(n):
    arguments = listed(n // 8, lambda i: f"Optional<I32>:$a{i}")
    groups = listed(n // 8, lambda i: f"(`w{i}` $a{i}^)?", " ")
    return op(f'let arguments = (ins {arguments});\nlet assemblyFormat = "{groups} attr-dict";', "AttrSizedOperandSegments")


def def_folded_operands(n):
    return op(f'let arguments = (ins {listed(n // 8, lambda i: f"I32:$a{i}")});\nlet results = (outs I32:$r);\nlet hasFolder = 1;')


def def_format_operands(n):
    arguments, format = listed(n // 8, lambda i: f"I32:$a{i}"), listed(n // 8, lambda i: f"$a{i}", " `,` ")
    return op(f'let arguments = (ins {arguments});\nlet assemblyFormat = "{format} attr-dict";')


def def_format_types(n):
    arguments, format = listed(n // 8, lambda i: f"AnyType:$a{i}"), listed(n // 8, lambda i: f"$a{i}", " `,` ")
    types = listed(n // 8, lambda i: f"type($a{i})", " `,` ")
    return op(f'let arguments = (ins {arguments});\nlet assemblyFormat = "{format} attr-dict `:` {types}";')


def def_format_linked_types(n):
    return op(f'let arguments = (ins AnyType:$a);\nlet results = (outs {listed(n // 8, lambda i: f"AnyType:$r{i}")});\n'
              'let assemblyFormat = "$a attr-dict `:` type($a)";',
              listed(n // 8, lambda i: f'TypesMatchWith<"t{i}", "a", "r{i}", "$_self">'))


def def_format_custom_arguments(n):
    arguments, custom = listed(n // 8, lambda i: f"I32:$a{i}"), listed(n // 8, lambda i: f"$a{i}")
    return op(f'let arguments = (ins {arguments});\nlet assemblyFormat = "custom<C>({custom}) attr-dict";')


def def_format_literals(n):
    return op(f'let assemblyFormat = "{listed(n, lambda i: f"`w{i}`", " ")} attr-dict";')


def def_format_clauses(n):
    arguments = listed(n // 8, lambda i: f"Optional<I32>:$a{i}")
    clauses = listed(n // 8, lambda i: f"`w{i}` $a{i}", " | ")
    return op(f'let arguments = (ins {arguments});\nlet assemblyFormat = "oilist({clauses}) attr-dict";',
              "AttrSizedOperandSegments")


def def_format_customs(n):
    arguments = listed(n // 8, lambda i: f"I32:$a{i}")
    format = listed(n // 8, lambda i: f"custom<C{i}>($a{i})", " ")
    return op(f'let arguments = (ins {arguments});\nlet assemblyFormat = "{format} attr-dict";')


# ---- Types and attributes -----------------------------------------------------------------------

def definition(parameters, more=""):
    return HEAD + f'def T : TypeDef<D_Dialect, "T"> {{\nlet mnemonic = "t";\nlet parameters = (ins {parameters});\n{more}\n}}\n'


def def_types(n):
    return HEAD + lines(n // 8, lambda i: f'def T{i} : TypeDef<D_Dialect, "T{i}"> {{ let mnemonic = "t{i}"; }}')


def def_type_parameters(n):
    return definition(listed(n // 8, lambda i: f'"int":$a{i}'), "let hasCustomAssemblyFormat = 1;")


def def_type_format(n):
    return definition(listed(n // 8, lambda i: f'"int":$a{i}'),
                      f'let assemblyFormat = "`<` {listed(n // 8, lambda i: f"$a{i}", " `,` ")} `>`";')


def def_type_struct(n):
    return definition(listed(n // 8, lambda i: f'"int":$a{i}'), 'let assemblyFormat = "`<` struct(params) `>`";')


def def_type_optional_groups(n):
    return definition(listed(n // 8, lambda i: f'OptionalParameter<"const mica_type *">:$a{i}'),
                      f'let assemblyFormat = "{listed(n // 8, lambda i: f"(`w{i}` $a{i}^)?", " ")}";')


def def_type_builders(n):
    builders = listed(n // 8, lambda i: f'TypeBuilder<(ins "int":$a{i}), "", "", "b{i}">')
    return definition('"int":$a', f'let hasCustomAssemblyFormat = 1;\nlet builders = [{builders}];')


# ---- Interfaces and traits ----------------------------------------------------------------------

def interface(name, bases="", methods=""):
    return f'def {name} : OpInterface<"{name}", [{bases}]> {{ let methods = [{methods}]; }}\n'


def def_interface_levels(n):
    return HEAD + "".join(interface(f"A{i}", f"A{i - 1}, B{i - 1}" if i else "") +
                          interface(f"B{i}", f"A{i - 1}, B{i - 1}" if i else "") for i in range(n)) + (
        f'def O : D_Op<"o", [A{n - 1}, B{n - 1}]>;\n')


def def_interfaces(n):
    return HEAD + "".join(interface(f"S{i}") for i in range(n // 8)) + (
        f'def O : D_Op<"o", [{listed(n // 8, lambda i: f"S{i}")}]>;\n')


def def_interface_bases(n):
    return HEAD + "".join(interface(f"S{i}") for i in range(n // 8)) + (
        interface("J", listed(n // 8, lambda i: f"S{i}")) + 'def O : D_Op<"o", [J]>;\n')


def def_interface_methods(n):
    methods = listed(n // 8, lambda i: f'InterfaceMethod<"", "int", "m{i}">')
    return HEAD + interface("I", "", methods) + 'def O : D_Op<"o", [I]>;\n'


def def_declared_methods(n):
    methods = listed(n // 8, lambda i: f'InterfaceMethod<"", "int", "m{i}", (ins), "", "return 1;">')
    names = listed(n // 8, lambda i: f'"m{i}"')
    return HEAD + interface("I", "", methods) + f'def O : D_Op<"o", [DeclareOpInterfaceMethods<I, [{names}]>]>;\n'


def def_method_parameters(n):
    parameters = listed(n // 8, lambda i: f'"int":$a{i}')
    return HEAD + interface("I", "", f'InterfaceMethod<"", "int", "m", (ins {parameters})>') + 'def O : D_Op<"o", [I]>;\n'


def def_methods_beside_operands(n):
    methods = listed(n // 8, lambda i: f'InterfaceMethod<"", "int", "m{i}">')
    return HEAD + interface("I", "", methods) + (
        f'def O : D_Op<"o", [I]> {{ let arguments = (ins {listed(n // 8, lambda i: f"I32:$a{i}")}); }}\n')


def def_traits(n):
    return HEAD + lines(n // 8, lambda i: f'def T{i} : NativeOpTrait<"T{i}"> {{ let cppNamespace = ""; }}') + (
        f'def O : D_Op<"o", [{listed(n // 8, lambda i: f"T{i}")}]>;\n')


def def_dependent_traits(n):
    first = 'def T0 : NativeOpTrait<"T0">;\n'
    return HEAD + first + lines(n // 8, lambda i: f'def T{i + 1} : NativeOpTrait<"T{i + 1}", [T{i}]>;') + (
        f'def O : D_Op<"o", [{listed(n // 8, lambda i: f"T{i}")}]>;\n')


def def_traits_of_parents(n):
    names = listed(n // 8, lambda i: f'"x.p{i}"')
    each = listed(n // 8, lambda i: f'HasParent<"x.p{i}">')
    return HEAD + f'def O : D_Op<"o", [ParentOneOf<[{names}]>, {each}]>;\n'


def def_trait_lists(n):
    return HEAD + lines(n // 8, lambda i: f'def T{i} : NativeOpTrait<"T{i}">;') + (
        f'def L : TraitList<[{listed(n // 8, lambda i: f"T{i}")}]>;\ndef O : D_Op<"o", [L]>;\n')


def def_traits_beside(n):
    return HEAD + 'def O : D_Op<"o">;\n' + lines(n // 8, lambda i: f'def T{i} : NativeOpTrait<"T{i}">;\n'
                                                                  f'def M{i} : MoreTraits<O, [T{i}]>;')


# ---- Constraints and checks ---------------------------------------------------------------------

def def_constraints(n):
    return HEAD + lines(n // 8, lambda i: f'def C{i} : Type<CPred<"mica_type_is_i($_self, {i + 1})">, "c{i}">;') + (
        f'def O : D_Op<"o"> {{ let arguments = (ins {listed(n // 8, lambda i: f"C{i}:$a{i}")}); }}\n')


def def_constraints_of_one_name(n):
    return HEAD + lines(n // 8, lambda i: f'def C{i} : Type<CPred<"mica_type_is_i($_self, {i + 1})">, "the same">;') + (
        f'def O : D_Op<"o"> {{ let arguments = (ins {listed(n // 8, lambda i: f"C{i}:$a{i}")}); }}\n')


def def_any_type_of(n):
    return op(f'let arguments = (ins AnyTypeOf<[{listed(n // 8, lambda i: f"I<{i + 1}>")}]>:$a);')


def def_conjunction(n):
    parts = listed(n // 8, lambda i: f'CPred<"mica_type_is_i($_self, {i + 1})">')
    return HEAD + f'def C : Type<And<[{parts}]>, "c">;\ndef O : D_Op<"o"> {{ let arguments = (ins C:$a); }}\n'


# ---- Dialects and what is told of them ----------------------------------------------------------

def def_dependent_dialects(n):
    dialects = listed(n // 8, lambda i: f'"x::X{i}Dialect"')
    return 'include "mica/mica.def"\n' + (
        f'def D_Dialect : Dialect {{ let name = "d"; let dependentDialects = [{dialects}]; }}\n'
        'def O : Op<D_Dialect, "o">;\n')


def def_warnings(n):
    return HEAD + lines(n // 8, lambda i: f'def O{i} : D_Op<"o{i}"> {{ let hasCanonicalizer = 1; let hasFolder = 1; }}')


def def_resources(n):
    return HEAD + lines(n // 8, lambda i: f'def R{i} : Resource<"::d::R{i}">;') + (
        f'def O : D_Op<"o", [MemoryEffects<[{listed(n // 8, lambda i: f"MemWrite<R{i}>")}]>]>;\n')


def def_discardable_attributes(n):
    return 'include "mica/mica.def"\ndef D_Dialect : Dialect {\nlet name = "d";\n' + (
        f'let discardableAttrs = (ins {listed(n // 8, lambda i: f"I32Attr:$a{i}")});\n}}\n'
        'def O : Op<D_Dialect, "o">;\n')


def def_doc_groups(n):
    return HEAD + lines(n // 8, lambda i: f'def G{i} : OpDocGroup {{ let summary = "g{i}"; }}\n'
                                          f'def O{i} : D_Op<"o{i}"> {{ let opDocGroup = G{i}; }}')


def def_former_types(n):
    return HEAD + lines(n // 8, lambda i: f'def W{i} : FormerType<D_Dialect, "f{i}", "mica_type_index($_ctxt)">;')


# ---- The language -------------------------------------------------------------------------------

def def_listremove(n):
    return f'class A<list<int> l> {{ list<int> r = !listremove(l, [{listed(n, str)}]); }}\ndef R : A<[{listed(n, str)}]>;\n'


def def_records(n):
    return "class A<int i> { int x = i; }\n" + lines(n, lambda i: f"def r{i} : A<{i}>;")


HELPERS = ("listed", "lines", "op", "definition", "interface")
NAMES = [name for name, value in list(globals().items()) if callable(value) and name not in HELPERS]
