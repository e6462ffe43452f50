// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: module attributes {transform.with_named_sequence} {
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: transform.named_sequence @loops(
  transform.named_sequence @loops(%op: !transform.any_op, %for: !transform.op<"scf.for">, %n: !transform.param<i64>) {
    // CHECK: %{{.*}} = transform.loop.forall_to_for %{{.*}} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %0:2 = transform.loop.forall_to_for %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}} = transform.loop.forall_to_parallel %{{.*}} : (!transform.any_op) -> !transform.any_op
    %1 = transform.loop.forall_to_parallel %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.loop.parallel_for_to_nested_fors %{{.*}} : (!transform.any_op) -> !transform.any_op
    %2 = transform.loop.parallel_for_to_nested_fors %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}}, %{{.*}} = transform.loop.outline %{{.*}} {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %3, %4 = transform.loop.outline %op {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}} = transform.loop.peel %{{.*}} {fail_if_already_divisible = true, peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %5, %6 = transform.loop.peel %for {fail_if_already_divisible = true, peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}} = transform.loop.pipeline %{{.*}} {iteration_interval = 2 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    %7 = transform.loop.pipeline %for {iteration_interval = 2 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    // CHECK: transform.loop.promote_if_one_iteration %{{.*}} : !transform.any_op
    transform.loop.promote_if_one_iteration %op : !transform.any_op
    // CHECK: transform.loop.unroll %{{.*}} {factor = 4 : i64} : !transform.any_op
    transform.loop.unroll %op {factor = 4 : i64} : !transform.any_op
    // CHECK: transform.loop.unroll_and_jam %{{.*}} {factor = 4 : i64} : !transform.any_op
    transform.loop.unroll_and_jam %op {factor = 4 : i64} : !transform.any_op
    // CHECK: %{{.*}} = transform.loop.coalesce %{{.*}} : (!transform.any_op) -> !transform.any_op
    %8 = transform.loop.coalesce %op : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.scf.take_assumed_branch %{{.*}} : (!transform.any_op) -> ()
    transform.scf.take_assumed_branch %op : (!transform.any_op) -> ()
    // CHECK: transform.scf.take_assumed_branch %{{.*}} take_else_branch : (!transform.any_op) -> ()
    transform.scf.take_assumed_branch %op take_else_branch : (!transform.any_op) -> ()
    // CHECK: %{{.*}} = transform.loop.fuse_sibling %{{.*}} into %{{.*}} : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %9 = transform.loop.fuse_sibling %op into %8 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    // CHECK: transform.loop.hoist_loop_invariant_subsets %{{.*}} : !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %op : !transform.any_op
    // CHECK: transform.affine.simplify_bounded_affine_ops %{{.*}} with[] within [] and [] : !transform.any_op
    transform.affine.simplify_bounded_affine_ops %op with [] within [] and [] : !transform.any_op
    // CHECK: transform.affine.simplify_bounded_affine_ops %{{.*}} with[%{{.*}}, %{{.*}} : !transform.any_op, !transform.any_op] within [0, 0] and [20, 30] : !transform.any_op
    transform.affine.simplify_bounded_affine_ops %op with [%1, %2 : !transform.any_op, !transform.any_op] within [0, 0] and [20, 30] : !transform.any_op
    // CHECK: transform.affine.simplify_min_max_affine_ops %{{.*}} : !transform.any_op
    transform.affine.simplify_min_max_affine_ops %op : !transform.any_op
    transform.yield
  }
  // CHECK-LABEL: transform.named_sequence @memory(
  transform.named_sequence @memory(%op: !transform.any_op, %empty: !transform.op<"tensor.empty">, %alloc: !transform.op<"memref.alloc">, %alloca: !transform.op<"memref.alloca">, %value: !transform.any_value) {
    // CHECK: transform.bufferization.buffer_loop_hoisting %{{.*}} : !transform.any_op
    transform.bufferization.buffer_loop_hoisting %op : !transform.any_op
    // CHECK: %{{.*}} = transform.bufferization.one_shot_bufferize %{{.*}} : (!transform.any_op) -> !transform.any_op
    %0 = transform.bufferization.one_shot_bufferize %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %{{.*}} {allow_unknown_ops = true, bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
    %1 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %op {allow_unknown_ops = true, bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.bufferization.eliminate_empty_tensors %{{.*}} : !transform.any_op
    transform.bufferization.eliminate_empty_tensors %op : !transform.any_op
    // CHECK: %{{.*}} = transform.bufferization.empty_tensor_to_alloc_tensor %{{.*}} : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %2 = transform.bufferization.empty_tensor_to_alloc_tensor %empty : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    // CHECK: %{{.*}}, %{{.*}} = transform.memref.alloca_to_global %{{.*}} : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    %3, %4 = transform.memref.alloca_to_global %alloca : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}} = transform.memref.multibuffer %{{.*}} {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    %5 = transform.memref.multibuffer %alloc {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    // CHECK: transform.memref.erase_dead_alloc_and_stores %{{.*}} : (!transform.any_op) -> ()
    transform.memref.erase_dead_alloc_and_stores %op : (!transform.any_op) -> ()
    // CHECK: %{{.*}} = transform.memref.make_loop_independent %{{.*}} {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    %6 = transform.memref.make_loop_independent %op {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.tensor.make_loop_independent %{{.*}} {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    %7 = transform.tensor.make_loop_independent %op {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.sparse_tensor.match.sparse_inout %{{.*}} : (!transform.any_op) -> !transform.any_op
    %8 = transform.sparse_tensor.match.sparse_inout %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.func.cast_and_call @f before %{{.*}} : (!transform.any_op) -> !transform.any_op
    %9 = transform.func.cast_and_call @f before %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.func.cast_and_call %{{.*}}(%{{.*}}) -> %{{.*}} after %{{.*}} : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
    %10 = transform.func.cast_and_call %6(%value) -> %value after %op : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}}, %{{.*}} = transform.func.replace_func_signature @f args_interchange = [1, 0] results_interchange = [0] at %{{.*}} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %11, %12 = transform.func.replace_func_signature @f args_interchange = [1, 0] results_interchange = [0] at %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // CHECK: %{{.*}}, %{{.*}} = transform.func.deduplicate_func_args @f at %{{.*}} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %13, %14 = transform.func.deduplicate_func_args @f at %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: transform.named_sequence @gpus(
  transform.named_sequence @gpus(%op: !transform.any_op, %value: !transform.any_value, %n: !transform.param<i64>) {
    // CHECK: %{{.*}} = transform.gpu.map_nested_forall_to_threads %{{.*}} block_dims = [4, 4, 1] : (!transform.any_op) -> !transform.any_op
    %0 = transform.gpu.map_nested_forall_to_threads %op block_dims = [4, 4, 1] : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.gpu.map_nested_forall_to_threads %{{.*}} block_dims = [4, 4, 1] sync_after_distribute = false warp_size = 64 : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %op block_dims = [4, 4, 1] sync_after_distribute = false warp_size = 64 : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.gpu.map_forall_to_blocks %{{.*}} : (!transform.any_op) -> !transform.any_op
    %2 = transform.gpu.map_forall_to_blocks %op : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.gpu.map_forall_to_blocks %{{.*}} generate_gpu_launch grid_dims = [4, 2, 1] : (!transform.any_op) -> !transform.any_op
    %3 = transform.gpu.map_forall_to_blocks %op generate_gpu_launch grid_dims = [4, 2, 1] : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.nvgpu.create_async_groups %{{.*}} {bypass_l1} : (!transform.any_op) -> !transform.any_op
    %4 = transform.nvgpu.create_async_groups %op {bypass_l1} : (!transform.any_op) -> !transform.any_op
    // CHECK: %{{.*}} = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %{{.*}} {depth = 4 : i64, peel_epilogue} : (!transform.any_op) -> !transform.any_op
    %5 = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %op {depth = 4 : i64, peel_epilogue} : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.nvgpu.rewrite_matmul_as_mma_sync %{{.*}} : (!transform.any_op) -> ()
    transform.nvgpu.rewrite_matmul_as_mma_sync %op : (!transform.any_op) -> ()
    // CHECK: transform.nvgpu.rewrite_copy_as_tma %{{.*}} : (!transform.any_op) -> ()
    transform.nvgpu.rewrite_copy_as_tma %op : (!transform.any_op) -> ()
    // CHECK: %{{.*}} = transform.xegpu.get_desc_op %{{.*}} : (!transform.any_value) -> !transform.any_op
    %6 = transform.xegpu.get_desc_op %value : (!transform.any_value) -> !transform.any_op
    // CHECK: %{{.*}} = transform.xegpu.set_desc_layout %{{.*}} sg_layout = [8, %{{.*}}] sg_data = [32, 64] inst_data = [8, 16] slice_dims = [0] : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %7 = transform.xegpu.set_desc_layout %6 sg_layout = [8, %n] sg_data = [32, 64] inst_data = [8, 16] slice_dims = [0] : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    // CHECK: %{{.*}} = transform.xegpu.set_desc_layout %{{.*}} sg_layout = [8, 4] sg_data = [32, 64] : (!transform.any_op) -> !transform.any_op
    %8 = transform.xegpu.set_desc_layout %7 sg_layout = [8, 4] sg_data = [32, 64] : (!transform.any_op) -> !transform.any_op
    // CHECK: transform.xegpu.set_op_layout_attr %{{.*}} result index = 1 sg_layout = [8, %{{.*}}] sg_data = [32, 64] inst_data = [8, 16] : !transform.any_op, !transform.param<i64>
    transform.xegpu.set_op_layout_attr %8 result index = 1 sg_layout = [8, %n] sg_data = [32, 64] inst_data = [8, 16] : !transform.any_op, !transform.param<i64>
    // CHECK: transform.xegpu.set_op_layout_attr %{{.*}} sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
    transform.xegpu.set_op_layout_attr %8 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
    // CHECK: transform.xegpu.set_gpu_launch_threads %{{.*}} threads = [8, %{{.*}}, 1] : !transform.any_op, !transform.param<i64>
    transform.xegpu.set_gpu_launch_threads %8 threads = [8, %n, 1] : !transform.any_op, !transform.param<i64>
    // CHECK: %{{.*}} = transform.xegpu.insert_prefetch %{{.*}} nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
    %9 = transform.xegpu.insert_prefetch %value nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
    // CHECK: %{{.*}} = transform.xegpu.insert_prefetch %{{.*}} nb_prefetch = %{{.*}} : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
    %10 = transform.xegpu.insert_prefetch %value nb_prefetch = %n : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
    // CHECK: %{{.*}} = transform.xegpu.convert_layout %{{.*}} input_sg_layout = [8, 4] input_sg_data = [32, 64] input_inst_data = [8, 16] target_sg_layout = [8, 4] target_sg_data = [%{{.*}}, 64] target_inst_data = [16, 16] : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
    %11 = transform.xegpu.convert_layout %value input_sg_layout = [8, 4] input_sg_data = [32, 64] input_inst_data = [8, 16] target_sg_layout = [8, 4] target_sg_data = [%n, 64] target_inst_data = [16, 16] : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}
