// Formats, properties and enums of MLIR's own test dialect that aren't kept.
// RUN: mica-test-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{expected attribute value}}
test.format_attr_op

// -----

// expected-error@+1 {{custom op 'test.format_attr_op' invalid kind of attribute specified}}
test.format_attr_op "a"

// -----

// expected-error@+1 {{custom op 'case7' is unknown (tried 'builtin.case7' as well)}}
test.format_optional_enum_attr case7

// -----

// expected-error@+1 {{expected operation name in quotes}}
test.format_optional_enum_attr 5

// -----

// expected-error@+2 {{custom op 'test.op_with_enum_prop' expected one of [first, second, third] for a test enum, got: seventh}}
// expected-error@+1 {{custom op 'test.op_with_enum_prop' invalid value for property value, expected a test enum}}
test.op_with_enum_prop seventh

// -----

// expected-error@+2 {{custom op 'test.op_with_bit_enum' expected one of [read, write, execute] for a test bit enum, got: bogus}}
// expected-error@+1 {{custom op 'test.op_with_bit_enum' failed to parse TestBitEnumAttr parameter 'value' which is to be a `test::TestBitEnum`}}
test.op_with_bit_enum <read, bogus>

// -----

// expected-error@+1 {{expected '<'}}
test.op_with_bit_enum read

// -----

// expected-error@+1 {{expected ':'}}
test.op_with_bit_enum_prop read read

// -----

// expected-error@+2 {{custom op 'test.op_with_bit_enum_prop_named' expected 'bit_enum'}}
// expected-error@+1 {{custom op 'test.op_with_bit_enum_prop_named' invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop_named read

// -----

// expected-error@+2 {{expected '>'}}
// expected-error@+1 {{custom op 'test.op_with_bit_enum_prop_named' invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop_named bit_enum<read

// -----

// expected-error@+1 {{'test.op_with_enum_prop_attr_form' op property 'value' failed to satisfy constraint: a test enum}}
test.op_with_enum_prop_attr_form <{value = 100 : i32}>

// -----

// expected-error@+1 {{invalid properties {value = "a"} for op test.op_with_enum_prop_attr_form: expected ::test::TestEnumAttr or IntegerAttr storage for test::TestEnum}}
test.op_with_enum_prop_attr_form <{value = "a"}>

// -----

// expected-error@+1 {{expected ','}}
test.with_properties a = 32

// -----

// expected-error@+2 {{custom op 'test.with_properties' expected integer value}}
// expected-error@+1 {{custom op 'test.with_properties' invalid value for property a, expected int64_t}}
test.with_properties a = x

// -----

// expected-error@+2 {{custom op 'test.with_properties' expected string}}
// expected-error@+1 {{custom op 'test.with_properties' invalid value for property c, expected string}}
test.with_properties a = 32, b = "foo", c = 5

// -----

// expected-error@+2 {{custom op 'test.with_properties' integer value too large}}
// expected-error@+1 {{custom op 'test.with_properties' invalid value for property flag, expected boolean}}
test.with_properties a = 32, b = "foo", c = "bar", flag = 3

// -----

// expected-error@+2 {{custom op 'test.with_properties' integer value too large}}
// expected-error@+1 {{custom op 'test.with_properties' invalid value for property a, expected int64_t}}
test.with_properties a = 99999999999999999999, b = "foo", c = "bar", flag = true, array = [], array32 = []

// -----

// expected-error@+2 {{custom op 'test.with_properties' expected integer value}}
// expected-error@+1 {{custom op 'test.with_properties' invalid value for property array, expected array of int64_t}}
test.with_properties a = 3, b = "foo", c = "bar", flag = true, array = [x], array32 = []

// -----

// expected-error@+1 {{invalid properties {rhs = "a"} for op test.with_properties_and_attr: expected IntegerAttr for key `value`}}
test.with_properties_and_attr 16 <{rhs = "a"}>

// -----

// expected-error@+1 {{invalid properties {} for op test.with_properties_and_attr: expected key entry for rhs in DictionaryAttr to set Properties.}}
test.with_properties_and_attr 16 <{}>

// -----

// expected-error@+1 {{invalid properties {} for op test.with_properties_and_attr: expected key entry for rhs in DictionaryAttr to set Properties.}}
test.with_properties_and_attr 16

// -----

// expected-error@+1 {{invalid properties {lhs = 2 : i32, rhs = 1 : i64} for op test.with_properties_and_attr: unknown key '"lhs"' when parsing properties dictionary}}
test.with_properties_and_attr 16 <{rhs = 1 : i64, lhs = 2 : i32}>

// -----

// expected-error@+1 {{'test.with_properties_and_attr' op requires attribute 'lhs'}}
"test.with_properties_and_attr"() <{rhs = 1 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.with_properties' op requires attribute 'b'}}
"test.with_properties"() <{a = 1 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.with_properties' op requires attribute 'b'}}
"test.with_properties"() : () -> ()

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property simple, expected optional int64_t}}
test.with_optional_properties simple = x

// -----

// expected-error@+2 {{custom op 'test.with_optional_properties' integer value too large}}
// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property simplei8, expected optional int8_t}}
test.with_optional_properties simplei8 = 300

// -----

// expected-error@+2 {{custom op 'test.with_optional_properties' integer value too large}}
// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property simpleui8, expected optional uint8_t}}
test.with_optional_properties simpleui8 = 256

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property nested, expected optional optional int64_t}}
test.with_optional_properties nested = some<x>

// -----

// expected-error@+2 {{custom op 'test.with_optional_properties' expected 'none' or 'some<prop>'}}
// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property longSyntax, expected optional string}}
test.with_optional_properties longSyntax = "a"

// -----

// expected-error@+2 {{custom op 'test.with_optional_properties' expected 'unit' or 'unit_absent'}}
// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property maybeUnit, expected optional unit property}}
test.with_optional_properties maybeUnit = some<unt>

// -----

// expected-error@+1 {{invalid properties {simple = 1 : i64} for op test.with_optional_properties: expected optional properties to materialize as arrays}}
"test.with_optional_properties"() <{simple = 1 : i64}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {simple = [1, 2]} for op test.with_optional_properties: expected optional properties to become 0- or 1-element arrays}}
"test.with_optional_properties"() <{simple = [1 : i64, 2 : i64]}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {nested = [[1], 2]} for op test.with_optional_properties: expected optional properties to become 0- or 1-element arrays}}
"test.with_optional_properties"() <{nested = [[1 : i64], 2]}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {ints = 1 : i64} for op test.with_array_properties: expected array attribute}}
"test.with_array_properties"() <{ints = 1}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {ints = ["a"]} for op test.with_array_properties: expected IntegerAttr for key `value`}}
"test.with_array_properties"() <{ints = ["a"]}> : () -> ()

// -----

// expected-error@+2 {{custom op 'test.with_array_properties' expected integer value}}
// expected-error@+1 {{custom op 'test.with_array_properties' invalid value for property ints, expected array of int64_t}}
test.with_array_properties ints = [a]

// -----

// expected-error@+2 {{custom op 'test.with_array_properties' expected 'unit' or 'unit_absent'}}
// expected-error@+1 {{custom op 'test.with_array_properties' invalid value for property explicitUnits, expected array of unit property}}
test.with_array_properties ints = [] strings = [] nested = [[]] opt = none explicitOptions = [none] explicitUnits = [x]

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'scalar' failed to satisfy constraint: non-negative int64_t}}
test.op_with_property_predicates <{scalar = -1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5], non_empty_constrained = [6], non_empty_optional = [[7]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'optional' failed to satisfy constraint: optional non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [-2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'more_constrained' failed to satisfy constraint: between 0 and 5}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 14 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'array' failed to satisfy constraint: array of non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [-1 : i64], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_unconstrained' failed to satisfy constraint: non-empty array of int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [], non_empty_constrained = [6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_constrained' failed to satisfy constraint: non-empty array of non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_constrained' failed to satisfy constraint: non-empty array of non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [-6 : i64], non_empty_optional = [[7 : i64]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_optional' failed to satisfy constraint: optional non-empty array of non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5 : i64], non_empty_constrained = [6 : i64], non_empty_optional = [[]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{invalid properties {prop = 1 : i32} for op test.with_versioned_properties: expected DictionaryAttr to set VersionedProperties}}
"test.with_versioned_properties"() <{prop = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = {value1 = 1 : i32}} for op test.with_versioned_properties: expected IntegerAttr for key `value2`}}
"test.with_versioned_properties"() <{prop = {value1 = 1 : i32}}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = {label = 1 : i32}} for op test.with_nice_properties: expected StringAttr for key `label`}}
"test.with_nice_properties"() <{prop = {label = 1 : i32}}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = 1 : i32} for op test.with_nice_properties: expected DictionaryAttr to set TestProperties}}
"test.with_nice_properties"() <{prop = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = 1 : i32} for op test.with_wrapped_properties: Expect StringAttr but got 1 : i32}}
"test.with_wrapped_properties"() <{prop = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {value = "a"} for op test.using_int_property_with_worse_bytecode: expected IntegerAttr for key `value`}}
"test.using_int_property_with_worse_bytecode"() <{value = "a"}> : () -> ()

// -----

// expected-error@+1 {{expected '['}}
test.using_property_in_custom 5

// -----

// expected-error@+1 {{custom op 'test.using_property_ref_in_custom' expected integer value}}
test.using_property_ref_in_custom 3 + x

// -----

// expected-error@+1 {{expected '='}}
test.using_property_ref_in_custom 3 + 2

// -----

// expected-error@+1 {{expected non-function type}}
test.ellipsis(...) : ...

// -----

// expected-error@+1 {{custom op 'test.oilist_with_keywords_only' `keyword` clause can appear at most once in the expansion of the oilist directive}}
test.oilist_with_keywords_only keyword keyword

// -----

// expected-error@+1 {{expected ':'}}
test.oilist_with_simple_args keyword

// -----

// expected-error@+1 {{custom op 'test.oilist_allowed_literal' `foo` clause can appear at most once in the expansion of the oilist directive}}
test.oilist_allowed_literal foo foo buzz

// -----

// expected-error@+1 {{expected '->'}}
test.format_literal_op keyword_$.

// -----

// expected-error@+1 {{custom op 'test.format_literal_op' expected 'keyword_$.'}}
test.format_literal_op foo

// -----

// expected-error@+1 {{custom op 'test.string_attr_with_type' invalid kind of attribute specified}}
test.string_attr_with_type 3

// -----

// expected-error@+1 {{'test.string_attr_with_mixed_type' op attribute 'attr' failed to satisfy constraint: string attribute of integer or 64-bit signless integer attribute}}
test.string_attr_with_mixed_type 3 : i32

// -----

// expected-error@+1 {{'test.string_attr_with_type' op attribute 'attr' failed to satisfy constraint: string attribute of integer}}
"test.string_attr_with_type"() <{attr = "a" : f32}> : () -> ()

// -----

// expected-error@+1 {{expected operation name in quotes}}
test.typed_attr i32 = 0 : i64

// -----

// expected-error@+1 {{'test.type_attr_of' op attribute 'type' failed to satisfy constraint: type attribute of 64-bit signless integer}}
test.type_attr_of i32

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
test.type_attr_of 5

// -----

// expected-error@+1 {{custom op 'test.parse_wrapped_keyword' expected valid keyword}}
test.parse_wrapped_keyword "x"

// -----

// expected-error@+1 {{custom op 'test.parse_b64' Base64 encoded strings must be a multiple of 4 bytes in length}}
test.parse_b64 "&&"

// -----

// expected-error@+1 {{custom op 'test.parse_integer_literal' expected integer value}}
test.parse_integer_literal : x

// -----

// expected-error@+2 {{invalid dimension}}
// expected-error@+1 {{custom op 'test.custom_dimension_list_attr' Failed parsing dimension list.}}
test.custom_dimension_list_attr dimension_list = 2xx3

// -----

// expected-error@+2 {{expected ']'}}
// expected-error@+1 {{custom op 'test.custom_dimension_list_attr' Failed parsing dimension list.}}
test.custom_dimension_list_attr dimension_list = [2]

// -----

// expected-error@+2 {{invalid dimension}}
// expected-error@+1 {{custom op 'test.custom_dimension_list_attr' Failed parsing dimension list.}}
test.custom_dimension_list_attr dimension_list = 2x-3

// -----

// expected-error@+1 {{custom op 'test.dense_array_attr' integer value too large}}
test.dense_array_attr i1attr = [2]

// -----

// expected-error@+1 {{custom op 'test.dense_array_attr' integer value too large}}
test.dense_array_attr i1attr = [true, false] i8attr = [-300]

// -----

// expected-error@+2 {{custom op 'test.array_of_attr_op' expected 'end'}}
// expected-error@+1 {{custom op 'test.array_of_attr_op' failed to parse TestArrayOfUglyAttrs parameter 'value' which is to be a `::llvm::ArrayRef<TestAttrUglyAttr>`}}
test.array_of_attr_op a = [begin "hello" : index], b = [0, 1], c = [a, b, b]

// -----

// expected-error@+3 {{custom op 'test.array_of_attr_op' expected one of [a, b, "+"+, "dash-separated-sentence"dash-separated-sentence] for allowed i32 cases: 0, 1, 2, 3, got: d}}
// expected-error@+2 {{custom op 'test.array_of_attr_op' failed to parse TestSimpleEnumAttr parameter 'value' which is to be a `::test::SimpleEnum`}}
// expected-error@+1 {{custom op 'test.array_of_attr_op' failed to parse TestArrayOfEnums parameter 'value' which is to be a `::llvm::ArrayRef<SimpleEnumAttr>`}}
test.array_of_attr_op a = [], b = [0, 1], c = [d]

// -----

// expected-error@+2 {{custom op 'test.array_of_attr_op' expected integer value}}
// expected-error@+1 {{custom op 'test.array_of_attr_op' failed to parse TestArrayOfInts parameter 'value' which is to be a `::llvm::ArrayRef<int32_t>`}}
test.array_of_attr_op a = [], b = [0, "a"], c = []

// -----

// expected-error@+1 {{invalid properties {a = [0], b = [], c = []} for op test.array_of_attr_op: Invalid attribute `a` in property conversion: [0]}}
"test.array_of_attr_op"() <{a = [0], b = [], c = []}> : () -> ()

// -----

// expected-error@+1 {{expected '(' to start operand list}}
test.block_names "x"

// -----

test.default_dialect {
  // expected-error@+1 {{custom op 'no_such_op' is unknown (tried 'test.no_such_op' as well)}}
  no_such_op {a}
}

// -----

// expected-error@+1 {{'test.string_attr_pretty_name' op requires attribute 'names'}}
test.string_attr_pretty_name

// -----

// expected-error@+1 {{'test.polyfor' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
test.polyfor {
}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
test.polyfor %i

// -----

// expected-error@+1 {{cannot name an operation with no results}}
%0 = "test.verifiers"() : () -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
test.format_region_b_op

// -----

// expected-error@+1 {{'test.format_implicit_terminator_region_a_op' op expects region #0 to have 0 or 1 blocks}}
test.format_implicit_terminator_region_a_op {
^bb0:
  "a.b"() : () -> ()
^bb1:
}

// -----

// expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
%0 = test.format_result_c_op (i64) -> memref<1xf64>

// -----

// expected-error@+1 {{custom op 'test.format_result_a_op' invalid kind of type specified: expected builtin.memref, but found 'i64'}}
%0:2 = test.format_result_a_op i64

// -----

// expected-error@+1 {{'test.format_result_b_op' op result #0 must be 64-bit signless integer, but got 'i32'}}
%0:2 = test.format_result_b_op i32, memref<1xf64>

// -----

// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
%0:2 = test.format_result_b_op i64

// -----

// expected-error@+1 {{operation defines 3 results but was provided 2 to bind}}
%0:2 = test.format_result_c_op (i64, i64) -> memref<1xf64>

// -----

// expected-error@+1 {{custom op 'test.format_operand_a_op' number of operands and types do not match: got 2 operands and 1 types}}
func.func @f(%i: i64, %m: memref<1xf64>) { test.format_operand_a_op %i, %m : memref<1xf64> }

// -----

// expected-error@+1 {{custom op 'test.format_variadic_operand' number of operands and types do not match: got 2 operands and 1 types}}
func.func @f(%i: i64, %m: memref<1xf64>) { test.format_variadic_operand %i, %i : i64 }

// -----

// expected-error@+1 {{custom op 'test.format_variadic_of_variadic_operand' number of operands and types do not match: got 2 operands and 1 types}}
func.func @f(%i: i64, %m: memref<1xf64>) { test.format_variadic_of_variadic_operand (%i), (%i) : (i64) }

// -----

// expected-error@+1 {{'test.format_optional_operand_result_a_op' op result #0 must be 64-bit signless integer, but got 'i32'}}
func.func @f(%i: i64, %m: memref<1xf64>) { test.format_optional_operand_result_a_op(%i : i64) : i32 }

// -----

// expected-error@+1 {{expected SSA operand}}
func.func @f(%i: i64, %m: memref<1xf64>) { test.format_custom_directive_operands %i, -> () }

// -----

// expected-error@+1 {{'test.format_custom_directive_attributes' op attribute 'attr' failed to satisfy constraint: 64-bit signless integer attribute}}
func.func @f(%i: i64, %m: memref<1xf64>) { test.format_custom_directive_attributes 54 : i32 }

// -----

// expected-error@+1 {{custom op 'attr' is unknown (tried 'builtin.attr' as well)}}
test.format_custom_directive_attrdict attr = 3 : i32

// -----

// expected-error@+1 {{expected attribute value}}
test.format_custom_directive_spacing "a"
