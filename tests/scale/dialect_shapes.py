# The shapes that check-scale grows, of operations of the dialects: lists of dimensions, indices,
# cases, members. Each function writes a text of about n things.
def listed(n, write, separator=", "):
    return separator.join(write(i) for i in range(n))


def function(arguments, body):
    return f"func.func @f({arguments}) {{\n{body}\nreturn\n}}\n"


def shape(n, size="2"):
    return f"{size}x" * n


def numbers(n):
    return listed(n, str)


def dims(n):
    return listed(n, lambda i: f"d{i}")


def indices(n, name="%i"):
    return listed(n, lambda i: f"{name}{i}")


def index_arguments(n):
    return listed(n, lambda i: f"%i{i}: index")


# ---- linalg -------------------------------------------------------------------------------------

def linalg_pack(n):
    whole, tiled = f"tensor<{shape(n)}f32>", f"tensor<{shape(n, '1')}{shape(n)}f32>"
    return function(f"%a: {whole}, %b: {tiled}",
                    f"%0 = linalg.pack %a outer_dims_perm = [{numbers(n)}] inner_dims_pos = [{numbers(n)}] "
                    f"inner_tiles = [{listed(n, lambda i: '2')}] into %b : {whole} -> {tiled}")


def linalg_pack_by_values(n):
    whole, tiled = f"tensor<{shape(n)}f32>", f"tensor<{shape(2 * n, '?')}f32>"
    return function(f"%p: f32, %a: {whole}, %b: {tiled}, {index_arguments(n)}",
                    f"%0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [{numbers(n)}] "
                    f"inner_tiles = [{indices(n)}] into %b : {whole} -> {tiled}")


def linalg_unpack(n):
    whole, tiled = f"tensor<{shape(n)}f32>", f"tensor<{shape(n, '1')}{shape(n)}f32>"
    return function(f"%a: {tiled}, %b: {whole}",
                    f"%0 = linalg.unpack %a outer_dims_perm = [{numbers(n)}] inner_dims_pos = [{numbers(n)}] "
                    f"inner_tiles = [{listed(n, lambda i: '2')}] into %b : {tiled} -> {whole}")


def linalg_transpose(n):
    a = f"memref<{shape(n)}f32>"
    return function(f"%a: {a}, %b: {a}", f"linalg.transpose ins(%a : {a}) outs(%b : {a}) permutation = [{numbers(n)}]")


def linalg_broadcast(n):
    a = f"memref<{shape(n)}f32>"
    return function(f"%a: memref<f32>, %b: {a}",
                    f"linalg.broadcast ins(%a : memref<f32>) outs(%b : {a}) dimensions = [{numbers(n)}]")


def linalg_reduce(n):
    a = f"memref<{shape(n)}f32>"
    return function(f"%a: {a}, %b: memref<f32>",
                    f"linalg.reduce {{ arith.addf }} ins(%a : {a}) outs(%b : memref<f32>) dimensions = [{numbers(n)}]")


def linalg_generic_dims(n):
    a, types = f"memref<{shape(n)}f32>", listed(n, lambda i: '"parallel"')
    map = f"affine_map<({dims(n)}) -> ({dims(n)})>"
    return function(f"%a: {a}, %b: {a}",
                    f"linalg.generic {{indexing_maps = [{map}, {map}], iterator_types = [{types}]}} "
                    f"ins(%a : {a}) outs(%b : {a}) {{\n^b(%x: f32, %y: f32):\nlinalg.yield %x : f32\n}}")


def linalg_generic_operands(n):
    a, map = "memref<2xf32>", "affine_map<(d0) -> (d0)>"
    return function(f"%a: {a}",
                    f"linalg.generic {{indexing_maps = [{listed(n, lambda i: map)}], iterator_types = [\"parallel\"]}} "
                    f"ins({listed(n - 1, lambda i: '%a')} : {listed(n - 1, lambda i: a)}) outs(%a : {a}) {{\n"
                    f"^b({listed(n, lambda i: f'%x{i}: f32')}):\nlinalg.yield %x0 : f32\n}}")


def linalg_map(n):
    a = "memref<2xf32>"
    return function(f"%a: {a}", f"linalg.map ins({listed(n, lambda i: '%a')} : {listed(n, lambda i: a)}) outs(%a : {a}) "
                                f"({listed(n, lambda i: f'%x{i}: f32')}, %y: f32) {{\nlinalg.yield %x0 : f32\n}}")


def linalg_contract(n):
    a, map = f"memref<{shape(n)}f32>", f"affine_map<({dims(n)}) -> ({dims(n)})>"
    return function(f"%a: {a}, %b: memref<f32>",
                    f"linalg.contract indexing_maps = [{map}, {map}, affine_map<({dims(n)}) -> ()>] "
                    f"ins(%a, %a : {a}, {a}) outs(%b : memref<f32>)")


def linalg_index(n):
    a = "memref<2xf32>"
    body = "".join("%k{0} = linalg.index 0 : index\n".format(i) for i in range(n))
    return function(f"%a: {a}", 'linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} '
                                f"outs(%a : {a}) {{\n^b(%x: f32):\n{body}linalg.yield %x : f32\n}}")


def linalg_matmuls(n):
    a = "memref<4x4xf32>"
    return function(f"%a: {a}", "".join(f"linalg.matmul ins(%a, %a : {a}, {a}) outs(%a : {a})\n" for i in range(n // 8)))


# ---- vector -------------------------------------------------------------------------------------

def vector_transpose(n):
    a = f"vector<{shape(n, '1')}f32>"
    return function(f"%a: {a}", f"%0 = vector.transpose %a, [{numbers(n)}] : {a} to {a}")


def vector_extract(n):
    a = f"vector<{shape(n, '1')}f32>"
    return function(f"%a: {a}", f"%0 = vector.extract %a[{listed(n, lambda i: '0')}] : f32 from {a}")


def vector_extract_at_values(n):
    a = f"vector<{shape(n, '1')}f32>"
    return function(f"%a: {a}, {index_arguments(n)}", f"%0 = vector.extract %a[{indices(n)}] : f32 from {a}")


def vector_insert(n):
    a = f"vector<{shape(n, '1')}f32>"
    return function(f"%a: {a}, %x: f32", f"%0 = vector.insert %x, %a[{listed(n, lambda i: '0')}] : f32 into {a}")


def vector_strided_slice(n):
    a, zeros, ones = f"vector<{shape(n, '1')}f32>", listed(n, lambda i: "0"), listed(n, lambda i: "1")
    return function(f"%a: {a}", f"%0 = vector.extract_strided_slice %a {{offsets = [{zeros}], sizes = [{ones}], "
                                f"strides = [{ones}]}} : {a} to {a}\n"
                                f"%1 = vector.insert_strided_slice %a, %a {{offsets = [{zeros}], strides = [{ones}]}} "
                                f": {a} into {a}")


def vector_shape_cast(n):
    return function("%a: vector<1xf32>", f"%0 = vector.shape_cast %a : vector<1xf32> to vector<{shape(n, '1')}f32>")


def vector_broadcast(n):
    return function("%a: vector<1xf32>", f"%0 = vector.broadcast %a : vector<1xf32> to vector<{shape(n, '1')}f32>")


def vector_multi_reduction(n):
    a = f"vector<{shape(n, '1')}f32>"
    return function(f"%a: {a}, %b: f32", f"%0 = vector.multi_reduction <add>, %a, %b [{numbers(n)}] : {a} to f32")


def vector_contract(n):
    a, map = f"vector<{shape(n, '1')}f32>", f"affine_map<({dims(n)}) -> ({dims(n)})>"
    types = listed(n, lambda i: '"reduction"')
    return function(f"%a: {a}, %c: f32",
                    f"%0 = vector.contract {{indexing_maps = [{map}, {map}, affine_map<({dims(n)}) -> ()>], "
                    f"iterator_types = [{types}], kind = #vector.kind<add>}} %a, %a, %c : {a}, {a} into f32")


def vector_transfer(n):
    m, v = f"memref<{shape(n)}f32>", f"vector<{shape(n, '1')}f32>"
    in_bounds = listed(n, lambda i: "true")
    return function(f"%m: {m}, %i: index, %p: f32",
                    f"%0 = vector.transfer_read %m[{listed(n, lambda i: '%i')}], %p {{in_bounds = [{in_bounds}]}} : {m}, {v}\n"
                    f"vector.transfer_write %0, %m[{listed(n, lambda i: '%i')}] {{in_bounds = [{in_bounds}]}} : {v}, {m}")


def vector_masks(n):
    v = f"vector<{shape(n, '1')}i1>"
    return function("%i: index", f"%0 = vector.constant_mask [{listed(n, lambda i: '1')}] : {v}\n"
                                 f"%1 = vector.create_mask {listed(n, lambda i: '%i')} : {v}")


def vector_shuffle(n):
    v = f"vector<{n}xf32>"
    return function(f"%a: {v}", f"%0 = vector.shuffle %a, %a [{numbers(n)}] : {v}, {v}")


def vector_from_elements(n):
    v = f"vector<{n}xf32>"
    return function("%a: f32", f"%0 = vector.from_elements {listed(n, lambda i: '%a')} : {v}\n"
                               f"%1:{n} = vector.to_elements %0 : {v}")


def vector_load(n):
    m, at = f"memref<{shape(n)}f32>", listed(n, lambda i: "%i")
    return function(f"%m: {m}, %i: index", f"%0 = vector.load %m[{at}] : {m}, vector<2xf32>\n"
                                           f"vector.store %0, %m[{at}] : {m}, vector<2xf32>")


# ---- memref, tensor -----------------------------------------------------------------------------

def memref_load(n):
    m, at = f"memref<{shape(n)}f32>", listed(n, lambda i: "%i")
    return function(f"%m: {m}, %i: index", f"%0 = memref.load %m[{at}] : {m}\nmemref.store %0, %m[{at}] : {m}")


def memref_alloc(n):
    m = f"memref<{shape(n, '?')}f32>"
    return function("%i: index", f"%0 = memref.alloc({listed(n, lambda i: '%i')}) : {m}")


def memref_subview(n):
    zeros, ones = listed(n, lambda i: "0"), listed(n, lambda i: "1")
    return function(f"%m: memref<{shape(n, '1')}f32>",
                    f"%0 = memref.subview %m[{zeros}] [{ones}] [{ones}] : memref<{shape(n, '1')}f32> to "
                    f"memref<{shape(n, '1')}f32, strided<[{ones}]>>")


def memref_subview_of_lower_rank(n):
    zeros, ones = listed(n, lambda i: "0"), listed(n, lambda i: "1")
    return function(f"%m: memref<{shape(n, '1')}f32>",
                    f"%0 = memref.subview %m[{zeros}] [{ones}] [{ones}] : memref<{shape(n, '1')}f32> to memref<f32, strided<[]>>")


def memref_reinterpret_cast(n):
    ones = listed(n, lambda i: "1")
    return function("%m: memref<1xf32>", f"%0 = memref.reinterpret_cast %m to offset: [0], sizes: [{ones}], strides: [{ones}] "
                                         f": memref<1xf32> to memref<{shape(n, '1')}f32, strided<[{ones}]>>")


def memref_transpose(n):
    m, strides = f"memref<{shape(n, '1')}f32>", listed(n, lambda i: "1")
    return function(f"%m: {m}", f"%0 = memref.transpose %m ({dims(n)}) -> ({dims(n)}) : {m} to "
                                f"memref<{shape(n, '1')}f32, strided<[{strides}]>>")


def memref_expand_shape(n):
    whole = listed(n, str)
    return function("%m: memref<1xf32>", f"%0 = memref.expand_shape %m [[{whole}]] output_shape "
                                         f"[{listed(n, lambda i: '1')}] : memref<1xf32> into memref<{shape(n, '1')}f32>\n"
                                         f"%1 = memref.collapse_shape %0 [[{whole}]] : memref<{shape(n, '1')}f32> into memref<1xf32>")


def memref_collapse_groups(n):
    groups = listed(n, lambda i: f"[{2 * i}, {2 * i + 1}]")
    return function(f"%m: memref<{shape(2 * n)}f32>",
                    f"%0 = memref.collapse_shape %m [{groups}] : memref<{shape(2 * n)}f32> into memref<{shape(n, '4')}f32>")


def memref_metadata(n):
    m = f"memref<{shape(n)}f32>"
    return function(f"%m: {m}", f"%b, %o, %s:{n}, %t:{n} = memref.extract_strided_metadata %m : {m} -> "
                                f"memref<f32>, index, {listed(2 * n, lambda i: 'index')}")


def memref_casts(n):
    body = "".join(f"%{i + 1} = memref.cast %{i} : memref<?xf32> to memref<?xf32>\n" for i in range(n))
    return 'func.func @f() {\n%0 = "a.b"() : () -> memref<?xf32>\n' + body + "return\n}\n"


def tensor_slices(n):
    t, zeros, ones = f"tensor<{shape(n, '1')}f32>", listed(n, lambda i: "0"), listed(n, lambda i: "1")
    return function(f"%t: {t}", f"%0 = tensor.extract_slice %t[{zeros}] [{ones}] [{ones}] : {t} to tensor<f32>\n"
                                f"%1 = tensor.insert_slice %0 into %t[{zeros}] [{ones}] [{ones}] : tensor<f32> into {t}")


def tensor_slice_at_values(n):
    t, ones = f"tensor<{shape(n, '1')}f32>", listed(n, lambda i: "1")
    return function(f"%t: {t}, {index_arguments(n)}",
                    f"%0 = tensor.extract_slice %t[{indices(n)}] [{ones}] [{ones}] : {t} to {t}")


def tensor_pad(n):
    t, zeros = f"tensor<{shape(n, '1')}f32>", listed(n, lambda i: "0")
    return function(f"%t: {t}, %p: f32", f"%0 = tensor.pad %t low[{zeros}] high[{zeros}] {{\n"
                                         f"^b({listed(n, lambda i: f'%a{i}: index')}):\ntensor.yield %p : f32\n}} : {t} to {t}")


def tensor_gather(n):
    t = f"tensor<{shape(n, '1')}f32>"
    return function(f"%t: {t}, %i: tensor<1x{n}xindex>",
                    f"%0 = tensor.gather %t[%i] gather_dims([{numbers(n)}]) : ({t}, tensor<1x{n}xindex>) -> tensor<1xf32>")


def tensor_concat(n):
    return function("%t: tensor<1xf32>", f"%0 = tensor.concat dim(0) {listed(n, lambda i: '%t')} : "
                                         f"({listed(n, lambda i: 'tensor<1xf32>')}) -> tensor<{n}xf32>")


def tensor_from_elements(n):
    return function("%a: f32", f"%0 = tensor.from_elements {listed(n, lambda i: '%a')} : tensor<{n}xf32>")


def tensor_expand_shape(n):
    return function("%m: tensor<1xf32>", f"%0 = tensor.expand_shape %m [[{numbers(n)}]] output_shape "
                                         f"[{listed(n, lambda i: '1')}] : tensor<1xf32> into tensor<{shape(n, '1')}f32>")


def tensor_generate(n):
    return function("%i: index, %p: f32", f"%0 = tensor.generate {listed(n, lambda i: '%i')} {{\n"
                                          f"^b({listed(n, lambda i: f'%a{i}: index')}):\ntensor.yield %p : f32\n}} "
                                          f": tensor<{shape(n, '?')}f32>")


def sparse_encoding(n):
    levels = listed(n, lambda i: f"d{i} : dense")
    return f'"a.b"() {{e = #sparse_tensor.encoding<{{ map = ({dims(n)}) -> ({levels}) }}>}} : () -> ()\n'


# ---- affine, scf --------------------------------------------------------------------------------

def affine_access(n):
    m = f"memref<{shape(n)}f32>"
    return function(f"%m: {m}", f"affine.for %i = 0 to 2 {{\n%0 = affine.load %m[{listed(n, lambda i: f'%i + {i}')}] : {m}\n"
                                f"affine.store %0, %m[{listed(n, lambda i: '%i')}] : {m}\n}}")


def affine_many_inputs(n):
    return function(index_arguments(n), f"%0 = affine.apply affine_map<({dims(n)}) -> ({listed(n, lambda i: f'd{i}', ' + ')})>"
                                        f"({indices(n)})\n%1 = affine.min affine_map<({dims(n)}) -> ({dims(n)})>({indices(n)})")


def affine_chain(n):
    body = "".join(f"%x{i + 1} = affine.apply affine_map<(d0) -> (d0 + 1)>(%x{i})\n" for i in range(n))
    return function("%x0: index", body + f"affine.for %i = 0 to %x{n} {{\n}}")


def affine_pure_chain(n):
    body = "".join(f"%x{i + 1} = arith.addi %x{i}, %x{i} : index\naffine.for %i{i} = 0 to %x{i + 1} {{\n}}\n" for i in range(n // 4))
    return function("%x0: index", body)


def affine_sizes_behind_casts(n):
    body = "".join(f"%m{i + 1} = memref.cast %m{i} : memref<?xf32> to memref<?xf32>\n"
                   f"%d{i} = memref.dim %m{i + 1}, %c : memref<?xf32>\n"
                   f'"a.region"() ({{\naffine.for %i = 0 to %d{i} {{\n}}\n}}) : () -> ()\n' for i in range(n // 4))
    return function("%s: index", "%c = arith.constant 0 : index\n%m0 = memref.alloc(%s) : memref<?xf32>\n" + body)


def affine_parallel(n):
    return function("", f"affine.parallel ({indices(n)}) = ({listed(n, lambda i: '0')}) to ({listed(n, lambda i: '2')}) {{\n}}")


def affine_delinearize(n):
    return function("%i: index", f"%0:{n} = affine.delinearize_index %i into ({listed(n, lambda i: '2')}) : "
                                 f"{listed(n, lambda i: 'index')}\n"
                                 f"%1 = affine.linearize_index [{listed(n, lambda i: f'%0#{i}')}] by "
                                 f"({listed(n, lambda i: '2')}) : index")


def affine_if(n):
    return function("%i: index", f"affine.if affine_set<(d0) : ({listed(n, lambda i: f'd0 + {i} >= 0')})>(%i) {{\n}}")


def scf_parallel(n):
    same = listed(n, lambda i: "%i")
    return function("%i: index", f"scf.parallel ({indices(n, '%p')}) = ({same}) to ({same}) step ({same}) {{\n}}")


def scf_forall(n):
    return function("", f"scf.forall ({indices(n, '%p')}) in ({listed(n, lambda i: '2')}) {{\n}}")


def scf_forall_shared(n):
    t = "tensor<2xf32>"
    writes = "".join(f"tensor.parallel_insert_slice %s into %o{i}[0] [1] [1] : tensor<1xf32> into {t}\n" for i in range(n))
    return function(f"%t: {t}, %s: tensor<1xf32>",
                    f"%r:{n} = scf.forall (%p) in (2) shared_outs({listed(n, lambda i: f'%o{i} = %t')}) -> "
                    f"({listed(n, lambda i: t)}) {{\nscf.forall.in_parallel {{\n{writes}}}\n}}")


def scf_for_carried(n):
    return function("%i: index, %f: f32",
                    f"%r:{n} = scf.for %k = %i to %i step %i iter_args({listed(n, lambda i: f'%a{i} = %f')}) -> "
                    f"({listed(n, lambda i: 'f32')}) {{\nscf.yield {listed(n, lambda i: f'%a{i}')} : {listed(n, lambda i: 'f32')}\n}}")


def scf_while_carried(n):
    types, values = listed(n, lambda i: "f32"), listed(n, lambda i: f"%a{i}")
    return function("%c: i1, %f: f32",
                    f"%r:{n} = scf.while ({listed(n, lambda i: f'%a{i} = %f')}) : ({types}) -> ({types}) {{\n"
                    f"scf.condition(%c) {values} : {types}\n}} do {{\n^b({listed(n, lambda i: f'%b{i}: f32')}):\n"
                    f"scf.yield {listed(n, lambda i: f'%b{i}')} : {types}\n}}")


def scf_index_switch(n):
    cases = "".join(f"case {i} {{\nscf.yield\n}}\n" for i in range(n))
    return function("%i: index", f"scf.index_switch %i\n{cases}default {{\nscf.yield\n}}")


# ---- llvm, gpu, dlti ----------------------------------------------------------------------------

def llvm_struct(n):
    return f'"a.b"() : () -> !llvm.struct<({listed(n, lambda i: f"array<{i + 1} x i32>")})>\n'


def llvm_named_structs(n):
    return "".join(f'"a.b"() : () -> !llvm.struct<"s{i}", (array<{i + 1} x i8>, i32)>\n' for i in range(n))


def llvm_nested_struct(n):
    return '"a.b"() : () -> !llvm.' + "struct<(" * n + "i32" + ")>" * n + "\n"


def llvm_nested_arrays(n):
    return '"a.b"() : () -> !llvm.' + "array<1 x " * n + "i32" + ">" * n + "\n"


def llvm_nested_named_struct(n):
    return '"a.b"() : () -> !llvm.' + "".join(f'struct<"s{i}", (' for i in range(n)) + "i32" + ")>" * n + "\n"


def llvm_function_type(n):
    return f"llvm.func @f({listed(n, lambda i: f'!llvm.array<{i + 1} x i8>')})\n"


def llvm_switch(n):
    cases = ",\n".join(f"{i}: ^b" for i in range(n))
    return f"llvm.func @f(%x: i32) {{\nllvm.switch %x : i32, ^b [\n{cases}\n]\n^b:\nllvm.return\n}}\n"


def llvm_gep(n):
    t = "!llvm." + "struct<(" * n + "i32" + ")>" * n
    return f"llvm.func @f(%p: !llvm.ptr) {{\n%0 = llvm.getelementptr %p[{listed(n + 1, lambda i: '0')}] : " \
           f"(!llvm.ptr) -> !llvm.ptr, {t}\nllvm.return\n}}\n"


def llvm_insertvalue(n):
    t = "!llvm." + "array<1 x " * n + "i32" + ">" * n
    at = listed(n, lambda i: "0")
    return f"llvm.func @f(%a: {t}, %x: i32) {{\n%0 = llvm.insertvalue %x, %a[{at}] : {t}\n" \
           f"%1 = llvm.extractvalue %0[{at}] : {t}\nllvm.return\n}}\n"


def llvm_landingpad(n):
    return "llvm.func @p() -> i32\nllvm.func @f() attributes {personality = @p} {\n%0 = llvm.mlir.zero : !llvm.ptr\n" \
           f"%1 = llvm.landingpad {listed(n, lambda i: '(catch %0 : !llvm.ptr)', ' ')} : !llvm.struct<(ptr, i32)>\nllvm.return\n}}\n"


def llvm_globals(n):
    return "".join(f"llvm.mlir.global private constant @g{i}(\"text {i}\")\n" for i in range(n)) + "llvm.func @f() {\n" + "".join(
        f"%{i} = llvm.mlir.addressof @g{i} : !llvm.ptr\n" for i in range(n)) + "llvm.return\n}\n"


def llvm_aliases_of_aliases(n):
    return "llvm.func @a0() -> !llvm.ptr {\n%0 = llvm.mlir.zero : !llvm.ptr\nllvm.return %0 : !llvm.ptr\n}\n" + "".join(
        f"llvm.mlir.alias external @a{i + 1} : i32 {{\n%0 = llvm.mlir.addressof @a{i} : !llvm.ptr\nllvm.return %0 : !llvm.ptr\n}}\n"
        for i in range(n // 4)) + "".join(
        f"llvm.mlir.ifunc external @i{i} : !llvm.func<void ()>, !llvm.ptr @a{n // 4} {{sym_visibility = \"private\"}}\n" for i in range(n // 4))


def llvm_debug_scopes(n):
    scopes = "".join(f"#b{i + 1} = #llvm.di_lexical_block<scope = #b{i}, file = #file, line = {i}>\n" for i in range(n // 4))
    return '#file = #llvm.di_file<"a" in "b">\n#b0 = #llvm.di_lexical_block<scope = #file, file = #file, line = 0>\n' + (
        scopes + f'"a.b"() {{a = #b{n // 4}}} : () -> ()\n')


def llvm_nested_scopes(n):
    return '"a.b"() {a = ' + "#llvm.di_lexical_block<scope = " * n + '#llvm.di_file<"a" in "b">' + ">" * n + "} : () -> ()\n"


def llvm_comdats(n):
    selectors = "".join(f"llvm.comdat_selector @s{i} any\n" for i in range(n // 2))
    return "llvm.comdat @c {\n" + selectors + "}\n" + "".join(
        f"llvm.mlir.global external @g{i}() comdat(@c::@s{i}) : i32\n" for i in range(n // 2))


def llvm_block_addresses(n):
    tags = "".join(f"llvm.br ^b{i}\n^b{i}:\nllvm.blocktag <id = {i}>\n" for i in range(n // 4))
    return "llvm.func @f() {\n" + tags + "llvm.return\n}\nllvm.func @g() {\n" + "".join(
        f"%{i} = llvm.blockaddress <function = @f, tag = <id = {i}>> : !llvm.ptr\n" for i in range(n // 4)) + "llvm.return\n}\n"


def llvm_debug_elements(n):
    elements = listed(n, lambda i: f'#llvm.di_local_variable<scope = #file, name = "v{i}">')
    return f'#file = #llvm.di_file<"a" in "b">\n"a.b"() {{a = [{elements}]}} : () -> ()\n'


def llvm_alias_scopes(n):
    domain = '#llvm.alias_scope_domain<id = distinct[0]<>>'
    return f'#d = {domain}\n' + "".join(f'#s{i} = #llvm.alias_scope<id = distinct[{i + 1}]<>, domain = #d>\n' for i in range(n)) + (
        f'"a.b"() {{a = [{listed(n, lambda i: f"#s{i}")}]}} : () -> ()\n')


def gpu_kernels(n):
    kernels = "".join(f"gpu.func @f{i}() kernel {{\ngpu.return\n}}\n" for i in range(n // 4))
    launches = "".join(f"gpu.launch_func @m::@f{i} blocks in (%i, %i, %i) threads in (%i, %i, %i)\n" for i in range(n // 4))
    return "module attributes {gpu.container_module} {\ngpu.module @m {\n" + kernels + "}\n" + (
        function("%i: index", launches) + "}\n")


def gpu_launches(n):
    return function("%i: index", "".join(
        "gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in "
        "(%l = %i, %m = %i, %n = %i) {\ngpu.terminator\n}\n" for i in range(n // 8)))


def dlti_entries(n):
    entries = listed(n, lambda i: f"#dlti.dl_entry<i{i + 1}, dense<32> : vector<2xi64>>")
    return f"module attributes {{dlti.dl_spec = #dlti.dl_spec<{entries}>}} {{\n}}\n"


def dlti_keys(n):
    return f"module attributes {{dlti.map = #dlti.map<{listed(n, lambda i: chr(34) + f'k{i}' + chr(34) + ' = 1')}>}} {{\n}}\n"


def dlti_map_in_maps(n):
    return "module attributes {dlti.map = " + '#dlti.map<"a" = ' * (n // 8) + '"' + "x" * (8 * n) + '"' + ">" * (n // 8) + "} {\n}\n"


def complex_constants(n):
    return function("", "".join(f"%{i} = complex.constant [{i}.0 : f32, 1.0 : f32] : complex<f32>\n" for i in range(n)))


def dealloc(n):
    m = "memref<2xf32>"
    return function(f"%m: {m}, %c: i1", f"bufferization.dealloc ({listed(n, lambda i: '%m')} : {listed(n, lambda i: m)}) if "
                                        f"({listed(n, lambda i: '%c')})")


def slots_in_one_block(n):
    slots = "".join(f"%s{i} = memref.alloca() : memref<i32>\n" for i in range(n // 4))
    return function("%a: i32", slots + "".join(
        f"memref.store %a, %s{i}[] : memref<i32>\n%r{i} = memref.load %s{i}[] : memref<i32>\n" for i in range(n // 4)))


def slots_in_branches(n):
    slots = "".join(f"%s{i} = memref.alloca() : memref<i32>\n" for i in range(n // 8))
    return function("%a: i32, %c: i1", slots + "".join(
        f"cf.cond_br %c, ^t{i}, ^e{i}\n^t{i}:\nmemref.store %a, %s{i}[] : memref<i32>\ncf.br ^e{i}\n^e{i}:\n"
        f"%r{i} = memref.load %s{i}[] : memref<i32>\n" for i in range(n // 8)))


def slots_in_parts(n):
    m = "memref<2xi32>"
    slots = "%i = arith.constant 1 : index\n" + "".join(f"%s{i} = memref.alloca() : {m}\n" for i in range(n // 4))
    return function("%a: i32", slots + "".join(f"memref.store %a, %s{i}[%i] : {m}\n" for i in range(n // 4)))


def dead_in_chain(n):
    return function("%a: i32", "%0 = arith.addi %a, %a : i32\n" + "".join(
        f"%{i} = arith.addi %{i - 1}, %{i - 1} : i32\n" for i in range(1, n)))


def dead_in_loop(n):
    """Each value of the loop is live by the one before it."""
    k = n // 8
    types = listed(k, lambda i: "i32")
    return function("%a: i32, %i: index, %j: index", (
        f"%r:{k} = scf.for %k = %i to %j step %j iter_args({listed(k, lambda i: f'%p{i} = %a')}) -> ({types}) {{\n"
        f'"a.b"(%p0) : (i32) -> ()\n'
        f"scf.yield {listed(k, lambda i: f'%p{(i + 1) % k}')} : {types}\n}}\n"))


def dead_in_blocks(n):
    k = n // 8
    passed = f"{listed(k, lambda i: '%v')} : {listed(k, lambda i: 'i32')}"
    return function("%a: i32, %c: i1", (
        f"%v = arith.addi %a, %a : i32\ncf.cond_br %c, ^a({passed}), ^b\n^a({listed(k, lambda i: f'%x{i}: i32')}):\n"
        f"cf.br ^b\n^b:\n"))


def dead_in_calls(n):
    return "func.func private @g(%a: i32, %b: i32) -> (i32, i32) {\nreturn %a, %b : i32, i32\n}\n" + function("%a: i32", "".join(
        f'%{i}:2 = func.call @g(%a, %a) : (i32, i32) -> (i32, i32)\n"a.b"(%{i}#1) : (i32) -> ()\n' for i in range(n // 4)))


HELPERS = ("listed", "function", "shape", "numbers", "dims", "indices", "index_arguments")
NAMES = [name for name, value in list(globals().items()) if callable(value) and name not in HELPERS]
