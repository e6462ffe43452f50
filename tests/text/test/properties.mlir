// Properties of each kind, as MLIR's own test dialect has them: this text is printed as it stands.
// RUN: mica-test-opt --split-input-file %s | grep -v '^ *//' > %t.text
// RUN: grep -v '^ *//' %s | diff -B %t.text -
// RUN: mica-test-opt --split-input-file %s --mlir-print-op-generic | mica-test-opt --split-input-file | grep -v '^ *//' | diff -B %t.text -

module {
  func.func @a() {
    test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6]
    test.with_properties a = -32, b = "foo", c = "", flag = false, array = [], array32 = [-1] {x}
    test.with_properties_and_attr 16 <{rhs = 16 : i64}>
    %0 = test.with_properties_and_inferred_type 16 <{packed, rhs = 16 : i64}>
    %1 = test.with_properties_and_inferred_type 16 <{rhs = 3 : i64}>
    test.empty_properties 
    test.empty_properties  {a}
    test.using_property_in_custom [1, 4, 20]
    test.using_property_in_custom []
    test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
    test.using_property_ref_in_custom 1 + 4 = 5
    test.with_default_valued_properties na
    test.with_default_valued_properties 1 "foo" 0 unit
    test.with_default_valued_properties na {foo}
    test.with_optional_properties
    test.with_optional_properties simple = 0
    test.with_optional_properties anAttr = 1 simple = 2 simplei8 = -3 simpleui8 = 255 nonTrivialStorage = "foo" hasDefault = some<0> nested = some<none> longSyntax = some<"bar"> hasUnit maybeUnit = some<unit>
    test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = [[1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]
    test.with_array_properties ints = [] strings = [] nested = [] opt = none explicitOptions = [] explicitUnits = []
    test.with_array_properties ints = [] strings = [] nested = [] opt = [] explicitOptions = [] explicitUnits = [] [1] thats_has_default
    test.op_with_property_predicates <{array = [], defaulted = 3 : i64, more_constrained = 4 : i64, non_empty_constrained = [6], non_empty_optional = [[7]], non_empty_unconstrained = [5], optional = [2], scalar = 1 : i64, unconstrained = 8 : i64}>
    %2 = test.prop_pattern_op_1 "tag" 5 true
    test.prop_pattern_op_2 %2 "tag"
    test.with_wrapped_properties <{prop = "content for properties"}>
    test.with_wrapped_properties2 <{prop = "content for properties"}> {a}
    test.with_nice_properties "foo bar" is -3
    test.with_nice_properties "" is 0 {a}
    test.with_versioned_properties 1 | 2
    "test.using_int_property_with_worse_bytecode"() <{value = 5 : i64}> : () -> ()
    test.op_with_enum  third
    test.op_with_enum  first tag 0 : i32
    test.op_with_bit_enum <read, write> tag 0 : i32
    test.op_with_bit_enum <execute>
    test.op_with_bit_enum_vbar <user | group>
    test.op_with_bit_enum_vbar <user> tag 0 : i32
    test.op_with_enum_prop first
    test.op_with_enum_prop_attr_form <{value = 0 : i32}>
    test.op_with_enum_prop_attr_form_always <{value = #test<enum first>}>
    test.op_with_bit_enum_prop read : ()
    test.op_with_bit_enum_prop read, write write, execute : ()
    test.op_with_bit_enum_prop_named bit_enum<read>
    test.op_with_bit_enum_prop_named bit_enum<read, write> bit_enum<write>
    return
  }
}

// -----

module {
  func.func @seg(%arg0: i64) {
    %b1, %b2 = test.variadic_segment_prop %arg0 : %arg0 : i64 : i64  end
    %b1_0:2, %b2_1 = test.variadic_segment_prop  : %arg0, %arg0 : i64, i64 : i64  {a} end
    return
  }
}

// -----

module {
  func.func @e(%arg0: i64) {
    test.dense_array_attr i1attr = [true, false] i8attr = [-3, 2] i16attr = [] i32attr = [1] i64attr = [-5, 7] f32attr = [1.500000e+00] f64attr = [2.500000e-01, 1.000000e+00] emptyattr = []
    test.array_of_attr_op a = [ begin "hello" : index end,  begin 42 : i32 end ], b = [0, 1], c = [a, b, b]
    test.array_of_attr_op a = [], b = [], c = []
    return
  }
}
