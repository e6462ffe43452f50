// Types and attributes that MLIR's own test dialect doesn't take.
// RUN: mica-test-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{unknown type!}}
"a.b"() : () -> !test.simple_a

// -----

// expected-error@+1 {{invalid memref element type}}
"a.b"() : () -> memref<2x!test.smpla>

// -----

// expected-error@+1 {{unknown type!}}
"a.b"() : () -> tensor<2x!test.tensor_element>

// -----

// expected-error@+1 {{unknown type!}}
"a.b"() : () -> !test.type_with_trait

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: four}}
"a.b"() : () -> !test.type_with_format<2, three = "a", four = 3>

// -----

// expected-error@+1 {{expected integer value}}
"a.b"() : () -> !test.custom_type<5 bar>

// -----

// expected-error@+1 {{unknown type!}}
"a.b"() : () -> !test.ap_float_no_hex<1.5>

// -----

// expected-error@+1 {{unknown type!}}
"a.b"() : () -> !test.singleton_parameter<bob>

// -----

// expected-error@+1 {{expected 2 type arguments, but had 1}}
"a.b"() : () -> !test.dynamic_pair<i32>

// -----

// expected-error@+1 {{unknown type!}}
"a.b"() : () -> !test.unregistered

// -----

// expected-error@+1 {{expected valid keyword}}
"a.b"() : () -> !test<"bogus">

// -----

// expected-error@+1 {{unknown type!}}
"a.b"() : () -> !test.opt_type

// -----

// expected-error@+1 {{unknown type!}}
"a.b"() : () -> !test.spec<"x">

// -----

// expected-error@+1 {{expected ':'}}
"a.b"() {a = #test.attr_params<1, 2>, b = #test.attr_with_format<3 : two = "x", four = [1, 2, 3] : 42 : i64, foo>, c = #test.attr_ugly<begin 5 : index end>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"a.b"() {a = #test.attr_with_format<3 : two = "x", four = [1, 2, 3] : 42 : i64, foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for allowed i32 cases: 0, 1, 2, 3}}
// expected-error@+1 {{failed to parse TestSimpleEnumAttr parameter 'value' which is to be a `::test::SimpleEnum`}}
"a.b"() {a = #test.simple_enum<a>, b = #test.simple_enum<"+">, c = #test.simple_enum<"dash-separated-sentence">} : () -> ()

// -----

// expected-error@+2 {{expected keyword for allowed i32 cases: 0, 1, 2, 3}}
// expected-error@+1 {{failed to parse TestSimpleEnumAttr parameter 'value' which is to be a `::test::SimpleEnum`}}
"a.b"() {a = #test.simple_enum<zz>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `dyn_const` in dialect `test`}}
"a.b"() {a = #test.dyn_const<3>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `unknown_attr` in dialect `test`}}
"a.b"() {a = #test.unknown_attr} : () -> ()

// -----

// expected-error@+1 {{expected ']'}}
"a.b"() {a = #test.i64_elements<[4 : i64, 5]> : tensor<2xi64>} : () -> ()

// -----

// expected-error@+1 {{number of elements does not match the provided shape type, got: 2, but expected: 3}}
"a.b"() {a = #test.i64_elements<[4, 5]> : tensor<3xi64>} : () -> ()

// -----

// expected-error@+2 {{expected ''}}
// expected-error@+1 {{failed to parse TestCopyCount parameter 'copy_count' which is to be a `CopyCount`}}
"a.b"() {a = #test.copy_count<hello>, b = #test.conditional_alias<hi>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::utils::IteratorType to be one of: parallel, reduction}}
// expected-error@+1 {{failed to parse Test_IteratorTypeEnum parameter 'value' which is to be a `::mlir::utils::IteratorType`}}
"a.b"() {a = #test.iterator_type<x>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `nested_polynomial` in dialect `test`}}
"a.b"() {a = #test.nested_polynomial<poly=<1 + x**2>>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `const_mem_space` in dialect `test`}}
"a.b"() {a = #test.const_mem_space, b = memref<2xi32, #test.const_mem_space>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `compound_attr_no_qual_type` in dialect `test`}}
"a.b"() {a = #test.compound_attr_no_qual_type<i32>, b = #test.compound_attr_no_reading<i32>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `optional_signed` in dialect `test`}}
"a.b"() {a = #test.optional_signed<3>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `test_location` in dialect `test`}}
"a.b"() {a = #test.test_location, b = loc(#test.test_location)} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `slash` in dialect `test`}}
"a.b"() {a = #test.slash<1 / 2>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"a.b"() {a = #test.custom_float<"f", 1.0>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `test_op_asm_attr` in dialect `test`}}
"a.b"() {a = #test.test_op_asm_attr, b = #test.op_asm_attr_interface<value = "z">} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `test_string_attr` in dialect `test`}}
"a.b"() {a = #test.test_string_attr<"a">, b = #test.attr_with_trait} : () -> ()

// -----

// expected-error@+1 {{'test.symbol_scope' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
module attributes {test.x = #test.attr_params<1, 2>} { "test.symbol_scope"() ({}) : () -> () }
