// What each element of an assembly format reads and writes, as MLIR's own test dialect has them: this text is printed as it stands.
// RUN: mica-test-opt --split-input-file %s | grep -v '^ *//' > %t.text
// RUN: grep -v '^ *//' %s | diff -B %t.text -
// RUN: mica-test-opt --split-input-file %s --mlir-print-op-generic | mica-test-opt --split-input-file | grep -v '^ *//' | diff -B %t.text -

module {
  func.func @literals(%arg0: i32, %arg1: memref<2xf64>, %arg2: i64) {
    test.ellipsis(%arg0) : i32 ...
    test.ellipsis(%arg0, %arg2 ...) : i32, i64 ...
    test.else_anchor(?)
    test.else_anchor(%arg0 : i32)
    test.op.with_dot_in_name
    test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
    } {foo.some_attr}
    test.oilist_with_keywords_only
    test.oilist_with_keywords_only keyword otherKeyword
    test.oilist_with_keywords_only thirdKeyword {a}
    test.oilist_with_keywords_only_properties keyword otherKeyword thirdKeyword
    test.oilist_with_simple_args keyword %arg0 : i32 otherKeyword %arg2 : i64
    test.oilist_with_simple_args thirdKeyword %arg0 : i32
    test.oilist_variadic_with_parens keyword(%arg1 : memref<2xf64>) thirdKeyword(%arg0, %arg2 : i32, i64)
    test.oilist_custom reduction (%arg0)  nowait
    test.oilist_custom private(%arg0, %arg2 : i32, i64) nowait
    test.oilist_allowed_literal buzz
    test.oilist_allowed_literal buzz {x = 1 : i8}
    return
  }
}

// -----

module {
  func.func @attrs(%arg0: i32, %arg1: i64) {
    test.format_attr_op 10
    test.format_opt_attr_op_a(10)
    test.format_opt_attr_op_a
    test.format_opt_attr_op_b 10 {y}
    test.format_opt_attr_op_b
    test.format_opt_symbol_name_attr_op @sym
    test.format_opt_symbol_name_attr_op
    test.format_opt_symbol_ref_attr_op @a::@b
    test.format_symbol_name_attr_op @"x y"
    test.format_attr_dict_w_keyword attributes {attr = 10 : i64}
    test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64, z}
    test.format_optional_enum_attr case5
    test.format_optional_enum_attr
    test.format_optional_default_enum_attr
    test.format_optional_default_enum_attr case10
    test.format_optional_default_attrs
    test.format_optional_default_attrs "foo" @foo case10
    test.format_optional_unit_attribute is_optional
    test.format_optional_unit_attribute
    test.format_optional_unit_attribute_no_elide unit
    test.format_optional_unit_property is_optional
    test.format_optional_unit_property_no_elide unit
    test.format_optional_unit_property_no_elide
    test.format_optional_else then
    test.format_optional_else else
    test.format_optional_prop_dict 
    test.format_optional_prop_dict <{a = ["a"], b = 3 : i32}>
    test.format_optional_prop_dict <{b = 3 : i32}>
    test.format_literal_following_optional_group(5 : i32) : i32 {a}
    test.format_literal_following_optional_group : i32 {a}
    test.string_attr_with_type "string_data" : i64
    test.string_attr_with_mixed_type 42 : i64
    test.typed_attr tensor<2xi32> = dense<[0, 1]>
    test.typed_attr i32 = 0
    test.type_attr_of i64
    test.parse_custom_operation_name_api(builtin.module)
    test.parse_wrapped_keyword int8_t
    test.parse_b64 "aGVsbG8gd29ybGQ="
    %0:3 = test.parse_integer_literal : 3
    test.parse_integer_literal
    test.dialect_custom_format_fallback custom_format_fallback
    test.custom_dimension_list_attr dimension_list = []
    test.custom_dimension_list_attr dimension_list = ?
    test.custom_dimension_list_attr dimension_list = 2x3x?x4
    test.optional_custom_attr foo false
    test.optional_custom_attr bar
    test.optional_custom_attr foo false
    test.optional_custom_attr bar
    return
  }
}

// -----

module {
  func.func @own(%arg0: !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, %arg1: !test.optional_value_type, %arg2: !test.optional_value_type<5>) {
    test.format_compound_attr <1, !test.smpla, [5, 6]>
    test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>
    test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
    test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    test.format_cpmd_nested_type %arg0 nested <i <42 <1, !test.smpla, [5, 6]>>>
    test.format_qual_cpmd_nested_type %arg0 nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
    test.format_maybe_empty_type %arg1 : !test.optional_value_type
    test.format_maybe_empty_type %arg2 : <5>
    return
  }
}

// -----

module {
  func.func @regions() {
    test.format_region_a_op {
      "test.return"() : () -> ()
    }
    test.format_region_b_op {
    }
    test.format_region_c_op
    test.format_region_c_op region {
      "test.return"() : () -> ()
    }
    test.format_variadic_region_a_op {
    ^bb0(%arg0: i32):
      "test.return"() : () -> ()
    }, {
    }
    test.format_variadic_region_a_op 
    test.format_variadic_region_b_op {
    }, {
    } found_regions {a = 1 : i64}
    test.format_variadic_region_b_op
    test.format_implicit_terminator_region_a_op {
    }
    test.format_implicit_terminator_region_a_op {
      "test.return"() {x} : () -> ()
    }
    return
  }
}

// -----

module {
  func.func @succ() {
    test.format_successor_a_op ^bb1, ^bb2 {x}
  ^bb1:  // pred: ^bb0
    test.format_successor_a_op ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    test.format_successor_a_op 
  }
}

// -----

module {
  func.func @succ() {
    test.format_custom_directive_successors ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    test.format_custom_directive_successors ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
    return
  }
}

// -----

module {
  func.func @values(%arg0: i64, %arg1: memref<1xf64>, %arg2: i32, %arg3: f32) {
    %0 = test.format_buildable_type_op %arg0
    %buildable_res, %result = test.format_result_a_op memref<1xf64>
    %buildable_res_0, %result_1 = test.format_result_b_op i64, memref<1xf64>
    %buildable_res_2, %result_3 = test.format_result_c_op (i64) -> memref<1xf64>
    %1:3 = test.format_variadic_result : i64, i64, i64
    %result0:3, %result1:2 = test.format_multiple_variadic_results : (i64, i64, i64), (i32, i32) {x}
    test.format_operand_a_op %arg0, %arg1 : i64, memref<1xf64>
    test.format_operand_b_op %arg0, %arg1 : memref<1xf64>
    test.format_operand_c_op %arg0, %arg1 : i64, memref<1xf64>
    test.format_operand_d_op %arg0, %arg1 : memref<1xf64>
    test.format_operand_e_op %arg0, %arg1 : i64, memref<1xf64>
    test.format_variadic_operand %arg0, %arg0, %arg0 : i64, i64, i64
    test.format_variadic_of_variadic_operand (%arg0, %arg0), (%arg0), () : (i64, i64), (i64), ()
    test.format_multiple_variadic_operands (%arg0, %arg0), (%arg2, %arg3 : i32, f32)
    %2 = test.format_optional_operand_result_a_op(%arg0 : i64) : i64
    %3 = test.format_optional_operand_result_a_op( : ) : i64
    test.format_optional_operand_result_a_op( : ) : 
    %4 = test.format_optional_operand_result_b_op(%arg0 : i64) : i64[%arg0, %arg0]
    test.format_optional_operand_result_b_op : [%arg0] {a}
    %optional, %variadic = test.format_optional_result_a_op : i64 -> i64
    %optional_4, %variadic_5:2 = test.format_optional_result_b_op : i64 -> i64, i64
    %optional_6, %variadic_7:2 = test.format_optional_result_c_op : (i64) -> (i64, i64)
    test.format_optional_result_a_op
    %5 = test.format_optional_result_d_op : f80
    test.format_optional_result_d_op
    test.format_two_variadic_operands_no_buildable_type_op(%arg2, %arg3 : i32, f32) -> (%arg0 : i64)
    test.format_custom_directive_operands %arg0, %arg0 -> (%arg0)
    test.format_custom_directive_operands %arg0 -> (%arg0, %arg0)
    test.format_custom_directive_operands_and_types %arg0, %arg0 -> (%arg0) : i64, i64 -> (i64)
    %result_8, %optResult, %varResults = test.format_custom_directive_results  : i64, i64 -> (i64)
    %result_9, %varResults_10 = test.format_custom_directive_results  : i64 -> (i64)
    %result_11, %optResult_12, %varResults_13 = test.format_custom_directive_results_with_type_refs  : i64, i64 -> (i64)  type_refs_capture  : i64, i64 -> (i64)
    test.format_custom_directive_with_optional_operand_ref %arg0 : 1
    test.format_custom_directive_with_optional_operand_ref : 0
    test.format_custom_directive_attributes 54 : i64
    test.format_custom_directive_attributes 54 : i64, 46 : i64 {a}
    test.format_custom_directive_spacing "a" "b"
    test.format_custom_directive_attrdict  {attr = 3 : i64, opt_attr = 5 : i64}
    test.format_custom_directive_regions {
      "test.return"() : () -> ()
    }
    test.format_custom_directive_regions {
      "test.return"() : () -> ()
    }, {
      "test.return"() : () -> ()
    }
    return
  }
}
