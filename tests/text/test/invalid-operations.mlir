// What operations, attributes and types of MLIR's own test dialect are checked for.
// RUN: mica-test-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{'test.verifiers' op requires a single operand}}
"test.verifiers"() ({}) : () -> ()

// -----

%0 = "a.b"() : () -> i32
// expected-error@+1 {{'test.verifiers' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"test.verifiers"(%0) ({ }) : (i32) -> ()

// -----

// expected-error@+1 {{'test.int_attrs' op attribute 'si32_attr' failed to satisfy constraint: 32-bit signed integer attribute}}
"test.int_attrs"() {any_i32_attr = 5 : i32, index_attr = 8 : index, si32_attr = 7 : i32, ui32_attr = 6 : ui32} : () -> ()

// -----

// expected-error@+1 {{'test.int_attrs' op attribute 'any_i32_attr' failed to satisfy constraint: 32-bit integer attribute}}
"test.int_attrs"() {any_i32_attr = 5.0 : f32, index_attr = 8 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32} : () -> ()

// -----

// expected-error@+1 {{'test.float_elements_attr' op attribute 'scalar_f32_attr' failed to satisfy constraint: 32-bit float elements attribute of shape [2]}}
"test.float_elements_attr"() {scalar_f32_attr = dense<5.0> : tensor<3xf32>, tensor_f64_attr = dense<6.0> : tensor<4x8xf64>} : () -> ()

// -----

// expected-error@+1 {{'test.float_elements_attr' op attribute 'tensor_f64_attr' failed to satisfy constraint: 64-bit float elements attribute of shape [4, 8]}}
"test.float_elements_attr"() {scalar_f32_attr = dense<5.0> : tensor<2xf32>, tensor_f64_attr = dense<6.0> : tensor<4xf64>} : () -> ()

// -----

// expected-error@+1 {{'test.int_elements_attr' op attribute 'any_i32_attr' failed to satisfy constraint: 32-bit integer elements attribute}}
"test.int_elements_attr"() {any_i32_attr = dense<5> : tensor<1x1x1xi64>, i32_attr = dense<5> : tensor<1x1x1xi32>} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id 'unknown'}}
"test.string_elements_attr"() {scalar_string_attr = dense<"a"> : tensor<2x!unknown>} : () -> ()

// -----

// expected-error@+1 {{'test.string_elements_attr' op attribute 'scalar_string_attr' failed to satisfy constraint: string elements attribute}}
"test.string_elements_attr"() {scalar_string_attr = dense<1> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{'test.type_array_attr' op attribute 'attr' failed to satisfy constraint: type array attribute}}
"test.type_array_attr"() {attr = [i32, 5]} : () -> ()

// -----

// expected-error@+1 {{'test.positive_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
"test.positive_int_attr"() {i32attr = 0 : i32, i64attr = 1 : i64} : () -> ()

// -----

// expected-error@+1 {{'test.positive_int_attr' op attribute 'i64attr' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
"test.positive_int_attr"() {i32attr = 1 : i32, i64attr = -1 : i64} : () -> ()

// -----

// expected-error@+1 {{'test.non_negative_int_attr' op attribute 'i64attr' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
"test.non_negative_int_attr"() {i32attr = 0 : i32, i64attr = -1 : i64} : () -> ()

// -----

// expected-error@+1 {{'test.i32_enum_attr' op attribute 'attr' failed to satisfy constraint: allowed 32-bit signless integer cases: 5, 10, 2147483648, 4294967295}}
"test.i32_enum_attr"() {attr = 7 : i32} : () -> i32

// -----

// expected-error@+1 {{'test.i64_enum_attr' op attribute 'attr' failed to satisfy constraint: allowed 64-bit signless integer cases: 5, 10, 4294967296}}
"test.i64_enum_attr"() {attr = 7 : i64} : () -> i32

// -----

// expected-error@+1 {{'test.confined_dense_array_attr' op attribute 'i32attr' failed to satisfy constraint: i32 dense array attribute should be in non-decreasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 2, 1>, i64attr = array<i64: 1, 2>} : () -> ()

// -----

// expected-error@+1 {{'test.confined_dense_array_attr' op attribute 'i64attr' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 1, 1>, i64attr = array<i64: 2, 2>} : () -> ()

// -----

// expected-error@+1 {{'test.confined_strictly_positive_attr' op attribute 'i8attr' failed to satisfy constraint: i8 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 0>, i16attr = array<i16: 1>, i32attr = array<i32: 1>, i64attr = array<i64: 1>, f32attr = array<f32: 1.0>, f64attr = array<f64: 1.0>, emptyattr = array<i16>} : () -> ()

// -----

// expected-error@+1 {{'test.confined_non_negative_attr' op attribute 'f32attr' failed to satisfy constraint: f32 dense array attribute whose value is non-negative}}
"test.confined_non_negative_attr"() {i8attr = array<i8: 0>, i16attr = array<i16: 1>, i32attr = array<i32: 1>, i64attr = array<i64: 1>, f32attr = array<f32: -1.0>, f64attr = array<f64: 1.0>, emptyattr = array<i16>} : () -> ()

// -----

// expected-error@+1 {{result type should have trait 'TestTypeTrait'}}
"test.result_type_with_trait"() : () -> i32

// -----

// expected-error@+1 {{'attr' attribute should have trait 'TestAttrTrait'}}
"test.attr_with_trait"() {attr = 42} : () -> ()

// -----

%0 = "a.b"() : () -> tensor<2xi32>
%1 = "a.b"() : () -> tensor<2xi64>
// expected-error@+1 {{'test.same_operand_element_type' op requires the same element type for all operands}}
"test.same_operand_element_type"(%0, %1) : (tensor<2xi32>, tensor<2xi64>) -> i32

// -----

%0 = "a.b"() : () -> tensor<2xi32>
%1 = "a.b"() : () -> tensor<3xi32>
// expected-error@+1 {{'test.same_operand_shape' op requires the same shape for all operands}}
"test.same_operand_shape"(%0, %1) : (tensor<2xi32>, tensor<3xi32>) -> ()

// -----

%0 = "a.b"() : () -> tensor<2xi32>
// expected-error@+1 {{'test.same_operand_and_result_shape' op requires the same shape for all operands and results}}
"test.same_operand_and_result_shape"(%0) : (tensor<2xi32>) -> tensor<3xi32>

// -----

%0 = "a.b"() : () -> tensor<2xi32>
// expected-error@+1 {{'test.same_operand_and_result_type' op requires the same type for all operands and results}}
"test.same_operand_and_result_type"(%0) : (tensor<2xi32>) -> tensor<3xi32>

// -----

// expected-error@+1 {{'test.same_operand_and_result_type' op expected 1 or more operands, but found 0}}
"test.same_operand_and_result_type"() : () -> tensor<3xi32>

// -----

%0 = "a.b"() : () -> tensor<2xi32>
// expected-error@+1 {{'test.elementwise_mappable' op if an operand is non-scalar, then there must be at least one non-scalar result}}
"test.elementwise_mappable"(%0) : (tensor<2xi32>) -> i32

// -----

%0 = "a.b"() : () -> tensor<2xi32>
// expected-error@+1 {{'test.arg_and_res_have_fixed_element_types' op failed to verify that fixed type combination}}
"test.arg_and_res_have_fixed_element_types"(%0, %0) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi16>

// -----

%0 = "a.b"() : () -> tensor<2xi32>
%1 = "a.b"() : () -> tensor<2xf32>
// expected-error@+1 {{'test.arg_and_res_have_fixed_element_types' op failed to verify that 'res' is 16-bit signless integer}}
"test.arg_and_res_have_fixed_element_types"(%0, %1) : (tensor<2xi32>, tensor<2xf32>) -> tensor<2xi32>

// -----

// expected-error@+1 {{'test.four_equals_five' op failed to verify that 4 equals 5}}
"test.four_equals_five"() : () -> ()

// -----

%0 = "a.b"() : () -> tensor<1x2x3xi32>
// expected-error@+1 {{'test.operand_rank_equals_result_size' op failed to verify that operand rank equals result size}}
"test.operand_rank_equals_result_size"(%0) : (tensor<1x2x3xi32>) -> tensor<1x2xi32>

// -----

%0 = "a.b"() : () -> tensor<*xi32>
// expected-error@+1 {{'test.operand_rank_equals_result_size' op failed to verify that operand rank equals result size}}
"test.operand_rank_equals_result_size"(%0) : (tensor<*xi32>) -> tensor<1x2xi32>

// -----

%0 = "a.b"() : () -> none
%1 = "a.b"() : () -> i32
// expected-error@+1 {{'test.if_first_operand_is_none_then_so_is_second' op failed to verify that has either both none type operands or first is not none}}
"test.if_first_operand_is_none_then_so_is_second"(%0, %1) : (none, i32) -> ()

// -----

%0 = "a.b"() : () -> tensor<2xi32>
"test.operands_have_same_rank"(%0, %0) : (tensor<2xi32>, tensor<2xi32>) -> ()
%1 = "a.b"() : () -> tensor<2x2xi32>
// expected-error@+1 {{'test.operands_have_same_rank' op failed to verify that all of {x, y} have same rank}}
"test.operands_have_same_rank"(%0, %1) : (tensor<2xi32>, tensor<2x2xi32>) -> ()

// -----

%0 = "a.b"() : () -> tensor<2xi32>
// expected-error@+1 {{'test.operand0_and_result_have_same_element_count' op failed to verify that all of {x, res} have same element count}}
"test.operand0_and_result_have_same_element_count"(%0, %0) : (tensor<2xi32>, tensor<2xi32>) -> tensor<3xi32>

// -----

%0 = "a.b"() : () -> tensor<2xi32>
// expected-error@+1 {{'test.operands_and_result_have_same_rank' op result type has different rank than operands}}
"test.operands_and_result_have_same_rank"(%0, %0) : (tensor<2xi32>, tensor<2xi32>) -> tensor<3x1xi32>

// -----

// expected-error@+1 {{'test.child' op expects parent op 'test.parent'}}
"test.child"() : () -> ()

// -----

"test.parent"() ({ "test.child"() : () -> () "test.finish"() : () -> () }) : () -> ()
"test.parent1"() ({ "test.child_with_parent_one_of"() : () -> () "test.finish"() : () -> () }) : () -> ()
// expected-error@+1 {{'test.child_with_parent_one_of' op expects parent op to be one of 'test.parent, test.parent1'}}
"test.child_with_parent_one_of"() : () -> ()

// -----

// expected-error@+1 {{'test.SingleBlockImplicitTerminator' op expects region #0 to have 0 or 1 blocks}}
"test.SingleBlockImplicitTerminator"() ({ ^a: "test.finish"() : () -> () ^b: "test.finish"() : () -> () }) : () -> ()

// -----

// expected-error@+1 {{'test.sized_region_op' op region #0 ('my_region') failed to verify constraint: region with 2 blocks}}
"test.sized_region_op"() ({ "a.b"() : () -> () }, { "a.b"() : () -> () }) : () -> ()

// -----

// expected-error@+1 {{'test.one_region_op' op requires one region}}
"test.one_region_op"() : () -> ()

// -----

// expected-error@+1 {{'test.attr_sized_operands' op expected 1 or more operands, but found 0}}
"test.attr_sized_operands"() {operandSegmentSizes = array<i32: 1>} : () -> ()

// -----

// expected-error@+1 {{'test.attr_sized_operands' op expected 1 or more operands, but found 0}}
"test.attr_sized_operands"() {operandSegmentSizes = array<i32: 1, 0, 0, 0>} : () -> ()

// -----

// expected-error@+1 {{'test.attr_sized_results' op expected 1 or more results}}
"test.attr_sized_results"() {resultSegmentSizes = array<i32: 0, 0, 0, -1>} : () -> ()

// -----

// expected-error@+1 {{'test.attr_sized_operands' op expected 1 or more operands, but found 0}}
"test.attr_sized_operands"() {foo} : () -> ()

// -----

// expected-error@+1 {{'test.symbol' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"test.symbol"() {sym_name = 5} : () -> ()

// -----

// expected-error@+1 {{'test.symbol' op visibility expected to be one of ["public", "private", "nested"], but got "x"}}
"test.symbol"() {sym_name = "a", sym_visibility = "x"} : () -> ()

// -----

// expected-error@+1 {{'test.overridden_symbol_visibility' op visibility expected to be one of ["public", "private", "nested"], but got "x"}}
"test.overridden_symbol_visibility"() {sym_name = "a", sym_visibility = "x"} : () -> ()

// -----

// expected-error@+1 {{'test.symbol_scope' op expects region #0 to have 0 or 1 blocks}}
"test.symbol_scope"() ({ ^a: "test.finish"() : () -> () ^b: "test.finish"() : () -> () }) : () -> ()

// -----

// expected-error@+1 {{'test.symbol_table_region' op requires one region}}
"test.symbol_table_region"() ({}, {}) : () -> ()

// -----

%0 = "a.b"() : () -> i32
// expected-error@+1 {{'test.versionedA' op requires attribute 'modifier'}}
"test.versionedA"() <{dims = 5 : i64}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {dims = 5 : i64, modifier = 5 : i64} for op test.versionedA: Invalid attribute `modifier` in property conversion: 5 : i64}}
"test.versionedA"() <{dims = 5 : i64, modifier = 5}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {attribute = 5 : i64} for op test.versionedB: Invalid attribute `attribute` in property conversion: 5 : i64}}
"test.versionedB"() <{attribute = 5}> : () -> ()

// -----

// expected-error@+1 {{'test.versionedC' op attribute 'attribute' failed to satisfy constraint:  or 32-bit signless integer elements attribute}}
"test.versionedC"() <{attribute = 5}> : () -> ()

// -----

// expected-error@+1 {{'test.promised_interfaces' op attribute 'promisedAttr' failed to satisfy constraint: any attribute promising or implementing the `TestExternalAttrInterface` attr interface}}
"test.promised_interfaces"() {promisedAttr = 5, promisedType = i32} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `slash` in dialect `test`}}
"test.slash_attr"() {attr = #test.slash<1 / 2>} : () -> ()

// -----

// expected-error@+1 {{'test.slash_attr' op attribute 'attr' failed to satisfy constraint: }}
"test.slash_attr"() {attr = 1} : () -> ()

// -----

// expected-error@+1 {{'test.prop' op attribute 'transforms' failed to satisfy constraint: 32-bit signless integer elements attribute}}
"test.prop"() <{transforms = dense<1> : tensor<2xi64>}> : () -> ()

// -----

%0 = "a.b"() : () -> i32
// expected-error@+1 {{'test.call' op 'nope' does not reference a valid function}}
%1 = test.call @nope(%0) : (i32) -> i32

// -----

// expected-error@+1 {{'test.get_tuple_element' op requires a single operand}}
"test.get_tuple_element"() {index = 0 : i32} : () -> i32

// -----

%0 = "a.b"() : () -> index
// expected-error@+1 {{'test.compare' op expected 2 operands, but got 1}}
"test.compare"(%0) {cmp = "EQ"} : (index) -> ()

// -----

%0 = "a.b"() : () -> tensor<2xf32>
// expected-error@+1 {{'test.reify_bound' op expected 'dim' attribute for shaped type variable}}
"test.reify_bound"(%0) {type = "EQ"} : (tensor<2xf32>) -> index

// -----

%0 = "a.b"() : () -> index
// expected-error@+1 {{'test.reify_bound' op unexpected 'dim' attribute for index variable}}
"test.reify_bound"(%0) {type = "EQ", dim = 1} : (index) -> index

// -----

// expected-error@+1 {{'test.value_with_bounds' op attribute 'max' failed to satisfy constraint: index attribute}}
%0 = "test.value_with_bounds"() {max = 4 : i32, min = 2 : index} : () -> index

// -----

// expected-error@+1 {{'test.with_bounds' op result #0 must be integer or index or vector of integer or index values, but got 'f32'}}
%0 = test.with_bounds {smax = 4 : i32, smin = 1 : i32, umax = 4 : i32, umin = 1 : i32} : f32

// -----

// expected-error@+1 {{invalid to use 'test.invalid_attr'}}
func.func @f(%a: i32 {test.invalid_attr}) { return }

// -----

// expected-error@+1 {{invalid to use 'test.invalid_attr'}}
func.func @f(%a: i32) -> (i32 {test.invalid_attr}) { return %a : i32 }

// -----

// expected-error@+1 {{invalid to use 'test.invalid_attr'}}
func.func @f(%a: i32) attributes {test.invalid_attr} { return }

// -----

// expected-error@+1 {{'test.op_with_region_fold_no_side_effect' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"test.op_with_region_fold_no_side_effect"() ({}) : () -> ()

// -----

// expected-error@+1 {{custom op 'test.no_such_op' is unknown}}
test.no_such_op
