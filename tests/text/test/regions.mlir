// Operations with regions, calls, branches and inferred types: this text is printed as it stands.
// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file %s | grep -v '^ *//' > %t.text
// RUN: grep -v '^ *//' %s | diff -B %t.text -
// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file %s --mlir-print-op-generic | mica-test-opt --allow-unregistered-dialect --split-input-file | grep -v '^ *//' | diff -B %t.text -

module {
  func.func @calls(%arg0: memref<2xf32>, %arg1: i32, %arg2: f32) {
    %0 = test.call @g(%arg1) : (i32) -> i32
    test.call_and_store @g(%arg1), %arg0 {store_before_call = true} : (memref<2xf32>, i32) -> ()
    %1 = test.call_on_device @g(%arg1), %arg2 : (i32, f32) -> i32
    test.call_with_segments @g(%arg1 : i32) (%arg2 : f32) (%arg1 : i32)
    %2 = "test.conversion_call_op"(%arg1) <{callee = @g}> : (i32) -> i32
    %3 = "test.functional_region_op"() ({
    ^bb0(%arg3: i32):
      "test.return"(%arg3) : (i32) -> ()
    }) : () -> ((i32) -> i32)
    "test.fold_to_call_op"() <{callee = @g}> : () -> ()
    return
  }
  func.func @g(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  test.conversion_func_op private @h(%arg0: i32 {test.x}) -> (i32 {test.y}) {
    "test.return"(%arg0) : (i32) -> ()
  }
  test.conversion_func_op @decl(i32)
}

// -----

module {
  func.func @branches(%arg0: i32, %arg1: i1) {
    "test.br"(%arg0)[^bb1] : (i32) -> ()
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = "test.producing_br"(%0, %arg0)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  ^bb2(%2: i32):  // 2 preds: ^bb1, ^bb2
    "test.internal_br"(%2)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  ^bb3(%3: i32):  // pred: ^bb2
    return
  }
}

// -----

module {
  func.func @region_if(%arg0: i32, %arg1: f32, %arg2: index) {
    %0 = test.region_if %arg0: i32 -> i32 then {
    ^bb0(%arg3: i32):
      test.region_if_yield %arg3 : i32
    } else {
    ^bb0(%arg3: i32):
      test.region_if_yield %arg3 : i32
    } join {
    ^bb0(%arg3: i32):
      test.region_if_yield %arg3 : i32
    }
    return
  }
}

// -----

module {
  func.func @regions(%arg0: i32, %arg1: f32, %arg2: index, %arg3: memref<2xf32>) {
    %0 = test.loop_block %arg0 : (i32) -> f32 {
    ^bb0(%arg4: i32):
      test.loop_block_term iter %arg4 exit %arg1
    }
    test.switch_with_no_break %arg2 
    case 0 {
      "a.b"() : () -> ()
    }
    case 5 {
      "a.b"() : () -> ()
    }
    test.store_with_a_region %arg3 attributes {store_before_region = true} {
      test.store_with_a_region_terminator
    } : memref<2xf32>
    %1 = "test.any_cond"() ({
      "test.return"(%arg0) : (i32) -> ()
    }) : () -> i32
    %2 = test.graph_loop %arg0 {
    ^bb0(%arg4: i32):
      "test.return"(%arg4) : (i32) -> ()
    } : (i32) -> i32
    test.isolated_region %arg2 {
      "a.b"(%arg2) : (index) -> ()
      "test.return"() : () -> ()
    }
    test.affine_scope {
      "test.return"() : () -> ()
    }
    test.graph_region {
      "a.b"(%6) : (i32) -> ()
      %6 = "a.c"() : () -> i32
    }
    test.alloca_scope_region attributes {x} {
      "test.return"() : () -> ()
    }
    %3 = test.isolated_one_region_op %arg2 {
    } : index -> index
    test.isolated_regions {
    }, {
    }
    test.single_no_terminator_op : {
      "a.b"() : () -> ()
    }
    test.variadic_no_terminator_op : {
      "a.b"() : () -> ()
    }, {
      "a.b"() : () -> ()
    }
    test.single_no_terminator_custom_asm_op{
      "a.b"() : () -> ()
    }
    %4 = test.wrapping_region wraps "some.op"(%arg0, %arg0) {x = 1 : i8} : (i32, i32) -> i32
    %5 = test.pretty_printed_region %arg0, %arg0 ({
    ^bb0(%arg4: i32, %arg5: i32):
      %6 = "special.op"(%arg4, %arg5) : (i32, i32) -> i32
      "test.return"(%6) : (i32) -> ()
    }) : (i32, i32) -> i32
    test.dummy_op_with_region_ref {
      "a.b"() : () -> ()
    } 
    return
  }
}

// -----

module {
  func.func @two(%arg0: i32, %arg1: tensor<2xf32>) {
    %0:2 = test.wrapping_region wraps "some.op"(%arg0, %arg0) {x = 1 : i8} : (i32, i32) -> (i32, f32)
    %1 = test.pretty_printed_region %arg0, %arg0 ({
    ^bb0(%arg2: i32, %arg3: i32):
      %10 = "other.op"(%arg2, %arg3) : (i32, i32) -> i32
      "test.return"(%10) : (i32) -> ()
    }) : (i32, i32) -> i32
    %2 = test.value_with_bounds {max = 4 : index, min = 2 : index}
    %3 = "test.reify_bound"(%2) <{type = "EQ"}> : (index) -> index
    "test.compare"(%2, %2) <{cmp = "LT"}> : (index, index) -> ()
    %4 = test.with_bounds {smax = 4 : i32, smin = 1 : i32, umax = 4 : i32, umin = 1 : i32} : i32
    %5 = test.increment %4 : i32
    %6 = test.reflect_bounds {smax = 4 : i32, smin = 1 : i32, umax = 4 : i32, umin = 1 : i32} %5 : i32
    test.with_bounds_region {smax = 4 : index, smin = 1 : index, umax = 4 : index, umin = 1 : index} %arg2: index {
      "a.b"(%arg2) : (index) -> ()
    }
    %7 = test.destination_style_op ins(%arg0 : i32) outs(%arg1 : tensor<2xf32>) (%arg0 : i32) -> tensor<2xf32>
    %8 = "test.side_effect_op"() {effects = [{effect = "read"}, {effect = "write", on_result, test_resource}]} : () -> i32
    %9 = test.cse_of_single_block_op {a} inputs(%arg0) {
    ^bb0(%arg2: i32):
      test.region_yield %arg2 : i32
    } : i32 -> i32
    return
  }
}

// -----

module {
  func.func @types(%arg0: i32, %arg1: tensor<2xi32>) {
    %0 = test.format_infer_type
    %1 = test.format_infer_type2
    %2:2 = test.format_infer_type_all_operands_and_types(%arg0, %arg0) : i32, i32
    %3:2 = test.format_infer_type_all_types_one_operand(%arg0, %arg0) : i32, i32
    %4:4 = test.format_infer_type_all_types_two_operands(%arg0, %arg0) (%arg0, %arg0) : i32, i32, i32, i32
    %5:2 = test.format_infer_type_all_types(%arg0, %arg0) : i32, i32
    %6 = test.format_infer_type_regions {
    ^bb0(%arg2: i32):
      "test.return"() : () -> ()
    }
    %7 = test.format_all_types_match_var %arg0, %arg0 : i32
    %8 = test.format_all_types_match_attr 1 : i32, %arg0
    %9 = test.format_types_match_var %arg0 : i32
    %10:2 = test.format_types_match_variadic %arg0, %arg0 : i32, i32
    %11 = test.format_types_match_attr 1 : i8
    %12 = test.format_types_match_context %arg0 : i32
    %13 = test.format_infer_variadic_type_from_non_variadic %arg0, %arg0 : i32
    %14 = test.result_has_same_type_as_attr 10 : i8 -> i8
    return
  }
}
