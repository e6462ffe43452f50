# The shapes that check-scale grows: each function writes a text of about n things. A name that
# begins with "def_" is a definition for mica-gen, all others are IR.
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "text", "limits", "Inputs"))


def colliding_text(number):
    import hostile
    return hostile.colliding_text(number)


def lines(n, write):
    return "".join(write(i) for i in range(n))


def listed(n, write, separator=", "):
    return separator.join(write(i) for i in range(n))


def values(n, name="%v"):
    return lines(n, lambda i: f'{name}{i} = "a.def"() : () -> i32\n')


def function(body, arguments=""):
    return f"func.func @f({arguments}) {{\n{body}return\n}}\n"


# ---- Operations, values, uses -------------------------------------------------------------------

def operations(n):
    return lines(n, lambda i: '"a.b"() : () -> ()\n')


def numbered_values(n):
    return lines(n, lambda i: f'%{i} = "a.b"() : () -> i32\n')


def named_values(n):
    return values(n)


def far_numbers(n):
    return lines(n, lambda i: f'%{i * 5000} = "a.b"() : () -> i32\n')


def numbers_backwards(n):
    return lines(n, lambda i: f'%{n - i} = "a.b"() : () -> i32\n')


def uses_of_one(n):
    return '%x = "a.def"() : () -> i32\n' + lines(n, lambda i: '"a.use"(%x) : (i32) -> ()\n')


def users_of_one(n):
    return uses_of_one(n)


def operands_of_one(n):
    return f'%x = "a.def"() : () -> i32\n"a.use"({listed(n, lambda i: "%x")}) : ({listed(n, lambda i: "i32")}) -> ()\n'


def chain(n):
    return '%x0 = "a.def"() : () -> i32\n' + lines(n, lambda i: f'%x{i + 1} = "a.f"(%x{i}) : (i32) -> i32\n')


def results_of_one(n):
    return f'%r:{n} = "a.def"() : () -> ({listed(n, lambda i: "i32")})\n' + lines(
        n, lambda i: f'"a.use"(%r#{i}) : (i32) -> ()\n')


def result_groups(n):
    return ", ".join(f"%r{i}" for i in range(n)) + f' = "a.def"() : () -> ({listed(n, lambda i: "i32")})\n'


def graph_uses(body):
    return f'"a.region"() ({{\n{body}}}) : () -> ()\n'


def numbers_before_definition(n):
    return graph_uses(lines(n, lambda i: f'"a.use"(%v#{i}) : (i32) -> ()\n')
                      + f'%v:{n} = "a.def"() : () -> ({listed(n, lambda i: "i32")})\n')


def numbers_before_definition_backwards(n):
    return graph_uses(lines(n, lambda i: f'"a.use"(%v#{n - 1 - i}) : (i32) -> ()\n')
                      + f'%v:{n} = "a.def"() : () -> ({listed(n, lambda i: "i32")})\n')


def names_before_definition(n):
    return graph_uses(lines(n, lambda i: f'"a.use"(%v{i}) : (i32) -> ()\n') + values(n))


def undeclared_uses(n):
    return lines(n, lambda i: f'"a.use"(%v{i}) : (i32) -> ()\n')


def undeclared_uses_on_a_line(n):
    return f'"a.use"({listed(n, lambda i: f"%v{i}")}) : ({listed(n, lambda i: "i32")}) -> ()\n'


def shadowed_names(n):
    return lines(n, lambda i: f'func.func @f{i}() {{\n%x = "a.def"() : () -> i32\n"a.use"(%x) : (i32) -> ()\nreturn\n}}\n')


def constants(n):
    return function(lines(n, lambda i: f"%v{i} = arith.constant {i} : i32\n"))


def equal_constants(n):
    return function(lines(n, lambda i: f"%v{i} = arith.constant 7 : i32\n"))


def additions(n):
    return function(lines(n, lambda i: f"%v{i + 1} = arith.addi %v{i}, %a : i32\n"), "%a: i32, %v0: i32")


# ---- Blocks and control flow --------------------------------------------------------------------

def blocks(n):
    return function(lines(n, lambda i: f"cf.br ^b{i}\n^b{i}:\n"))


def blocks_used_before(n):
    return function("cf.br ^b0\n" + lines(n, lambda i: f"^b{i}:\ncf.cond_br %c, ^b{(7 * i + 3) % n}, ^b{i + 1}\n")
                    + f"^b{n}:\n", "%c: i1")


def block_arguments(n):
    return function(f'cf.br ^b({listed(n, lambda i: "%x")} : {listed(n, lambda i: "i32")})\n'
                    f'^b({listed(n, lambda i: f"%a{i}: i32")}):\n', "%x: i32")


def arguments_of_blocks(n):
    return function("cf.br ^b0(%x : i32)\n" + lines(
        n, lambda i: f"^b{i}(%a{i}: i32):\ncf.br ^b{i + 1}(%a{i} : i32)\n") + f"^b{n}(%z: i32):\n", "%x: i32")


def one_block_with_many_predecessors(n):
    return function(lines(n, lambda i: f"cf.cond_br %c, ^end, ^b{i}\n^b{i}:\n") + "cf.br ^end\n^end:\n", "%c: i1")


def switch_cases(n):
    return function(f'cf.switch %x : i32, [\ndefault: ^end,\n'
                    + listed(n, lambda i: f"{i}: ^end", ",\n") + "\n]\n^end:\n", "%x: i32")


def switch_cases_with_operands(n):
    return function(f'cf.switch %x : i32, [\ndefault: ^end(%x : i32),\n'
                    + listed(n, lambda i: f"{i}: ^end(%x : i32)", ",\n") + "\n]\n^end(%y: i32):\n", "%x: i32")


def switch_to_many_blocks(n):
    return function(f'cf.switch %x : i32, [\ndefault: ^end,\n' + listed(n, lambda i: f"{i}: ^b{i}", ",\n")
                    + "\n]\n" + lines(n, lambda i: f"^b{i}:\ncf.br ^end\n") + "^end:\n", "%x: i32")


def dominance_ladder(n):
    """Two rails with rungs between them."""
    return function("cf.cond_br %c, ^l0, ^r0\n" + lines(
        n, lambda i: f"^l{i}:\ncf.cond_br %c, ^l{i + 1}, ^r{i + 1}\n^r{i}:\ncf.cond_br %c, ^r{i + 1}, ^l{i + 1}\n")
        + f"^l{n}:\ncf.br ^end\n^r{n}:\ncf.br ^end\n^end:\n", "%c: i1")


def dominance_comb(n):
    """A spine whose teeth all lead to the end."""
    return function("cf.br ^s0\n" + lines(
        n, lambda i: f"^s{i}:\n%v{i} = arith.addi %x, %x : i32\ncf.cond_br %c, ^s{i + 1}, ^t{i}\n"
                     f"^t{i}:\n%w{i} = arith.addi %v{i}, %x : i32\ncf.br ^end\n") + f"^s{n}:\ncf.br ^end\n^end:\n", "%c: i1, %x: i32")


def dominance_back_edges(n):
    return function("cf.br ^b0\n" + lines(
        n, lambda i: f"^b{i}:\ncf.cond_br %c, ^b{max(0, i - 1)}, ^b{i + 1}\n") + f"^b{n}:\n", "%c: i1")


def dominance_far_uses(n):
    return function('%x = "a.def"() : () -> i32\ncf.br ^b0\n' + lines(
        n, lambda i: f'^b{i}:\n"a.use"(%x) : (i32) -> ()\ncf.br ^b{i + 1}\n') + f"^b{n}:\n")


def loops_in_a_row(n):
    return function(lines(n, lambda i: "scf.for %i = %a to %b step %a {\n}\n"), "%a: index, %b: index")


def deep_loops(n):
    depth = n // 20
    return function(lines(depth, lambda i: f"scf.for %i{i} = %a to %b step %a {{\n") + "}\n" * depth,
                    "%a: index, %b: index")


# ---- Regions and nesting ------------------------------------------------------------------------

def regions_of_one(n):
    return f'"a.b"() ({listed(n, lambda i: "{}")}) : () -> ()\n'


def nested_regions(n):
    depth = n // 4
    return '"a.b"() ({\n' * depth + "}) : () -> ()\n" * depth


def values_seen_from_inside(n):
    depth = n // 8
    return "".join(f'%v{i} = "a.def"() : () -> i32\n"a.b"() ({{\n' for i in range(depth)) + "".join(
        f'"a.use"(%v{i}) : (i32) -> ()\n' for i in range(depth)) + "}) : () -> ()\n" * depth


def nested_modules(n):
    depth = n // 20
    return "module {\n" * depth + "}\n" * depth


def modules(n):
    return lines(n, lambda i: "module {\n}\n")


def functions(n):
    return lines(n, lambda i: f"func.func @f{i}() {{\nreturn\n}}\n")


def function_arguments(n):
    return function("", listed(n, lambda i: f"%a{i}: i32"))


def argument_attributes(n):
    return function("", listed(n, lambda i: f"%a{i}: i32 {{a.x = {i}}}"))


def function_results(n):
    return f"func.func private @f() -> ({listed(n, lambda i: 'i32')})\n"


def isolated_names(n):
    return '%x = "a.def"() : () -> i32\n' + lines(
        n, lambda i: f'func.func @f{i}() {{\n%x = "a.def"() : () -> i32\nreturn\n}}\n')


# ---- Symbols ------------------------------------------------------------------------------------

def calls(n):
    return functions(n) + function(lines(n, lambda i: f"func.call @f{i}() : () -> ()\n"))


def calls_of_one(n):
    return "func.func private @g()\n" + function(lines(n, lambda i: "func.call @g() : () -> ()\n"))


def symbol_references(n):
    return f'"a.b"() {{x = [{listed(n, lambda i: f"@s{i}")}]}} : () -> ()\n'


def symbol_path(n):
    return f'"a.b"() {{x = {listed(n, lambda i: f"@s{i}", "::")}}} : () -> ()\n'


def unknown_symbols(n):
    return function(lines(n, lambda i: f"func.call @g{i}() : () -> ()\n"))


def repeated_symbols(n):
    return lines(n, lambda i: "func.func private @f()\n")


# ---- Attributes ---------------------------------------------------------------------------------

def attributes_of_one(n):
    return f'"a.b"() {{{listed(n, lambda i: f"k{i} = {i}")}}} : () -> ()\n'


def attributes_backwards(n):
    return f'"a.b"() {{{listed(n, lambda i: f"k{n - i:09} = {i}")}}} : () -> ()\n'


def repeated_key(n):
    return f'"a.b"() {{{listed(n, lambda i: f"k{i}")}, k0}} : () -> ()\n'


def distinct_integers(n):
    return lines(n, lambda i: f'"a.b"() {{x = {i} : i64}} : () -> ()\n')


def distinct_strings(n):
    return lines(n, lambda i: f'"a.b"() {{x = "text {i}"}} : () -> ()\n')


def distinct_floats(n):
    return lines(n, lambda i: f'"a.b"() {{x = {i}.5 : f64}} : () -> ()\n')


def distinct_dictionaries(n):
    return lines(n, lambda i: f'"a.b"() {{x = {{y = {i}}}}} : () -> ()\n')


def array_elements(n):
    return f'"a.b"() {{x = [{listed(n, str)}]}} : () -> ()\n'


def dense_array(n):
    return f'"a.b"() {{x = array<i64: {listed(n, str)}>}} : () -> ()\n'


def nested_arrays(n):
    return '"a.b"() {x = ' + "[" * (n // 4) + "]" * (n // 4) + "} : () -> ()\n"


def nested_dictionaries(n):
    return '"a.b"() {x = ' + "{y = " * (n // 4) + "1" + "}" * (n // 4) + "} : () -> ()\n"


def long_string(n):
    return f'"a.b"() {{x = "{"text " * n}"}} : () -> ()\n'


def escaped_string(n):
    return '"a.b"() {x = "' + "\\0A" * n + '"} : () -> ()\n'


def wide_integer(n):
    return f'"a.b"() {{x = 0x{"f" * (n // 8)} : i{n // 2}}} : () -> ()\n'


def distinct_attributes(n):
    return lines(n, lambda i: f'"a.b"() {{x = distinct[{i}]<{i}>}} : () -> ()\n')


def dialect_attributes(n):
    return lines(n, lambda i: f'"a.b"() {{x = #a.x<{i}>}} : () -> ()\n')


def nested_dialect_attribute(n):
    return '"a.b"() {x = #a.x' + "<" * (n // 2) + ">" * (n // 2) + "} : () -> ()\n"


def colliding_strings(n):
    return lines(n // 4, lambda i: f'"a.b"() {{x = "{colliding_text(i)}"}} : () -> ()\n')


# ---- Dense data ---------------------------------------------------------------------------------

def dense(n, element, write=str):
    return f'"a.b"() {{x = dense<[{listed(n, write)}]> : tensor<{n}x{element}>}} : () -> ()\n'


def dense_i1(n):
    return dense(n, "i1", lambda i: "true" if i % 3 else "false")


def dense_i3(n):
    return dense(n, "i3", lambda i: str(i % 3))


def dense_i32(n):
    return dense(n, "i32")


def dense_i65(n):
    return dense(n, "i65")


def dense_f16(n):
    return dense(n, "f16", lambda i: f"{i % 2048}.0")


def dense_f64(n):
    return dense(n, "f64", lambda i: f"{i}.25")


def dense_complex(n):
    return dense(n, "complex<f32>", lambda i: f"({i}.0, 1.0)")


def dense_index(n):
    return dense(n, "index")


def dense_strings(n):
    return dense(n, "!a.string", lambda i: f'"{i}"')


def dense_hex(n):
    return f'"a.b"() {{x = dense<"0x{"0102030405060708" * n}"> : tensor<{n}xi64>}} : () -> ()\n'


def dense_rows(n):
    return f'"a.b"() {{x = dense<[{listed(n, lambda i: f"[{i}, 1]")}]> : tensor<{n}x2xi32>}} : () -> ()\n'


def sparse(n):
    return (f'"a.b"() {{x = sparse<[{listed(n, lambda i: f"[{i}]")}], [{listed(n, str)}]> '
            f': tensor<{n}xi32>}} : () -> ()\n')


def splats(n):
    return lines(n, lambda i: f'"a.b"() {{x = dense<{i}> : tensor<4xi32>}} : () -> ()\n')


# ---- Types --------------------------------------------------------------------------------------

def tuple_elements(n):
    return f'"a.b"() {{x = tuple<{listed(n, lambda i: f"i{i + 1}")}>}} : () -> ()\n'


def distinct_types(n):
    return lines(n, lambda i: f'"a.b"() {{x = tensor<{i + 1}xi32>}} : () -> ()\n')


def dimensions(n):
    return f'"a.b"() {{x = tensor<{"1x" * n}i32>}} : () -> ()\n'


def function_type(n):
    return f'"a.b"() {{x = ({listed(n, lambda i: "i32")}) -> ({listed(n, lambda i: "i32")})}} : () -> ()\n'


def nested_types(n):
    return '"a.b"() {x = ' + "tuple<" * (n // 4) + "i1" + ">" * (n // 4) + "} : () -> ()\n"


def dialect_types(n):
    return lines(n, lambda i: f'"a.b"() {{x = !a.x<{i}>}} : () -> ()\n')


def strided_layouts(n):
    return lines(n, lambda i: f'"a.b"() {{x = memref<2x3xf32, strided<[{i}, 1], offset: ?>>}} : () -> ()\n')


# ---- Affine -------------------------------------------------------------------------------------

def affine_results(n):
    return f'"a.b"() {{x = affine_map<(d0) -> ({listed(n, lambda i: f"d0 + {i}")})>}} : () -> ()\n'


def affine_names(n):
    return f'"a.b"() {{x = affine_map<({listed(n, lambda i: f"d{i}")}) -> (d0)>}} : () -> ()\n'


def affine_sum(n):
    return f'"a.b"() {{x = affine_map<(d0, d1) -> ({listed(n // 4, lambda i: f"d{i % 2}", " + ")})>}} : () -> ()\n'


def affine_maps(n):
    return lines(n, lambda i: f'"a.b"() {{x = affine_map<(d0) -> (d0 + {i})>}} : () -> ()\n')


def large_map_before_small_ones(n):
    return affine_names(n) + affine_maps(n)


def large_dictionary_before_small_ones(n):
    small = listed(20, lambda i: f"k{i}")
    return attributes_of_one(n) + lines(n // 4, lambda i: f'"a.b"() {{{small}}} : () -> ()\n')


def affine_constraints(n):
    return f'"a.b"() {{x = affine_set<(d0) : ({listed(n, lambda i: f"d0 - {i} >= 0")})>}} : () -> ()\n'


# ---- Aliases and locations ----------------------------------------------------------------------

def attribute_aliases(n):
    return lines(n, lambda i: f"#a{i} = {i} : i32\n") + lines(n, lambda i: f'"a.b"() {{x = #a{i}}} : () -> ()\n')


def type_aliases(n):
    return lines(n, lambda i: f"!a{i} = tensor<{i + 1}xi32>\n") + lines(
        n, lambda i: f'"a.b"() {{x = !a{i}}} : () -> ()\n')


def alias_chain(n):
    depth = n // 4
    return "#a0 = [0]\n" + lines(depth, lambda i: f"#a{i + 1} = [#a{i}]\n") + f'"a.b"() {{x = #a{depth}}} : () -> ()\n'


def map_aliases(n):
    return affine_maps(n)


def tuple_aliases(n):
    parts = listed(17, lambda i: "i32")
    return lines(n // 4, lambda i: f'"a.b"() {{x = tuple<{parts}, i{i + 1}>}} : () -> ()\n')


def file_locations(n):
    return lines(n, lambda i: f'"a.b"() : () -> () loc("file":{i + 1}:3)\n')


def files(n):
    return lines(n, lambda i: f'"a.b"() : () -> () loc("file{i}":1:1)\n')


def name_locations(n):
    return lines(n, lambda i: f'"a.b"() : () -> () loc("name{i}")\n')


def location_aliases(n):
    return lines(n, lambda i: f'"a.b"() : () -> () loc(#loc{i})\n') + lines(
        n, lambda i: f'#loc{i} = loc("name{i}")\n')


def call_site_aliases(n):
    return '#loc0 = loc("a")\n' + lines(n, lambda i: f"#loc{i + 1} = loc(callsite(#loc0 at #loc{i}))\n") + (
        f'"a.b"() : () -> () loc(#loc{min(n, 9000)})\n')


def fused_parts(n):
    return f'"a.b"() : () -> () loc(fused[{listed(n, lambda i: chr(34) + f"n{i}" + chr(34))}])\n'


def resources(n):
    return lines(n, lambda i: f'"a.b"() {{x = dense_resource<r{i}> : tensor<1xi32>}} : () -> ()\n') + (
        '{-#\n  dialect_resources: {\n    builtin: {\n'
        + listed(n, lambda i: f'      r{i}: "0x0400000001000000"', ",\n") + "\n    }\n  }\n#-}\n")


def external_resources(n):
    return '"a.b"() : () -> ()\n{-#\n  external_resources: {\n    tool: {\n' + listed(
        n, lambda i: f'      r{i}: "text {i}"', ",\n") + "\n    }\n  }\n#-}\n"


# ---- Text ---------------------------------------------------------------------------------------

def blank_lines(n):
    return "\n" * (20 * n) + operations(1)


def comments(n):
    return lines(n, lambda i: "// a comment\n") + operations(1)


def one_line(n):
    return " ".join('"a.b"() : () -> ()' for i in range(n)) + "\n"


def carriage_returns(n):
    return operations(n).replace("\n", "\r\n")


def errors_of_operations(n):
    return lines(n, lambda i: '"arith.addi"() : () -> ()\n')


def errors_on_one_line(n):
    return lines(n, lambda i: '"arith.addi"() : () -> () ').replace("\n", " ") + "\n"


def undefined_successors(n):
    return f'"a.b"()[{listed(n, lambda i: f"^b{i}")}] : () -> ()\n'


def errors_seen_by_a_function(n):
    return function(lines(n, lambda i: "func.call @f() : () -> i32\n"))


def split_pieces(n):
    return "// -----\n".join(operations(1) for i in range(n // 8))


def expected_errors(n):
    return lines(n, lambda i: f'// expected-error@+1 {{{{requires {i % 7}}}}}\n"arith.addi"() : () -> ()\n')


def expected_errors_that_match(n):
    return lines(n, lambda i: '// expected-error@below {{expected 2 operands, but found 0}}\n'
                              '"arith.addi"() : () -> i32\n')


def expected_remarks_that_do_not_come(n):
    return lines(n, lambda i: f"// expected-remark@{'+' if i % 2 else '-'}{i % 50} {{{{text {i}}}}}\n") + operations(1)


def expected_patterns(n):
    comment = "// expected-error-re@below {{expected {{[0-9]+}} operands, but found {{.*}}}}\n"
    return lines(n // 8, lambda i: comment + '"arith.addi"() : () -> i32\n')


HELPERS = ("colliding_text", "lines", "listed", "values", "function", "graph_uses", "dense")
NAMES = [name for name, value in list(globals().items()) if callable(value) and name not in HELPERS]

if __name__ == "__main__":
    import definition_shapes
    import dialect_shapes
    import pass_shapes
    passes = {name: shape for name, (shape, _) in pass_shapes.NAMED.items()}
    sys.stdout.write({**vars(definition_shapes), **vars(dialect_shapes), **globals(), **passes}[sys.argv[1]](int(sys.argv[2])))
