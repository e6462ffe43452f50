// RUN: mica-opt --split-input-file --verify-diagnostics %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.bufferize_to_allocation' op unsupported memcpy op}}
    %0, %1 = transform.structured.bufferize_to_allocation %op {memcpy_op = "x"} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.bufferize_to_allocation' op unsupported alloc op}}
    %0, %1 = transform.structured.bufferize_to_allocation %op {alloc_op = "x"} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.fuse' op interchange length exceeds iteration space dimensions (1), found }}
    %0, %1 = transform.structured.fuse %op tile_sizes [4] interchange [1, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    %0 = transform.param.constant 1 : i64 -> !transform.param<i64>
    // expected-error@+1 {{'transform.structured.fuse' op interchange length exceeds iteration space dimensions (1), found %0 = "transform.param.constant"() <{value = 1 : i64}> : () -> !transform.param<i64>, <block argument> of type '!transform.param<i64>' at index: 2}}
    %1, %2 = transform.structured.fuse %op tile_sizes [4] interchange [%0, %p] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.fuse' op expects interchange values to be in range [0, 1), found: 1}}
    %0, %1 = transform.structured.fuse %op tile_sizes [4] interchange [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.fuse' op found duplicate interchange value: 0}}
    %0, %1 = transform.structured.fuse %op tile_sizes [4, 4] interchange [0, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.fuse' op expects 2 loop results}}
    %0, %1 = transform.structured.fuse %op tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.interchange' op expects iterator_interchange to be a permutation, found 1, 1}}
    %0 = transform.structured.interchange %op iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.pack_greedily' op "matmul_inner_dims_order" is not a valid permutation}}
    %0 = transform.structured.pack_greedily %op matmul_packed_sizes = [1, 2, 3] matmul_inner_dims_order = [1, 1, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.pack_greedily' op at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy}}
    %0 = transform.structured.pack_greedily %op matmul_packed_sizes = [1, 2, 3] matmul_padded_sizes_next_multiple_of = [0, 2, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.pack_transpose' op  at least one of "inner_perm" or "outer_perm" must be specified}}
    %0, %1, %2 = transform.structured.pack_transpose %op with_compute_op(%op) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.pack_transpose' op "outer_perm" is not a valid permutation}}
    %0, %1, %2 = transform.structured.pack_transpose %op with_compute_op(%op) outer_perm = [2] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.pack_transpose' op "inner_perm" is not a valid permutation}}
    %0, %1, %2 = transform.structured.pack_transpose %op with_compute_op(%op) inner_perm = [0, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.pad' op expects nofold_flags to contain booleans (0/1), found [0, 2]}}
    %0:3 = transform.structured.pad %op {nofold_flags = [0, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.pad' op expects padding_dimensions to contain positive integers, found [0, -2]}}
    %0:3 = transform.structured.pad %op {padding_dimensions = [0, -2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.pad' op expects as many multiples as padding_dimensions}}
    %0:3 = transform.structured.pad %op pad_to_multiple_of [2] {padding_dimensions = [0, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.pad' op expects transpose_paddings to be a permutation, found [1, 1]}}
    %0:3 = transform.structured.pad %op {transpose_paddings = [[0], [1, 1]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.pad' op invalid copy_back_op}}
    %0:3 = transform.structured.pad %op {copy_back_op = "x"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.hoist_pad' op expects transpose to be a permutation, found 1, 1}}
    %0 = transform.structured.hoist_pad %op by 1 loops, transpose by [1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.hoist_pad.build_packing_loop_nest' op expects transpose to be a permutation, found 2}}
    %0 = transform.structured.hoist_pad.build_packing_loop_nest %op above %op , transpose by [2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.replace' op expected one operation in block}}
    %0 = transform.structured.replace %op {
      "builtin.module"() ({
      ^bb0:
      }) : () -> ()
      "builtin.module"() ({
      ^bb0:
      }) : () -> ()
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    %0 = transform.structured.replace %op {
    ^bb0(%a: i32):
      // expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
      func.func private @x()
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    %0 = transform.structured.replace %op {
      // expected-error@+1 {{'scf.execute_region' op expect op that is isolated from above}}
      scf.execute_region {
        scf.yield
      }
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.split' op expects either a dynamic or a static split point to be provided}}
    %0 = "transform.structured.split"(%op) <{dimension = 1 : i64, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.split' op expects either a dynamic or a static split point to be provided}}
    %0 = "transform.structured.split"(%op, %p) <{dimension = 1 : i64, static_chunk_sizes = 2 : i64}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.structured.split' expected integer value}}
    %0 = transform.structured.split %op after x {dimension = 1 : i64} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.tile_using_for' op expected number of loops to tile (2) to match number of `loops` results (1)}}
    %0, %1 = transform.structured.tile_using_for %op tile_sizes [2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.tile_using_forall' op either (packed_)num_threads or (packed_)tile_sizes must be specified}}
    %0, %1 = transform.structured.tile_using_forall %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.tile_using_forall' op num_threads and packed_num_threads are mutually exclusive}}
    %0, %1 = "transform.structured.tile_using_forall"(%op, %p, %op) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_num_threads = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.tile_using_forall' op tile_sizes and packed_tile_sizes are mutually exclusive}}
    %0, %1 = "transform.structured.tile_using_forall"(%op, %p, %op, %op) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1>, static_tile_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.vectorize' op expected same number of vector sizes (2) and scalable sizes (1)}}
    "transform.structured.vectorize"(%op) <{scalable_sizes = array<i1: true>, static_vector_sizes = array<i64: 2, 3>}> : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.tile_using_for' op expected same number of sizes (2) and scalable sizes (1)}}
    %0, %1 = "transform.structured.tile_using_for"(%op) <{scalable_sizes = array<i1: true>, static_sizes = array<i64: 2, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.structured.continuous_tile_sizes' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
    %0:2 = transform.structured.continuous_tile_sizes %op {dimension = 1 : i64, target_size = 2 : i64} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.structured.continuous_tile_sizes' expects a trailing functional type with one argument and one result}}
    %0:2 = transform.structured.continuous_tile_sizes %op {dimension = 1 : i64, target_size = 2 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.structured.multitile_sizes' expects a trailing functional type with one argument and one result}}
    %0:3 = transform.structured.multitile_sizes %op {dimension = 1 : i64, target_size = 2 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.multitile_sizes' op expects all results type to be the same}}
    %0:3 = "transform.structured.multitile_sizes"(%op) <{dimension = 1 : i64, target_size = 2 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.param<i64>)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+2 {{custom op 'transform.structured.pack' expected SSA value or integer}}
    // expected-error@+1 {{expected ']' in dynamic index list}}
    %0 = transform.structured.pack %op packed_sizes = [%p 2] : (!transform.any_op, !transform.param<i64>) -> !transform.op<"linalg.generic">
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.loop.peel' op operand #0 must be Transform IR handle to scf.for operations, but got '!transform.any_op'}}
    transform.loop.peel %op {fail_if_already_divisible = true} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note@+1 {{prior use here}}
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{use of value '%op' expects different type than prior uses: '!transform.any_value' vs '!transform.any_op'}}
    %0 = transform.structured.match ops{["x"]} in %op : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{custom op 'transform.structured.transpose_matmul' expected string or keyword containing one of the following enum values for attribute 'inputToTranspose' [lhs, rhs]}}
    %0 = transform.structured.transpose_matmul %op <both> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.structured.decompose' op operand #0 must be TransformHandleTypeInterface instance, but got '!transform.param<i64>'}}
    %0 = transform.structured.decompose %p : (!transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}
