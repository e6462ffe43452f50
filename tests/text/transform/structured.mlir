// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: module attributes {transform.with_named_sequence} {
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: transform.named_sequence @structured(
  transform.named_sequence @structured(%op: !transform.any_op, %value: !transform.any_value, %n: !transform.param<i64>, %pack: !transform.op<"linalg.pack">, %unpack: !transform.op<"linalg.unpack">) {
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.bufferize_to_allocation %{{.*}} : !transform.any_op
    %0, %1 = transform.structured.bufferize_to_allocation %op : !transform.any_op
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.bufferize_to_allocation %{{.*}} {alloc_op = "memref.alloca", bufferize_destination_only, emit_dealloc, memcpy_op = "linalg.copy", memory_space = 3 : i64} : !transform.any_op
    %2, %3 = transform.structured.bufferize_to_allocation %op {alloc_op = "memref.alloca", bufferize_destination_only, emit_dealloc, memcpy_op = "linalg.copy", memory_space = 3 : i64} : !transform.any_op
    // CHECK: %{{.*}} = transform.structured.promote_tensor %{{.*}} : !transform.any_value
    %4 = transform.structured.promote_tensor %value : !transform.any_value
    // CHECK: %{{.*}} = transform.structured.promote_tensor to "fast" %{{.*}} : !transform.any_value
    %5 = transform.structured.promote_tensor to "fast" %value : !transform.any_value
    // CHECK: %{{.*}} = transform.structured.decompose %{{.*}} : (!transform.any_op) -> !transform.any_op
    %6 = transform.structured.decompose %op : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.structured.eliminate_empty_tensors %{{.*}} : !transform.any_op
    transform.structured.eliminate_empty_tensors %op : !transform.any_op
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.fuse %{{.*}} tile_sizes [4, %{{.*}}] interchange [1, 0] {apply_cleanup} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %7, %8:2 = transform.structured.fuse %op tile_sizes [4, %n] interchange [1, 0] {apply_cleanup} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.fuse %{{.*}} tile_sizes [4, 0] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %9, %10 = transform.structured.fuse %op tile_sizes [4, 0] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.fuse_into_containing_op %{{.*}} into %{{.*}} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %11, %12 = transform.structured.fuse_into_containing_op %op into %6 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}} = transform.structured.generalize %{{.*}} : (!transform.any_op) -> !transform.any_op
    %13 = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.specialize %{{.*}} : (!transform.any_op) -> !transform.any_op
    %14 = transform.structured.specialize %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.interchange %{{.*}} : (!transform.any_op) -> !transform.any_op
    %15 = transform.structured.interchange %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.interchange %{{.*}} iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    %16 = transform.structured.interchange %op iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.linalg_copy_to_memref %{{.*}} : (!transform.any_op) -> !transform.any_op
    %17 = transform.structured.linalg_copy_to_memref %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}}, %{{.*}}, %{{.*}} = transform.structured.lower_pack %{{.*}} {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %18, %19, %20 = transform.structured.lower_pack %pack {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    // CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} = transform.structured.lower_unpack %{{.*}} : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    %21, %22, %23, %24 = transform.structured.lower_unpack %unpack : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    // CHECK: %{{.*}} = transform.structured.match ops{["linalg.matmul"]} in %{{.*}} : (!transform.any_op) -> !transform.any_op
    %25 = transform.structured.match ops{["linalg.matmul"]} in %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.match interface{TilingInterface} attributes {a = 1 : i64} filter_result_type = f32 filter_operand_types = [f32, i32] in %{{.*}} : (!transform.any_op) -> !transform.op<"linalg.generic">
    %26 = transform.structured.match interface{TilingInterface} attributes {a = 1 : i64} filter_result_type = f32 filter_operand_types = [f32, i32] in %op : (!transform.any_op) -> !transform.op<"linalg.generic">
    // CHECK: %{{.*}}, %{{.*}}, %{{.*}} = transform.structured.multitile_sizes %{{.*}} {dimension = 1 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    %27, %28, %29 = transform.structured.multitile_sizes %op {dimension = 1 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}}, %{{.*}}, %{{.*}} = transform.structured.multitile_sizes %{{.*}} {dimension = 1 : i64, divisor = 2 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.param<i64>
    %30, %31, %32 = transform.structured.multitile_sizes %op {dimension = 1 : i64, divisor = 2 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.param<i64>
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.continuous_tile_sizes %{{.*}} {dimension = 1 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    %33, %34 = transform.structured.continuous_tile_sizes %op {dimension = 1 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.pack %{{.*}} packed_sizes = [0, %{{.*}}, 4] : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
    %35 = transform.structured.pack %op packed_sizes = [0, %6, 4] : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
    // CHECK: %{{.*}} = transform.structured.pack_greedily %{{.*}} matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    %36 = transform.structured.pack_greedily %op matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.pack_greedily %{{.*}} matmul_packed_sizes = [8, 0, 32] matmul_padded_sizes_next_multiple_of = [0, 10, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    %37 = transform.structured.pack_greedily %op matmul_packed_sizes = [8, 0, 32] matmul_padded_sizes_next_multiple_of = [0, 10, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}}, %{{.*}}, %{{.*}} = transform.structured.pack_transpose %{{.*}} with_compute_op(%{{.*}}) outer_perm = [0, 1] inner_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %38, %39, %40 = transform.structured.pack_transpose %op with_compute_op(%6) outer_perm = [0, 1] inner_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}}, %{{.*}} = transform.structured.pad %{{.*}} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %41, %42, %43 = transform.structured.pad %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}}, %{{.*}} = transform.structured.pad %{{.*}} pad_to_multiple_of [%{{.*}}, 2] use_prescribed_tensor_shapes {copy_back_op = "none", nofold_flags = [0, 1], padding_dimensions = [0, 1], padding_values = [0.000000e+00 : f32], transpose_paddings = {{\[}}[1, 0], [0, 1]]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %44, %45, %46 = transform.structured.pad %op pad_to_multiple_of [%n, 2] use_prescribed_tensor_shapes {copy_back_op = "none", nofold_flags = [0, 1], padding_dimensions = [0, 1], padding_values = [0.000000e+00 : f32], transpose_paddings = [[1, 0], [0, 1]]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.pad_tiling_interface %{{.*}} to padding_sizes [8, %{{.*}}] pad_to_multiple_of {padding_values = [0 : i32]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %47, %48 = transform.structured.pad_tiling_interface %op to padding_sizes [8, %n] pad_to_multiple_of {padding_values = [0 : i32]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}} = transform.structured.hoist_pad.build_packing_loop_nest %{{.*}} above %{{.*}}, transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %49 = transform.structured.hoist_pad.build_packing_loop_nest %op above %6 , transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.hoist_pad %{{.*}} by 2 loops, transpose by [0, 1] : (!transform.any_op) -> !transform.any_op
    %50 = transform.structured.hoist_pad %op by 2 loops, transpose by [0, 1] : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.promote %{{.*}} {alignment = 32 : i64, mapping = [#gpu.memory_space<workgroup>], operands_to_promote = [0], use_alloca, use_full_tile_buffers = [false, true]} : (!transform.any_op) -> !transform.any_op
    %51 = transform.structured.promote %op {alignment = 32 : i64, mapping = [#gpu.memory_space<workgroup>], operands_to_promote = [0], use_alloca, use_full_tile_buffers = [false, true]} : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.scalarize %{{.*}} : (!transform.any_op) -> !transform.any_op
    %52 = transform.structured.scalarize %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.convert_to_loops %{{.*}} : (!transform.any_op) -> !transform.any_op
    %53 = transform.structured.convert_to_loops %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.decompose_interface %{{.*}} : (!transform.any_op) -> !transform.any_op
    %54 = transform.structured.decompose_interface %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.rewrite_in_destination_passing_style %{{.*}} : (!transform.any_op) -> !transform.any_op
    %55 = transform.structured.rewrite_in_destination_passing_style %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.split %{{.*}} after 42  {dimension = 1 : i64} : !transform.any_op
    %56 = transform.structured.split %op after 42 {dimension = 1 : i64} : !transform.any_op
    // CHECK: %{{.*}} = transform.structured.split %{{.*}} after %{{.*}}  {dimension = 0 : i64, multiway} : !transform.any_op, !transform.param<i64>
    %57 = transform.structured.split %op after %n {dimension = 0 : i64, multiway} : !transform.any_op, !transform.param<i64>
    // CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} = transform.structured.split_reduction %{{.*}} {insert_split_dimension = 1 : i64, split_factor = 4 : i64, use_alloc} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %58, %59, %60, %61 = transform.structured.split_reduction %op {insert_split_dimension = 1 : i64, split_factor = 4 : i64, use_alloc} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} = transform.structured.tile_reduction_using_for %{{.*}} reduction_dims = [1] by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %62, %63, %64, %65 = transform.structured.tile_reduction_using_for %op reduction_dims = [1] by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} = transform.structured.tile_reduction_using_forall %{{.*}} by num_threads = [0, 5] tile_sizes = [0, 3] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %66, %67, %68, %69 = transform.structured.tile_reduction_using_forall %op by num_threads = [0, 5] tile_sizes = [0, 3] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.tile_using_for %{{.*}} tile_sizes [4, 0, %{{.*}}] interchange = [1, 0] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %70, %71:2 = transform.structured.tile_using_for %op tile_sizes [4, 0, %n] interchange = [1, 0] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.tile_using_forall %{{.*}} num_threads [10, %{{.*}}](mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %72, %73 = transform.structured.tile_using_forall %op num_threads [10, %n] ( mapping = [#gpu.thread<y>, #gpu.thread<x>] ) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.tile_using_forall %{{.*}} tile_sizes *(%{{.*}}) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %74, %75 = transform.structured.tile_using_forall %op tile_sizes *(%6) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}} = transform.structured.vectorize_children_and_apply_patterns %{{.*}} {vectorize_padding} : (!transform.any_op) -> !transform.any_op
    %76 = transform.structured.vectorize_children_and_apply_patterns %op {vectorize_padding} : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.structured.vectorize %{{.*}} : !transform.any_op
    transform.structured.vectorize %op : !transform.any_op
    // CHECK: transform.structured.vectorize %{{.*}} vector_sizes [4, [8], %{{.*}}] {vectorize_nd_extract} : !transform.any_op, !transform.param<i64>
    transform.structured.vectorize %op vector_sizes [4, [8], %n] {vectorize_nd_extract} : !transform.any_op, !transform.param<i64>
    // CHECK: %{{.*}} = transform.structured.hoist_redundant_vector_transfers %{{.*}} {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
    %77 = transform.structured.hoist_redundant_vector_transfers %op {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.hoist_redundant_vector_broadcasts %{{.*}} : (!transform.any_op) -> !transform.any_op
    %78 = transform.structured.hoist_redundant_vector_broadcasts %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.convert_conv2d_to_img2col %{{.*}} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %79, %80 = transform.structured.convert_conv2d_to_img2col %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}} = transform.structured.flatten_elementwise %{{.*}} : (!transform.any_op) -> !transform.any_op
    %81 = transform.structured.flatten_elementwise %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.transpose_conv2d %{{.*}} : (!transform.any_op) -> !transform.any_op
    %82 = transform.structured.transpose_conv2d %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.transpose_matmul %{{.*}} : (!transform.any_op) -> !transform.any_op
    %83 = transform.structured.transpose_matmul %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.transpose_matmul %{{.*}}<rhs> : (!transform.any_op) -> !transform.any_op
    %84 = transform.structured.transpose_matmul %op <rhs> : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.insert_slice_to_copy %{{.*}} : (!transform.any_op) -> !transform.any_op
    %85 = transform.structured.insert_slice_to_copy %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}}, %{{.*}} = transform.structured.gpu.map_copy_to_threads %{{.*}} total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %86, %87 = transform.structured.gpu.map_copy_to_threads %op total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}} = transform.structured.winograd_conv2d %{{.*}} {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
    %88 = transform.structured.winograd_conv2d %op {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.structured.decompose_winograd_op %{{.*}} : (!transform.any_op) -> !transform.any_op
    %89 = transform.structured.decompose_winograd_op %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
