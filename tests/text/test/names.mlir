// Names of values, blocks and aliases that operations, types and attributes give: this text is printed as it stands.
// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file %s | grep -v '^ *//' > %t.text
// RUN: grep -v '^ *//' %s | diff -B %t.text -
// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file %s --mlir-print-op-generic | mica-test-opt --allow-unregistered-dialect --split-input-file | grep -v '^ *//' | diff -B %t.text -

!op_asm_type_interface_type = !test.op_asm_type_interface
module {
  func.func @names() {
    %x, %y, %z = test.string_attr_pretty_name
    %other = test.string_attr_pretty_name
    %a_b:2 = test.string_attr_pretty_name attributes {names = ["a b", ""]}
    %first, %middle_results, %0 = "test.asm_interface_op"() : () -> (i32, i32, i32)
    %1 = "test.asm_dialect_interface_op"() : () -> i1
    %op_asm_type_interface = "test.result_name_from_type"() : () -> !op_asm_type_interface_type
    %2:2 = "test.result_name_from_type_interface"() : () -> (!op_asm_type_interface_type, i32)
    %foo = "test.custom_result_name"() <{names = ["foo"]}> : () -> i32
    %foo_0, %foo_1 = "test.custom_result_name"() <{names = ["foo", "foo"]}> : () -> (i32, i8)
    test.polyfor %arg0, %arg1, %arg2 {
      "a.b"(%arg0) : (index) -> ()
    }
    test.polyfor %arg0 {
      "a.b"(%arg0) : (index) -> ()
    }
    test.default_dialect {
      "test.return"() : () -> ()
    }
    test.block_names {
      "a.b"() : () -> ()
    ^foo1(%3: i32):  // pred: ^foo2
      "a.b"()[^foo2] : () -> ()
    ^foo2:  // pred: ^foo1
      "a.b"()[^foo1] : () -> ()
    }
    test.block_argument_name_from_type {
    ^bb0(%arg0: i32, %op_asm_type_interface_2: !op_asm_type_interface_type, %op_asm_type_interface_3: !op_asm_type_interface_type):
      "a.b"(%op_asm_type_interface_2, %arg0) : (!op_asm_type_interface_type, i32) -> ()
    }
    test.block_argument_name_from_type_interface {
    ^bb0(%arg0: i32, %op_asm_type_interface_2: !op_asm_type_interface_type):
      "a.b"(%op_asm_type_interface_2, %arg0) : (!op_asm_type_interface_type, i32) -> ()
    }
    return
  }
}

// -----

module {
  test.default_dialect {
    "test.one_region_op"() ({
    }) : () -> ()
    "test.return"() : () -> ()
  }
}

// -----

!op_asm_type_interface_type = !test.op_asm_type_interface
#_0_test_alias = "alias_test:prefixed_digit"
#op_asm_attr_interface_x = #test.op_asm_attr_interface<value = "x">
#op_asm_attr_interface_y = #test.op_asm_attr_interface<value = "y">
#test_alias0 = "alias_test:trailing_digit"
#test_encoding = "alias_test:tensor_encoding"
module {
  "test.op"() {a = #op_asm_attr_interface_x, b = !op_asm_type_interface_type, c = #op_asm_attr_interface_y, d = "alias_test:dot.in.name", e = #test_alias0, f = #_0_test_alias} : () -> ()
  %0 = "test.op"() {a = #test_encoding, t = tensor<32xf32, #test_encoding>, u = tuple<i32, i64>, v = tuple<i32>} : () -> !test.int<signed, 3>
}

// -----

#test_alias0 = "alias_test:trailing_digit"
module {
  "test.op"() {t = dense<0> : tensor<32xi8>, u = !test.test_rec<a, test_rec<b, test_type>>, v = #test_alias0} : () -> ()
  %0 = "test.op"() : () -> tuple<i32, tuple<i64, i32>>
}

// -----

#_0_test_alias = "alias_test:prefixed_digit"
#_25test = "alias_test:prefixed_symbol"
#test2Ealias = "alias_test:dot_in_name"
#test_alias0 = "alias_test:trailing_digit"
#test_alias_conflict0 = "alias_test:trailing_digit_conflict_b"
#test_alias_conflict0_1 = "alias_test:trailing_digit_conflict_c"
#test_alias_conflict0_ = "alias_test:trailing_digit_conflict_d"
#test_alias_conflict0_1_1 = "alias_test:trailing_digit_conflict_e"
#test_alias_conflict0_1_2 = "alias_test:trailing_digit_conflict_f"
#test_alias_conflict0_1_ = "alias_test:trailing_digit_conflict_g"
#test_alias_conflict0_1_1_1 = "alias_test:trailing_digit_conflict_h"
#test_alias_conflict0_1_1_1_1 = "alias_test:trailing_digit_conflict_a"
#test_encoding = "alias_test:tensor_encoding"
module {
  "test.op"() {alias_test = [#test_alias0, #test_alias_conflict0_1_1_1_1, #test_alias_conflict0, #test_alias_conflict0_1, #test_alias_conflict0_, #test_alias_conflict0_1_1, #test_alias_conflict0_1_2, #test_alias_conflict0_1_, #test_alias_conflict0_1_1_1, "alias_test:trailing_digit_conflict_base", "alias_test:trailing_digit_conflict_base1", "alias_test:trailing_digit_conflict_base_conflict", #_25test, #test2Ealias, #_0_test_alias, #test_encoding]} : () -> ()
}
