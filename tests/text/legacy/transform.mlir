// Transformations of 2022 and 2023: without types, loops tiled by other names, fewer results.
// RUN: mica-opt --upgrade-legacy --split-input-file %s | FileCheck %s
// RUN: mica-opt --upgrade-legacy --split-input-file %s | mica-opt --split-input-file

// A failure was always the whole sequence's.
// CHECK-LABEL: transform.with_pdl_patterns {
transform.with_pdl_patterns {
^bb0(%arg0: !pdl.operation):
  pdl.pattern @generic : benefit(1) {
    %args = operands
    %results = types
    %0 = pdl.operation "linalg.generic"(%args : !pdl.range<value>) -> (%results : !pdl.range<type>)
    rewrite %0 with "transform.dialect"
  }
  // CHECK: sequence %[[A:.*]] : !pdl.operation failures(propagate) {
  transform.sequence %arg0 {
  ^bb1(%arg1: !pdl.operation):
    // CHECK: %[[G:.*]] = pdl_match @generic in %{{.*}} : (!pdl.operation) -> !pdl.operation
    %0 = pdl_match @generic in %arg1
    // CHECK-NEXT: transform.structured.interchange %[[G]] iterator_interchange = [1, 0] : (!pdl.operation) -> !pdl.operation
    transform.structured.interchange %0 {iterator_interchange = [1, 0]}
  }
}

// -----

// CHECK-LABEL: transform.sequence
// CHECK-SAME: failures(propagate) {
transform.sequence {
^bb0(%arg0: !pdl.operation):
  // CHECK: %[[S:.*]] = sequence %{{.*}} : !pdl.operation -> !pdl.operation failures(propagate) {
  %0 = transform.sequence %arg0 {
  ^bb1(%arg1: !pdl.operation):
    yield %arg1 : !pdl.operation
  } : !pdl.operation
  // CHECK: sequence %[[S]] : !pdl.operation failures(suppress) attributes {x.y} {
  sequence %0 failures(suppress) attributes {x.y} {
  ^bb2(%arg2: !pdl.operation):
    // A region of each, in today's form and in older ones.
    // CHECK: sequence %{{.*}} : !pdl.operation failures(propagate) {
    sequence %arg2 : !pdl.operation failures(propagate) {
    ^bb3(%arg3: !pdl.operation):
      // CHECK: foreach %{{.*}} : !pdl.operation {
      foreach %arg3 {
      ^bb4(%arg4: !pdl.operation):
        // CHECK: print %{{.*}} {name = "x"} : !pdl.operation
        transform.print %arg4 {name = "x"}
      }
      // CHECK: alternatives %{{.*}} : !pdl.operation -> !pdl.operation {
      %1 = alternatives %arg3 -> !pdl.operation {
      ^bb5(%arg5: !pdl.operation):
        transform.yield %arg5 : !pdl.operation
      }, {
      ^bb6(%arg6: !pdl.operation):
        // CHECK: transform.yield %{{.*}} : !pdl.operation
        // CHECK: transform.yield %{{.*}} : !pdl.operation
        yield %arg6 : !pdl.operation
      }
    }
  }
}

// -----

// CHECK-LABEL: transform.sequence
transform.sequence failures(propagate) {
^bb0(%arg1: !pdl.operation):
  // CHECK: %[[M:.*]] = transform.structured.match ops{["linalg.matmul"]} filter_result_type = tensor<1xf32> in %{{.*}} : (!pdl.operation) -> !pdl.operation
  %0 = transform.structured.match ops{["linalg.matmul"]} filter_result_type = tensor<1xf32> in %arg1
  // CHECK-NEXT: %[[T:.*]], %[[L:.*]]:3 = transform.structured.tile_using_for %[[M]] tile_sizes [32, 16, 8] interchange = [0, 2, 1] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
  %1, %l:3 = transform.structured.tile %0 [32, 16, 8] {interchange = [0, 2, 1]}
  // CHECK-NEXT: %[[U:.*]], %{{.*}} = transform.structured.tile_using_for %[[T]] tile_sizes [4, 0, 0] :
  %2, %m = transform.structured.tile %1 {sizes = [4, 0, 0]}
  // CHECK-NEXT: %[[P:.*]], %{{.*}}, %{{.*}} = transform.structured.pad %[[U]] {nofold_flags = [1, 1, 0], padding_dimensions = [0, 1, 2], padding_values = [0.000000e+00 : f32]} : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  %3 = transform.structured.pad %2 {padding_values = [0.0 : f32], padding_dimensions = [0, 1, 2], pack_paddings = [1, 1, 0], hoist_paddings = [0, 0]}
  // CHECK-NEXT: %[[C:.*]] = get_parent_op %[[P]] {isolated_from_above} : (!pdl.operation) -> !pdl.operation
  %4 = transform.get_closest_isolated_parent %3
  // CHECK-NEXT: transform.structured.vectorize_children_and_apply_patterns %[[C]] {vectorize_padding} : (!pdl.operation) -> !pdl.operation
  %5 = transform.structured.vectorize %4 {vectorize_padding = true}
  // Some loops may be changed by a handle of loops alone today.
  // CHECK-NEXT: %[[F:.*]] = cast %[[L]]#2 : !pdl.operation to !transform.op<"scf.for">
  // CHECK-NEXT: transform.loop.peel %[[F]] : (!transform.op<"scf.for">) -> (!pdl.operation, !pdl.operation)
  %6 = transform.loop.peel %l#2
}

// -----

// Types that are there are taken; sizes may be handles.
// CHECK-LABEL: transform.sequence
transform.sequence failures(propagate) {
^bb0(%arg1: !transform.any_op):
  // CHECK: %[[M:.*]] = transform.structured.match
  %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
  // CHECK-NEXT: %[[LOW:.*]], %[[HIGH:.*]], %{{.*}} = transform.structured.multitile_sizes %[[M]] {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
  %1:3 = transform.structured.multitile_sizes %0 {target_size = 3, dimension = 0}
  // CHECK-NEXT: %[[T:.*]], %[[L:.*]]:2 = transform.structured.tile_using_for %[[M]] tile_sizes [%[[LOW]], 4] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %2, %l:2 = transform.structured.tile %0[%1#0, 4] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  // The loop came before what stands in it.
  // CHECK-NEXT: %[[IN:.*]], %[[LOOP:.*]] = transform.structured.tile_using_forall %[[T]] num_threads [10, 20](mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %3:2 = transform.structured.tile_to_foreach_thread_op %2 num_threads [10, 20] (mapping = [#gpu.thread<y>, #gpu.thread<x>])
  // CHECK-NEXT: transform.structured.generalize %[[IN]]
  %4 = transform.structured.generalize %3#1
  // CHECK-NEXT: transform.structured.fuse_into_containing_op %[[HIGH]] into %[[LOOP]] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %5 = transform.structured.fuse_into_containing_op %1#1 into %3#0
  // Today's text stays.
  // CHECK-NEXT: transform.structured.vectorize %[[L]]#0 : !transform.any_op
  transform.structured.vectorize %l#0 : !transform.any_op
  // CHECK-NEXT: %[[IN:.*]], %[[LOOP:.*]] = transform.structured.tile_using_forall %[[L]]#1 tile_sizes [4]
  %7:2 = transform.structured.tile_using_forall %l#1 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  // CHECK-NEXT: print %[[IN]]
  transform.print %7#0 : !transform.any_op
}

// -----

// CHECK-LABEL: transform.sequence
transform.sequence failures(propagate) {
^bb0(%arg1: !pdl.operation):
  // CHECK: %[[A:.*]] = transform.structured.match
  %0 = transform.structured.match ops{["arith.addi"]} in %arg1
  // CHECK-NEXT: %[[P:.*]] = get_parent_op %[[A]] {nth_parent = 2 : i64, op_name = "scf.for"} : (!pdl.operation) -> !pdl.operation
  %1 = transform.loop.get_parent_for %0 {num_loops = 2}
  // CHECK-NEXT: transform.loop.outline %[[P]] {func_name = "f"} : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  %2 = transform.loop.outline %1 {func_name = "f"}
  // CHECK-NEXT: %[[M:.*]] = merge_handles deduplicate %{{.*}}, %{{.*}} : !pdl.operation
  %3 = merge_handles deduplicate %0, %2
  // CHECK-NEXT: %[[H:.*]]:2 = split_handle %[[M]] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  %4:2 = split_handles %3 in [2]
  // CHECK-NEXT: replicate num(%[[H]]#0) %[[H]]#1 : !pdl.operation, !pdl.operation
  %5 = replicate num(%4#0) %4#1
  // CHECK-NEXT: %[[F:.*]] = get_producer_of_operand %{{.*}}[1] : (!pdl.operation) -> !pdl.operation
  %6 = get_producer_of_operand %5[1]
  // CHECK-NEXT: transform.structured.fuse %[[F]] tile_sizes [32, 0] interchange [0, 1] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  %7, %l = transform.structured.fuse %6 {tile_sizes = [32, 0], tile_interchange = [0, 1]}
}
