// Types and attributes of MLIR's own test dialect: this text is printed as it stands.
// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file %s | grep -v '^ *//' > %t.text
// RUN: grep -v '^ *//' %s | diff -B %t.text -
// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file %s --mlir-print-op-generic | mica-test-opt --allow-unregistered-dialect --split-input-file | grep -v '^ *//' | diff -B %t.text -

module {
  %0 = "a.b"() : () -> !test.test_type
}

// -----

module {
  %0 = "a.b"() : () -> !test.smpla
}

// -----

module {
  %0 = "a.b"() : () -> !test.cmpnd_a<1, i32, [5, 6]>
}

// -----

module {
  %0 = "a.b"() : () -> !test.cmpnd_a<1, !test.smpla, [5, 6]>
}

// -----

module {
  %0 = "a.b"() : () -> !test.int<signed, 3>
}

// -----

module {
  %0 = "a.b"() : () -> !test.int<none, 8>
}

// -----

module {
  %0 = "a.b"() : () -> !test.struct<{field1,!test.smpla}, {field2,!test.int<none, 3>}>
}

// -----

module {
  %0 = "a.b"() : () -> !test.test_rec<a, test_rec<b, test_type>>
}

// -----

module {
  %0 = "a.b"() : () -> !test.test_rec<a, test_rec<a>>
}

// -----

!a = !test.test_rec_alias<a, !test.test_rec_alias<a>>
module {
  %0 = "a.b"() : () -> !a
}

// -----

module {
  %0 = "a.b"() : () -> !test.memref_element
}

// -----

module {
  %0 = "a.b"() : () -> memref<2x!test.memref_element>
}

// -----

!op_asm_type_interface_type = !test.op_asm_type_interface
module {
  %op_asm_type_interface = "a.b"() : () -> !op_asm_type_interface_type
}

// -----

module {
  %0 = "a.b"() : () -> !test.ap_float<5.000000e+00>
}

// -----

module {
  %0 = "a.b"() : () -> !test.ap_float<5.000000e+00>
}

// -----

module {
  %0 = "a.b"() : () -> !test.dynamic_singleton
}

// -----

module {
  %0 = "a.b"() : () -> !test.dynamic_pair<i32, f64>
}

// -----

module {
  %0 = "a.b"() : () -> !test.dynamic_custom_assembly_format<f32:i8>
}

// -----

module {
  %0 = "a.b"() : () -> !test.smpla
}

// -----

module {
  %0 = "a.b"() : () -> !test.i32
}

// -----

module {
  %0 = "a.b"() : () -> !test.optional_value_type<3>
}

// -----

module {
  %0 = "a.b"() : () -> !test.default_valued_type<>
}

// -----

module {
  %0 = "a.b"() : () -> !test.default_valued_type<(i64)>
}

// -----

module {
  %0 = "a.b"() : () -> !test.default_valued_type<>
}

// -----

module {
  %0 = "a.b"() : () -> !test.optional_type_string
}

// -----

module {
  %0 = "a.b"() : () -> !test.optional_type_string<"x">
}

// -----

module {
  "a.b"() {a = #test<attr_ugly begin 5 : index end>} : () -> ()
}

// -----

module {
  "a.b"() {a = #test.attr_self_type_format<5> : i32} : () -> ()
}

// -----

module {
  "a.b"() {a = #test.attr_with_type<i32, vector<4xi32>>} : () -> ()
}

// -----

module {
  "a.b"() {a = #test.attr_with_self_type_param : i32, b = #test.attr_with_self_type_param} : () -> ()
}

// -----

module {
  "a.b"() {a = #test.custom_anchor<5>} : () -> ()
}

// -----

module {
  "a.b"() {a = #test.dynamic_singleton, b = #test.dynamic_pair<3 : i32, "a">, c = #test.dynamic_custom_assembly_format<i8:f32>} : () -> ()
}

// -----

module {
  "a.b"() {a = #test.i64_elements<[4, 5]> : tensor<2xi64>} : () -> ()
}

// -----

module {
  "a.b"() {a = #test.sub_elements_access<["a"], 5 : i64, 3 : i64>} : () -> ()
}

// -----

module {
  "a.b"() {a = #test.iterator_type<parallel>} : () -> ()
}

// -----

module {
  "a.b"() {a = #test.decimal_shape<5x6>, b = #test.decimal_shape<>} : () -> ()
}

// -----

module {
  "a.b"() {a = #test.cmpnd_nested<nested = <1, !test.smpla, [5, 6]>>, b = #test.cmpnd_a<1, !test.smpla, [5, 6]>} : () -> ()
}

// -----

module {
  func.func @f() attributes {test.discardable_mlir_attr} {
    return
  }
}
