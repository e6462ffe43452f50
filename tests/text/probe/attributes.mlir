// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Each attribute constraint of the prelude takes these values and refuses those, under the name that messages give it.

"probe.attr_any"() {value = 1} : () -> ()
"probe.attr_any"() {value = "text"} : () -> ()
"probe.attr_any"() {value = [unit]} : () -> ()

// -----

"probe.attr_bool"() {value = true} : () -> ()
"probe.attr_bool"() {value = false} : () -> ()
"probe.attr_bool"() {value = 1 : i1} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: bool attribute}}
"probe.attr_bool"() {value = 1 : i8} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: bool attribute}}
"probe.attr_bool"() {value = "true"} : () -> ()

// -----

"probe.attr_i8"() {value = -3 : i8} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 8-bit signless integer attribute}}
"probe.attr_i8"() {value = 3 : i16} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 8-bit signless integer attribute}}
"probe.attr_i8"() {value = 3 : si8} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 8-bit signless integer attribute}}
"probe.attr_i8"() {value = 3.0} : () -> ()

// -----

"probe.attr_i64"() {value = 7} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit signless integer attribute}}
"probe.attr_i64"() {value = 7 : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit signless integer attribute}}
"probe.attr_i64"() {value = 7 : index} : () -> ()

// -----

"probe.attr_si32"() {value = -7 : si32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signed integer attribute}}
"probe.attr_si32"() {value = 7 : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signed integer attribute}}
"probe.attr_si32"() {value = 7 : ui32} : () -> ()

// -----

"probe.attr_ui32"() {value = 7 : ui32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit unsigned integer attribute}}
"probe.attr_ui32"() {value = 7 : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit unsigned integer attribute}}
"probe.attr_ui32"() {value = 7 : si32} : () -> ()

// -----

"probe.attr_any_i32"() {value = 7 : ui32} : () -> ()
"probe.attr_any_i32"() {value = 7 : i32} : () -> ()
"probe.attr_any_i32"() {value = -7 : si32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit integer attribute}}
"probe.attr_any_i32"() {value = 7 : i64} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit integer attribute}}
"probe.attr_any_i32"() {value = 7 : index} : () -> ()

// -----

"probe.attr_index"() {value = 7 : index} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: index attribute}}
"probe.attr_index"() {value = 7} : () -> ()

// -----

"probe.attr_apint"() {value = 7} : () -> ()
"probe.attr_apint"() {value = 7 : index} : () -> ()
"probe.attr_apint"() {value = -1 : i999} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: arbitrary integer attribute}}
"probe.attr_apint"() {value = 7.0} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: arbitrary integer attribute}}
"probe.attr_apint"() {value = "7"} : () -> ()

// -----

"probe.attr_f32"() {value = 1.5 : f32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit float attribute}}
"probe.attr_f32"() {value = 1.5} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit float attribute}}
"probe.attr_f32"() {value = 1 : i32} : () -> ()

// -----

"probe.attr_f64"() {value = 1.5} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit float attribute}}
"probe.attr_f64"() {value = 1.5 : f32} : () -> ()

// -----

"probe.attr_string"() {value = "text"} : () -> ()
"probe.attr_string"() {value = "text" : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: string attribute}}
"probe.attr_string"() {value = @text} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: string attribute}}
"probe.attr_string"() {value = 1} : () -> ()

// -----

"probe.attr_typed_string"() {value = "text" : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: string attribute of integer}}
"probe.attr_typed_string"() {value = "text" : f32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: string attribute of integer}}
"probe.attr_typed_string"() {value = "text"} : () -> ()

// -----

"probe.attr_type"() {value = i32} : () -> ()
"probe.attr_type"() {value = () -> ()} : () -> ()
"probe.attr_type"() {value = !y.t} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: any type attribute}}
"probe.attr_type"() {value = 1 : i32} : () -> ()

// -----

"probe.attr_type_of"() {value = f32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: type attribute of floating-point}}
"probe.attr_type_of"() {value = i32} : () -> ()

// -----

"probe.attr_unit"() {value} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: unit attribute}}
"probe.attr_unit"() {value = true} : () -> ()

// -----

"probe.attr_dictionary"() {value = {}} : () -> ()
"probe.attr_dictionary"() {value = {a = 1}} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: dictionary of named attribute values}}
"probe.attr_dictionary"() {value = []} : () -> ()

// -----

"probe.attr_array"() {value = []} : () -> ()
"probe.attr_array"() {value = [1, "text"]} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: array attribute}}
"probe.attr_array"() {value = {}} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: array attribute}}
"probe.attr_array"() {value = array<i32: 1>} : () -> ()

// -----

"probe.attr_i32_array"() {value = []} : () -> ()
"probe.attr_i32_array"() {value = [1 : i32, 2 : i32]} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit integer array attribute}}
"probe.attr_i32_array"() {value = [1 : i32, 2]} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit integer array attribute}}
"probe.attr_i32_array"() {value = 1 : i32} : () -> ()

// -----

"probe.attr_index_lists"() {value = [[1, 2], []]} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: Array of 64-bit integer array attributes}}
"probe.attr_index_lists"() {value = [1]} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: Array of 64-bit integer array attributes}}
"probe.attr_index_lists"() {value = [[1 : i8]]} : () -> ()

// -----

"probe.attr_string_array"() {value = ["a", "b"]} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: string array attribute}}
"probe.attr_string_array"() {value = ["a", @b]} : () -> ()

// -----

"probe.attr_symbol"() {value = @a} : () -> ()
"probe.attr_symbol"() {value = @a::@b} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: symbol reference attribute}}
"probe.attr_symbol"() {value = "a"} : () -> ()

// -----

"probe.attr_flat_symbol"() {value = @a} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: flat symbol reference attribute}}
"probe.attr_flat_symbol"() {value = @a::@b} : () -> ()

// -----

"probe.attr_elements"() {value = dense<1> : tensor<2xi32>} : () -> ()
"probe.attr_elements"() {value = sparse<[[0]], [1]> : tensor<2xi8>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: constant vector/tensor attribute}}
"probe.attr_elements"() {value = 1} : () -> ()

// -----

"probe.attr_index_elements"() {value = dense<1> : vector<2xindex>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: index elements attribute}}
"probe.attr_index_elements"() {value = dense<1> : vector<2xi32>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: index elements attribute}}
"probe.attr_index_elements"() {value = dense<1.0> : vector<2xf32>} : () -> ()

// -----

"probe.attr_i32_elements"() {value = dense<1> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer elements attribute}}
"probe.attr_i32_elements"() {value = dense<1> : tensor<2xi64>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer elements attribute}}
"probe.attr_i32_elements"() {value = dense<1> : tensor<2xui32>} : () -> ()

// -----

"probe.attr_ranked_i64_elements"() {value = dense<[1, 2]> : vector<2xi64>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
"probe.attr_ranked_i64_elements"() {value = dense<1> : vector<3xi64>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
"probe.attr_ranked_i64_elements"() {value = dense<1> : vector<2xi32>} : () -> ()

// -----

"probe.attr_f64_elements"() {value = dense<1.0> : tensor<2xf64>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit float elements attribute}}
"probe.attr_f64_elements"() {value = dense<1.0> : tensor<2xf32>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit float elements attribute}}
"probe.attr_f64_elements"() {value = dense<1> : tensor<2xi64>} : () -> ()

// -----

"probe.attr_string_elements"() {value = dense<"a"> : tensor<2x!y.s>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: string elements attribute}}
"probe.attr_string_elements"() {value = dense<1> : tensor<2xi8>} : () -> ()

// -----

"probe.attr_bools"() {value = array<i1: true, false>} : () -> ()
"probe.attr_bools"() {value = array<i1>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i1 dense array attribute}}
"probe.attr_bools"() {value = array<i8: 1>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i1 dense array attribute}}
"probe.attr_bools"() {value = [true]} : () -> ()

// -----

"probe.attr_i16s"() {value = array<i16: 1, -2>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i16 dense array attribute}}
"probe.attr_i16s"() {value = array<i32: 1>} : () -> ()

// -----

"probe.attr_f32s"() {value = array<f32: 1.5>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: f32 dense array attribute}}
"probe.attr_f32s"() {value = array<f64: 1.5>} : () -> ()

// -----

"probe.attr_map"() {value = affine_map<(d0) -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: AffineMap attribute}}
"probe.attr_map"() {value = affine_set<(d0) : (d0 == 0)>} : () -> ()

// -----

"probe.attr_set"() {value = affine_set<(d0) : (d0 == 0)>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: IntegerSet attribute}}
"probe.attr_set"() {value = affine_map<(d0) -> (d0)>} : () -> ()

// -----

"probe.attr_location"() {value = loc(unknown)} : () -> ()
"probe.attr_location"() {value = loc("file":1:2)} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: location attribute}}
"probe.attr_location"() {value = "file"} : () -> ()

// -----

"probe.attr_any_of"() {value = 1 : i32} : () -> ()
"probe.attr_any_of"() {value = "text"} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute or string attribute}}
"probe.attr_any_of"() {value = 1} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute or string attribute}}
"probe.attr_any_of"() {value = @text} : () -> ()

// -----

"probe.attr_min"() {value = 3 : i32} : () -> ()
"probe.attr_min"() {value = 99 : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 3}}
"probe.attr_min"() {value = 2 : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 3}}
"probe.attr_min"() {value = -9 : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 3}}
"probe.attr_min"() {value = 3} : () -> ()

// -----

"probe.attr_range"() {value = 3 : i32} : () -> ()
"probe.attr_range"() {value = 5 : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 3 whose maximum value is 5}}
"probe.attr_range"() {value = 2 : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 3 whose maximum value is 5}}
"probe.attr_range"() {value = 6 : i32} : () -> ()

// -----

"probe.attr_not"() {value = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute whose value is not 0}}
"probe.attr_not"() {value = 0 : i32} : () -> ()

// -----

"probe.attr_non_negative"() {value = 0} : () -> ()
"probe.attr_non_negative"() {value = 5} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
"probe.attr_non_negative"() {value = -1} : () -> ()

// -----

"probe.attr_positive"() {value = 1} : () -> ()
"probe.attr_positive"() {value = 5 : i999} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: arbitrary integer attribute whose value is positive}}
"probe.attr_positive"() {value = 0} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: arbitrary integer attribute whose value is positive}}
"probe.attr_positive"() {value = -1 : i999} : () -> ()

// -----

"probe.attr_alignment"() {value = 1} : () -> ()
"probe.attr_alignment"() {value = 64} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"probe.attr_alignment"() {value = 0} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"probe.attr_alignment"() {value = 3} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"probe.attr_alignment"() {value = -8} : () -> ()

// -----

"probe.attr_one_of"() {value = 4 : i32} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {1, 2, 4}}}
"probe.attr_one_of"() {value = 3 : i32} : () -> ()

// -----

"probe.attr_count"() {value = [1]} : () -> ()
"probe.attr_count"() {value = [1, 2]} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: array attribute with at least 1 elements with at most 2 elements}}
"probe.attr_count"() {value = []} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: array attribute with at least 1 elements with at most 2 elements}}
"probe.attr_count"() {value = [1, 2, 3]} : () -> ()

// -----

"probe.attr_nth"() {value = [0, 5]} : () -> ()
"probe.attr_nth"() {value = [0, 6, 7]} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit integer array attribute whose 1-th element must be at least 5 and at most 6}}
"probe.attr_nth"() {value = [0, 7]} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: 64-bit integer array attribute whose 1-th element must be at least 5 and at most 6}}
"probe.attr_nth"() {value = [0]} : () -> ()

// -----

"probe.attr_dense_count"() {value = array<i64: 1, 2>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements}}
"probe.attr_dense_count"() {value = array<i64: 1>} : () -> ()

// -----

"probe.attr_sorted"() {value = array<i64: 1, 1, 2>} : () -> ()
"probe.attr_sorted"() {value = array<i64>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i64 dense array attribute should be in non-decreasing order}}
"probe.attr_sorted"() {value = array<i64: 2, 1>} : () -> ()

// -----

"probe.attr_strictly_sorted"() {value = array<i64: 1, 2>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
"probe.attr_strictly_sorted"() {value = array<i64: 1, 1>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
"probe.attr_strictly_sorted"() {value = array<i64: 2, 1>} : () -> ()

// -----

"probe.attr_all_positive"() {value = array<f32: 0.5>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: f32 dense array attribute whose value is positive}}
"probe.attr_all_positive"() {value = array<f32: 0.5, 0.0>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: f32 dense array attribute whose value is positive}}
"probe.attr_all_positive"() {value = array<f32: -1.0>} : () -> ()

// -----

"probe.attr_not_negative_i8s"() {value = array<i8: 0, 127>} : () -> ()

"probe.attr_not_negative_i8s"() {value = array<i8>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i8 dense array attribute whose value is non-negative}}
"probe.attr_not_negative_i8s"() {value = array<i8: 0, -1>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i8 dense array attribute whose value is non-negative}}
"probe.attr_not_negative_i8s"() {value = array<i8: -128>} : () -> ()

// -----

"probe.attr_not_negative_i16s"() {value = array<i16: 32767>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i16 dense array attribute whose value is non-negative}}
"probe.attr_not_negative_i16s"() {value = array<i16: -32768>} : () -> ()

// -----

"probe.attr_not_negative_i32s"() {value = array<i32: 2147483647, 0>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i32 dense array attribute whose value is non-negative}}
"probe.attr_not_negative_i32s"() {value = array<i32: 1, -2147483648>} : () -> ()

// -----

"probe.attr_not_negative_i64s"() {value = array<i64: 9223372036854775807>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i64 dense array attribute whose value is non-negative}}
"probe.attr_not_negative_i64s"() {value = array<i64: -9223372036854775808>} : () -> ()

// -----

"probe.attr_not_negative_f32s"() {value = array<f32: 0.0, 1.5, -0.0, 0x7F800000>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: f32 dense array attribute whose value is non-negative}}
"probe.attr_not_negative_f32s"() {value = array<f32: -0.5>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: f32 dense array attribute whose value is non-negative}}
"probe.attr_not_negative_f32s"() {value = array<f32: 0x7FC00000>} : () -> ()

// -----

"probe.attr_not_negative_f64s"() {value = array<f64: 0.0, 1.0e+300>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: f64 dense array attribute whose value is non-negative}}
"probe.attr_not_negative_f64s"() {value = array<f64: 1.0, -1.0e-300>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: f64 dense array attribute whose value is non-negative}}
"probe.attr_not_negative_f64s"() {value = array<f64: 0x7FF8000000000000>} : () -> ()

// -----

"probe.attr_sorted_i8s"() {value = array<i8: -128, -1, 0, 0, 127>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i8 dense array attribute should be in non-decreasing order}}
"probe.attr_sorted_i8s"() {value = array<i8: 0, -1>} : () -> ()

// -----

"probe.attr_sorted_f64s"() {value = array<f64: -1.5, 0.0, 2.0>} : () -> ()

"probe.attr_sorted_f64s"() {value = array<f64: 1.0>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: f64 dense array attribute should be in non-decreasing order}}
"probe.attr_sorted_f64s"() {value = array<f64: 1.0, 0.5>} : () -> ()

// -----

"probe.attr_sorted_bools"() {value = array<i1: false, true, true>} : () -> ()

"probe.attr_sorted_bools"() {value = array<i1>} : () -> ()

// -----

// expected-error@+1 {{attribute 'value' failed to satisfy constraint: i1 dense array attribute should be in non-decreasing order}}
"probe.attr_sorted_bools"() {value = array<i1: true, false>} : () -> ()
