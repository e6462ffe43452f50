# Shapes of text that passes run on: each with every pass but those that are known to grow faster there. A shape is called
# after both, as in cse_on_long_block.


def function(arguments, body, results=None):
    return f"func.func @f({arguments})" + (f" -> {results} {{\n{body}}}\n" if results else f" {{\n{body}return\n}}\n")


def listed(n, make):
    return ", ".join(make(i) for i in range(n))


def long_block(n):
    """Constants, what folds, what is equal, what is dead."""
    ops = "".join(f"%c{i} = arith.constant {i % 50} : i32\n%s{i} = arith.addi %{'a' if i == 0 else f's{i - 1}'}, %c{i} : i32\n"
                  f"%t{i} = arith.muli %a, %b : i32\n%u{i} = arith.divui %t{i}, %s{i} : i32\n" for i in range(n // 4))
    return function("%a: i32, %b: i32", ops + f"return %s{n // 4 - 1} : i32\n", "i32")


def many_uses(n):
    return function("%a: i32, %b: i32", "%s = arith.addi %a, %b : i32\n" + "".join(
        f'%{i} = arith.muli %s, %{"b" if i == 0 else i - 1} : i32\n"t.use"(%s, %{i}) : (i32, i32) -> ()\n' for i in range(n // 2)))


def deep_ifs(n):
    depth = n // 8
    return function("%a: i32, %c: i1", "".join(f"%{i} = scf.if %c -> i32 {{\n%x{i} = arith.addi %a, %a : i32\n" for i in range(depth)) + (
        "scf.yield %a : i32\n} else {\nscf.yield %a : i32\n}\n") + "".join(
        f"scf.yield %{i + 1} : i32\n}} else {{\nscf.yield %a : i32\n}}\n" for i in reversed(range(depth - 1))) + (
        "return %0 : i32\n"), "i32")


def deep_loops(n):
    depth = n // 8
    return function("%a: i32, %l: index, %h: index", "".join(
        f"%{i} = scf.for %i{i} = %l to %h step %h iter_args(%p{i} = %{'a' if i == 0 else f'p{i - 1}'}) -> i32 {{\n"
        f"%x{i} = arith.addi %a, %a : i32\n" for i in range(depth)) + f"scf.yield %x{depth - 1} : i32\n}}\n" + "".join(
        f"scf.yield %{i + 1} : i32\n}}\n" for i in reversed(range(depth - 1))) + "return %0 : i32\n", "i32")


def many_ifs(n):
    return function("%a: i32, %c: i1, %d: i1", "".join(
        f"%{i} = scf.if %{'c' if i % 2 else 'd'} -> i32 {{\n%x = arith.addi %{'a' if i == 0 else i - 1}, %a : i32\nscf.yield %x : i32\n"
        "} else {\nscf.yield %a : i32\n}\n" for i in range(n // 8)) + f"return %{n // 8 - 1} : i32\n", "i32")


def folds_in_if(n):
    """Under a condition that is read outside as often."""
    return function("%a: i32, %c: i1", '"t.use"(%c) : (i1) -> ()\n' * (n // 4) + "%zero = arith.constant 0 : i32\nscf.if %c {\n" + "".join(
        f'%{i} = arith.addi %{"a" if i == 0 else i - 1}, %zero : i32\n"t.use"(%{i}) : (i32) -> ()\n' for i in range(n // 4)) + "}\n")


def many_loops(n):
    return function("%a: i32, %l: index, %h: index", "".join(
        f"%{i} = scf.for %i = %l to %h step %h iter_args(%p = %{'a' if i == 0 else i - 1}) -> i32 {{\n"
        "%x = arith.addi %a, %a : i32\n%y = arith.muli %x, %p : i32\nscf.yield %y : i32\n}\n" for i in range(n // 8)) + (
        f"return %{n // 8 - 1} : i32\n"), "i32")


def chain_of_branches(n):
    return function("%a: i32, %c: i1", "cf.br ^b0(%a : i32)\n" + "".join(
        f"^b{i}(%p{i}: i32):\n%x{i} = arith.addi %p{i}, %a : i32\ncf.cond_br %c, ^b{i + 1}(%x{i} : i32), ^b{i + 1}(%p{i} : i32)\n"
        for i in range(n // 4)) + f"^b{n // 4}(%r: i32):\nreturn %r : i32\n", "i32")


def jumps_to_one(n):
    return function("%a: i32, %c: i1", "".join(
        f"cf.cond_br %c, ^end(%a : i32), ^b{i}\n^b{i}:\n%x{i} = arith.addi %a, %a : i32\n" for i in range(n // 4)) + (
        "cf.br ^end(%a : i32)\n^end(%r: i32):\nreturn %r : i32\n"), "i32")


def wide_web(n):
    """A circle of blocks that pass many values."""
    k = n // 16
    types = listed(k, lambda i: "i32")
    arguments = lambda b: listed(k, lambda i: f"%{b}{i}: i32")
    given = lambda b, shift: listed(k, lambda i: f"%{b}{(i + shift) % k}") + " : " + types
    return function("%a: i32, %c: i1", f"cf.br ^x({listed(k, lambda i: '%a')} : {types})\n^x({arguments('x')}):\n"
                    f"cf.cond_br %c, ^y({given('x', 1)}), ^z({given('x', 0)})\n^y({arguments('y')}):\ncf.br ^x({given('y', 0)})\n"
                    f"^z({arguments('z')}):\nreturn %z0 : i32\n", "i32")


def wide_loop(n):
    k = n // 16
    types = listed(k, lambda i: "i32")
    return function("%a: i32, %l: index, %h: index", (
        f"%r:{k} = scf.for %i = %l to %h step %h iter_args({listed(k, lambda i: f'%p{i} = %a')}) -> ({types}) {{\n"
        f"scf.yield {listed(k, lambda i: f'%p{(i + 1) % k}')} : {types}\n}}\nreturn %r#0 : i32\n"), "i32")


def calls(n):
    """A chain of functions, each of which calls the one before it twice, and one that calls each of them."""
    leaf = "func.func private @g0(%a: i32) -> i32 {\nreturn %a : i32\n}\n"
    chain = "".join(f"func.func private @g{i}(%a: i32) -> i32 {{\n%0 = call @g{i - 1}(%a) : (i32) -> i32\n"
                    f"%1 = arith.addi %0, %a : i32\nreturn %1 : i32\n}}\n" for i in range(1, 8))
    return leaf + chain + function("%a: i32", "".join(f"%{i} = call @g{i % 8}(%a) : (i32) -> i32\n" for i in range(n // 8)) + (
        "return %0 : i32\n"), "i32")


def symbols(n):
    """Functions that call the next one, the last of them from outside."""
    return "".join(f"func.func private @g{i}() {{\ncall @g{i + 1}() : () -> ()\nreturn\n}}\n" for i in range(n // 4)) + (
        f"func.func private @g{n // 4}() {{\nreturn\n}}\nfunc.func @f() {{\ncall @g{n // 8}() : () -> ()\nreturn\n}}\n")


def slots(n):
    return function("%a: i32, %c: i1", "%m = memref.alloca() : memref<i32>\n" + "".join(
        f"cf.cond_br %c, ^t{i}, ^e{i}\n^t{i}:\nmemref.store %a, %m[] : memref<i32>\ncf.br ^e{i}\n^e{i}:\n"
        f"%r{i} = memref.load %m[] : memref<i32>\n" for i in range(n // 8)))


def graph(n):
    return "module {\n" + "".join(f'%{i} = "t.op"(%{i + 1}) : (i32) -> i32\n' for i in range(n)) + (
        f'%{n} = "t.op"() : () -> i32\n}}\n')


def tensor_parts(n):
    """Tensors that a loop carries, with a part of each."""
    k = n // 16
    types = listed(k, lambda i: "tensor<8xi32>")
    return function(f"%t: tensor<8xi32>, %l: index, %h: index", (
        f"%r:{k} = scf.for %i = %l to %h step %h iter_args({listed(k, lambda i: f'%p{i} = %t')}) -> ({types}) {{\n") + "".join(
        f"%e{i} = tensor.extract_slice %p{i}[0] [4] [1] : tensor<8xi32> to tensor<4xi32>\n"
        f"%x{i} = tensor.insert_slice %e{i} into %p{i}[0] [4] [1] : tensor<4xi32> into tensor<8xi32>\n" for i in range(k)) + (
        f"scf.yield {listed(k, lambda i: f'%x{i}')} : {types}\n}}\nreturn %r#0 : tensor<8xi32>\n"), "tensor<8xi32>")


SHAPES = [long_block, many_uses, deep_ifs, deep_loops, many_ifs, folds_in_if, many_loops, chain_of_branches, jumps_to_one, wide_web, wide_loop,
          calls, symbols, slots, graph, tensor_parts]
PASSES = {
    "canonicalize": "--canonicalize", "aggressive": "--canonicalize=region-simplify=aggressive", "cse": "--cse", "sccp": "--sccp",
    "symbol_dce": "--symbol-dce", "remove_dead_values": "--remove-dead-values", "inline": "--inline",
    "int_range_optimizations": "--int-range-optimizations",
    "arith_unsigned_when_equivalent": "--arith-unsigned-when-equivalent",
    "arith_int_range_narrowing": "--arith-int-range-narrowing=int-bitwidths-supported=8,16",
    "loop_invariant_code_motion": "--loop-invariant-code-motion",
    "loop_invariant_subset_hoisting": "--loop-invariant-subset-hoisting", "control_flow_sink": "--control-flow-sink",
    "mem2reg": "--mem2reg", "sroa": "--sroa", "convert_scf_to_cf": "--convert-scf-to-cf", "topological_sort": "--topological-sort",
    "symbol_privatize": "--symbol-privatize", "strip_debuginfo": "--strip-debuginfo", "print_op_stats": "--print-op-stats",
    "snapshot_op_locations": "--snapshot-op-locations=filename=/dev/null",
}

# Why: what leaves a nest of loops leaves one after the other, as in MLIR (of which there are as many as nesting allows); the
# text that a snapshot writes of what is nested is indented; and where a chain folds from its end on, as in MLIR, each gives the
# one before it all uses that came to it.
DEEP = ("deep_ifs", "deep_loops")
KNOWN = {"loop_invariant_code_motion": ("deep_loops",), "snapshot_op_locations": DEEP, "int_range_optimizations": ("folds_in_if",),
         "arith_int_range_narrowing": ("folds_in_if",)}
NAMED = {f"{name}_on_{shape.__name__}": (shape, flag) for name, flag in PASSES.items() for shape in SHAPES
         if shape.__name__ not in KNOWN.get(name, ())}
NAMES = list(NAMED)
